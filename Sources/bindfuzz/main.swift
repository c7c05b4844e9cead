import BindingFuzz
import FuzzCommands
import RowCommands

CommandLineTool<RowModel>.main()
