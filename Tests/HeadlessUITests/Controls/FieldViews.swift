import HeadlessUI

/// A form of a name, a mail and a note, of which the next is focused when one is submitted.
struct RegistrationView: View {
    enum Field: Hashable { case name, mail }
    @State var name = ""
    @State var mail = ""
    @State var log: [String] = []
    @FocusState var field: Field?

    var body: some View {
        Form2 {
            TextField("Name", text: $name, prompt: Text("Your name"))
                .focused($field, equals: .name)
                .textInputAutocapitalization(.words)
                .submitLabel(.next)
                .onSubmit {
                    log.append("name")
                    field = .mail
                }
            SecureField("Mail", text: $mail)
                .focused($field, equals: .mail)
                .keyboardType(.emailAddress)
                .textContentType(.emailAddress)
                .onSubmit { log.append("mail") }
        }
        .onSubmit { log.append("form") }
        Button("Jump") { field = .mail }
        Button("Done") { field = nil }
        Text("focus \(field.map { "\($0)" } ?? "none")")
        Text(log.joined(separator: " "))
    }
}

/// A stack under another name.
struct Form2<Content: View>: View {
    @ViewBuilder var content: () -> Content
    var body: some View { VStack { content() } }
}

/// A field that asks for the focus when it appears, and one that can go.
struct FocusOnAppearView: View {
    @State var text = ""
    @State var showsField = true
    @FocusState private var isFocused: Bool

    var body: some View {
        if showsField {
            TextField("Note", text: $text).focused($isFocused)
        }
        Button("Remove") { showsField = false }
        Button("Ask") { isFocused = true }
        Text(isFocused ? "focused" : "not focused")
            .onAppear { isFocused = true }
    }
}

/// Fields of values.
struct AmountView: View {
    @State var amount = 1.5
    @State var count: Int? = 3
    @State var width = 10
    @State var notes: [String] = []
    static let formatter = NumberFormatter()

    var body: some View {
        TextField("Amount", value: $amount, format: .number.locale(Locale(identifier: "en_US")))
        TextField("Count", value: $count, format: .number.locale(Locale(identifier: "en_US")))
        TextField("Width", value: $width, formatter: AmountView.formatter)
        TextField(
            "Old", text: .constant(""), onEditingChanged: { notes.append("\($0)") },
            onCommit: { notes.append("commit") })
        Text("\(amount) \(count.map { "\($0)" } ?? "nil") \(width)")
        Text(notes.joined(separator: " "))
    }
}
