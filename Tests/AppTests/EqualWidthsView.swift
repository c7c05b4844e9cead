import HeadlessUI

struct MaximumWidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct FieldTitlesKey: PreferenceKey {
    static var defaultValue: [String] { [] }

    static func reduce(value: inout [String], nextValue: () -> [String]) {
        value.append(contentsOf: nextValue())
    }
}

struct FieldBoundsKey: PreferenceKey {
    typealias Value = [String: Anchor<CGRect>]

    static var defaultValue: Value { [:] }

    static func reduce(value: inout Value, nextValue: () -> Value) {
        value.merge(nextValue()) { $1 }
    }
}

extension View {
    func equalWidth(_ width: CGFloat?) -> some View {
        background(
            GeometryReader { proxy in
                Color.clear.preference(key: MaximumWidthKey.self, value: proxy.size.width)
            }
        )
        .frame(width: width, alignment: .leading)
    }
}

struct EqualWidthsView: View {
    @State private var titleWidth: CGFloat?
    @State private var titles: [String] = []
    @State private var showsCity = false
    @State private var focusedTitle = "Name"

    var body: some View {
        VStack(alignment: .leading) {
            field("Name", "Ada")
            field("Street", "Main Street 1")
            if showsCity {
                field("City of residence", "London")
            }
            Toggle("Show city", isOn: $showsCity)
            Text("Fields: \(titles.joined(separator: ", "))")
            Text(titleWidth == nil ? "Not measured" : "Measured")
            Text("Chosen: \(focusedTitle)")
        }
        .onPreferenceChange(MaximumWidthKey.self) { width in
            titleWidth = width
        }
        .onPreferenceChange(FieldTitlesKey.self) { titles in
            self.titles = titles
        }
        .overlayPreferenceValue(FieldBoundsKey.self) { bounds in
            GeometryReader { proxy in
                if let anchor = bounds[focusedTitle] {
                    let frame = proxy[anchor]
                    RoundedRectangle(cornerRadius: 4)
                        .stroke(.tint, lineWidth: 2)
                        .frame(width: frame.width, height: frame.height)
                        .offset(x: frame.minX, y: frame.minY)
                        .allowsHitTesting(false)
                }
            }
        }
        .coordinateSpace(name: "form")
        .padding()
    }

    private func field(_ title: String, _ value: String) -> some View {
        HStack(alignment: .firstTextBaseline) {
            Text(title)
                .equalWidth(titleWidth)
            Text(value)
                .alignmentGuide(.leading) { $0[.trailing] }
        }
        .preference(key: FieldTitlesKey.self, value: [title])
        .anchorPreference(key: FieldBoundsKey.self, value: .bounds) { [title: $0] }
        .onTapGesture { focusedTitle = title }
        .accessibilityLabel(title)
    }
}
