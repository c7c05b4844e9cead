/// The guides of a family, one for each epoch, each built on first use.
package struct GuideHistory<Guide: CaseGuide> {
    private var guides = [Guide()]
    /// The feedback of the epochs that the guides have learned.
    package private(set) var feedbackOfEpochs: [[Guide.Feedback]] = []
    /// The known feedback of cases in later epochs.
    private var noted: [UInt64: Guide.Feedback] = [:]

    /// Creates a history with the guide that has learned nothing.
    package init() {}

    /// Learns from the cases of the next epoch.
    package mutating func learn(_ feedback: [Guide.Feedback]) {
        var guide = guides[guides.count - 1]
        for element in feedback { guide.learn(element) }
        guides.append(guide)
        feedbackOfEpochs.append(feedback)
        for index in Guide.epochs.cases(of: feedbackOfEpochs.count - 1) { noted[index] = nil }
    }

    /// Records the feedback of a case that was drawn by the guide of its epoch.
    package mutating func note(_ feedback: Guide.Feedback, at index: UInt64) {
        if feedbackOfEpochs.count <= Guide.epochs.epoch(of: index), Guide.epochs.hasFeedback(index) {
            noted[index] = feedback
        }
    }

    /// Returns the guide by which a case is drawn.
    ///
    /// - Parameter draw: draws cases by a guide, and returns their feedback in order.
    package mutating func guide(at index: UInt64, draw: (Range<UInt64>, Guide) -> [Guide.Feedback]) -> Guide {
        let epoch = Guide.epochs.epoch(of: index)
        while feedbackOfEpochs.count < epoch { learn(taught(in: feedbackOfEpochs.count, draw)) }
        return guides[epoch]
    }

    /// Returns the feedback of an epoch. Cases whose feedback is unknown are drawn.
    private func taught(in epoch: Int, _ draw: (Range<UInt64>, Guide) -> [Guide.Feedback]) -> [Guide.Feedback] {
        let indices = Guide.epochs.cases(of: epoch)
        var taught: [Guide.Feedback] = []
        var next = indices.lowerBound
        while next < indices.upperBound {
            let end = (next..<indices.upperBound).first { noted[$0] != nil } ?? indices.upperBound
            if next < end { taught += draw(next..<end, guides[epoch]) }
            if end < indices.upperBound, let feedback = noted[end] { taught.append(feedback) }
            next = end + 1
        }
        return taught
    }
}
