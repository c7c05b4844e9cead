import HeadlessUI

/// A card that is dragged, with a state that lasts as long as the drag.
struct CardView: View {
    @GestureState private var offset = CGSize.zero
    @GestureState private var isPressed = false
    @State private var place = CGSize.zero
    @State private var log: [String] = []

    var body: some View {
        Text("Card")
            .offset(offset)
            .gesture(
                DragGesture(minimumDistance: 5)
                    .updating($offset) { value, state, _ in state = value.translation }
                    .onChanged { log.append("changed \(Int($0.translation.width))") }
                    .onEnded { value in
                        log.append("ended")
                        place = value.translation
                    }
            )
            .simultaneousGesture(TapGesture().onEnded { log.append("tap") })
        Text("Press")
            .onLongPressGesture(minimumDuration: 1) {
                log.append("long")
            } onPressingChanged: {
                log.append("pressing \($0)")
            }
        Text("Pile")
            .gesture(
                LongPressGesture().updating($isPressed) { value, state, _ in state = value }
                    .sequenced(before: DragGesture())
                    .onChanged { value in
                        switch value {
                        case .first: log.append("first")
                        case .second(_, let drag):
                            log.append("second \(drag.map { "\(Int($0.translation.height))" } ?? "nil")")
                        }
                    }
                    .onEnded { _ in log.append("dropped") })
        Text("Photo").gesture(MagnifyGesture().onEnded { log.append("\($0.magnification)") })
        Text("offset \(Int(offset.width)) place \(Int(place.width)) pressed \(isPressed)")
        Text(log.joined(separator: ", "))
    }
}

/// Gestures within gestures.
struct NestedGesturesView: View {
    @State private var log: [String] = []
    @State private var isPriority = false

    var body: some View {
        VStack {
            Text("Inner").onTapGesture { log.append("inner") }
            Text("Other")
            Button("Button") { log.append("button") }
            Text("Dead").onTapGesture { log.append("dead") }.allowsHitTesting(false)
            Text("Gone").onTapGesture { log.append("gone") }.hidden()
        }
        .contentShape(Rectangle())
        .onTapGesture(count: 2) { log.append("double") }
        .onTapGesture { log.append("outer") }
        HStack {
            Text("Deep").onTapGesture { log.append("deep") }
        }
        .highPriorityGesture(TapGesture().onEnded { log.append("high") })
        Button("Save") { log.append("saved") }.keyboardShortcut("s")
        Text("Keys")
            .focusable()
            .onKeyPress(.upArrow) {
                log.append("up")
                return .handled
            }
            .onKeyPress { press in
                log.append(press.characters)
                return .ignored
            }
        Text(log.joined(separator: " "))
    }
}

/// A field in which nobody types: a tap on it opens a search.
struct SearchBarView: View {
    @State private var text = ""
    @State private var isOpen = false

    var body: some View {
        HStack {
            TextField("Search", text: $text).disabled(true)
        }
        .onTapGesture { isOpen = true }
        Text(isOpen ? "open" : "closed")
    }
}
