import BindingFuzz
import FuzzReports

extension Timeline {
    /// Makes the timeline of a run of the row model.
    package init(_ trace: Trace) {
        var scribe = TimelineBuilder(trace.configuration)
        for event in trace.events { scribe.write(event) }
        self.init(scribe.finish(), placeHeading: RowModel.vocabulary.placeHeading)
    }
}
