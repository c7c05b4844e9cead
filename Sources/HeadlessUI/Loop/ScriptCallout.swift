/// A callout of the loop that a script opens.
enum ScriptCallout {
    case event, track, release, source, timer

    var place: LoopPlace {
        switch self {
        case .event, .track, .release: .event
        case .source: .source
        case .timer: .timer
        }
    }
}
