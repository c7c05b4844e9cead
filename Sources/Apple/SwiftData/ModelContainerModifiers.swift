import SwiftUI

/// Where views have their context from. A container has a main context for each host.
enum ModelContextSource {
    case container(ModelContainer)
    case context(ModelContext)
}

extension EnvironmentValues {
    /// The context of the views. Without a container, it is that of a container without models.
    public var modelContext: ModelContext {
        get {
            switch modelContextSource {
            case .container(let container): container.state.mainContext(of: container)
            case .context(let context): context
            }
        }
        set { modelContextSource = .context(newValue) }
    }

    fileprivate var modelContextSource: ModelContextSource {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

private struct ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContextSource {
        guard let empty else { preconditionFailure("A container without models cannot fail.") }
        return .container(empty)
    }

    private static let empty = try? ModelContainer(for: Schema([]))
}

extension View {
    /// Sets the container whose context the views use.
    @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some View {
        container.prepareForViews()
        return environment(\.modelContextSource, .container(container))
    }
    /// Sets the context that the views use.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
        modelContext.prepareForViews()
        return environment(\.modelContext, modelContext)
    }
    /// Makes a container of a model for the views.
    @MainActor @preconcurrency public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }
    /// Makes a container of models for the views.
    @MainActor @preconcurrency public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(
            MadeContainer(
                models: modelTypes, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup
            ))
    }
}

extension Scene {
    /// Sets the container whose context the windows use.
    @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some Scene {
        container.prepareForViews()
        return environment(\.modelContextSource, .container(container))
    }
    /// Sets the context that the windows use.
    @MainActor @preconcurrency public func modelContext(_ modelContext: ModelContext) -> some Scene {
        modelContext.prepareForViews()
        return environment(\.modelContext, modelContext)
    }
    /// Makes a container of a model for the windows.
    @MainActor @preconcurrency public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }
    /// Makes a container of models for the windows.
    @MainActor @preconcurrency public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        changing(isOfApp: true) {
            $0.modelContainer(
                for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
                onSetup: onSetup)
        }
    }
}

/// A container that belongs to the identity of a view.
private struct MadeContainer: ViewModifier {
    let models: [any PersistentModel.Type]
    let isAutosaveEnabled: Bool
    let isUndoEnabled: Bool
    let onSetup: (Result<ModelContainer, any Error>) -> Void
    @State private var made = Made()
    @Environment(\.undoManager) private var undoManager

    @MainActor private final class Made {
        private var container: ModelContainer?
        nonisolated init() {}

        /// - Parameters:
        ///   - setup: What the code asks for.
        ///   - undoManager: The undo manager of the window.
        func container(_ setup: MadeContainer, _ undoManager: UndoManager?) -> ModelContainer? {
            if let container { return container }
            let result = Result { try ModelContainer(for: Schema(setup.models)) }
            container = try? result.get()
            container?.mainContext.autosaveEnabled = setup.isAutosaveEnabled
            if setup.isUndoEnabled { container?.mainContext.undoManager = undoManager ?? UndoManager() }
            setup.onSetup(result)
            return container
        }
    }

    func body(content: Content) -> some View {
        let undoManager = isUndoEnabled ? undoManager : nil
        return content.transformEnvironment(\.modelContextSource) { source in
            let container = MainActor.assumeIsolated { made.container(self, undoManager) }
            if let container { source = .container(container) }
        }
    }
}
