import BindingFuzz
import FuzzCorpus

// The tests of this target are about the row model, unless they say otherwise.
typealias CaseFile = BindingFuzz.CaseFile<RowModel>
typealias Corpus = FuzzCorpus.Corpus<RowModel>
