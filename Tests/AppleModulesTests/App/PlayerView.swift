import AVFoundation
import AVKit
import SwiftUI

final class PlayerModel: ObservableObject {
    @Published var isPlaying = false
    let player = AVPlayer(url: URL(fileURLWithPath: "/song.m4a"))
    private let synthesizer = AVSpeechSynthesizer()

    func toggle() {
        try? AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
        if isPlaying { player.pause() } else { player.play() }
        isPlaying = player.timeControlStatus == .playing
    }

    func speak(_ text: String) {
        let utterance = AVSpeechUtterance(string: text)
        utterance.voice = AVSpeechSynthesisVoice(language: "en-US")
        synthesizer.speak(utterance)
    }
}

struct PlayerView: View {
    @StateObject private var model = PlayerModel()

    var body: some View {
        VideoPlayer(player: model.player)
        Button(model.isPlaying ? "Pause" : "Play", action: model.toggle)
        Button("Speak") { model.speak("Hello") }
    }
}
