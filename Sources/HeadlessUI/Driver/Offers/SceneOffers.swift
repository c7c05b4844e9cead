extension Host {
    /// Whether the app is in use, or else nothing of it can be touched.
    var isInUse: Bool { graph.environment.scenePhase == .active }

    /// What a person does with the app as a whole, where a view follows its phase. On its way an app is in no phase to be used.
    func addScene(to walk: OfferWalk) {
        if isInUse, !graph.followsScenePhase { return }
        add(.leaveApp, to: walk, isOffered: isInUse, over: [.inactive, .background])
        add(.returnToApp, to: walk, isOffered: !isInUse, over: [.inactive, .active])
    }

    /// - Parameter phases: each comes with a touch of its own.
    private func add(_ verb: UserAction.Verb, to walk: OfferWalk, isOffered: Bool, over phases: [ScenePhase]) {
        walk.add(
            UserAction(verb), isOffered: isOffered,
            Offer.Operation { [self] (_, stage, _) throws(ControlError) in
                guard stage > 0 || isOffered else { throw refusal("the app is there already") }
                graph.environment.scenePhase = phases[stage]
            })
    }
}
