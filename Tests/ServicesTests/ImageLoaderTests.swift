import Kingfisher
import SDWebImageSwiftUI
import SwiftUI
import Testing
import ViewFuzz

/// Views of packages that load images.
@Suite struct `A loader of images` {
    @Test func `shows its placeholder, which is no work without an end`() async throws {
        try await onMainRunLoop {
            let host = Host { AvatarSheet() }
            let start = host.progressViews
            try host.click("Open")
            host.settle()
            #expect(host.texts.contains("no web image") && host.texts.contains("no image"))
            host.checkAtRest(by: Oracle.trusted, since: start)
            #expect(host.issues.isEmpty)
            try host.close()
        }
    }
}

private struct AvatarSheet: View {
    @State private var isShown = false
    private let url = URL(string: "https://example.com/a.png")

    var body: some View {
        Button("Open") { isShown = true }
            .sheet(isPresented: $isShown) {
                WebImage(url: url).resizable().indicator(.activity).placeholder { Text("no web image") }.scaledToFit()
                KFImage(url).resizable().placeholder { Text("no image") }.fade(duration: 0.2).frame(width: 40)
                KFImage(url).placeholder { ProgressView() }
                AsyncImage(url: url) {
                    $0.resizable()
                } placeholder: {
                    ProgressView()
                }
            }
    }
}
