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

    @Test func `keeps the numbers of its lines where a selector has several`() {
        let text = "let a = #selector(\n  C.a(_:)\n)\nlet b = 1"
        #expect(source(text).rewritten(for: .ios) == "let a = Selector(\"C.a(_:)\")\n\n\nlet b = 1")
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
