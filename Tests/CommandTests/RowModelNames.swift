import BindingFuzz
import FuzzCampaign
import FuzzCorpus

// The tests of this target are about the row model, unless they say otherwise.
typealias BlockRunner = FuzzCampaign.BlockRunner<RowModel>
typealias CampaignCheckpoint = FuzzCampaign.CampaignCheckpoint<RowModel>
typealias CampaignDirectory = FuzzCampaign.CampaignDirectory<RowModel>
typealias CampaignSettings = FuzzCampaign.CampaignSettings<RowModel>
typealias CampaignState = FuzzCampaign.CampaignState<RowModel>
typealias CampaignStatus = FuzzCampaign.CampaignStatus<RowModel>
typealias CaseFile = BindingFuzz.CaseFile<RowModel>
typealias Corpus = FuzzCorpus.Corpus<RowModel>
typealias CorpusSurvey = FuzzCorpus.CorpusSurvey<RowModel>
typealias KnownMechanisms = FuzzCorpus.KnownMechanisms<RowModel>
typealias ConfigurationPattern = BindingFuzz.ConfigurationPattern<Configuration>
