/// The commands of menus. None are shown here.
@MainActor @preconcurrency public protocol Commands {
    /// The commands that these are made of; `Never` for those that the runtime implements.
    associatedtype Body: Commands
    /// The commands that these are made of.
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Commands that the runtime implements have no body. Asking for it is a programming error, and traps as in SwiftUI.
    public var body: Never { preconditionFailure("body should not be called on \(Self.self)") }
}

/// Builds commands.
@resultBuilder public struct CommandsBuilder {
    /// None.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// One.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// One.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    /// Several.
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
        EmptyCommands()
    }
    /// `if` without `else`.
    public static func buildOptional(_ content: (any Commands)?) -> EmptyCommands { EmptyCommands() }
}

/// No commands.
public struct EmptyCommands: Commands {
    public typealias Body = Never
    /// None.
    nonisolated public init() {}
}

/// Commands at the place of those of the system, or beside it.
public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never
    /// Commands before others.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Commands after others.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Commands in the place of others.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A menu of commands.
public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never
    /// A menu with a name.
    public init<S: TextSource>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// The commands of a sidebar.
public struct SidebarCommands: Commands {
    public typealias Body = Never
    /// The commands.
    nonisolated public init() {}
}

/// The commands of a toolbar.
public struct ToolbarCommands: Commands {
    public typealias Body = Never
    /// The commands.
    nonisolated public init() {}
}

/// The commands for text.
public struct TextEditingCommands: Commands {
    public typealias Body = Never
    /// The commands.
    nonisolated public init() {}
}

/// Commands of the system.
public struct CommandGroupPlacement: Sendable {
    /// About the app.
    public static let appInfo = CommandGroupPlacement()
    /// Settings.
    public static let appSettings = CommandGroupPlacement()
    /// What other apps offer.
    public static let systemServices = CommandGroupPlacement()
    /// Whether the app is seen.
    public static let appVisibility = CommandGroupPlacement()
    /// The end of the app.
    public static let appTermination = CommandGroupPlacement()
    /// New things.
    public static let newItem = CommandGroupPlacement()
    /// Saving.
    public static let saveItem = CommandGroupPlacement()
    /// Reading and writing files.
    public static let importExport = CommandGroupPlacement()
    /// Printing.
    public static let printItem = CommandGroupPlacement()
    /// Undoing.
    public static let undoRedo = CommandGroupPlacement()
    /// Copying.
    public static let pasteboard = CommandGroupPlacement()
    /// Changing text.
    public static let textEditing = CommandGroupPlacement()
    /// What text looks like.
    public static let textFormatting = CommandGroupPlacement()
    /// Toolbars.
    public static let toolbar = CommandGroupPlacement()
    /// Sidebars.
    public static let sidebar = CommandGroupPlacement()
    /// The size of windows.
    public static let windowSize = CommandGroupPlacement()
    /// The list of windows.
    public static let windowList = CommandGroupPlacement()
    /// The order of windows.
    public static let windowArrangement = CommandGroupPlacement()
    /// Help.
    public static let help = CommandGroupPlacement()
}
