/// A plain interpreter of the whole contract: one case under one configuration, written rule by rule from the text,
/// with no sharing and no thought of speed. What the model says is compared with what this says.
///
/// It takes nothing from the model: it has its own values, reads the steps of a case from their text, and goes its own
/// way where there is more than one. Where the model keeps one entry for all deliveries of a post, here each has its
/// own; where the model forgets a row that is gone, here it stays and is marked; where the loop of the model is a
/// machine that is asked what comes next, here it is the listing of `semantics`, section 4, with its labels.
enum Reference {
    /// Runs a case under a configuration.
    ///
    /// - Parameters:
    ///   - items: how many elements there are before the first step.
    ///   - steps: what happens.
    ///   - configuration: how the app is deployed.
    static func outcome(items: Int, steps: [Step], under configuration: Configuration) -> Outcome {
        var run = Run(items: items, under: configuration)
        run.execute(steps)
        return run.outcome
    }
}
