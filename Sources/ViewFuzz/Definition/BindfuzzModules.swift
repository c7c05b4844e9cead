/// The modules of this package, and those of packages that it uses, without the modules that have the names of Apple's or a service's.
package enum BindfuzzModules {
    /// Their names. A module of an app cannot have one of them.
    package static let names: Set<String> = [
        "AppDependencies", "AppPort", "AppleModules", "ArgumentParser", "ArgumentParserToolInfo", "BindingFuzz",
        "COpenCombineHelpers",
        "CombineSupplement", "FilesAndProcesses", "FuzzCampaign", "FuzzCommands", "FuzzCorpus", "FuzzEngine",
        "FuzzReports",
        "HeadlessUI", "LibFuzzerTarget", "LiveEngine", "Locks", "ManagedModelFile", "OpenCombine",
        "OpenCombineDispatch",
        "OpenCombineFoundation", "PlainText", "ProcessorTime", "RowCommands", "RowReports", "ServiceModules",
        "SwiftUIAssumptions", "SwiftUIMacroPlugin", "SwiftUIMacros", "ViewFuzz", "_CoreImageSubmodules",
        "_Testing_AppKit",
        "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit", "bindfuzz",
    ]
}
