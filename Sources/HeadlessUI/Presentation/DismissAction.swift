/// An action that ends the presentation of a view: it dismisses the sheet or pops the page.
nonisolated public struct DismissAction: Sendable {
    let perform: @MainActor () -> Void

    /// Ends the presentation. Does nothing if the view is not presented.
    @MainActor @preconcurrency public func callAsFunction() { perform() }
}

/// The presentation state of a view, with the spelling from before `isPresented` and `dismiss`.
public struct PresentationMode: Sendable {
    /// Whether the view is presented.
    public private(set) var isPresented: Bool

    init(isPresented: Bool) { self.isPresented = isPresented }

    /// Ends the presentation.
    public mutating func dismiss() { isPresented = false }
}

/// The presentation of a view, as the environment stores it.
private struct Presentation {
    var isPresented = false
    var dismiss: @MainActor () -> Void = {}
}

private struct PresentationKey: EnvironmentKey {
    static let defaultValue = Presentation()
}

extension EnvironmentValues {
    /// The action that dismisses the enclosing sheet, cover or popover, or pops the enclosing page.
    public var dismiss: DismissAction { DismissAction(perform: self[PresentationKey.self].dismiss) }

    /// Whether a sheet, a cover, a popover or a pushed page presents the view.
    public var isPresented: Bool { self[PresentationKey.self].isPresented }

    /// The presentation state of the view. Dismissing the value ends the presentation.
    public var presentationMode: Binding<PresentationMode> {
        let presentation = self[PresentationKey.self]
        return Binding {
            PresentationMode(isPresented: presentation.isPresented)
        } set: { mode in
            guard !mode.isPresented else { return }
            MainActor.assumeIsolated { presentation.dismiss() }
        }
    }

    mutating func setDismissal(isPresented: Bool, _ dismiss: @escaping @MainActor () -> Void) {
        self[PresentationKey.self] = Presentation(isPresented: isPresented, dismiss: dismiss)
    }
}
