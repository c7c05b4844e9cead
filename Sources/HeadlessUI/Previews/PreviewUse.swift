/// Keeps a type in an optimized build, where the compiler drops a struct that is neither public nor used. Put a line like this
/// into the file of a preview provider:
///
///     private final class Kept: PreviewUse<InboxView_Previews> {}
open class PreviewUse<Kept> {}
