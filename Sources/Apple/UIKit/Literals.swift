/// The type of a color literal.
public typealias _ColorLiteralType = UIColor
/// The type of an image literal.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {}
