import FuzzCampaign
import HeadlessUI

@testable import ViewFuzz

/// A view that waits for a text which is in no list of likely texts, and on no screen.
enum VoucherApp: FuzzedApp {
    static let code = "SPRING-2024-MEMBERS-ONLY"

    static var views: [FuzzedView] {
        FuzzedView("voucher") { setup in
            let model = Voucher()
            setup.property("no voucher is free") { !model.isFree }
            return VoucherView(model: model)
        }
    }

    @MainActor final class Voucher: ObservableObject {
        @Published var isFree = false

        func redeem(_ text: String) {
            if text.uppercased() == VoucherApp.code { isFree = true }
        }
    }

    private struct VoucherView: View {
        @ObservedObject var model: Voucher
        @State private var text = ""

        var body: some View {
            TextField("Code", text: $text)
            Button("Redeem") { model.redeem(text) }
        }
    }
}
