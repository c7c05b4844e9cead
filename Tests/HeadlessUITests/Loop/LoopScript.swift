import BindingFuzz

/// A way for work to be put off.
enum Hop: CaseIterable {
    case blocks, common, queue, exit, commit
}

/// A step of a script that both loops follow: the reference and the real one.
enum LoopStep: Equatable, CustomStringConvertible {
    case event, track, release, source, timer, idle
    /// Work that is put off by each hop in turn; at the last one, or at once, it changes the state if it is to.
    case work(id: Int, hops: [Hop], changesState: Bool)
    /// The same from another thread.
    case background(id: Int, hops: [Hop], changesState: Bool)

    /// What `event` stands for in `semantics`, section 4.
    var isTouch: Bool { self == .event || self == .track || self == .release }

    var isLoopStep: Bool {
        switch self {
        case .event, .track, .release, .source, .timer, .idle: true
        case .work, .background: false
        }
    }

    var description: String {
        switch self {
        case .event: "event"
        case .track: "track"
        case .release: "release"
        case .source: "source"
        case .timer: "timer"
        case .idle: "idle"
        case .work(let id, let hops, let changes): "work \(id) \(hops)\(changes ? " changes" : "")"
        case .background(let id, let hops, let changes): "background \(id) \(hops)\(changes ? " changes" : "")"
        }
    }

    /// A script by chance, settled at its end.
    static func script(from generator: inout SplitMix64) -> [LoopStep] {
        var steps: [LoopStep] = []
        for id in 0..<Int.random(in: 1...10, using: &generator) {
            let hops = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                Hop.allCases.randomElement(using: &generator) ?? .blocks
            }
            let changes = Bool.random(using: &generator)
            switch Int.random(in: 0..<13, using: &generator) {
            case 0: steps.append(.event)
            case 1: steps.append(.source)
            case 2: steps.append(.timer)
            case 3: steps.append(.idle)
            case 4, 5: steps.append(.track)
            case 6: steps.append(.release)
            case 7: steps.append(.background(id: id, hops: hops, changesState: changes))
            default: steps.append(.work(id: id, hops: hops, changesState: changes))
            }
        }
        let isTracking = steps.last { $0 == .track || $0 == .release } == .track
        return steps + (isTracking ? [.release] : []) + [.idle, .event, .idle]
    }
}
