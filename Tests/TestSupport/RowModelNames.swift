import BindingFuzz
import FuzzCorpus

// The tests of this target are about the row model, unless they say otherwise.
package typealias CaseFile = BindingFuzz.CaseFile<RowModel>
package typealias Corpus = FuzzCorpus.Corpus<RowModel>
package typealias CorpusSurvey = FuzzCorpus.CorpusSurvey<RowModel>
package typealias Gate = FuzzCorpus.Gate<RowModel>
package typealias VerdictTable = FuzzCorpus.VerdictTable<RowModel>
package typealias ConfigurationPattern = BindingFuzz.ConfigurationPattern<Configuration>
