/// Ends the presentation of a view: its sheet goes, or its page is popped.
nonisolated public struct DismissAction: Sendable {
    let perform: @MainActor () -> Void

    /// Ends the presentation. Where the view is not presented, nothing happens.
    @MainActor @preconcurrency public func callAsFunction() { perform() }
}

/// Whether a view is presented, as views before `isPresented` and `dismiss` ask for it.
public struct PresentationMode: Sendable {
    /// Whether the view is presented.
    public private(set) var isPresented: Bool

    init(isPresented: Bool) { self.isPresented = isPresented }

    /// Ends the presentation.
    public mutating func dismiss() { isPresented = false }
}

/// What the environment knows of the presentation of a view.
private struct Presentation {
    var isPresented = false
    var dismiss: @MainActor () -> Void = {}
}

private struct PresentationKey: EnvironmentKey {
    static let defaultValue = Presentation()
}

extension EnvironmentValues {
    /// Ends the presentation of the view: of the sheet, cover or popover that it is in, or of the page of a stack.
    public var dismiss: DismissAction { DismissAction(perform: self[PresentationKey.self].dismiss) }

    /// Whether the view is presented: in a sheet, a cover, a popover or on a page that was pushed.
    public var isPresented: Bool { self[PresentationKey.self].isPresented }

    /// Whether the view is presented; dismissing the value ends that.
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
