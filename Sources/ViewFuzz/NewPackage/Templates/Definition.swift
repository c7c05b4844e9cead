extension NewPackage {
    /// The definition of the fuzzed views.
    var definition: String {
        """
        import \(name)Views
        import ViewFuzz

        @main struct \(name)Fuzz: FuzzedApp {
            static var views: [FuzzedView] {
                // Run afresh for each case: what a view needs is made here, and nothing outlives a case.
                FuzzedView("inbox") { setup in
                    let model = InboxModel()
                    // What happens outside of the view, at any moment.
                    setup.post(.refresh)
                    setup.call("add") { model.add() }
                    // What must hold whenever the run loop sleeps.
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
