import BindingFuzz
import FuzzCampaign
import FuzzCorpus
import FuzzReports

// The tests of this target are about the row model, unless they say otherwise.
typealias BlockResult = FuzzCampaign.BlockResult<RowModel>
typealias BlockRunner = FuzzCampaign.BlockRunner<RowModel>
typealias CampaignCheckpoint = FuzzCampaign.CampaignCheckpoint<RowModel>
typealias CampaignDirectory = FuzzCampaign.CampaignDirectory<RowModel>
typealias CampaignDispatcher = FuzzCampaign.CampaignDispatcher<RowModel>
typealias CampaignSettings = FuzzCampaign.CampaignSettings<RowModel>
typealias CampaignState = FuzzCampaign.CampaignState<RowModel>
typealias CampaignStatus = FuzzCampaign.CampaignStatus<RowModel>
typealias CaseExplanation = FuzzReports.CaseExplanation<RowModel>
typealias CaseFile = BindingFuzz.CaseFile<RowModel>
typealias CaseVariations = FuzzReports.CaseVariations<RowModel>
typealias Corpus = FuzzCorpus.Corpus<RowModel>
typealias CorpusSurvey = FuzzCorpus.CorpusSurvey<RowModel>
typealias Expectation = BindingFuzz.Expectation<RowModel>
typealias Gate = FuzzCorpus.Gate<RowModel>
typealias KnownMechanisms = FuzzCorpus.KnownMechanisms<RowModel>
typealias Replay = FuzzReports.Replay<RowModel>
typealias Report = FuzzReports.Report<RowModel>
typealias ReportBaseline = FuzzReports.ReportBaseline<RowModel>
typealias ReportCampaign = FuzzReports.ReportCampaign<RowModel>
typealias ReportMemory = FuzzReports.ReportMemory<RowModel>
typealias Search = BindingFuzz.Search<RowModel>
typealias WorkerOrder = FuzzCampaign.WorkerOrder<RowModel>
typealias WorkerReport = FuzzCampaign.WorkerReport<RowModel>
typealias ExpectedVerdict = BindingFuzz.ExpectedVerdict<VerdictKind>
typealias ConfigurationPattern = BindingFuzz.ConfigurationPattern<Configuration>
typealias RuleCounts = BindingFuzz.RuleCounts<Rule>
typealias RuleUses = BindingFuzz.RuleUses<Rule>
