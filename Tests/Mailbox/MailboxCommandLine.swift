import FuzzCommands

/// The command line of the mailbox.
extension MailboxSubject: CommandLineSubject {
    static let abstract = "Finds the orders of steps in which a mailbox loses a letter, hands one out twice, or traps."
    static let mechanismMeaning = "the verdict and what was noticed"

    static let configurationHelp = """
        A configuration is order/capacity/checking, as in oldest/three/checked; a pattern has * for parts that do not \
        matter:
          order     oldest, newest (which letter is taken first)
          capacity  three, six
          checking  unchecked, checked (a letter too many is refused)

        """
}
