/// A view of a player. The host plays nothing.
nonisolated public struct VideoPlayer<Overlay: View>: View {
    private let overlay: Overlay
    /// A view of a player, with views above it.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) { overlay = videoOverlay() }
    public var body: some View { overlay }
}

extension VideoPlayer where Overlay == EmptyView {
    /// A view of a player.
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// A controller of a player.
open class AVPlayerViewController: UIViewController {
    /// The player.
    open var player: AVPlayer?
    /// Whether the controls show.
    open var showsPlaybackControls = true
    /// How the picture fills the view.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
}
