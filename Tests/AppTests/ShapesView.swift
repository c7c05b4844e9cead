import HeadlessUI

struct StarShape: InsettableShape {
    var points = 5
    var ratio: CGFloat = 0.45
    var inset: CGFloat = 0

    var animatableData: CGFloat {
        get { ratio }
        set { ratio = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2 - inset
        var path = Path()
        for step in 0..<(points * 2) {
            let length = step.isMultiple(of: 2) ? radius : radius * ratio
            let angle = Double(step) * .pi / Double(points) - .pi / 2
            let point = CGPoint(x: center.x + cos(angle) * length, y: center.y + sin(angle) * length)
            if step == 0 {
                path.move(to: point)
            } else {
                path.addLine(to: point)
            }
        }
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> StarShape {
        var star = self
        star.inset += amount
        return star
    }
}

struct AwardBadge: View {
    let level: Int

    var body: some View {
        ZStack {
            StarShape(points: 5 + level)
                .fill(.yellow.gradient)
                .shadow(color: .orange, radius: CGFloat(level))
            StarShape(points: 5 + level)
                .strokeBorder(.orange, lineWidth: 3)
            Text("\(level)")
                .font(.title.weight(.black))
                .blendMode(.multiply)
        }
        .frame(width: 100, height: 100)
        .rotationEffect(.degrees(Double(level) * 10))
        .compositingGroup()
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Badge of level \(level)")
    }
}

struct ShapesView: View {
    @State private var level = 1
    @State private var isPointed = false
    @State private var selected = 0

    var body: some View {
        VStack(spacing: 24) {
            AwardBadge(level: level)
                .onTapGesture { withAnimation(.bouncy) { level += 1 } }

            StarShape(ratio: isPointed ? 0.2 : 0.6)
                .trim(from: 0, to: 0.9)
                .stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round, dash: [8, 4]))
                .frame(width: 120, height: 120)
                .animation(.easeInOut(duration: 1).repeatCount(3, autoreverses: true), value: isPointed)

            Toggle("Pointed", isOn: $isPointed)
            Text(isPointed ? "Pointed star" : "Blunt star")

            Canvas { context, size in
                let rect = CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)
                context.fill(Path(ellipseIn: rect), with: .color(.teal))
                context.stroke(Path(roundedRect: rect, cornerRadius: 8), with: .color(.primary), lineWidth: 2)
            }
            .frame(height: 80)

            HStack {
                ForEach(0..<3) { index in
                    Path { path in
                        path.move(to: CGPoint(x: 0, y: 20))
                        path.addQuadCurve(to: CGPoint(x: 40, y: 20), control: CGPoint(x: 20, y: CGFloat(index * 20)))
                        path.addArc(
                            center: CGPoint(x: 20, y: 20), radius: 20, startAngle: .degrees(0), endAngle: .degrees(180),
                            clockwise: false)
                    }
                    .fill(selected == index ? Color.red : Color.secondary)
                    .contentShape(Circle())
                    .onTapGesture { selected = index }
                    .accessibilityLabel("Shape \(index)")
                }
            }
            Text("Selected shape \(selected)")
        }
        .drawingGroup()
        .padding()
    }
}
