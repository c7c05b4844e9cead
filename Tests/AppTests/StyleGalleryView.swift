import HeadlessUI

struct FilledButtonStyle: ButtonStyle {
    var color: Color = .accentColor
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.body.weight(.medium))
            .padding(.init(top: 10, leading: 20, bottom: 10, trailing: 20))
            .background(isEnabled ? color : .gray)
            .foregroundColor(configuration.role == .destructive ? .red : .white)
            .cornerRadius(10)
            .scaleEffect(configuration.isPressed ? 0.96 : 1)
    }
}

extension ButtonStyle where Self == FilledButtonStyle {
    static var filled: FilledButtonStyle { FilledButtonStyle() }

    static func filled(_ color: Color) -> FilledButtonStyle { FilledButtonStyle(color: color) }
}

struct TwoStepButtonStyle: PrimitiveButtonStyle {
    @State private var isArmed = false

    func makeBody(configuration: Configuration) -> some View {
        if isArmed {
            Button("Really?") {
                isArmed = false
                configuration.trigger()
            }
        } else {
            configuration.label
                .onTapGesture { isArmed = true }
        }
    }
}

struct CardModifier: ViewModifier {
    var isHighlighted = false

    func body(content: Content) -> some View {
        content
            .padding()
            .background(RoundedRectangle(cornerRadius: 16).fill(isHighlighted ? Color.yellow : Color.white))
            .overlay(RoundedRectangle(cornerRadius: 16).stroke(Color.gray, lineWidth: 1))
            .shadow(color: .gray.opacity(0.3), radius: 4, x: 0, y: 2)
    }
}

struct ClearButtonModifier: ViewModifier {
    @Binding var text: String

    func body(content: Content) -> some View {
        HStack {
            content
            if !text.isEmpty {
                Button("Clear text") { text = "" }
            }
        }
    }
}

extension View {
    func card(isHighlighted: Bool = false) -> some View {
        modifier(CardModifier(isHighlighted: isHighlighted))
    }

    func clearable(_ text: Binding<String>) -> some View {
        modifier(ClearButtonModifier(text: text))
    }

    @ViewBuilder
    func `if`(_ condition: Bool, transform: (Self) -> some View) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }
}

struct BoldLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon.foregroundStyle(.tint)
            configuration.title.bold()
        }
    }
}

struct StyleGalleryView: View {
    @State private var presses = 0
    @State private var deletions = 0
    @State private var text = "Hello"
    @State private var isEnabled = true

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                Text("Pressed \(presses), deleted \(deletions)")
                    .card(isHighlighted: presses > 1)
                Button("Filled") { presses += 1 }
                    .buttonStyle(.filled)
                    .disabled(!isEnabled)
                Button("Colored") { presses += 10 }
                    .buttonStyle(.filled(.purple))
                Button("Delete all") { deletions += 1 }
                    .buttonStyle(TwoStepButtonStyle())
                Toggle("Enabled", isOn: $isEnabled)
                TextField("Text", text: $text)
                    .clearable($text)
                Label("Bold label", systemImage: "bolt")
                    .labelStyle(BoldLabelStyle())
                Text(text.isEmpty ? "Empty" : text)
                    .if(isEnabled) { $0.underline() }
            }
        }
    }
}
