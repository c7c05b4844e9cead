import Foundation
import Testing

@testable import AppPort

@Suite struct `A file of an app` {
    private func source(_ text: String) -> PortedSource { PortedSource(path: "/a.swift", text: text) }

    @Test func `is compiled for its platform, with the same lines`() {
        let text = """
            #if os(iOS) || targetEnvironment( macCatalyst )
            import UIKit
            #elseif canImport(AppKit) && !DEBUG
            #endif
            // #if os(iOS)
            @main
            struct A {}
            """
        #expect(
            source(text).rewritten(for: .ios) == """
                #if true || false
                import UIKit
                #elseif false && !DEBUG
                #endif
                // #if os(iOS)
                \("     ")
                struct A {}
                """)
        #expect(source(text).rewritten(for: .macos)?.hasPrefix("#if false || false") == true)
        #expect(source("struct A {}").rewritten(for: .ios) == nil)
    }

    /// A text, and the one that is compiled.
    @Test(arguments: [
        ("#if(os(iOS))", "#if(true)"), ("#if!os(iOS)", "#if!true"),
        ("#elseif(os(macOS)||DEBUG)", "#elseif(false||DEBUG)"),
        ("\u{feff}#if os(iOS)", "\u{feff}#if true"),
        ("let a = #/\\/*/#\n#if os(iOS)", "let a = #/\\/*/#\n#if true"),
        ("let a = /\\/*/\n#if os(iOS)", "let a = /\\/*/\n#if true"),
        ("// a\r#if os(iOS)\r#else\r", "// a\r#if true\r#else\r"),
        ("import SwiftUI; import UIKit.UIView", "import SwiftUI; import UIKit"),
        ("import SwiftUI; import Darwin.C", "import SwiftUI; import Glibc"),
        ("actor A { nonisolated lazy var a = 1 }", "actor A { nonisolated(unsafe) lazy var a = 1 }"),
        ("nonisolated private lazy var a = 1", "nonisolated(unsafe) private lazy var a = 1"),
        ("nonisolated var a: Int { 1 }", nil),
        (
            "let a = NSLocale.isoCountryCodes + Locale.isoRegionCodes",
            "let a = Locale.countryCodes + Locale.countryCodes"
        ),
        ("let a = MyLocale.isoRegionCodes", nil),
        ("#iffy os(iOS)", nil),
    ])
    func `has its conditions replaced, however they are written`(text: String, rewritten: String?) {
        #expect(source(text).rewritten(for: .ios) == rewritten)
    }

    @Test func `with tens of thousands of conditions is rewritten nearly as fast as it is searched`() {
        let count = 30_000
        let lines = source(String(repeating: "#if os(iOS)\n@objc func a() {}\n#endif\n", count: count))
        /// Returns the seconds of the processor that a function takes, whatever else runs.
        func seconds(_ body: () -> Void) -> Double {
            func now() -> Double {
                var time = timespec()
                clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
                return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
            }
            let start = now()
            body()
            return now() - start
        }
        var rewritten: String?
        let search = seconds { #expect(lines.imports.isEmpty) }
        let rewriting = seconds { rewritten = lines.rewritten(for: .ios) }
        #expect(rewritten == String(repeating: "#if true\n      func a() {}\n#endif\n", count: count))
        // It is less than five searches; with a step that is slow for each condition, it was twenty.
        #expect(rewriting < 10 * search)
    }

    @Test(arguments: [
        ("import UIKit.UIImage", "import UIKit"), ("@testable import MapKit.MKGeometry", "@testable import MapKit"),
        ("import CoreImage.CIFilterBuiltins", nil), ("import Kit.Part", nil), ("import struct UIKit.UIImage", nil),
    ])
    func `imports a part of a module of Apple's as the module`(line: String, rewritten: String?) {
        #expect(source(line).rewritten(for: .ios) == rewritten)
    }

    @Test func `does without the runtime of Objective-C`() {
        let text = "@objc func a() {}\nlet b = #selector(C.a(_:))\n@objcMembers class D {}"
        #expect(
            source(text).rewritten(for: .ios)
                == "      func a() {}\nlet b = Selector(\"C.a(_:)\")\n             class D {}")
    }

    /// What is in the brackets of a selector, and what the selector has besides its name: only what compiles for certain.
    @Test(arguments: [
        ("Coordinator.flip(_:)", "Wrapper.Coordinator.flip(_:)"),
        ("Wrapper.Coordinator.touch", "Wrapper.Coordinator.touch"),
        ("touch", nil), ("Other.touch", nil), ("Coordinator.drag(_:by:)", nil), ("Coordinator.shared", nil),
        ("Coordinator.twice(_:)", nil), ("Coordinator.late", nil), ("Box.open", nil),
        ("getter: Coordinator.count", nil),
    ])
    func `gives a selector its method where the file declares it`(expression: String, method: String?) {
        let text = """
            struct Wrapper: UIViewRepresentable {
                func makeUIView(context: Context) -> UISwitch { use(#selector(\(expression))) }
                final class Coordinator: NSObject {
                    func flip(_ sender: UISwitch) {}
                    private func touch() -> Bool { true }
                    func drag(_ sender: UISwitch, by count: Int) {}
                    static func shared() {}
                    func twice(_ sender: UISwitch) {}
                    func twice(_ sender: UIButton) {}
                    func late() async {}
                }
            }
            class Box<Content>: NSObject { func open() {} }
            """
        let name = expression.filter { $0 != " " }
        let selector = method.map { "Selector(\"\(name)\", \($0))" } ?? "Selector(\"\(name)\")"
        #expect(source(text).rewritten(for: .ios)?.contains("use(\(selector))") == true)
    }

    @Test func `gives a selector the method of the type around it`() {
        let text = """
            class Page: UIViewController {
                override func viewDidLoad() { use(#selector(tap), #selector(self.swipe(_:)), #selector(other)) }
            }
            extension Page { @objc func tap() {} }
            extension Page { fileprivate func swipe(_ sender: Any) {} }
            class Other { func other() {} }
            extension Unknown { func far() { use(#selector(far)) } }
            """
        let rewritten = source(text).rewritten(for: .ios)
        #expect(
            rewritten?.contains(
                #"use(Selector("tap", Page.tap), Selector("self.swipe(_:)", Page.swipe(_:)), Selector("other"))"#)
                == true)
        #expect(rewritten?.contains(#"use(Selector("far"))"#) == true)
    }

    @Test func `keeps the numbers of its lines where a selector has several`() {
        let text = "let a = #selector(\n  C.a(_:)\n)\nlet b = 1"
        #expect(source(text).rewritten(for: .ios) == "let a = Selector(\"C.a(_:)\")\n\n\nlet b = 1")
    }

    @Test func `gives a sort descriptor of Core Data the name of a comparison`() {
        for name in [
            "compare(_:)", "caseInsensitiveCompare(_:)", "localizedCompare", "localizedCaseInsensitiveCompare",
            "localizedStandardCompare(_:)",
        ] {
            let text = "NSSortDescriptor(key: \"name\", ascending: true, selector: #selector(NSString.\(name)))"
            #expect(
                source(text).rewritten(for: .ios)
                    == "NSSortDescriptor(key: \"name\", ascending: true, selector: Selector(\"NSString.\(name)\"))")
        }
    }

    @Test func `has macros in place of what Core Data implements at run time`() {
        let text = """
            @objc(Item) public class Item: NSManagedObject {
                @NSManaged public var name: String?
                @NSManaged
                @objc(stamp) public private(set) var stamp: Date?
                // @NSManaged var comment: Int
                @objc @NSManaged var count: Int16
            }
            extension Item {
                @objc(addItemsObject:)
                @NSManaged public func addToItems(_ value: Item)
                @NSManaged fileprivate func removeFromItems(_ values: NSSet)
            }
            """
        let blank = String(repeating: " ", count: 12)
        #expect(
            source(text).rewritten(for: .ios) == """
                \(blank.dropLast()) public class Item: NSManagedObject {
                    @_ManagedProperty public var name: String?
                    @_ManagedProperty
                    \(blank) public private(set) var stamp: Date?
                    // @NSManaged var comment: Int
                    \("     ") @_ManagedProperty var count: Int16
                }
                extension Item {
                    \(String(repeating: " ", count: 22))
                    @_ManagedMethod public func addToItems(_ value: Item)
                    @_ManagedMethod fileprivate func removeFromItems(_ values: NSSet)
                }
                """)
    }

    /// A path of keys, and the text that is compiled.
    @Test(arguments: [
        ("#keyPath(Item.name)", "\"name\""), ("#keyPath(Item.owner.name)", "\"owner.name\""),
        ("#keyPath(App.Item.`default`)", "\"default\""), ("#keyPath(name)", "\"name\""),
        ("#keyPath(Item.URL)", "\"URL\""), ("#keyPath(\n Item.name\n) + a", "\"name\"\n\n + a"),
        ("NSExpression(forKeyPath: \\Item.owner?.name)", "NSExpression(forKeyPath: \"owner.name\")"),
        ("NSExpression(forKeyPath: \"name\")", nil), ("// #keyPath(Item.name)", nil),
    ])
    func `has paths of keys as texts`(path: String, text: String?) {
        #expect(source("let a = \(path)").rewritten(for: .ios) == text.map { "let a = \($0)" })
    }

    @Test func `has names of its own for colors where it extends them, and nowhere else`() {
        let text = """
            struct Look {
                static let accentRed = Look(color: .brandRed)
            }
            extension SwiftUI.Color {
                static let ink = Color("Ink")
                static var paper: Color { .white }
            }
            extension ShapeStyle where Self == Color { static var line: Color { .gray } }
            extension Font { static let title = Font.body }
            """
        #expect(source(text).colorNames == ["ink", "paper", "line"])
        #expect(source("struct Look { static let ink = 1 }").colorNames == [])
    }

    @Test func `imports modules, whatever is written around them`() {
        let text = """
            import SwiftUI; @testable import App
            @preconcurrency import struct Combine.Published
            public import Charts
            // import Nothing
            """
        #expect(source(text).imports == ["SwiftUI", "App", "Combine", "Charts"])
        #expect(source("\u{feff}import Kit\nimport A; import B ;import C").imports == ["Kit", "A", "B", "C"])
        #expect(source("// a\rimport Kit\r\r").imports == ["Kit"])
    }

    @Test func `has previews of both kinds`() {
        #expect(source("#Preview { A() }\nstruct B: PreviewProvider {}\n// #Preview").previewCount == 2)
    }
}
