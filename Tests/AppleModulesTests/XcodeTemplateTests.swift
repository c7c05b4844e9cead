import CoreImage.CIFilterBuiltins
import CryptoKit
import SwiftUI
import Testing

/// Files as Xcode's templates have them compile as they are, and their views run.
@Suite struct `Xcode's templates` {
    @Test func `of apps show their views`() async throws {
        try await onMainRunLoop {
            let shelf = Host(app: ShelfApp())
            #expect(shelf.texts.contains("An empty shelf"))
            try shelf.close()
            let garden = Host(app: GardenApp())
            try garden.click("Plant")
            #expect(garden.texts.contains("Plant 3"))
            try garden.close()
            let timer = Host(app: TimerApp())
            #expect(timer.texts.contains("25 minutes"))
            try timer.close()
            let steps = Host(app: StepsApp())
            #expect(steps.texts.contains("8,000 steps"))
            try steps.close()
        }
    }

    @Test func `of documents edit and export a new document`() async throws {
        try await onMainRunLoop {
            let host = Host(app: NotebookApp())
            #expect(host.texts.contains("12 characters"))
            try host.click("Export")
            try host.click("Save")
            #expect(host.texts.contains("8 characters"))
            try host.close()
        }
    }

    @Test func `of games and stores run without a device and a store`() async throws {
        try await onMainRunLoop {
            let game = Host { MeteorView() }
            try game.click("Fire")
            #expect(game.texts.contains("2 nodes"))
            MeteorViewController().loadViewIfNeeded()
            try game.close()
            let store = Host { CoffeeShopView() }
            store.run(.idle)
            #expect(store.texts.contains("0 products"))
            try store.click("Subscribe")
            #expect(store.texts.contains("Coffee each morning"))
            try store.close()
        }
    }

    @Test func `of actions and widgets give their values`() async throws {
        try await onMainRunLoop {
            let host = Host { KitchenView() }
            try host.click("Cook")
            host.run(.idle)
            #expect(host.texts.contains("Cooking"))
            try host.close()
            let widget = Host { WaterEntryView(entry: WaterEntry(date: .distantPast, configuration: WaterIntent())) }
            #expect(widget.texts.contains("Small"))
            try widget.close()
        }
        let recipes = try await RecipeQuery().suggestedEntities()
        #expect(recipes.map(\.name) == ["Soup"])
    }

    @Test @MainActor func `of UIKit connect a scene`() {
        let delegate = StampSceneDelegate()
        let scene = UIWindowScene()
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        let controller = delegate.window?.rootViewController as? UINavigationController
        controller?.topViewController?.loadViewIfNeeded()
        #expect(controller?.topViewController?.title == "Stamps")
        #expect(scene.statusBarManager?.statusBarFrame.height == 47)
    }
}

/// Modules that compute.
@Suite struct `Modules that compute` {
    @Test func `hash as the standards say`() {
        let abc = Data("abc".utf8)
        #expect("\(SHA256.hash(data: abc))" == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect("\(Insecure.SHA1.hash(data: abc))" == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect("\(Insecure.MD5.hash(data: abc))" == "900150983cd24fb0d6963f7d28e17f72")
        let zeros = SHA256.hash(data: Data(count: 200))
        #expect("\(zeros)" == "6d9c54dee5660c46886f32d80e57e9dd0ffa57ee0cd2a762b036d9c8e0c3a33a")
        let code = HMAC<SHA256>.authenticationCode(
            for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
        #expect("\(code)" == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }

    @Test func `make a picture for a QR code`() {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("text".utf8)
        filter.setValue("M", forKey: "inputCorrectionLevel")
        let scaled = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
        let picture = scaled.flatMap { CIContext().createCGImage($0, from: $0.extent) }
        #expect(picture?.width == 270)
    }
}
