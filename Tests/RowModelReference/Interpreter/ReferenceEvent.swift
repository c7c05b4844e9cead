/// What happens in a run, for tests that are about the way and not only about the end.
extension Reference {
    enum Event {
        case step(Int)
        case opened(LoopStep)
        case closed(LoopStep)
        case slept
        case runEnded
        case flushed(Place)
        /// A block, or what was on the main queue.
        case ran(Work, Place, Mode)
        case posted(rows: Int, Place)
        case dropped(row: Int)
        case handled(row: Int, Place)
        case suspended(row: Int)
        case resumed(Int)
        /// The guard did not hold.
        case returned(row: Int, RowState, Place)
        /// `identity` found the element gone.
        case foundNothing(row: Int, RowState, Place)
        /// An element or a stale index was reached.
        case accessed(row: Int, at: Int, RowState, Place)
    }

    /// What happened in a run, from the first flush to the last step of settling.
    static func log(items: Int, steps: [Step], under configuration: Configuration) -> (events: [Event], run: Run) {
        var run = Run(items: items, under: configuration, isLogging: true)
        run.execute(steps)
        return (run.log ?? [], run)
    }
}
