import FuzzReports
import HeadlessUI

extension RuntimeIssue {
    /// What to do about an issue whose message does not say it; empty for other issues.
    var advice: [LabelledText] {
        let text: String? =
            switch kind {
            case .staleOffset:
                "The offsets are those of the elements that body showed last. In body, keep these elements in a constant; take the "
                    + "ids at the offsets from it, and remove or move the elements that have these ids."
            case .stateModifiedDuringUpdate, .publishedDuringUpdate:
                "Make the change in an action, or in onAppear, onChange or task: no body, initializer or binding's getter may "
                    + "change what a view shows."
            case .stateOutsideOfView, .propertyOutsideOfView:
                "Read the property in body or in an action that body makes, and pass its value on, in place of a copy of the view. In a "
                    + "#Preview, mark its variables @Previewable."
            case .duplicateID:
                "Give each element an id of its own, for example a UUID that its initializer makes."
            case .missingDestination(let type):
                "Declare navigationDestination(for: \(type).self) within the NavigationStack of the link."
            case .missingScene(let what):
                "Declare a WindowGroup or Window \(what) in the app's body."
            case .missingEnvironmentObject(let type):
                "Add environmentObject to the root of the view, and to the content of each sheet that needs a \(type)."
            case .missingObservable(let type):
                "Add environment(\(type.prefix(1).lowercased() + type.dropFirst())) to the root of the view, and to the content of each "
                    + "sheet that needs it."
            case .neverSettles:
                "Change a value in onChange or onAppear only if it differs."
            case .publishedOffMain(let type?):
                "Mark \(type) @MainActor, or change it in await MainActor.run { … }."
            case .publishedOffMain(nil):
                "Post on the main thread, or add .receive(on: DispatchQueue.main) to the publisher. It delivers later, so let the "
                    + "handler look up by id what it needs."
            case .modelMisuse(let misuse): misuse.advice
            case .mistake(let mistake): mistake.advice.isEmpty ? nil : mistake.advice
            case .staleDereference, .constantRangeChanged, .cannotRunScript, .gaveUpWaiting: nil
            }
        return text.map { [LabelledText(label: "Instead", text: $0)] } ?? []
    }
}

extension ModelMisuse {
    /// What to do about the misuse.
    fileprivate var advice: String {
        switch kind {
        case .detached, .invalidated, .unfulfilledFault:
            "\(clear) Or give the view a value with a copy of what it shows, and guard the handler with \(isThere)."
        case .missingValue where deletion == nil:
            "Give \(property) a default value in the model, or make it optional in the class."
        case .missingValue:
            "\(clear) Or make \(property) optional in the class, and guard the view with \(isThere)."
        case .reset: "Keep the ModelContainer for as long as code has objects of it."
        case .otherContext, .deletionByOtherContext:
            "Look the object up by its \(identifierName) in the context \(kind == .otherContext ? "of the \(model)" : "that deletes it")."
        case .requiredRelationship:
            "Make \(property) optional, or delete the \(model) with the object: deleteRule .cascade."
        case .lostWrite: "Look the \(model) up in the context by its \(identifierName) before the write."
        case .otherThread:
            "Pass the \(identifierName) on, and look the \(model) up in the context of the actor that uses it."
        }
    }

    private var clear: String {
        "Before the deletion, clear what still shows the \(model): the selection, the sheet's item, the array."
    }
    /// The condition that the object is not deleted.
    private var isThere: String {
        let variable = model.prefix(1).lowercased() + model.dropFirst()
        return switch framework {
        case .swiftData: "\(variable).modelContext != nil"
        case .coreData: "\(variable).managedObjectContext != nil"
        case .realm: "!\(variable).isInvalidated"
        }
    }
    private var identifierName: String { framework == .swiftData ? "persistentModelID" : "objectID" }
}
