import GameplayKit
import SpriteKit
import SwiftUI
import UIKit

class MeteorScene: SKScene {
    private var label: SKLabelNode?
    private var spinnyNode: SKShapeNode?

    override func didMove(to view: SKView) {
        label = childNode(withName: "//helloLabel") as? SKLabelNode
        if let label = label {
            label.alpha = 0.0
            label.run(SKAction.fadeIn(withDuration: 2.0))
        }
        let w = (size.width + size.height) * 0.05
        spinnyNode = SKShapeNode(rectOf: CGSize(width: w, height: w), cornerRadius: w * 0.3)
        if let spinnyNode = spinnyNode {
            spinnyNode.lineWidth = 2.5
            spinnyNode.run(SKAction.repeatForever(SKAction.rotate(byAngle: CGFloat(Double.pi), duration: 1)))
            spinnyNode.run(
                SKAction.sequence([
                    SKAction.wait(forDuration: 0.5), SKAction.fadeOut(withDuration: 0.5), SKAction.removeFromParent(),
                ]))
            addChild(spinnyNode)
        }
    }

    func touchDown(atPoint pos: CGPoint) {
        let meteor = SKSpriteNode(imageNamed: "Meteor")
        meteor.position = pos
        meteor.physicsBody = SKPhysicsBody(circleOfRadius: 10)
        addChild(meteor)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for t in touches { touchDown(atPoint: t.location(in: self)) }
    }

    override func update(_ currentTime: TimeInterval) {}
}

class MeteorViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // swift-format-ignore: NeverForceUnwrap
        if let view = self.view as! SKView? {
            if let scene = SKScene(fileNamed: "MeteorScene") {
                scene.scaleMode = .aspectFill
                view.presentScene(scene)
            }
            view.ignoresSiblingOrder = true
            view.showsFPS = true
            view.showsNodeCount = true
        }
    }

    override func loadView() { view = SKView() }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        if UIDevice.current.userInterfaceIdiom == .phone {
            return .allButUpsideDown
        } else {
            return .all
        }
    }

    override var prefersStatusBarHidden: Bool { true }
}

struct MeteorView: View {
    @State private var scene = MeteorScene(size: CGSize(width: 300, height: 400))
    @State private var count = 0

    var body: some View {
        SpriteView(scene: scene, options: [.allowsTransparency])
            .ignoresSafeArea()
        Text("\(count) nodes")
        Button("Fire") {
            scene.touchDown(atPoint: .zero)
            count = scene.children.count
        }
    }
}
