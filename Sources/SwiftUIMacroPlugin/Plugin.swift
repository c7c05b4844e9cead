import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The macros of SwiftUI, as a program that the compiler starts.
@main struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        AnimatableMacro.self, EntryMacro.self, MarkerMacro.self, PreviewMacro.self, UnusedPreviewMacro.self,
    ]
}
