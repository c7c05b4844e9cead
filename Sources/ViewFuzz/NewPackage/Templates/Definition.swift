extension NewPackage {
    /// The definition of the fuzzed views.
    var definition: String {
        """
        import \(name)Views
        import ViewFuzz

        @main struct \(name)Fuzz: FuzzedApp {
            static var views: [FuzzedView] {
                // This closure runs once for each case. Create all state here, so that none outlives a case.
                FuzzedView("inbox") { setup in
                    let model = InboxModel()
                    // The events from outside of the view, which can come at any moment.
                    setup.post(.refresh)
                    setup.call("add") { model.add() }
                    // A property that must hold whenever the run loop sleeps.
                    setup.property("no message is there twice") {
                        Set(model.messages.map(\\.id)).count == model.messages.count
                    }
                    return InboxView(model: model)
                }
            }
        }

        """
    }
}
