import HeadlessUI

/// Two buttons that set one flag, each with an alert for it.
struct SharedAlertView: View {
    let questions: [String]
    @State private var isAsking = false

    var body: some View {
        ForEach(questions.indices, id: \.self) { index in
            Button("Remove \(index)") { isAsking = true }
                .alert(questions[index], isPresented: $isAsking) {
                    Button("Remove") {}
                } message: {
                    Text("For good.")
                }
        }
    }
}
