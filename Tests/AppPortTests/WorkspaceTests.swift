import FilesAndProcesses
import Foundation
import TestSupport
import Testing

@testable import AppPort

@Suite struct `A workspace` {
    private let folder: TemporaryDirectory
    /// The path of all folders, without symbolic links, which the reader resolves.
    private let root: String

    init() throws {
        folder = try TemporaryDirectory()
        root = (folder.resolvedPath("App") as NSString).deletingLastPathComponent
    }

    /// Writes a project with an app that has a number of files.
    private func write(project path: String, files count: Int) throws {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let files = (1...count).map { "\(name)\($0).swift" }
        var project = ProjectText()
        project.addTarget(name, files: files)
        try folder.write(project.text, to: "\(path)/project.pbxproj")
        let parent = (path as NSString).deletingLastPathComponent
        for file in files { try folder.write("struct A {}\n", to: "\(parent)/\(file)") }
    }

    private func write(_ list: String, to path: String = "W/W.xcworkspace") throws {
        try folder.write(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Workspace\n   version = \"1.0\">\n\(list)\n</Workspace>\n",
            to: "\(path)/contents.xcworkspacedata")
    }

    private func read(_ path: String) throws -> AppCheckout {
        try CheckoutReader.read("\(root)/\(path)", target: nil)
    }

    @Test(arguments: [
        "<FileRef\n      location = \"group:../E &amp; F/Far.xcodeproj\">\n   </FileRef>",
        "<FileRef location='container:../E &amp; F/Far.xcodeproj'/>",
        "<FileRef location = \"absolute:ROOT/E &amp; F/Far.xcodeproj\"/>",
        "<Group location = \"group:../E &amp; F\" name = \"a > b\"><FileRef location = \"group:Far.xcodeproj\"/></Group>",
        "<Group location = \"container:\"><Group location = \"group:..\"></Group><FileRef location = "
            + "\"group:../E &amp; F/Far.xcodeproj\"/></Group>",
        "<!-- <FileRef location = \"group:Near.xcodeproj\"/> --><FileRef location = \"group:../E &amp; F/Far.xcodeproj\"/>",
    ])
    func `has the projects that it lists, wherever they are`(list: String) throws {
        try write(project: "E & F/Far.xcodeproj", files: 1)
        try write(list.replacing("ROOT", with: root))
        for path in ["W", "W/W.xcworkspace"] {
            let checkout = try read(path)
            #expect(checkout.name == "Far")
            #expect(checkout.root == "\(root)/E & F")
        }
    }

    @Test func `has no other project of its folder`() throws {
        try write(project: "W/Listed.xcodeproj", files: 1)
        try write(project: "W/Inner/Other.xcodeproj", files: 2)
        try write("<FileRef location = \"group:Listed.xcodeproj\"/><FileRef location = \"group:Pods/Pods.xcodeproj\"/>")
        #expect(try read("W/W.xcworkspace").name == "Listed")
        #expect(try read("W").name == "Other")
        #expect(try read("W/Listed.xcodeproj/").name == "Listed")
        try write("<FileRef location = \"self:\"/>", to: "W/Listed.xcodeproj/project.xcworkspace")
        #expect(try read("W/Listed.xcodeproj/project.xcworkspace").name == "Listed")
    }

    @Test func `whose projects do not exist is an error that names the first one`() throws {
        try write("<FileRef location = \"group:../Gone.xcodeproj\"/>")
        let error = #expect(throws: FileError.self) { try read("W/W.xcworkspace") }
        #expect(
            error?.description == "\(root)/W/W.xcworkspace/contents.xcworkspacedata: error: expected a list of Xcode "
                + "projects; found nothing at '\(root)/Gone.xcodeproj'")
    }

    @Test func `has the packages whose products the app links`() throws {
        try write(project: "W/App.xcodeproj", files: 1)
        let path = "W/App.xcodeproj/project.pbxproj"
        try folder.write(
            try folder.read(path).replacing(
                "dependencies = ();",
                with: "packageProductDependencies = (D); };\nD = { isa = XCSwiftPackageProductDependency; "
                    + "productName = Net;"), to: path)
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Net", targets: [.target(name: "Net")])
            """, to: "Net/Package.swift")
        try folder.write("public struct Net {}\n", to: "Net/Sources/Net/Net.swift")
        try folder.write("import Net\n", to: "W/App1.swift")
        try write("<FileRef location = \"group:App.xcodeproj\"/><FileRef location = \"group:../Net\"/>")
        #expect(try read("W/W.xcworkspace").modules.map(\.name) == ["Net", "App"])
    }

    @Test func `has the frameworks of other projects that the app imports`() throws {
        try write(project: "W/App.xcodeproj", files: 2)
        try folder.write("import Kit\n", to: "W/App1.swift")
        for (name, used) in [("Kit", "import Store\n"), ("Store", ""), ("Unused", "")] {
            var project = ProjectText()
            project.addTarget(name, "framework", files: ["\(name).swift"])
            try folder.write(project.text, to: "W/\(name)/\(name).xcodeproj/project.pbxproj")
            try folder.write("\(used)public struct \(name) {}\n", to: "W/\(name)/\(name).swift")
        }
        let names = ["App", "Kit/Kit", "Store/Store", "Unused/Unused"]
        try write(names.map { "<FileRef location = \"group:\($0).xcodeproj\"/>" }.joined())
        for path in ["W", "W/W.xcworkspace"] {
            let checkout = try read(path)
            #expect(checkout.modules.map(\.name) == ["Store", "Kit", "App"])
            #expect(checkout.modules.map(\.isApp) == [false, false, true])
        }
        #expect(try read("W/App.xcodeproj").modules.map(\.name) == ["App"])
    }
}
