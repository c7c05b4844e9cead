import SwiftUIMacros

/// A stage of some work.
enum Stage: String, CaseIterable {
    case planning, done
}

#Preview("Stage", arguments: Stage.allCases) { stage in
    Text(stage.rawValue)
}

#Preview(arguments: ["Plan", "Done, with a comma"]) { title in
    let title = title
    Text(title)
}

#Preview("Traits", traits: .sizeThatFitsLayout, .portrait, arguments: [7]) { Text("\($0)") }

#Preview("Hosted", arguments: [3]) { number in
    UIHostingController(rootView: Text("hosted \(number)"))
}

#Preview("Window", windowStyle: .automatic) { Text("window") }

#Preview("Space", immersionStyle: .mixed) { Text("space") }

#Preview("Cameras", traits: .landscapeLeft) {
    Text("cameras")
} cameras: {
    PreviewCamera(from: .front)
    PreviewCamera(from: .top, zoom: 2, name: "Above")
}
