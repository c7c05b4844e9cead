/// The text of an Xcode project for a test.
struct ProjectText {
    private var objects: [String] = []
    private var groups: [String] = []
    private var targets: [String] = []
    private var projectConfigurations = ""

    /// Sets the build settings of the project.
    ///
    /// - Parameters:
    ///   - debug: the settings for debugging, as text.
    ///   - release: the settings of the release, as text.
    mutating func set(debug: String, release: String = "") {
        projectConfigurations = "buildConfigurationList = C;"
        add(configurations: "C", debug: debug, release: release)
    }

    private mutating func add(configurations name: String, debug: String, release: String) {
        objects += [
            "\(name) = { isa = XCConfigurationList; buildConfigurations = (\(name)D, \(name)R); };",
            "\(name)D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(debug) }; };",
            "\(name)R = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(release) }; };",
        ]
    }

    /// Adds a folder that targets have as a whole.
    ///
    /// - Parameters:
    ///   - path: the path of the folder.
    ///   - exceptions: the files that are exceptions, by the number of a target.
    /// - Returns: the identifier of the folder.
    mutating func addFolder(_ path: String, exceptions: [Int: [String]] = [:]) -> String {
        let name = "GF\(groups.count)"
        groups.append(name)
        for (target, files) in exceptions {
            objects.append(
                """
                \(name)E\(target) = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T\(target);
                  membershipExceptions = (\(files.joined(separator: ", "))); };
                """)
        }
        let sets = exceptions.keys.map { "\(name)E\($0)" }.joined(separator: ", ")
        objects.append(
            """
            \(name) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(path); sourceTree = "<group>";
              exceptions = (\(sets)); };
            """)
        return name
    }

    /// Adds a target. The first one has the number 0.
    ///
    /// - Parameters:
    ///   - name: the name of the target.
    ///   - kind: `application` or `framework`.
    ///   - files: the paths of its source files.
    ///   - folders: the identifiers of the folders that it has as a whole.
    ///   - dependencies: the numbers of the targets that it depends on.
    ///   - links: the numbers of the targets whose products it links.
    ///   - debug: the build settings for debugging, as text.
    ///   - release: the build settings of the release, as text.
    mutating func addTarget(
        _ name: String, _ kind: String = "application", files: [String] = [], folders: [String] = [],
        dependencies: [Int] = [], links: [Int] = [], debug: String = "", release: String = ""
    ) {
        let target = "T\(targets.count)"
        targets.append(target)
        add(configurations: "\(target)C", debug: debug, release: release)
        for (number, file) in files.enumerated() {
            groups.append("\(target)F\(number)")
            objects += [
                "\(target)F\(number) = { isa = PBXFileReference; path = \"\(file)\"; sourceTree = \"<group>\"; };",
                "\(target)B\(number) = { isa = PBXBuildFile; fileRef = \(target)F\(number); };",
            ]
        }
        objects += dependencies.map { "\(target)D\($0) = { isa = PBXTargetDependency; target = T\($0); };" }
        objects += links.map { "\(target)L\($0) = { isa = PBXBuildFile; fileRef = T\($0)P; };" }
        func list(_ names: [String]) -> String { "(\(names.joined(separator: ", ")))" }
        objects.append(
            """
            \(target)P = { isa = PBXFileReference; path = "\(name).framework"; sourceTree = BUILT_PRODUCTS_DIR; };
            \(target)S = { isa = PBXSourcesBuildPhase; files = \(list(files.indices.map { "\(target)B\($0)" })); };
            \(target)K = { isa = PBXFrameworksBuildPhase; files = \(list(links.map { "\(target)L\($0)" })); };
            \(target) = { isa = PBXNativeTarget; name = "\(name)"; productReference = \(target)P;
              productType = "com.apple.product-type.\(kind)"; buildConfigurationList = \(target)C;
              buildPhases = (\(target)S, \(target)K); fileSystemSynchronizedGroups = \(list(folders));
              dependencies = \(list(dependencies.map { "\(target)D\($0)" })); };
            """)
    }

    /// The text of `project.pbxproj`.
    var text: String {
        """
        // !$*UTF8*$!
        { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (\(targets.joined(separator: ", "))); \(projectConfigurations) };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (\(groups.joined(separator: ", "))); };
        \(objects.joined(separator: "\n"))
        }; }

        """
    }
}
