import SwiftData
import ViewFuzz

/// Returns a container with the objects that a closure inserts. Each case needs its own, because cases delete objects.
@MainActor func filledContainer(
    _ models: [any PersistentModel.Type], _ fill: (ModelContext) -> Void
) -> ModelContainer {
    guard let container = try? ModelContainer(for: Schema(models)) else {
        preconditionFailure("A container in memory cannot fail.")
    }
    fill(container.mainContext)
    return container
}

extension PersistentModel {
    /// Whether the object is in a context that has not deleted it. Does not notice the deletions of other contexts.
    var isLive: Bool { modelContext != nil && !isDeleted }
}

extension ModelContext {
    /// Returns the object with an identifier; nil if any context has deleted it.
    func existing<Model: PersistentModel>(_ id: PersistentIdentifier) -> Model? {
        (try? fetch(FetchDescriptor<Model>()))?.first { $0.persistentModelID == id }
    }
}
