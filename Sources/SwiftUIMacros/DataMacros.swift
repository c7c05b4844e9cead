import HeadlessUI

/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` a value of these. Its
/// initial value is the default.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacroPlugin", type: "EntryMacro")

/// Makes a type `Animatable`. Its stored variables are the data to animate.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SwiftUIMacroPlugin", type: "AnimatableMacro")

/// Excludes a variable from the data to animate.
@attached(peer) public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacroPlugin", type: "MarkerMacro")
