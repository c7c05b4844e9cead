extension Host {
    /// A number that changes with everything that code of the app does and the host can see: evaluations of views, timers and delays,
    /// requests, opened URLs, jobs on other threads, and issues.
    package var activity: Int {
        graph.visitCount + graph.clock.appointmentCount + graph.pendingAnswers.addedCount + graph.openedURLs.count
            + BackgroundWork.startCount + issues.count
    }
}
