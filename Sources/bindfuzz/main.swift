import BindingFuzz
import FuzzCommands

CommandLineTool<RowModel>.main()
