import HeadlessUI
import Testing

@Suite struct `Forms of apps` {
    @Test func `store settings and reset them`() async throws {
        try await onMainRunLoop {
            let host = Host { SettingsFormView() }
            #expect(
                host.texts.prefix(4) == ["Profile", "", "User name", "Choose a name that others will see"])
            try host.type("sam", into: "User name")
            #expect(host.texts.prefix(4) == ["Profile", "sam", "User name", "Display"])
            try host.choose("Dark", in: "Appearance")
            try host.increment("Font size: 14")
            try host.increment("Font size: 16")
            #expect(host.texts.contains("Font size: 18"))
            try host.set("Volume", to: 2)
            try host.click("Play sounds")
            #expect(!host.texts.contains("Volume"))
            try host.click("Help")
            #expect(host.openedURLs.map(\.absoluteString) == ["https://example.com/help"])
            try host.click("Reset")
            #expect(host.texts == ["Reset all settings?", "This cannot be undone.", "Reset everything", "Cancel"])
            try host.click("Cancel")
            #expect(host.texts.contains("Font size: 18"))
            try host.click("Reset")
            try host.click("Reset everything")
            #expect(host.texts.prefix(4) == ["Profile", "", "User name", "Choose a name that others will see"])
            #expect(host.texts.contains("Font size: 14"))
            #expect(host.texts.contains("Volume"))
            #expect(host.issues.map(\.kind) == [])
            try host.close()

            let other = Host(storedValues: ["settings.username": "ada", "settings.sounds": false]) {
                SettingsFormView()
            }
            #expect(other.texts[1] == "ada")
            #expect(!other.texts.contains("Volume"))
        }
    }

    @Test func `store dates that the app has made storable`() async throws {
        try await onMainRunLoop {
            let host = Host { NextVisitView() }
            #expect(host.texts == ["Next: 60.0, last: never", "Visit"])
            try host.click("Visit")
            #expect(host.texts == ["Next: 120.0, last: 60.0", "Visit"])
        }
    }

    @Test func `edit a profile that is saved or reverted`() async throws {
        try await onMainRunLoop {
            let host = Host { ProfileEditorView() }
            #expect(host.texts.prefix(6) == ["R", "Robin", "Music", "About", "Robin", "Name"])
            try host.type("Alex", into: "Name")
            #expect(host.texts.prefix(2) == ["A", "Robin"])
            try host.endEditing("Name")
            try host.click("Revert")
            #expect(host.texts.prefix(6) == ["R", "Robin", "Music", "About", "Robin", "Name"])
            try host.type("I write letters to people", into: "Bio")
            #expect(host.texts.contains("0 left"))
            try host.endEditing("Bio")
            #expect(host.texts.contains("I write letters to p"))
            try host.choose("he", in: "Pronouns")
            try host.set("Height", to: 180.6)
            #expect(host.texts.contains("181 cm"))
            try host.pick(.red, in: "Accent")
            try host.click("Art")
            try host.click("Sports")
            try host.click("Music")
            #expect(host.texts[2] == "Music")
            try host.click("Save")
            #expect(host.texts[2] == "Art and Sports")
            try host.click("Revert")
            #expect(host.texts.contains("181 cm"))
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `ask step by step`() async throws {
        try await onMainRunLoop {
            let host = Host { SignUpWizardView() }
            #expect(
                host.texts == [
                    "Step 1 of 4", "Your name", "", "First name", "", "Last name", "Continue",
                ])
            try host.click("Continue")
            try host.type("Ada", into: "First name")
            try host.click("Continue")
            #expect(host.texts.first == "Step 1 of 4")
            try host.type("Lovelace", into: "Last name")
            try host.click("Continue")
            #expect(host.texts == ["Step 2 of 4", "Your birthday", "Birthday", "Back", "Continue"])
            try host.pick(Date(timeIntervalSince1970: 503_020_800), in: "Birthday")
            try host.click("Back")
            host.endAnimations()
            #expect(host.texts[2...5] == ["Ada", "First name", "Lovelace", "Last name"])
            try host.click("Continue")
            try host.click("Continue")
            try host.click("Continue")
            #expect(host.texts.prefix(4) == ["Step 3 of 4", "Terms", "You promise to be kind.", "I accept"])
            try host.click("I accept")
            try host.click("Continue")
            #expect(
                host.texts.prefix(6) == ["Step 4 of 4", "Summary", "Name", "Ada Lovelace", "Born", "1985"])
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `log in with the return key`() async throws {
        try await onMainRunLoop {
            let host = Host {
                LoginView { email, password in
                    guard password == "secret" else { throw LoginError.wrongPassword }
                    return LoginSession(userName: String(email.prefix { $0 != "@" }))
                }
            }
            #expect(host.texts == ["", "Email", "", "Password", "Show", "Log in"])
            #expect(host.focusedLabel == "Email")
            try host.type("ada@example.com", into: "Email")
            try host.submit("Email")
            #expect(host.focusedLabel == "Password")
            try host.type("sec", into: "Password")
            try host.click("Log in")
            host.settle()
            #expect(!host.texts.contains("The password is not right."))
            try host.type("secre", into: "Password")
            try host.submit("Password")
            host.settle()
            #expect(host.texts.contains("The password is not right."))
            #expect(host.focusedLabel == "Password")
            #expect(host.texts[2] == "•••••")
            try host.click("Show")
            #expect(host.texts[2] == "secre")
            try host.type("secret", into: "Password")
            try host.click("Log in")
            host.settle()
            #expect(host.texts == ["Welcome, ada", "Log out"])
            try host.click("Log out")
            #expect(host.texts.prefix(4) == ["ada@example.com", "Email", "", "Password"])
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `convert amounts and remember them`() async throws {
        try await onMainRunLoop {
            let host = Host { CurrencyConverterView() }
            #expect(host.texts.contains("1 USD = 0.50 EUR"))
            try host.click("Swap")
            #expect(host.texts.contains("1 EUR = 2.00 USD"))
            try host.choose(Money.jpy, in: "To")
            #expect(host.texts.contains("1 EUR = 300.00 JPY"))
            try host.focus("Amount")
            try host.click("Done")
            #expect(host.texts.contains("100 EUR to JPY"))
            try host.choose("USD", in: "From")
            try host.type(50.0.formatted(.currency(code: "USD")), into: "Amount")
            try host.submit("Amount")
            let history = try #require(host.texts.firstIndex(of: "History"))
            #expect(host.texts[history...].dropFirst().prefix(3) == ["50 USD to JPY", "100 EUR to JPY", "Clear"])
            try host.focus("Amount")
            try host.endEditing("Amount")
            #expect(host.texts.count { $0 == "50 USD to JPY" } == 1)
            try host.click("Clear")
            #expect(!host.texts.contains("History"))
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `read a theme out of the environment`() async throws {
        try await onMainRunLoop {
            let host = Host { ThemeView() }
            #expect(
                host.texts == [
                    "Theme", "Ocean", "Forest", "Inherited: Ocean", "Log Inherited", "Fixed: Forest", "Log Fixed",
                    "Transformed: Ocean!", "Log Transformed", "Light mode", "Normal text", "Compact",
                ])
            try host.click("Log Transformed")
            try host.choose("Forest", in: "Theme")
            #expect(
                host.texts[3...8] == [
                    "Inherited: Forest", "Log Inherited", "Fixed: Forest", "Log Fixed", "Transformed: Forest!",
                    "Log Transformed",
                ])
            try host.click("Log Inherited")
            #expect(host.texts.suffix(2) == ["Log: Transformed in Ocean!", "Log: Inherited in Forest"])
            host.setEnvironment(\.colorScheme, .dark)
            host.setEnvironment(\.dynamicTypeSize, .accessibility2)
            host.setEnvironment(\.horizontalSizeClass, .regular)
            #expect(host.texts[9...11] == ["Dark mode", "Large text", "Regular"])
            #expect(host.issues.map(\.kind) == [])
        }
    }
}
