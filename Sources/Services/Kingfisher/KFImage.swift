@_exported import Foundation
import HeadlessUI
import SwiftUI
import UIKit

/// An image that was loaded.
public struct RetrieveImageResult: Sendable {
    /// The image.
    public let image: UIImage
}

/// The reason why an image is not there.
public enum KingfisherError: Error, Sendable {
    /// There is no URL.
    case emptySource
}

/// An image of a URL. As `AsyncImage`, it shows its placeholder: nothing is loaded.
public struct KFImage: View {
    private let url: URL?
    private var placeholder: AnyView?

    /// The image of a URL.
    public init(_ url: URL?) { self.url = url }
    /// The image of a URL.
    public static func url(_ url: URL?, cacheKey: String? = nil) -> KFImage { KFImage(url) }

    /// The placeholder.
    public var body: some View {
        if let placeholder { placeholder } else { AsyncImage(url: url) }
    }

    /// Shows a view until the image is loaded.
    public func placeholder<Content: View>(@ViewBuilder _ content: () -> Content) -> KFImage {
        var image = self
        image.placeholder = AnyView(content())
        return image
    }
    /// Shows a view until the image is loaded, which gets how much is.
    public func placeholder<Content: View>(@ViewBuilder _ content: (Progress) -> Content) -> KFImage {
        placeholder { content(Progress(totalUnitCount: 1)) }
    }
    /// Lets the image fill its space.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
    ) -> KFImage { self }
    /// Shows the image as it is, or in one color.
    public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> KFImage { self }
    /// Changes the image once it is loaded, which never happens here.
    public func configure(_ block: @escaping (Image) -> Image) -> KFImage { self }
    /// Fades in, for some seconds.
    public func fade(duration: TimeInterval) -> KFImage { self }
    /// Keeps the image in memory only.
    public func cacheMemoryOnly(_ enabled: Bool = true) -> KFImage { self }
    /// Keeps the image as the server has it.
    public func cacheOriginalImage(_ enabled: Bool = true) -> KFImage { self }
    /// Loads the image again.
    public func forceRefresh(_ enabled: Bool = true) -> KFImage { self }
    /// Reads a kept image at once.
    public func loadDiskFileSynchronously(_ enabled: Bool = true) -> KFImage { self }
    /// Stops loading as the image disappears.
    public func cancelOnDisappear(_ flag: Bool) -> KFImage { self }
    /// Tries again, some seconds apart.
    public func retry(maxCount: Int, interval: TimeInterval) -> KFImage { self }
    /// Calls a function once the image is loaded, which never happens here.
    public func onSuccess(_ action: ((RetrieveImageResult) -> Void)?) -> KFImage { self }
    /// Calls a function if the image cannot be loaded, which never happens here.
    public func onFailure(_ action: ((KingfisherError) -> Void)?) -> KFImage { self }
    /// Calls a function as the image loads, which never happens here.
    public func onProgress(_ action: ((Int64, Int64) -> Void)?) -> KFImage { self }
}

extension KFImage: ImageLoading {}
