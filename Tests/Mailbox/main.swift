import FuzzCampaign
import FuzzCommands

switch CommandLine.arguments.dropFirst().first {
case "count": MailboxCount.tell(CommandLine.arguments.dropFirst(2))
default: CommandLineTool<MailboxSubject>.main()
}
