import Foundation
import HeadlessUI

/// Ends the app as Firestore does for a wrong argument.
func endUse(_ message: String) -> Never { endApp("FIRInvalidArgumentException: \(message)") }

/// A place on Earth.
public final class GeoPoint: NSObject, NSCopying, Sendable, Codable {
    /// The degrees to the north and to the east.
    public let latitude, longitude: Double

    /// A place. Other degrees than those of Earth end the app, as in Firestore.
    public init(latitude: Double, longitude: Double) {
        if !(-90...90).contains(latitude) {
            endUse("GeoPoint requires a latitude value in the range of [-90, 90], but was \(latitude)")
        }
        if !(-180...180).contains(longitude) {
            endUse("GeoPoint requires a longitude value in the range of [-180, 180], but was \(longitude)")
        }
        (self.latitude, self.longitude) = (latitude, longitude)
    }
    override public func isEqual(_ object: Any?) -> Bool {
        (object as? GeoPoint).map { latitude == $0.latitude && longitude == $0.longitude } ?? false
    }
    override public var hash: Int { latitude.hashValue ^ longitude.hashValue }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A list of numbers.
public final class VectorValue: NSObject, Sendable {
    /// The numbers.
    public let array: [Double]
    /// A list of numbers.
    public init(_ array: [Double]) { self.array = array }
}

/// A value that the server computes at a write.
public final class FieldValue: NSObject, @unchecked Sendable {
    enum Kind {
        case serverTimestamp, delete
        case increment(StoredValue)
        case arrayUnion([StoredValue]), arrayRemove([StoredValue])
    }

    let kind: Kind
    private init(_ kind: Kind) { self.kind = kind }

    /// Returns the time of the server.
    public class func serverTimestamp() -> FieldValue { FieldValue(.serverTimestamp) }
    /// Returns a value that deletes the field.
    public class func delete() -> FieldValue { FieldValue(.delete) }
    /// Returns a value that adds to a number.
    public class func increment(_ d: Double) -> FieldValue { FieldValue(.increment(.double(d))) }
    /// Returns a value that adds to a number.
    public class func increment(_ l: Int64) -> FieldValue { FieldValue(.increment(.int(l))) }
    /// Returns a value that adds those elements that an array lacks.
    public class func arrayUnion(_ elements: [Any]) -> FieldValue {
        FieldValue(.arrayUnion(elements.map { StoredValue($0) }))
    }
    /// Returns a value that removes elements from an array.
    public class func arrayRemove(_ elements: [Any]) -> FieldValue {
        FieldValue(.arrayRemove(elements.map { StoredValue($0) }))
    }
    /// Returns a list of numbers.
    public class func vector(_ array: [Double]) -> VectorValue { VectorValue(array) }
}

/// The names on the way to a field.
public final class FieldPath: NSObject, NSCopying, Sendable {
    static let idName = "__name__"
    let names: [String]
    /// A path of names, which may have dots.
    public init(_ fieldNames: [String]) { names = fieldNames }
    /// Returns the path to the identifier of the document.
    public class func documentID() -> FieldPath { FieldPath([idName]) }

    convenience init(dotted text: String) {
        self.init(text.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
    }
    override public func isEqual(_ object: Any?) -> Bool { (object as? FieldPath)?.names == names }
    override public var hash: Int { names.hashValue }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The value of a server's timestamp before the server has set it.
public enum ServerTimestampBehavior: Int, Sendable { case none, estimate, previous }

/// The domain of the errors.
public let FirestoreErrorDomain = "FIRFirestoreErrorDomain"

/// The kind of an error.
public enum FirestoreErrorCode: Int, Error, Sendable {
    case OK, cancelled, unknown, invalidArgument, deadlineExceeded, notFound, alreadyExists, permissionDenied
    case resourceExhausted, failedPrecondition, aborted, outOfRange, unimplemented, `internal`, unavailable, dataLoss
    case unauthenticated

    /// The kind of an error.
    public typealias Code = FirestoreErrorCode
    /// The kind.
    public var code: Code { self }
    /// Returns whether an error is of the kind.
    public static func ~= (code: FirestoreErrorCode, error: any Error) -> Bool { code.isKind(of: error) }

    func isKind(of error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == FirestoreErrorDomain && error.code == rawValue
    }

    /// Returns the error with Firestore's words.
    var error: NSError {
        let text =
            switch self {
            case .permissionDenied: "Missing or insufficient permissions."
            case .unavailable: "Failed to get document because the client is offline."
            case .notFound: "No document to update"
            default: "\(self)"
            }
        return Services.error(FirestoreErrorDomain, rawValue, text)
    }
}
