/// An error whose description tells a person what was wrong, where, and what to do.
package protocol ReadableError: Error, CustomStringConvertible {}
