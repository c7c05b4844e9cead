import ViewFuzz

struct QuizNightQuestion {
    let text: String
    let choices: [String]
    let correct: Int
}

@MainActor @Observable final class QuizNightGame {
    let questions = [
        QuizNightQuestion(text: "Which planet is the largest?", choices: ["Mars", "Jupiter", "Venus"], correct: 1),
        QuizNightQuestion(text: "How many strings has a violin?", choices: ["Four", "Five", "Six"], correct: 0),
        QuizNightQuestion(
            text: "Which metal is liquid at room temperature?", choices: ["Tin", "Zinc", "Mercury"], correct: 2),
    ]
    private(set) var player: String?
    private(set) var current = 0
    private(set) var answers: [Int: Int] = [:]
    private(set) var skipped: Set<Int> = []
    private(set) var showsFeedback = false

    var isFinished: Bool { current >= questions.count }
    var score: Int { questions.indices.filter { answers[$0] == questions[$0].correct }.count }

    var problem: String? {
        guard player != nil else { return nil }
        for index in questions.indices.prefix(current) where answers[index] == nil && !skipped.contains(index) {
            return "Question \(index + 1) was passed without an answer or a skip."
        }
        return nil
    }

    func start(_ name: String) {
        player = name
        current = 0
        answers = [:]
        skipped = []
        showsFeedback = false
    }

    func submit(_ choice: Int) {
        let answered = current
        answers[answered] = choice
        showsFeedback = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 4) { [weak self] in
            self?.advance(from: answered)
        }
    }

    func skip() {
        skipped.insert(current)
        advance(from: current)
    }

    func advance(from index: Int) {
        // The bug: another round may have begun.
        guard player != nil, index == current else { return }
        showsFeedback = false
        current += 1
    }

    func leave() {
        player = nil
        showsFeedback = false
    }
}

/// Depth 9, with a delay of four seconds. An answer is submitted, the round is left, and another begins before the delay is over: it ends
/// the first question of the new round.
struct QuizNight: View, PlantedView {
    nonisolated static let depth = 9
    nonisolated static let smallest = [
        #"type "a" into "Your name""#,
        #"press "Start round""#,
        #"choose "Mars" in "Answer""#,
        #"press "Submit answer""#,
        #"press "Quit round""#,
        #"press "Quit""#,
        #"type "a" into "Your name""#,
        #"press "Start round""#,
        #"wait 30"#,
    ]

    @State private var game: QuizNightGame
    @State private var name = ""

    init(game: QuizNightGame = QuizNightGame()) {
        _game = State(initialValue: game)
    }

    var body: some View {
        if let player = game.player {
            QuizNightRound(game: game, player: player)
        } else {
            Form {
                TextField("Your name", text: $name)
                Button("Start round") {
                    game.start(name)
                    name = ""
                }
                .disabled(name.isEmpty)
            }
        }
    }
}

struct QuizNightRound: View {
    let game: QuizNightGame
    let player: String
    @State private var choice = -1
    @State private var asksToQuit = false

    var body: some View {
        Form {
            if game.isFinished {
                Text("\(player), you have \(game.score) of \(game.questions.count) right")
                Button("Back to the start") { game.leave() }
            } else {
                let question = game.questions[game.current]
                Text("Question \(game.current + 1): \(question.text)")
                if game.showsFeedback {
                    Text(
                        game.answers[game.current] == question.correct
                            ? "Right!" : "The answer was \(question.choices[question.correct]).")
                    Button("Continue") { game.advance(from: game.current) }
                } else {
                    Picker("Answer", selection: $choice) {
                        Text("None yet").tag(-1)
                        ForEach(question.choices.indices, id: \.self) { index in
                            Text(question.choices[index]).tag(index)
                        }
                    }
                    Button("Submit answer") {
                        game.submit(choice)
                        choice = -1
                    }
                    .disabled(choice == -1)
                    Button("Skip question") {
                        game.skip()
                        choice = -1
                    }
                }
                Button("Quit round") { asksToQuit = true }
            }
        }
        .alert("Quit this round?", isPresented: $asksToQuit) {
            Button("Quit", role: .destructive) { game.leave() }
            Button("Keep playing", role: .cancel) {}
        }
    }
}

extension QuizNight {
    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("quiz night") { setup in
            let game = QuizNightGame()
            setup.property("a question that is over was answered or skipped") { game.problem }
            return QuizNight(game: game)
        }
    }
}
