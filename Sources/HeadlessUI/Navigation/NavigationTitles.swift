nonisolated struct TitleModifier: PrimitiveModifier {
    typealias Body = Never
    let title: Text
    let binding: Binding<String>?
    @MainActor func makeEffect() -> TitleEffect { TitleEffect() }
}

/// Keeps the title of a page for whoever asks.
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

/// Keeps whether a page has a back button for the verb that asks.
@MainActor final class BackButtonEffect: ModifierEffect {
    private(set) var isHidden = false

    func update(_ modifier: BackButtonModifier, at node: Node) { isHidden = modifier.isHidden }
}

extension View {
    /// The title of the page. It is no text of the page, but that of its bar: a host has it as `navigationTitle`.
    nonisolated public func navigationTitle<S: TextSource>(_ title: S) -> some View {
        modifier(TitleModifier(title: title.shownText, binding: nil))
    }

    /// The title of the page, which could be edited in its bar.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(TitleModifier(title: Text(verbatim: ""), binding: title))
    }

    /// The title of the page, as apps before iOS 14 spell it.
    nonisolated public func navigationBarTitle<S: TextSource>(_ title: S) -> some View { navigationTitle(title) }

    /// The title of the page, as apps before iOS 14 spell it.
    nonisolated public func navigationBarTitle<S: TextSource>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title) }

    /// A second title of the page. Has no effect here.
    nonisolated public func navigationSubtitle<S: TextSource>(_ subtitle: S) -> some View { self }

    /// Says whether the page has a back button. Without one a person cannot go back; the app still can.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        modifier(BackButtonModifier(isHidden: hidesBackButton))
    }

    /// Says how large the title is. Has no effect here.
    nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    { self }

    /// Says how large the title is. Has no effect here.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

    /// Hides the bar. Has no effect here: what is in it can be operated.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }

    /// Views in the bar, as apps before iOS 14 spell it.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        LayeredView(
            content: self, layer: TupleView((leading, trailing), children: [leading, trailing]), isInFront: true)
    }

    /// Views in the bar, as apps before iOS 14 spell it.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        LayeredView(content: self, layer: leading, isInFront: true)
    }

    /// Views in the bar, as apps before iOS 14 spell it.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        LayeredView(content: self, layer: trailing, isInFront: true)
    }
}
