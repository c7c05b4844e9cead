import SwiftUI
import Testing

/// The pictures of a renderer.
@Suite struct `A renderer of images` {
    @Test func `has a picture of the proposed size`() async throws {
        try await onMainRunLoop {
            let renderer = ImageRenderer(content: Text("a"))
            renderer.proposedSize = ProposedViewSize(width: 20, height: 10)
            #expect(renderer.cgImage?.width == 20)
            #expect(renderer.uiImage?.size == CGSize(width: 20, height: 10))
        }
    }
}
