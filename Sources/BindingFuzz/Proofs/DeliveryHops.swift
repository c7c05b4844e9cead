extension Delivery {
    var hops: [Hop] {
        switch self {
        case .immediate: []
        case .runLoop: [.blocks]
        case .common: [.common]
        case .queue: [.queue]
        case .exit: [.exit]
        case .runLoopExit: [.blocks, .exit]
        case .commit: [.commit]
        }
    }
}
