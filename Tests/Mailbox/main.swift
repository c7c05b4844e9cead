import FuzzCampaign
import FuzzCommands

CommandLineTool<Isolated<MailboxSubject>>.main()
