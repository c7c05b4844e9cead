import SwiftUIMacros

/// Shows whether an article has a star.
struct StarView: View {
    @Binding var isStarred: Bool
    @Environment(\.starName) private var name

    var body: some View {
        Toggle(name, isOn: $isStarred)
    }
}

extension EnvironmentValues {
    @Entry var starName = "Star"
    @Entry public var starColor: Color?
    @Entry var starSizes: [CGFloat] = [1, 2]
}

extension Transaction {
    @Entry var isFromStar = false
}

extension ContainerValues {
    @Entry var starCount: Int = 0
}

extension FocusedValues {
    @Entry var starredArticle: Binding<String>?
}

#Preview("On and off") {
    @Previewable @State var isStarred = false
    @Previewable @State var count: Int = 0
    @Previewable let title = "Article"

    let status = isStarred ? "on" : "off"
    VStack {
        Text("\(title) is \(status), \(count) changes")
        StarView(isStarred: $isStarred)
            .onChange(of: isStarred) { count += 1 }
            .containerValue(\.starCount, 2)
    }
    .environment(\.starName, "Favorite")
}

@Animatable struct StarShape: Shape {
    var size: CGFloat
    var angle = Angle.zero
    var brightness = 1.0
    @AnimatableIgnored var points = 5
    let name = "star"

    func path(in rect: CGRect) -> Path { Path(rect) }
}

@Animatable struct StarEffect: ViewModifier {
    var opacity: Double

    func body(content: Content) -> some View { content.opacity(opacity) }
}

struct StarView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            StarView(isStarred: .constant(true)).previewDisplayName("On")
            StarView(isStarred: .constant(false)).previewDisplayName("Off")
        }
        .previewLayout(.sizeThatFits)
    }
}

private struct Kept_Previews: PreviewProvider {
    static var previews: some View { Text("kept") }
}

private final class Kept: PreviewUse<Kept_Previews> {}
private final class KeptStar: PreviewUse<StarView_Previews> {}
private final class KeptApp: PreviewUse<ReaderApp> {}
