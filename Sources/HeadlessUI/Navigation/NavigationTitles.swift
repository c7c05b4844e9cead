nonisolated struct TitleModifier: PrimitiveModifier {
    typealias Body = Never
    let title: Text
    let binding: Binding<String>?
    @MainActor func makeEffect() -> TitleEffect { TitleEffect() }
}

/// Stores the title of a page for the host.
@MainActor final class TitleEffect: ModifierEffect {
    private(set) var title = ""

    func update(_ modifier: TitleModifier, at node: Node) {
        title = modifier.binding.map { node.following($0) } ?? modifier.title.content
    }
}

nonisolated struct BackButtonModifier: PrimitiveModifier {
    typealias Body = Never
    let isHidden: Bool
    @MainActor func makeEffect() -> BackButtonEffect { BackButtonEffect() }
}

/// Stores whether a page hides its back button, for the host's verb that goes back.
@MainActor final class BackButtonEffect: ModifierEffect {
    private(set) var isHidden = false

    func update(_ modifier: BackButtonModifier, at node: Node) { isHidden = modifier.isHidden }
}

extension View {
    /// Sets the title of the page. The title belongs to the bar, not to the texts of the page: a host exposes it as
    /// `navigationTitle`.
    nonisolated public func navigationTitle<S: TextSource>(_ title: S) -> some View {
        modifier(TitleModifier(title: title.shownText, binding: nil))
    }

    /// Sets the title of the page to a binding, which a bar could edit.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(TitleModifier(title: Text(verbatim: ""), binding: title))
    }

    /// Sets the title of the page, with the spelling from before iOS 14.
    nonisolated public func navigationBarTitle<S: TextSource>(_ title: S) -> some View { navigationTitle(title) }

    /// Sets the title of the page, with the spelling from before iOS 14.
    nonisolated public func navigationBarTitle<S: TextSource>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title) }

    /// Sets the subtitle of the page. Has no effect here.
    nonisolated public func navigationSubtitle<S: TextSource>(_ subtitle: S) -> some View { self }

    /// Hides the back button of the page. Then a person cannot go back; the app still can.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        modifier(BackButtonModifier(isHidden: hidesBackButton))
    }

    /// Sets the size of the title. Has no effect here.
    nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    { self }

    /// Sets the size of the title. Has no effect here.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

    /// Hides the navigation bar. Has no effect here: the controls in the bar still accept input.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }

    /// Adds views to the navigation bar, with the spelling from before iOS 14.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        LayeredView(
            content: self, layer: TupleView((leading, trailing), children: [leading, trailing]), isInFront: true)
    }

    /// Adds views to the navigation bar, with the spelling from before iOS 14.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        LayeredView(content: self, layer: leading, isInFront: true)
    }

    /// Adds views to the navigation bar, with the spelling from before iOS 14.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        LayeredView(content: self, layer: trailing, isInFront: true)
    }
}
