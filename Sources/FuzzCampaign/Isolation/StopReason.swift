import FilesAndProcesses

extension IsolatedExecutor {
    /// The reason why the executor stops listening to the child.
    enum StopReason: Equatable {
        /// The task is completed, and the child waits for another.
        case done
        /// The task is completed, and another child performs the next one.
        case doneForGood
        /// The pipe of the child has reached its end.
        case ended
        /// The child of the fork server has ended, and the next one waits.
        case childEnded(ChildProcess.End)
        /// No answer arrived within the time limit.
        case hung
        /// A person or the clock has ended the command.
        case interrupted
        /// A line is not an answer of the child.
        case meddled
    }
}
