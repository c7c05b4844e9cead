import HeadlessUI

struct QuizNightResult: Identifiable {
    let id = UUID()
    let text: String
}

struct QuizNightTopic: Hashable {
    let name: String
    let question: String
    let right: String
    let wrong: String
}

@MainActor
final class QuizNightModel: ObservableObject {
    @Published var secondsLeft = 10
    @Published var results: [QuizNightResult] = []
    let topics = [
        QuizNightTopic(name: "Capitals", question: "Capital of Peru?", right: "Lima", wrong: "Quito"),
        QuizNightTopic(name: "Animals", question: "Which one lays eggs?", right: "Platypus", wrong: "Otter"),
    ]

    func restart() { secondsLeft = 10 }

    func countDown(_ topic: QuizNightTopic) async {
        while secondsLeft > 0 {
            do { try await Task.sleep(for: .seconds(1)) } catch { return }
            secondsLeft -= 1
        }
        record(topic, "time is up")
    }

    func record(_ topic: QuizNightTopic, _ outcome: String) {
        results.append(QuizNightResult(text: "\(topic.name): \(outcome)"))
    }
}

struct QuizNightRound: View {
    let topic: QuizNightTopic
    @ObservedObject var model: QuizNightModel
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
        .onAppear {
            model.restart()
            Task { await model.countDown(topic) }
        }
    }

    func answer(_ outcome: String) {
        model.record(topic, outcome)
        dismiss()
    }
}

struct QuizNight: View {
    @StateObject var model = QuizNightModel()

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
            .navigationDestination(for: QuizNightTopic.self) { topic in
                QuizNightRound(topic: topic, model: model)
            }
        }
    }
}
