extension RuntimeIssue.Kind {
    /// The text of the issue. SwiftUI's issues have the text of SwiftUI's own log, as OpenSwiftUI quotes it.
    var message: String {
        switch self {
        case .staleDereference(.outOfRange(let index, let count), _):
            "Index out of range: a binding to the element at index \(index) was dereferenced, "
                + "but the collection has \(count) elements now."
        case .staleDereference(.wrongElement(let index, let found), let id):
            "A binding to element \(id.map(\.description) ?? "?") was dereferenced at index \(index), "
                + "where element \(found) is now."
        case .staleDereference(.foundNil, _):
            "Unexpectedly found nil while unwrapping an Optional value: a binding to its content was dereferenced."
        case .staleDereference(.broughtBack, let id):
            "A binding to the content of an Optional value wrote \(id.map { "element \($0)" } ?? "a value"), "
                + "although the optional was nil: what had been removed is back."
        case .staleOffset(let offset, let count):
            "Index out of range: something was to be done to the element at offset \(offset), "
                + "but the collection has \(count) elements now."
        case .stateOutsideOfView:
            "Accessing State's value outside of being installed on a View. "
                + "This will result in a constant Binding of the initial value and will not update."
        case .propertyOutsideOfView(let type):
            "Accessing \(type) outside of being installed on a View. "
                + "This will always read the default value and will not update."
        case .stateModifiedDuringUpdate:
            "Modifying state during view update, this will cause undefined behavior."
        case .publishedDuringUpdate:
            "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
        case .publishedOffMain:
            "Publishing changes from background threads is not allowed; make sure to publish values from the "
                + "main thread (via operators like receive(on:)) on model updates."
        case .duplicateID(let id):
            "ForEach: the ID \(id) occurs multiple times within the collection, this will give undefined results!"
        case .constantRangeChanged(let count, let initialCount):
            "ForEach count (\(count)) != its initial count (\(initialCount)). `ForEach(_:content:)` should only be used "
                + "for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and "
                + "provide an explicit `id`!"
        case .missingDestination(let type):
            "A NavigationLink is presenting a value of type “\(type)” but there is no matching navigation destination visible "
                + "from the location of the link. The link cannot be activated."
        case .missingScene(let what):
            "openWindow was called for a scene \(what), and the app has none. No window is opened."
        case .missingEnvironmentObject(let type):
            "No ObservableObject of type \(type) found. "
                + "A View.environmentObject(_:) for \(type) may be missing as an ancestor of this view."
        case .missingObservable(let type):
            "No Observable object of type \(type) found. "
                + "A View.environmentObject(_:) for \(type) may be missing as an ancestor of this view."
        case .neverSettles:
            "An update led to further updates without an end: an onChange or onAppear action changes what it reacts to."
        case .cannotRunScript(let reason):
            "The loop could not be run, and nothing was done: \(reason)."
        case .gaveUpWaiting(let what, let seconds):
            "Waited \(seconds.formatted()) s for \(what)."
        case .modelMisuse(let misuse): misuse.message
        case .mistake(let mistake): mistake.message
        }
    }
}
