/// Menu commands. The host shows none.
@MainActor @preconcurrency public protocol Commands {
    /// The type of the commands in the body; `Never` for the commands that the runtime implements.
    associatedtype Body: Commands
    /// The commands that make up this value.
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Traps, as in SwiftUI: the commands that the runtime implements have no body.
    public var body: Never { preconditionFailure("body should not be called on \(Self.self)") }
}

/// A result builder for commands.
@resultBuilder public struct CommandsBuilder {
    /// Builds no commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// Builds one value.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// Builds one value.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    /// Builds several values.
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
        EmptyCommands()
    }
    /// Builds an `if` without `else`.
    public static func buildOptional(_ content: (any Commands)?) -> EmptyCommands { EmptyCommands() }
}

/// An empty set of commands.
public struct EmptyCommands: Commands {
    public typealias Body = Never
    /// Creates an empty set of commands.
    nonisolated public init() {}
}

/// Commands that replace a group of system commands, or stand beside it.
public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never
    /// Creates commands in front of a system group.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Creates commands after a system group.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Creates commands that replace a system group.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A menu of commands.
public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never
    /// Creates a menu with a name.
    public init<S: TextSource>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// The commands of a sidebar.
public struct SidebarCommands: Commands {
    public typealias Body = Never
    /// Creates the commands.
    nonisolated public init() {}
}

/// The commands of a toolbar.
public struct ToolbarCommands: Commands {
    public typealias Body = Never
    /// Creates the commands.
    nonisolated public init() {}
}

/// The commands that edit text.
public struct TextEditingCommands: Commands {
    public typealias Body = Never
    /// Creates the commands.
    nonisolated public init() {}
}

/// A group of system commands.
public struct CommandGroupPlacement: Sendable {
    /// The command that shows information about the app.
    public static let appInfo = CommandGroupPlacement()
    /// The command that opens the settings.
    public static let appSettings = CommandGroupPlacement()
    /// The services of other apps.
    public static let systemServices = CommandGroupPlacement()
    /// The commands that hide and show the app.
    public static let appVisibility = CommandGroupPlacement()
    /// The command that quits the app.
    public static let appTermination = CommandGroupPlacement()
    /// The commands that create documents and windows.
    public static let newItem = CommandGroupPlacement()
    /// The commands that save documents.
    public static let saveItem = CommandGroupPlacement()
    /// The commands that import and export.
    public static let importExport = CommandGroupPlacement()
    /// The commands that print.
    public static let printItem = CommandGroupPlacement()
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement()
    /// Cut, copy and paste.
    public static let pasteboard = CommandGroupPlacement()
    /// The commands that edit text.
    public static let textEditing = CommandGroupPlacement()
    /// The commands that format text.
    public static let textFormatting = CommandGroupPlacement()
    /// The commands of toolbars.
    public static let toolbar = CommandGroupPlacement()
    /// The commands of sidebars.
    public static let sidebar = CommandGroupPlacement()
    /// The commands that resize windows.
    public static let windowSize = CommandGroupPlacement()
    /// The list of windows.
    public static let windowList = CommandGroupPlacement()
    /// The commands that arrange windows.
    public static let windowArrangement = CommandGroupPlacement()
    /// The help commands.
    public static let help = CommandGroupPlacement()
}
