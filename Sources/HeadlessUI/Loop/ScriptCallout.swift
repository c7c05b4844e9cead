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

    /// Returns the mode in which the loop continues after the callout; nil if the callout does not change the mode.
    func mode(on platform: HostPlatform) -> LoopMode? {
        switch self {
        case .track: .tracking(on: platform)
        case .release: .default
        case .event, .source, .timer: nil
        }
    }
}
