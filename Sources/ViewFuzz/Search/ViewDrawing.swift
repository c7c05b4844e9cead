import FuzzEngine
import FuzzCampaign
import HeadlessUI

/// A drawn case, with the outcome of the run that drew it.
package struct DrawnCase<App: FuzzedApp>: Sendable {
    /// The drawn case.
    package let testCase: ViewCase<App>
    /// The configuration of the drawing run.
    package let configuration: ViewConfiguration<App>
    /// The outcome of the case: that of the drawing run, or of another one that followed it.
    package let outcome: ViewOutcome
    /// Whether another run followed, in the same process.
    let hasRunAgain: Bool
    let feedback: ViewFeedback
    /// What the drawing run could operate.
    let operations: OperationCoverage
    /// What the drawing run has pressed, and whether that had an effect.
    let effects: OperationCoverage
}

extension ViewRunner {
    /// Draws a case step by step from the choices that its run offers.
    ///
    /// - Parameter report: Receives the case before each of its steps.
    package func draw(
        at index: UInt64, of family: CaseFamily, reporting report: (ViewCase<App>) -> Void = { _ in }
    ) -> DrawnCase<App> {
        let (guide, strategy) = (guide(at: index, of: family), strategy.strategy(ofCase: index))
        return withoutActuallyEscaping(report) { report in
            // The code calls it on this thread, before this method returns.
            nonisolated(unsafe) let (runner, outer) = (self, report)
            let (handlers, isLearning) = (handlers, self.strategy.isLearning)
            nonisolated(unsafe) let report: (ViewCase<App>, ViewFeedback) -> Void = { testCase, feedback in
                runner.lastFeedback = feedback
                outer(testCase)
            }
            let made = MainActor.assumeIsolated {
                Self.drawn(
                    at: index, of: family, by: strategy, guide, observingCode: isLearning, noting: handlers,
                    reporting: report)
            }
            draws += 1
            let screens = Set(made.feedback.sightings.map { $0.screen })
            screenCoverage.add(screens: screens, steps: made.testCase.steps.flatMap { $0.kinds })
            screenCoverage.add(made.operations)
            screenCoverage.add(effects: made.effects)
            note(made.feedback, at: index, of: family)
            return made
        }
    }

    @MainActor private static func drawn(
        at index: UInt64, of family: CaseFamily, by strategy: StrategyName, _ guide: ViewGuide,
        observingCode: Bool, noting handlers: HandlerTally,
        reporting report: @escaping (ViewCase<App>, ViewFeedback) -> Void
    ) -> DrawnCase<App> {
        var random = SplitMix64(seed: family.seed, index: index)
        let views = FuzzedViews<App>.chosen
        let view = views[random.below(views.count)]
        var platform = App.platforms[random.below(App.platforms.count)]
        let assumptions = AssumptionDrawing.assumptions(of: family, at: index, fixing: App.steering.assumptions)
        var drawn = ViewCase<App>(view: view.name, assuming: assumptions)
        let length = 1 + random.below(family.length)
        var steps: any StepStrategy
        var origin: UInt64?
        switch strategy {
        case .random, .mix: steps = StepDrawing(length: length, random: random)
        case .priorities: steps = PrioritySteps(length: length, random: random)
        case .guided:
            let guided = GuidedSteps(
                guide, view: view.name, on: platform, most: family.length, random: random,
                read: { ViewCase<App>(view: view.name).steps(ofLines: $0) })
            (steps, origin, platform) = (guided, guided.origin, guided.platform)
        }
        if guide.recombines(index),
            let recombined = RecombinedSteps(
                guide, view: view.name, most: family.length, random: random,
                read: { ViewCase<App>(view: view.name).steps(ofLines: $0) })
        {
            (steps, origin) = (recombined, nil)
        }
        let avoidance = EndAvoidance(random: random, knownBy: guide)
        var hasBegun = false
        var operations = OfferedOperations(of: view.name)
        let log = handlers.log()
        var feedback = ViewFeedback(view: view.name, on: platform, origin: origin)
        report(drawn, feedback)
        let beginning = App.steering.beginning.compactMap { try? ViewStep($0, of: "--begin") }
        // The failures after which the app goes on. None of them hides what comes after it.
        var passed = PassedFailures(in: family, at: index)
        let jobs = DrawnJobOrder(in: family, at: index)
        let configuration = ViewConfiguration<App>(
            platform: platform, delivery: ViewConfiguration<App>.written, access: .index)
        var events: [OutsideEvent] = []
        var code = observingCode ? AppCode(knownBy: guide) : nil
        // The run keeps the definition, which may keep objects of the app.
        var run: ViewRun<App>?
        let listener = ViewRun<App>.Listener(
            touch: { action in
                guard let host = run?.host else { return }
                operations.touch(action, in: host)
                if let text = action.text { host.noteTyped(text) }
            },
            effect: { operations.note($0, hadEffect: $1) }, comparesEnds: false, handlers: log)
        run = ViewRun(
            of: view, under: configuration, assuming: assumptions, listener: listener,
            goesPast: { failed in
                jobs.add(to: &drawn)
                guard drawn.steps.count - jobs.count + passed.steps.count < family.length else { return false }
                passed.add(failed, after: drawn.steps.count)
                return true
            }
        ) { run in
            jobs.add(to: &drawn)
            let glance = run.host.glance
            if !hasBegun {
                hasBegun = true
                steps.begin(with: Array((run.setup.search.beginning + beginning).prefix(family.length)))
            }
            let model = run.host.modelValues
            let sighting = ScreenObservation(
                view: view.name, texts: glance.words, actions: glance.actions, model: model, issues: run.issueKinds)
            let offered = StepChoices(
                of: run, actions: glance.actions, typing: guide.texts(of: view.name), seeing: glance.words)
            let choices = avoidance.choices(among: offered, on: sighting.screen, knownBy: guide)
            events = offered.events
            feedback.add(sighting, model: model, newCode: code?.takeNew() ?? [])
            feedback.add(comparedTexts: run.host.takeComparedTexts(), besides: glance.words)
            steps.saw(sighting)
            guard drawn.steps.count - jobs.count + passed.steps.count < min(steps.length, family.length) else {
                return nil
            }
            let step = steps.next(among: choices)
            handlers.add(log, of: view.name, after: operations.path)
            operations.add(offered)
            operations.take(step)
            feedback.add(step, on: configuration.platform)
            drawn.steps.append(step)
            report(drawn.replacingSteps(with: passed.steps + drawn.steps), feedback)
            return step
        }
        run?.host.chooseJobs { jobs.position(among: $0) }
        var outcome = run?.finished() ?? ViewOutcome()
        let (host, oracles) = (run?.host, run?.setup.oracles(of: App.self) ?? [])
        run = nil
        handlers.add(log, of: view.name, after: operations.path)
        feedback.leavesWork = host?.leavesWork ?? false
        jobs.add(to: &drawn)
        if let code, code.mayRunOnce {
            let all = drawn.replacingSteps(with: passed.steps + drawn.steps)
            feedback.keepCode(Self.code(of: all, configuration, knownBy: guide).union(code.places))
        }
        let chosen = passed.choice(or: outcome, after: drawn.steps.count, knownBy: guide)
        if let chosen { drawn.steps = chosen.earlier + drawn.steps.prefix(chosen.count) }
        var comparison = DrawnComparison(in: family, at: index)
        if outcome.mechanism == nil, chosen == nil,
            drawn.steps.count + DrawnComparison.mostSteps <= ViewCase<App>.maximumSteps,
            let steps = comparison.adding(to: drawn.steps, before: events, by: oracles)
        {
            drawn.steps = steps
            // The other run may end the process.
            report(drawn, feedback)
        }
        let runsAgain = chosen != nil || jobs.count > 0 || drawn.steps.contains(where: \.asksForOtherRun)
        if runsAgain { outcome = Self.run(drawn, under: configuration, listener: .init()) }
        // A failure that does not repeat is known, too.
        if let mechanism = chosen?.failure ?? outcome.mechanism { feedback.add(mechanism) }
        return DrawnCase(
            testCase: drawn, configuration: configuration, outcome: outcome, hasRunAgain: runsAgain, feedback: feedback,
            operations: operations.coverage, effects: operations.effects)
    }
}

extension ViewRunner {
    /// Runs a case once more, past its failures, and returns the places in the app's code that ran.
    @MainActor private static func code(
        of testCase: ViewCase<App>, _ configuration: ViewConfiguration<App>, knownBy guide: ViewGuide
    ) -> Set<UInt64> {
        guard let view = App.view(named: testCase.view), var code = AppCode(knownBy: guide) else { return [] }
        var rest = testCase.steps[...]
        _ = ViewRun(
            of: view, under: configuration, assuming: testCase.assumptions, listener: .init(comparesEnds: false),
            opening: { rest.popPreparation() }, goesPast: { _ in true }
        ) { _ in rest.popFirst() }.finished()
        return Set(code.takeNew())
    }
}

extension ViewCase {
    /// Parses lines of a case file as steps of this view. Returns none if any line is not a step of this version.
    fileprivate func steps(ofLines lines: [String]) -> [ViewStep] {
        let text = CaseFile<ViewSubject<App>>(replacingSteps(with: [])).text
        let file = try? CaseFile<ViewSubject<App>>(text: text + lines.map { $0 + "\n" }.joined())
        return file?.testCase.steps ?? []
    }
}
