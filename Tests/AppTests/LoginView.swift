import HeadlessUI

enum LoginError: LocalizedError {
    case wrongPassword

    var errorDescription: String? { "The password is not right." }
}

struct LoginSession: Sendable, Equatable {
    var userName: String
}

struct LoginView: View {
    private enum Field: Hashable {
        case email, password
    }

    let logIn: @Sendable (_ email: String, _ password: String) async throws -> LoginSession

    @State private var email = ""
    @State private var password = ""
    @State private var isPasswordVisible = false
    @State private var isLoading = false
    @State private var error: (any Error)?
    @State private var session: LoginSession?
    @FocusState private var focusedField: Field?

    private var isValid: Bool {
        email.contains("@") && password.count >= 4
    }

    var body: some View {
        if let session {
            VStack {
                Text("Welcome, \(session.userName)")
                    .font(.title)
                Button("Log out") {
                    withAnimation { self.session = nil }
                    password = ""
                }
            }
        } else {
            form
        }
    }

    private var form: some View {
        VStack(spacing: 16) {
            Image(systemName: "lock.shield")
                .resizable()
                .scaledToFit()
                .frame(width: 80)
                .foregroundStyle(.blue.gradient)

            TextField("Email", text: $email)
                .textContentType(.username)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .focused($focusedField, equals: .email)
                .submitLabel(.next)
                .modifier(LoginFieldModifier(isFocused: focusedField == .email))

            HStack {
                if isPasswordVisible {
                    TextField("Password", text: $password)
                } else {
                    SecureField("Password", text: $password)
                }
                Button(isPasswordVisible ? "Hide" : "Show") { isPasswordVisible.toggle() }
            }
            .textContentType(.password)
            .focused($focusedField, equals: .password)
            .submitLabel(.go)
            .modifier(LoginFieldModifier(isFocused: focusedField == .password))

            if let error {
                Text(error.localizedDescription)
                    .font(.footnote)
                    .foregroundStyle(.red)
                    .transition(.opacity)
            }

            Button(action: submit) {
                if isLoading {
                    ProgressView()
                } else {
                    Text("Log in").bold().frame(maxWidth: .infinity)
                }
            }
            .buttonStyle(.borderedProminent)
            .disabled(!isValid || isLoading)
            .keyboardShortcut(.defaultAction)
        }
        .padding()
        .onSubmit {
            switch focusedField {
            case .email: focusedField = .password
            default: submit()
            }
        }
        .defaultFocus($focusedField, .email)
    }

    private func submit() {
        guard isValid else { return }
        focusedField = nil
        isLoading = true
        error = nil
        Task {
            defer { isLoading = false }
            do {
                session = try await logIn(email, password)
            } catch {
                withAnimation { self.error = error }
                focusedField = .password
            }
        }
    }
}

private struct LoginFieldModifier: ViewModifier {
    var isFocused: Bool

    func body(content: Content) -> some View {
        content
            .padding(12)
            .background {
                RoundedRectangle(cornerRadius: 10, style: .continuous)
                    .strokeBorder(isFocused ? Color.accentColor : Color.gray.opacity(0.4), lineWidth: isFocused ? 2 : 1)
            }
    }
}
