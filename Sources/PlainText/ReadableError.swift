/// An error whose description tells a person what happened, where, and what to do.
package protocol ReadableError: Error, CustomStringConvertible {}
