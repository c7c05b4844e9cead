import SwiftUIMacros

/// Data that previews share.
@Observable final class SampleFeeds {
    var names = ["Swift"]
}

struct SampleFeedsModifier: PreviewModifier {
    static func makeSharedContext() async throws -> SampleFeeds {
        await Task.yield()
        return SampleFeeds()
    }

    func body(content: Content, context: SampleFeeds) -> some View {
        content.environment(context)
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var sampleFeeds: Self = .modifier(SampleFeedsModifier())
}

struct SampleFeedsView: View {
    @Environment(SampleFeeds.self) private var feeds

    var body: some View {
        ForEach(feeds.names, id: \.self) { Text($0) }
        Button("Add") { feeds.names.append("Feed \(feeds.names.count)") }
    }
}

#Preview(traits: .sampleFeeds) {
    SampleFeedsView()
}

#Preview("UIKit view") {
    let view = UIView()
    view.addSubview(UIView())
    return view
}

#Preview("UIKit controller") {
    let controller = UIHostingController(rootView: Button("Hosted") {})
    return controller
}

#Preview("Plain controller") { UIViewController() }

@available(iOS 17, macOS 14, *)
#Preview("Available") { Text("available") }

/// A predicate, as Foundation's macro makes it.
let shortNames = #Predicate<String> { $0.count < 5 }
