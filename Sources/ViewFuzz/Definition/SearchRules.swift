import FuzzEngine

/// What a definition asks of the search.
struct SearchRules {
    /// How often steps are drawn.
    var weights: [SearchSteering.Weight] = []
    /// The first steps of each drawn case.
    var beginning: [ViewStep] = []
}

/// How a definition steers the search.
extension FuzzSetup {
    /// Asks the search to leave out steps, for example because they belong to other tests. Cases may contain them.
    ///
    /// - Parameter steps: Kinds of steps, such as `leave-app`, or beginnings of steps as a case file writes them, such as
    ///   `press "Delete"`.
    public func avoid(_ steps: String...) {
        for text in steps { add(0, of: text) }
    }

    /// Sets how often steps are drawn, compared with others. The usual weight is 1.
    ///
    /// - Parameters:
    ///   - weight: The weight. A step of weight 0 is not drawn, but cases may contain it.
    ///   - steps: Kinds of steps, or beginnings of steps as a case file writes them.
    public func weight(_ weight: Int, ofSteps steps: String...) {
        for text in steps { add(max(0, weight), of: text) }
    }

    /// Begins each case with some steps, for example those that log in. A case need not keep them when it is shrunk.
    ///
    /// - Parameter steps: The steps, as a case file writes them: `press "Log in"`.
    public func begin(with steps: String...) {
        for text in steps {
            do {
                search.beginning.append(try ViewStep(text, of: "begin"))
            } catch {
                property("the definition can be read") { "\(error)" }
            }
        }
    }

    private func add(_ weight: Int, of steps: String) {
        if ViewStep.firstWords.contains(String(steps.prefix { $0 != " " })) {
            search.weights.append(SearchSteering.Weight(steps, weight))
        } else {
            property("the definition can be read") { "no step begins with '\(steps)'" }
        }
    }
}
