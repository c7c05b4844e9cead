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

    /// The mode in which the loop goes on once it is closed, where it has a say.
    func mode(on platform: HostPlatform) -> LoopMode? {
        switch self {
        case .track: .tracking(on: platform)
        case .release: .default
        case .event, .source, .timer: nil
        }
    }
}
