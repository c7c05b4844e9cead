import BindingFuzz
import FuzzReports

extension Timeline {
    /// Makes the timeline of a run of the row model.
    package init(_ trace: Trace) {
        var builder = TimelineBuilder(trace.configuration)
        for event in trace.events { builder.write(event) }
        self.init(builder.finish(), placeHeading: RowModel.vocabulary.placeHeading)
    }
}
