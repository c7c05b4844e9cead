import HeadlessUI

struct OnboardingPage: Identifiable {
    let id: Int
    let symbol: String
    let title: LocalizedStringKey
    let text: LocalizedStringKey

    static var all: [OnboardingPage] {
        [
            OnboardingPage(id: 0, symbol: "camera", title: "Capture", text: "Take a picture of anything."),
            OnboardingPage(id: 1, symbol: "wand.and.stars", title: "Improve", text: "Make it **better** with one tap."),
            OnboardingPage(id: 2, symbol: "square.and.arrow.up", title: "Share", text: "Send it to your friends."),
        ]
    }
}

struct OnboardingRootView: View {
    @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false

    var body: some View {
        VStack {
            Text("Welcome to Pictures")
            Button("Show introduction") { hasSeenOnboarding = false }
        }
        .fullScreenCover(
            isPresented: Binding(get: { !hasSeenOnboarding }, set: { hasSeenOnboarding = !$0 })
        ) {
            OnboardingView()
        }
    }
}

struct OnboardingView: View {
    @State private var selection = 0
    @Environment(\.dismiss) private var dismiss

    private let pages = OnboardingPage.all
    private var isLast: Bool { selection == pages.count - 1 }

    var body: some View {
        VStack {
            HStack {
                Spacer()
                Button("Skip") { dismiss() }
                    .opacity(isLast ? 0 : 1)
                    .disabled(isLast)
            }
            .padding()

            TabView(selection: $selection) {
                ForEach(pages) { page in
                    OnboardingPageView(page: page)
                        .tag(page.id)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
            .indexViewStyle(.page(backgroundDisplayMode: .always))

            Button(isLast ? "Get started" : "Next") {
                if isLast {
                    dismiss()
                } else {
                    withAnimation { selection += 1 }
                }
            }
            .font(.headline)
            .padding(.horizontal, 40)
            .padding(.vertical, 12)
            .background(.tint, in: .capsule)
            .foregroundStyle(.white)
        }
        .interactiveDismissDisabled()
    }
}

private struct OnboardingPageView: View {
    let page: OnboardingPage
    @State private var isShown = false

    var body: some View {
        VStack(spacing: 20) {
            Image(systemName: page.symbol)
                .font(.system(size: 96))
                .symbolRenderingMode(.hierarchical)
                .scaleEffect(isShown ? 1 : 0.5)
            Text(page.title)
                .font(.largeTitle)
                .fontDesign(.rounded)
            Text(page.text)
                .multilineTextAlignment(.center)
        }
        .padding(32)
        .onAppear {
            withAnimation(.spring(response: 0.5, dampingFraction: 0.6).delay(0.1)) { isShown = true }
        }
        .onDisappear { isShown = false }
    }
}
