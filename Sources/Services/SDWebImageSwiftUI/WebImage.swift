@_exported import Foundation
import HeadlessUI
import SwiftUI
import UIKit

/// How an image is loaded. Accepted without an effect.
public struct SDWebImageOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// The options of a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Tries a URL again that has failed.
    public static let retryFailed = SDWebImageOptions(rawValue: 1 << 0)
    /// Loads other images first.
    public static let lowPriority = SDWebImageOptions(rawValue: 1 << 1)
    /// Shows the image as it loads.
    public static let progressiveLoad = SDWebImageOptions(rawValue: 1 << 2)
    /// Asks the server for the image again.
    public static let refreshCached = SDWebImageOptions(rawValue: 1 << 3)
    /// Goes on in the background.
    public static let continueInBackground = SDWebImageOptions(rawValue: 1 << 4)
    /// Loads this image first.
    public static let highPriority = SDWebImageOptions(rawValue: 1 << 8)
    /// Shows the placeholder only after a failure.
    public static let delayPlaceholder = SDWebImageOptions(rawValue: 1 << 9)
}

/// Where an image comes from.
public enum SDImageCacheType: Int, Sendable {
    /// The network.
    case none
    /// The disk.
    case disk
    /// Memory.
    case memory
    /// Any of these.
    case all
}

/// The sign of an image that loads. Accepted without an effect.
public struct Indicator<Content: View> {
    private init() {}
}

extension Indicator where Content == EmptyView {
    /// A spinner.
    public static var activity: Indicator { Indicator() }
    /// A bar.
    public static var progress: Indicator { Indicator() }
}

/// An image of a URL. As `AsyncImage`, it shows its placeholder: nothing is loaded.
public struct WebImage: View {
    private let url: URL?
    private var placeholder: AnyView?

    /// The image of a URL.
    public init(
        url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [String: Any]? = nil,
        isAnimating: Binding<Bool> = .constant(true)
    ) {
        self.url = url
    }

    /// A view of the image of a URL, and a placeholder.
    public init<Content: View, Placeholder: View>(
        url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [String: Any]? = nil,
        isAnimating: Binding<Bool> = .constant(true), @ViewBuilder content: @escaping (Image) -> Content,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) {
        self.url = url
        self.placeholder = AnyView(placeholder())
    }

    /// The placeholder.
    public var body: some View {
        if let placeholder { placeholder } else { AsyncImage(url: url) }
    }

    /// Shows a view until the image is loaded.
    public func placeholder<Content: View>(@ViewBuilder _ content: () -> Content) -> WebImage {
        var image = self
        image.placeholder = AnyView(content())
        return image
    }
    /// Shows an image until this one is loaded.
    public func placeholder(_ image: Image) -> WebImage { placeholder { image } }
    /// Shows a spinner or a bar until the image is loaded. Has no effect here.
    public func indicator<Content: View>(_ indicator: Indicator<Content>) -> WebImage { self }
    /// Lets the image fill its space.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
    ) -> WebImage { self }
    /// Shows the image as it is, or in one color.
    public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> WebImage { self }
    /// Chooses the quality of a scaled image.
    public func interpolation(_ interpolation: Image.Interpolation) -> WebImage { self }
    /// Smooths the edges.
    public func antialiased(_ isAntialiased: Bool) -> WebImage { self }
    /// Calls a function once the image is loaded, which never happens here.
    public func onSuccess(perform action: @escaping (PlatformImage, Data?, SDImageCacheType) -> Void) -> WebImage {
        self
    }
    /// Calls a function if the image cannot be loaded, which never happens here.
    public func onFailure(perform action: @escaping (any Error) -> Void) -> WebImage { self }
    /// Calls a function as the image loads, which never happens here.
    public func onProgress(perform action: @escaping (Int, Int) -> Void) -> WebImage { self }
    /// Loads the image again if it has failed.
    public func retryOnAppear(_ flag: Bool) -> WebImage { self }
    /// Stops loading as the image disappears.
    public func cancelOnDisappear(_ flag: Bool) -> WebImage { self }
}

extension WebImage: ImageLoading {}

/// An image with frames.
public typealias AnimatedImage = WebImage
/// An image of the platform.
public typealias PlatformImage = UIImage

extension AnyTransition {
    /// Fades in.
    public static var fade: AnyTransition { .opacity }
    /// Fades in, for some seconds.
    public static func fade(duration: Double) -> AnyTransition { .opacity }
}
