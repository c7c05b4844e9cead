import HeadlessUI

@MainActor
@Observable
final class SignUpModel {
    enum Step: Int, CaseIterable, Comparable {
        case name, birthday, terms, summary

        static func < (lhs: Step, rhs: Step) -> Bool { lhs.rawValue < rhs.rawValue }

        var title: String {
            switch self {
            case .name: "Your name"
            case .birthday: "Your birthday"
            case .terms: "Terms"
            case .summary: "Summary"
            }
        }
    }

    var step = Step.name
    var firstName = ""
    var lastName = ""
    var birthday = Date(timeIntervalSince1970: 946_728_000)
    var acceptsTerms = false

    var canContinue: Bool {
        switch step {
        case .name: !firstName.isEmpty && !lastName.isEmpty
        case .birthday: true
        case .terms: acceptsTerms
        case .summary: false
        }
    }

    func move(by offset: Int) {
        step = Step(rawValue: step.rawValue + offset) ?? step
    }
}

struct SignUpWizardView: View {
    @State private var model = SignUpModel()
    @State private var isForward = true

    var body: some View {
        VStack {
            ProgressView(value: Double(model.step.rawValue + 1), total: Double(SignUpModel.Step.allCases.count)) {
                Text("Step \(model.step.rawValue + 1) of \(SignUpModel.Step.allCases.count)")
            }
            Text(model.step.title)
                .font(.title.weight(.semibold))

            page
                .frame(maxHeight: .infinity)
                .transition(
                    .asymmetric(
                        insertion: .move(edge: isForward ? .trailing : .leading),
                        removal: .move(edge: isForward ? .leading : .trailing)
                    )
                )

            HStack {
                if model.step > .name {
                    Button("Back") { move(by: -1) }
                }
                Spacer()
                Button("Continue") { move(by: 1) }
                    .disabled(!model.canContinue)
                    .opacity(model.step == .summary ? 0 : 1)
            }
        }
        .padding()
    }

    @ViewBuilder
    private var page: some View {
        @Bindable var model = model
        switch model.step {
        case .name:
            VStack {
                TextField("First name", text: $model.firstName)
                TextField("Last name", text: $model.lastName)
            }
            .textFieldStyle(.roundedBorder)
        case .birthday:
            DatePicker("Birthday", selection: $model.birthday, in: ...Date.now, displayedComponents: .date)
                .datePickerStyle(.wheel)
        case .terms:
            ScrollView {
                Text("You promise to be kind.")
                Toggle("I accept", isOn: $model.acceptsTerms)
            }
        case .summary:
            SignUpSummary(model: model)
        }
    }

    private func move(by offset: Int) {
        isForward = offset > 0
        withAnimation(.easeInOut) {
            model.move(by: offset)
        }
    }
}

private struct SignUpSummary: View {
    @Bindable var model: SignUpModel

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
            GridRow {
                Text("Name").gridColumnAlignment(.trailing)
                Text("\(model.firstName) \(model.lastName)").bold()
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow {
                Text("Born")
                Text(model.birthday, format: .dateTime.year())
            }
        }
    }
}
