import SwiftSyntaxMacros

#if canImport(SwiftCompilerPlugin)
    import SwiftCompilerPlugin
#else
    @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
#endif

/// The macros of SwiftUI, as a program that the compiler starts.
@main struct Plugin {
    let providingMacros: [any Macro.Type] = [
        AnimatableMacro.self, EntryMacro.self, ManagedMethodMacro.self, ManagedPropertyMacro.self, MarkerMacro.self,
        ModelActorMacro.self, ModelMacro.self, PersistedPropertyMacro.self, PreviewMacro.self, QueryMacro.self,
        UnusedPreviewMacro.self,
    ]
}

#if canImport(SwiftCompilerPlugin)
    extension Plugin: CompilerPlugin {}
#else
    // The modules of the toolchain lack the protocol `CompilerPlugin`, which has this entry point.
    extension Plugin: PluginProvider {
        /// Returns the macro of a declaration.
        func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
            guard let macro = providingMacros.first(where: { "\($0)" == typeName }) else {
                throw ExpansionError("expected the name of a macro in SwiftUIMacroPlugin; found '\(typeName)'")
            }
            return macro
        }

        /// Answers the compiler's messages.
        static func main() throws {
            try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), provider: Plugin()).main()
        }
    }
#endif
