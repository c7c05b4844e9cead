import HeadlessUI

struct QuizNightResultFixed: Identifiable {
    let id = UUID()
    let text: String
}

struct QuizNightTopicFixed: Hashable {
    let name: String
    let question: String
    let right: String
    let wrong: String
}

@MainActor
final class QuizNightModelFixed: ObservableObject {
    @Published var secondsLeft = 10
    @Published var results: [QuizNightResultFixed] = []
    let topics = [
        QuizNightTopicFixed(name: "Capitals", question: "Capital of Peru?", right: "Lima", wrong: "Quito"),
        QuizNightTopicFixed(name: "Animals", question: "Which one lays eggs?", right: "Platypus", wrong: "Otter"),
    ]

    func restart() { secondsLeft = 10 }

    func countDown(_ topic: QuizNightTopicFixed) async {
        while secondsLeft > 0 {
            do { try await Task.sleep(for: .seconds(1)) } catch { return }
            secondsLeft -= 1
        }
        record(topic, "time is up")
    }

    func record(_ topic: QuizNightTopicFixed, _ outcome: String) {
        results.append(QuizNightResultFixed(text: "\(topic.name): \(outcome)"))
    }
}

struct QuizNightRoundFixed: View {
    let topic: QuizNightTopicFixed
    @ObservedObject var model: QuizNightModelFixed
    @Environment(\.dismiss) var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Text(topic.question)
            Text(model.secondsLeft > 0 ? "Seconds left: \(model.secondsLeft)" : "Time is up")
            Button(topic.wrong) { answer("wrong") }
                .disabled(model.secondsLeft == 0)
            Button(topic.right) { answer("right") }
                .disabled(model.secondsLeft == 0)
            Button("Leave") { dismiss() }
        }
        .navigationTitle(topic.name)
        .onAppear { model.restart() }
        .task { await model.countDown(topic) }
    }

    func answer(_ outcome: String) {
        model.record(topic, outcome)
        dismiss()
    }
}

struct QuizNightFixed: View {
    @StateObject var model = QuizNightModelFixed()

    var body: some View {
        NavigationStack {
            List {
                Section("Topics") {
                    ForEach(model.topics, id: \.self) { topic in
                        NavigationLink("Play \(topic.name)", value: topic)
                    }
                }
                Section("Results: \(model.results.count)") {
                    ForEach(model.results) { result in
                        Text(result.text)
                    }
                    Button("Forget results") { model.results = [] }
                        .disabled(model.results.isEmpty)
                }
            }
            .navigationTitle("Quiz night")
            .navigationDestination(for: QuizNightTopicFixed.self) { topic in
                QuizNightRoundFixed(topic: topic, model: model)
            }
        }
    }
}
