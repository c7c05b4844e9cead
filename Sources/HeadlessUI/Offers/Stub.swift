extension Host {
    public var offeredActions: [UserAction] { [] }
    public func perform(_ action: UserAction) throws(ControlError) {}
    public var hasWorkElsewhere: Bool { BackgroundWork.count > 0 || MainQueue.isPending }
}
extension Host.Containers { public var bindingsFollowIdentity: Bool { get { false } set {} } }
extension ViewAction { nonisolated(unsafe) public static var running: ViewAction? }
