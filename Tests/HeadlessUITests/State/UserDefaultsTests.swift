#if os(Linux)
    import HeadlessUI
    import TestSupport
    import Testing

    /// What code writes in `UserDefaults`, and what views and observers see of it.
    @Suite struct `User defaults` {
        @Test func `that code sets and removes are shown by the views that read them`() async throws {
            try await onMainRunLoop {
                let host = Host { DefaultsView() }
                #expect(host.texts.first == "light 1 a nobody")
                try host.click("Set")
                #expect(host.texts.first == "dark 5 b Ada")
                try host.click("Remove")
                #expect(host.texts.first == "light 1 a nobody")
                let other = OtherCounter.evaluations
                try host.click("Set")
                #expect(OtherCounter.evaluations == other)
                #expect(host.issues.map(\.kind) == [])
            }
        }

        @Test func `of a suite are shown, whichever object writes`() async throws {
            try await onMainRunLoop {
                let host = Host { SharedView() }
                #expect(host.texts.first == "0")
                UserDefaults(suiteName: "group.example")?.set(3, forKey: "glasses")
                host.run(.idle)
                #expect(host.texts.first == "3")
                UserDefaults.standard.set(9, forKey: "glasses")
                host.run(.idle)
                #expect(host.texts.first == "3")
            }
        }

        @Test func `have what a view stores`() async throws {
            try await onMainRunLoop {
                let host = Host { DefaultsView() }
                try host.click("Store")
                #expect(UserDefaults.standard.bool(forKey: "dark"))
                #expect(UserDefaults.standard.integer(forKey: "count") == 7)
                #expect(UserDefaults.standard.string(forKey: "letter") == "b")
                #expect(UserDefaults.standard.dictionaryRepresentation()["count"] as? Int == 7)
                #expect(UserDefaults.standard.object(forKey: "name") == nil)
                try host.close()
                #expect(UserDefaults.standard.object(forKey: "count") == nil)
            }
        }

        @Test func `show a registered value until one is stored`() async throws {
            UserDefaults.standard.register(defaults: ["registered.volume": 3])
            try await onMainRunLoop {
                let host = Host { RegisteredView() }
                #expect(host.texts.first == "3.0")
                UserDefaults.standard.set(0.5, forKey: "registered.volume")
                host.run(.idle)
                #expect(host.texts.first == "0.5")
            }
        }

        @Test func `that another thread sets are shown`() async throws {
            try await onMainRunLoop {
                let host = Host { SharedView() }
                host.run(.background { UserDefaults(suiteName: "group.example")?.set(4, forKey: "glasses") }, .event)
                #expect(host.texts.first == "4")
            }
        }

        @Test func `notify of each change, and not of an equal value`() async throws {
            try await onMainRunLoop {
                let host = Host { Text("") }
                var count = 0
                let token = NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification).sink { _ in
                    count += 1
                }
                for value in ["a", "a", "b"] { UserDefaults.standard.set(value, forKey: "letter") }
                UserDefaults.standard.removeObject(forKey: "letter")
                UserDefaults.standard.removeObject(forKey: "letter")
                #expect(count == 3)
                token.cancel()
                host.run(.idle)
            }
        }

        @Test func `do not make a view different from an equal one`() async throws {
            try await onMainRunLoop {
                let host = Host { OuterView() }
                let count = OtherCounter.evaluations
                try host.click("Again")
                #expect(host.texts.contains("1"))
                #expect(OtherCounter.evaluations == count)
            }
        }

        @Test func `from before the host are read, and their changes end with the host`() async throws {
            try await onMainRunLoop {
                let store = try #require(UserDefaults(suiteName: "from.before"))
                store.set("early", forKey: "word")
                defer { store.removeObject(forKey: "word") }
                let host = Host { Text("") }
                #expect(store.string(forKey: "word") == "early")
                store.removeObject(forKey: "word")
                #expect(store.string(forKey: "word") == nil)
                #expect(store.dictionaryRepresentation()["word"] == nil)
                try host.close()
                #expect(store.string(forKey: "word") == "early")
            }
        }

        @Test func `keep the address of a URL, and find numbers of other types`() async throws {
            try await onMainRunLoop {
                let host = Host(storedValues: ["double": 2, "flag": 1, "whole": 3.0]) { ConvertedView() }
                #expect(host.texts.first == "2.0 true 3 none")
                try host.click("Link")
                #expect(host.texts.first == "2.0 true 3 https://example.com/a?b=c")
            }
        }

        @Test func `are observed by key path`() async throws {
            try await onMainRunLoop {
                let host = Host { ObservingView() }
                #expect(host.texts.first == "none")
                UserDefaults.standard.set("Ada", forKey: "observedName")
                host.run(.idle)
                #expect(host.texts.first == "Ada")
                var changes: [String] = []
                let observation = UserDefaults.standard.observe(\.observedName, options: [.initial, .old, .new]) {
                    changes.append("\($1.oldValue.flatMap { $0 } ?? "-") \($1.newValue.flatMap { $0 } ?? "-")")
                }
                UserDefaults.standard.set("Bob", forKey: "observedName")
                UserDefaults.standard.set(1, forKey: "another")
                observation.invalidate()
                UserDefaults.standard.set("Eve", forKey: "observedName")
                #expect(changes == ["- Ada", "Ada Bob"])
            }
        }

        @Test func `publish no more than is asked for, and the last value at once`() async throws {
            try await onMainRunLoop {
                let host = Host { Text("") }
                let slow = SlowSubscriber()
                UserDefaults.standard.publisher(for: \.observedName).subscribe(slow)
                for name in ["Ada", "Bob", "Eve"] { UserDefaults.standard.set(name, forKey: "observedName") }
                #expect(slow.received == [])
                slow.subscription?.request(.max(1))
                #expect(slow.received == ["Eve"])
                slow.subscription?.cancel()
                host.run(.idle)
            }
        }

        @Test func `of a suite may be changed by another program while a view reads them`() async throws {
            try await onMainRunLoop {
                let host = Host { PartlySharedView() }
                #expect(host.systemCallbacks.isEmpty)
                try host.click("Show")
                #expect(
                    host.systemCallbacks.map(\.name) == [
                        "UserDefaults group.example glasses", "UserDefaults group.example unit",
                    ])
                for callback in host.systemCallbacks { callback.values.forEach { $0() } }
                host.run(.idle)
                #expect(host.texts.contains("1 liter -"))
                try host.click("Show")
                #expect(host.systemCallbacks.isEmpty)
            }
        }

        @Test func `have the values that a person can choose in the Settings app`() throws {
            let folder = try TemporaryDirectory()
            try folder.write(
                """
                { PreferenceSpecifiers = (
                  { Type = PSGroupSpecifier; Title = More; },
                  { Type = PSToggleSwitchSpecifier; Key = sounds; },
                  { Type = PSMultiValueSpecifier; Key = theme; Values = (light, dark); } ); }
                """, to: "Root.plist")
            let settings = settingsOfBundle(at: folder.url)
            #expect(settings["sounds"]?.compactMap { $0 as? Bool } == [true, false])
            #expect(settings["theme"]?.compactMap { $0 as? String } == ["light", "dark"])
            #expect(settings.count == 2)
        }
    }
#endif
