extension Interleaving {
    /// Every case that has one step less, or one number lowered by one.
    public var simplerByOne: [Interleaving] {
        var simpler: [Interleaving] = []
        for index in steps.indices {
            var dropped = self
            dropped.steps.remove(at: index)
            simpler.append(dropped)
            for (position, argument) in steps[index].arguments.enumerated() where argument > 0 {
                var lowered = self
                lowered.steps[index] = steps[index].replacingArgument(position, with: argument - 1)
                simpler.append(lowered)
            }
        }
        if items > 0 { simpler.append(Interleaving(items: items - 1, steps: steps)) }
        return simpler
    }
}
