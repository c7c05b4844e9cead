import HeadlessUI

@testable import ViewFuzz

/// The apps of this target as views to fuzz, with every oracle. None of them has a known mistake of the kinds that oracles look for.
/// `ElementEditorView` is left out: under an assumption it traps, which would end the process of the tests.
enum FuzzedApps: FuzzedApp {
    static var oracles: Set<Oracle> { Set(Oracle.allCases) }

    static var views: [FuzzedView] { lists + forms + sheets + navigation + loading + play }

    @FuzzedViewBuilder private static var lists: [FuzzedView] {
        FuzzedView("to-dos") { _ in TodoListView() }
        FuzzedView("sections") { _ in TodoSectionsView() }
        FuzzedView("mail") { _ in BatchDeleteView() }
        FuzzedView("inbox") { _ in InboxView() }
        FuzzedView("kanban") { _ in KanbanView() }
        FuzzedView("habits") { _ in HabitsView() }
        FuzzedView("cart") { _ in ShoppingCartView() }
        FuzzedView("expenses") { _ in ExpensesView() }
        FuzzedView("photos") { _ in PhotoGridView() }
        FuzzedView("contacts by value") { _ in ContactsByValueView() }
        FuzzedView("contacts by destination") { _ in ContactsByDestinationView() }
    }

    @FuzzedViewBuilder private static var forms: [FuzzedView] {
        FuzzedView("login") { _ in
            LoginView { email, password in
                guard password == "secret" else { throw LoginError.wrongPassword }
                return LoginSession(userName: String(email.prefix { $0 != "@" }))
            }
        }
        FuzzedView("sign up") { _ in SignUpWizardView() }
        FuzzedView("settings") { _ in SettingsFormView() }
        FuzzedView("account") { _ in AccountSettingsView() }
        FuzzedView("profile") { _ in ProfileEditorView() }
        FuzzedView("currencies") { _ in CurrencyConverterView() }
        FuzzedView("reminder") { _ in ReminderView() }
        FuzzedView("visit") { _ in NextVisitView() }
        FuzzedView("theme") { _ in ThemeView() }
    }

    @FuzzedViewBuilder private static var sheets: [FuzzedView] {
        FuzzedView("filter") { _ in FilterSheetView() }
        FuzzedView("editor") { _ in EditorSheetView() }
        FuzzedView("alerts") { _ in AlertsView() }
        FuzzedView("popover") { _ in PopoverMenuView() }
        FuzzedView("onboarding") { _ in OnboardingRootView() }
    }

    @FuzzedViewBuilder private static var navigation: [FuzzedView] {
        FuzzedView("router") { _ in RouterView() }
        FuzzedView("tabs") { _ in TabsView() }
        FuzzedView("notes") { _ in NotesSplitView().environment(\.horizontalSizeClass, .regular) }
        FuzzedView("recipes") { _ in RecipesView() }
        FuzzedView("recipe") { _ in RecipeDetailView() }
        FuzzedView("widths") { _ in EqualWidthsView() }
        FuzzedView("styles") { _ in StyleGalleryView() }
        FuzzedView("shapes") { _ in ShapesView() }
    }

    @FuzzedViewBuilder private static var loading: [FuzzedView] {
        FuzzedView("chat") { _ in
            ChatView(
                room: ChatRoom { text in
                    try? await Task.sleep(for: .seconds(2))
                    return "You said \(text)"
                })
        }
        FuzzedView("feed") { _ in FeedView(service: PostsInPages()) }
        FuzzedView("weather") { _ in
            WeatherView(
                client: WeatherClient { city in
                    try? await Task.sleep(for: .seconds(city == "Berlin" ? 5 : 1))
                    return Forecast(city: city, temperature: 7, days: [.init(id: "Mon", high: 9, low: 2)])
                })
        }
        FuzzedView("downloads") { _ in DownloadsView(queue: DownloadQueue()) }
        FuzzedView("library") { _ in LibrarySearchView() }
    }

    @FuzzedViewBuilder private static var play: [FuzzedView] {
        FuzzedView(CounterApp.self)
        FuzzedView("countdown") { _ in CountdownView() }
        FuzzedView("stopwatch") { _ in StopwatchView() }
        FuzzedView("pomodoro") { _ in PomodoroView() }
        FuzzedView("memory") { _ in MemoryGameView() }
        FuzzedView("quiz") { _ in QuizView() }
        FuzzedView("player") { _ in MusicPlayerView() }
        FuzzedView("deck") { _ in SwipeDeckView() }
    }
}
