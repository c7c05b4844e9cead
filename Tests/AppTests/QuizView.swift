import HeadlessUI

struct QuizQuestion: Identifiable {
    let id: Int
    let text: String
    let answers: [String]
    let correct: Int

    static let all = [
        QuizQuestion(id: 0, text: "What is the capital of Norway?", answers: ["Bergen", "Oslo", "Tromsø"], correct: 1),
        QuizQuestion(id: 1, text: "How many bits are in a byte?", answers: ["8", "16", "4"], correct: 0),
        QuizQuestion(id: 2, text: "Who painted Guernica?", answers: ["Dalí", "Miró", "Picasso"], correct: 2),
    ]
}

struct QuizView: View {
    @State private var current = 0
    @State private var score = 0
    @State private var chosen: Int?
    @State private var shakes = 0

    private let questions = QuizQuestion.all

    var body: some View {
        ZStack {
            if current < questions.count {
                question(questions[current])
                    .id(current)
                    .transition(.asymmetric(insertion: .push(from: .trailing), removal: .opacity))
            } else {
                result
                    .transition(.scale.animation(.bouncy))
            }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func question(_ question: QuizQuestion) -> some View {
        VStack(spacing: 16) {
            Text("Question \(current + 1) of \(questions.count)")
                .font(.caption)
                .textCase(.uppercase)
            Text(question.text)
                .font(.title2)
                .multilineTextAlignment(.center)

            ForEach(question.answers.indices, id: \.self) { index in
                Button(question.answers[index]) {
                    choose(index, of: question)
                }
                .buttonStyle(QuizAnswerStyle(color: color(of: index, in: question)))
                .disabled(chosen != nil)
            }
            .modifier(QuizShakeEffect(animatableData: CGFloat(shakes)))

            if let chosen {
                Text(chosen == question.correct ? "Right!" : "Wrong!")
                Button("Next question") {
                    withAnimation(.easeInOut(duration: 0.4)) {
                        self.chosen = nil
                        current += 1
                    }
                }
            }
        }
    }

    private var result: some View {
        VStack(spacing: 20) {
            Text("You scored \(score) of \(questions.count)")
                .font(.title)
            Button("Play again") {
                withAnimation {
                    current = 0
                    score = 0
                }
            }
        }
    }

    private func choose(_ index: Int, of question: QuizQuestion) {
        chosen = index
        if index == question.correct {
            score += 1
        } else {
            withAnimation(.default) { shakes += 1 }
        }
    }

    private func color(of index: Int, in question: QuizQuestion) -> Color {
        guard let chosen else { return .blue }
        if index == question.correct { return .green }
        return index == chosen ? .red : .gray
    }
}

private struct QuizAnswerStyle: ButtonStyle {
    let color: Color

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(maxWidth: .infinity)
            .padding()
            .background(color.opacity(configuration.isPressed ? 0.5 : 1), in: .rect(cornerRadius: 12))
            .foregroundStyle(.white)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}

private struct QuizShakeEffect: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi * 4), y: 0))
    }
}
