import Foundation

/// The toolchain that compiles a port.
enum Toolchain {
    private struct Info: Decodable {
        struct Paths: Decodable { let runtimeResourcePath: String }
        let paths: Paths
    }

    /// The arguments by which the compiler finds the toolchain's macros, such as `@Observable`, if no driver runs it; empty if the
    /// toolchain does not say where it is.
    static var pluginArguments: [String] {
        let run = Tool.run(["swiftc", "-print-target-info"])
        guard let info = try? JSONDecoder().decode(Info.self, from: Data(run.output.utf8)) else { return [] }
        let folder = info.paths.runtimeResourcePath + "/host"
        return [
            "-in-process-plugin-server-path", "\(folder)/libSwiftInProcPluginServer.so", "-plugin-path",
            "\(folder)/plugins",
        ]
    }
}
