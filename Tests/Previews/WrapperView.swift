import SwiftUIMacros

/// A counter that a preview owns.
final class WrapperCounter: ObservableObject {
    @Published var count = 0
}

#Preview {
    @Previewable @State var state = 0
    @Previewable @AppStorage("wrapped") var storage = 0
    @Previewable @SceneStorage("wrapped") var scene = 0
    @Previewable @StateObject var object = WrapperCounter()
    @Previewable @FocusState var focus: Bool
    @Previewable @GestureState var gesture = 0
    @Previewable @Namespace var namespace
    @Previewable @Environment(\.dismiss) var dismiss
    @Previewable @ScaledMetric var size = 10.0

    Text("state \(state) storage \(storage) scene \(scene) object \(object.count) focus \(focus) gesture \(gesture)")
        .matchedGeometryEffect(id: size, in: namespace)
        .focused($focus)
    Button("Change") {
        state += 1
        storage += 1
        scene += 1
        object.count += 1
    }
    Button("Dismiss") { dismiss() }
}
