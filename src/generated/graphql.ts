import type * as types from './schema-types.js';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { FoundOrders as FoundOrdersModel } from '../services/adcvd/orders.js';
import type { HtsLineModel as HtsLineModelModel } from '../services/graph/hts-line.js';
import type { Chapter99RuleModel as Chapter99RuleModelModel } from '../services/graph/chapter99-rule.js';
import type { CitedDocumentModel as CitedDocumentModelModel } from '../services/graph/cited-document.js';
import type { NodeModel as NodeModelModel } from '../services/graph/node-id.js';
import type { DataDiffModel as DataDiffModelModel } from '../services/versions/compare-data.js';
import type { LayerModel as LayerModelModel } from '../services/duty/present-layers.js';
import type { EntryAuditModel as EntryAuditModelModel } from '../services/audit/audit-entries.js';
import type { LawChangesModel as LawChangesModelModel } from '../services/law-changes/present-change.js';
import type { PortfolioModel as PortfolioModelModel } from '../services/portfolio/answer-portfolio.js';
import type { GraphContext } from '../graphql/context.js';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => types.Maybe<TTypes> | Promise<types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  DutyOutcome:
    | ( Omit<types.DutyNeedsFacts, 'dutyInfo'> & { dutyInfo: _RefType['DutyInfo'] } )
    | ( Omit<types.DutyProvisional, 'dutyInfo'> & { dutyInfo: _RefType['DutyInfo'] } )
    | ( Omit<types.DutyQuote, 'dutyInfo'> & { dutyInfo: _RefType['DutyInfo'] } )
    | ( Omit<types.ImportProhibited, 'dutyInfo' | 'layers'> & { dutyInfo: _RefType['DutyInfo'], layers: ReadonlyArray<_RefType['DutyLayer']> } )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountExport: ResolverTypeWrapper<types.AccountExport>;
  AdcvdCase: ResolverTypeWrapper<types.AdcvdCase>;
  AdcvdCheck: ResolverTypeWrapper<types.AdcvdCheck>;
  AdcvdCheckInput: types.AdcvdCheckInput;
  AdcvdCircumvention: ResolverTypeWrapper<types.AdcvdCircumvention>;
  AdcvdCircumventionConnection: ResolverTypeWrapper<types.AdcvdCircumventionConnection>;
  AdcvdCircumventionEdge: ResolverTypeWrapper<types.AdcvdCircumventionEdge>;
  AdcvdClause: ResolverTypeWrapper<types.AdcvdClause>;
  AdcvdClauseFinding: ResolverTypeWrapper<types.AdcvdClauseFinding>;
  AdcvdClauseTest: ResolverTypeWrapper<types.AdcvdClauseTest>;
  AdcvdCompanion: ResolverTypeWrapper<types.AdcvdCompanion>;
  AdcvdCourtDecision: ResolverTypeWrapper<types.AdcvdCourtDecision>;
  AdcvdCourtDecisionConnection: ResolverTypeWrapper<types.AdcvdCourtDecisionConnection>;
  AdcvdCourtDecisionEdge: ResolverTypeWrapper<types.AdcvdCourtDecisionEdge>;
  AdcvdEvent: ResolverTypeWrapper<types.AdcvdEvent>;
  AdcvdEventType: types.AdcvdEventType;
  AdcvdLifecycle: ResolverTypeWrapper<types.AdcvdLifecycle>;
  AdcvdMatch: ResolverTypeWrapper<types.AdcvdMatch>;
  AdcvdNoticeFilter: types.AdcvdNoticeFilter;
  AdcvdOrder: ResolverTypeWrapper<types.AdcvdOrder>;
  AdcvdOrderConnection: ResolverTypeWrapper<FoundOrdersModel>;
  AdcvdOrderEdge: ResolverTypeWrapper<types.AdcvdOrderEdge>;
  AdcvdOrderFilter: types.AdcvdOrderFilter;
  AdcvdOrderStatus: types.AdcvdOrderStatus;
  AdcvdOrderType: types.AdcvdOrderType;
  AdcvdRate: ResolverTypeWrapper<types.AdcvdRate>;
  AdcvdRateAtDate: ResolverTypeWrapper<types.AdcvdRateAtDate>;
  AdcvdRateInput: types.AdcvdRateInput;
  AdcvdRateKind: types.AdcvdRateKind;
  AdcvdRateType: types.AdcvdRateType;
  AdcvdReport: ResolverTypeWrapper<types.AdcvdReport>;
  AdcvdReportCase: ResolverTypeWrapper<types.AdcvdReportCase>;
  AdcvdReportClause: ResolverTypeWrapper<types.AdcvdReportClause>;
  AdcvdReportCompanion: ResolverTypeWrapper<types.AdcvdReportCompanion>;
  AdcvdReportEvent: ResolverTypeWrapper<types.AdcvdReportEvent>;
  AdcvdReportFact: ResolverTypeWrapper<types.AdcvdReportFact>;
  AdcvdReportInput: types.AdcvdReportInput;
  AdcvdReportPdf: ResolverTypeWrapper<types.AdcvdReportPdf>;
  AdcvdReportRate: ResolverTypeWrapper<types.AdcvdReportRate>;
  AdcvdRespondentMatch: ResolverTypeWrapper<types.AdcvdRespondentMatch>;
  AdcvdRespondentRate: ResolverTypeWrapper<types.AdcvdRespondentRate>;
  AdcvdScopeRuling: ResolverTypeWrapper<types.AdcvdScopeRuling>;
  AdcvdScopeRulingConnection: ResolverTypeWrapper<types.AdcvdScopeRulingConnection>;
  AdcvdScopeRulingEdge: ResolverTypeWrapper<types.AdcvdScopeRulingEdge>;
  AdcvdSunset: ResolverTypeWrapper<types.AdcvdSunset>;
  AdcvdSunsetCalendar: ResolverTypeWrapper<types.AdcvdSunsetCalendar>;
  AdcvdSunsetFilter: types.AdcvdSunsetFilter;
  AdvisorOutcome: types.AdvisorOutcome;
  AffectedHeading: ResolverTypeWrapper<types.AffectedHeading>;
  AffectedLines: ResolverTypeWrapper<types.AffectedLines>;
  AlternativeOutcome: types.AlternativeOutcome;
  Amount: ResolverTypeWrapper<types.Amount>;
  AnswerMeta: ResolverTypeWrapper<types.AnswerMeta>;
  ApiKeyMode: types.ApiKeyMode;
  ApplicableHeading: ResolverTypeWrapper<types.ApplicableHeading>;
  AssumedFact: ResolverTypeWrapper<types.AssumedFact>;
  AuditedEntry: ResolverTypeWrapper<types.AuditedEntry>;
  AuditedLine: ResolverTypeWrapper<types.AuditedLine>;
  AuditedNumber: ResolverTypeWrapper<types.AuditedNumber>;
  Boolean: ResolverTypeWrapper<types.Scalars['Boolean']['output']>;
  BoundAnswer: ResolverTypeWrapper<types.BoundAnswer>;
  CapeDeclaration: ResolverTypeWrapper<types.CapeDeclaration>;
  CapeStatus: types.CapeStatus;
  CatalogChapter: ResolverTypeWrapper<types.CatalogChapter>;
  CatalogChapterCount: ResolverTypeWrapper<types.CatalogChapterCount>;
  CatalogChapterName: ResolverTypeWrapper<types.CatalogChapterName>;
  CatalogChapterSummary: ResolverTypeWrapper<types.CatalogChapterSummary>;
  CatalogCode: ResolverTypeWrapper<types.CatalogCode>;
  CatalogSearchAnswer: ResolverTypeWrapper<types.CatalogSearchAnswer>;
  CatalogSection: ResolverTypeWrapper<types.CatalogSection>;
  CatalogSectionName: ResolverTypeWrapper<types.CatalogSectionName>;
  CatalogSections: ResolverTypeWrapper<types.CatalogSections>;
  CatalogSubchapter: ResolverTypeWrapper<types.CatalogSubchapter>;
  Chapter99Applicable: ResolverTypeWrapper<types.Chapter99Applicable>;
  Chapter99Input: types.Chapter99Input;
  Chapter99Rule: ResolverTypeWrapper<Chapter99RuleModelModel>;
  Chapter99RuleConnection: ResolverTypeWrapper<Omit<types.Chapter99RuleConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['Chapter99RuleEdge']>, nodes: ReadonlyArray<ResolversTypes['Chapter99Rule']> }>;
  Chapter99RuleEdge: ResolverTypeWrapper<Omit<types.Chapter99RuleEdge, 'node'> & { node: ResolversTypes['Chapter99Rule'] }>;
  Chapter99RuleFilter: types.Chapter99RuleFilter;
  Chapter99Source: ResolverTypeWrapper<types.Chapter99Source>;
  CircumventionOutcome: types.CircumventionOutcome;
  CircumventionStage: types.CircumventionStage;
  Citation: ResolverTypeWrapper<types.Citation>;
  CitedDocument: ResolverTypeWrapper<CitedDocumentModelModel>;
  ClaimEffect: ResolverTypeWrapper<types.ClaimEffect>;
  ClaimFeeEffect: ResolverTypeWrapper<types.ClaimFeeEffect>;
  ClaimProof: ResolverTypeWrapper<types.ClaimProof>;
  Classification: ResolverTypeWrapper<types.Classification>;
  ClassificationAdvisor: ResolverTypeWrapper<types.ClassificationAdvisor>;
  ClassificationAlternative: ResolverTypeWrapper<types.ClassificationAlternative>;
  ClassificationAnswer: ResolverTypeWrapper<types.ClassificationAnswer>;
  ClassificationCandidate: ResolverTypeWrapper<types.ClassificationCandidate>;
  ClassificationChat: ResolverTypeWrapper<types.ClassificationChat>;
  ClassificationConfirmation: ResolverTypeWrapper<types.ClassificationConfirmation>;
  ClassificationFact: ResolverTypeWrapper<types.ClassificationFact>;
  ClassificationFactKey: types.ClassificationFactKey;
  ClassificationMessage: ResolverTypeWrapper<types.ClassificationMessage>;
  ClassificationOption: ResolverTypeWrapper<types.ClassificationOption>;
  ClassificationQuestion: ResolverTypeWrapper<types.ClassificationQuestion>;
  ClassificationQuote: ResolverTypeWrapper<types.ClassificationQuote>;
  ClassificationReport: ResolverTypeWrapper<Omit<types.ClassificationReport, 'duty'> & { duty?: types.Maybe<ResolversTypes['DutyInfo']> }>;
  ClassificationRuling: ResolverTypeWrapper<types.ClassificationRuling>;
  ClassificationStep: ResolverTypeWrapper<types.ClassificationStep>;
  ClassifyChatInput: types.ClassifyChatInput;
  ClassifyInput: types.ClassifyInput;
  ClassifyReportInput: types.ClassifyReportInput;
  ClauseKind: types.ClauseKind;
  ClauseVerdict: types.ClauseVerdict;
  ConditionalFields: ResolverTypeWrapper<types.ConditionalFields>;
  Confidence: ResolverTypeWrapper<types.Confidence>;
  ConfidenceTier: types.ConfidenceTier;
  ConfirmClassificationInput: types.ConfirmClassificationInput;
  ContentMetal: types.ContentMetal;
  CountryCode: ResolverTypeWrapper<types.Scalars['CountryCode']['output']>;
  CrossRuling: ResolverTypeWrapper<types.CrossRuling>;
  CrossRulingConnection: ResolverTypeWrapper<types.CrossRulingConnection>;
  CrossRulingEdge: ResolverTypeWrapper<types.CrossRulingEdge>;
  CrossRulingFilter: types.CrossRulingFilter;
  DailyUsage: ResolverTypeWrapper<types.DailyUsage>;
  DataChange: ResolverTypeWrapper<types.DataChange>;
  DataChangeConnection: ResolverTypeWrapper<types.DataChangeConnection>;
  DataChangeEdge: ResolverTypeWrapper<types.DataChangeEdge>;
  DataChangeKind: types.DataChangeKind;
  DataDiff: ResolverTypeWrapper<DataDiffModelModel>;
  DataFieldChange: ResolverTypeWrapper<types.DataFieldChange>;
  DatasetDiff: ResolverTypeWrapper<types.DatasetDiff>;
  DatasetHealth: types.DatasetHealth;
  DatasetStatus: ResolverTypeWrapper<types.DatasetStatus>;
  Date: ResolverTypeWrapper<types.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<types.Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<types.Scalars['Decimal']['output']>;
  DepositBasis: types.DepositBasis;
  DepositStanding: types.DepositStanding;
  DepositStart: types.DepositStart;
  DocumentExtraction: ResolverTypeWrapper<types.DocumentExtraction>;
  DocumentInput: types.DocumentInput;
  DutyBatch: ResolverTypeWrapper<Omit<types.DutyBatch, 'results'> & { results: ReadonlyArray<ResolversTypes['DutyBatchResult']> }>;
  DutyBatchLine: types.DutyBatchLine;
  DutyBatchProblem: ResolverTypeWrapper<types.DutyBatchProblem>;
  DutyBatchResult: ResolverTypeWrapper<Omit<types.DutyBatchResult, 'dutyInfo'> & { dutyInfo?: types.Maybe<ResolversTypes['DutyInfo']> }>;
  DutyBounds: ResolverTypeWrapper<types.DutyBounds>;
  DutyChange: ResolverTypeWrapper<Omit<types.DutyChange, 'after' | 'before'> & { after?: types.Maybe<ResolversTypes['DutyLayer']>, before?: types.Maybe<ResolversTypes['DutyLayer']> }>;
  DutyChangeCause: types.DutyChangeCause;
  DutyChangeInput: types.DutyChangeInput;
  DutyChangeKind: types.DutyChangeKind;
  DutyColumn: types.DutyColumn;
  DutyDiff: ResolverTypeWrapper<Omit<types.DutyDiff, 'changes' | 'from' | 'to'> & { changes: ReadonlyArray<ResolversTypes['DutyChange']>, from: ResolversTypes['DutyInfo'], to: ResolversTypes['DutyInfo'] }>;
  DutyFee: types.DutyFee;
  DutyInfo: ResolverTypeWrapper<Omit<types.DutyInfo, 'layers'> & { layers: ReadonlyArray<ResolversTypes['DutyLayer']> }>;
  DutyInput: types.DutyInput;
  DutyLayer: ResolverTypeWrapper<LayerModelModel>;
  DutyLimits: ResolverTypeWrapper<types.DutyLimits>;
  DutyNeedsFacts: ResolverTypeWrapper<Omit<types.DutyNeedsFacts, 'dutyInfo'> & { dutyInfo: ResolversTypes['DutyInfo'] }>;
  DutyOutcome: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DutyOutcome']>;
  DutyPeriod: ResolverTypeWrapper<Omit<types.DutyPeriod, 'changes' | 'duty'> & { changes: ReadonlyArray<ResolversTypes['DutyChange']>, duty?: types.Maybe<ResolversTypes['DutyInfo']> }>;
  DutyProof: ResolverTypeWrapper<types.DutyProof>;
  DutyProvisional: ResolverTypeWrapper<Omit<types.DutyProvisional, 'dutyInfo'> & { dutyInfo: ResolversTypes['DutyInfo'] }>;
  DutyQuote: ResolverTypeWrapper<Omit<types.DutyQuote, 'dutyInfo'> & { dutyInfo: ResolversTypes['DutyInfo'] }>;
  DutyTimeline: ResolverTypeWrapper<Omit<types.DutyTimeline, 'periods'> & { periods: ReadonlyArray<ResolversTypes['DutyPeriod']> }>;
  DutyTotals: ResolverTypeWrapper<types.DutyTotals>;
  EntryAudit: ResolverTypeWrapper<EntryAuditModelModel>;
  EntryAuditFailure: ResolverTypeWrapper<types.EntryAuditFailure>;
  EntryAuditFile: ResolverTypeWrapper<types.EntryAuditFile>;
  EntryAuditInput: types.EntryAuditInput;
  EntryAuditJob: ResolverTypeWrapper<types.EntryAuditJob>;
  EntryAuditJobList: ResolverTypeWrapper<types.EntryAuditJobList>;
  EntryAuditSource: ResolverTypeWrapper<types.EntryAuditSource>;
  EntryAuditStatus: types.EntryAuditStatus;
  EntryAuditTotals: ResolverTypeWrapper<types.EntryAuditTotals>;
  EntryColumn: ResolverTypeWrapper<types.EntryColumn>;
  EntryColumnInput: types.EntryColumnInput;
  EntryFinding: ResolverTypeWrapper<types.EntryFinding>;
  EntryFindingConnection: ResolverTypeWrapper<types.EntryFindingConnection>;
  EntryFindingEdge: ResolverTypeWrapper<types.EntryFindingEdge>;
  EntryFindingSeverity: types.EntryFindingSeverity;
  EntryFindingSort: types.EntryFindingSort;
  EntryNotice: ResolverTypeWrapper<types.EntryNotice>;
  EntryNoticeKind: types.EntryNoticeKind;
  EntryRemedy: ResolverTypeWrapper<types.EntryRemedy>;
  EntryRowNote: ResolverTypeWrapper<types.EntryRowNote>;
  ExportedAccount: ResolverTypeWrapper<types.ExportedAccount>;
  ExportedApiKey: ResolverTypeWrapper<types.ExportedApiKey>;
  ExportedAuditEvent: ResolverTypeWrapper<types.ExportedAuditEvent>;
  ExportedIdempotencyRecord: ResolverTypeWrapper<types.ExportedIdempotencyRecord>;
  ExportedReport: ResolverTypeWrapper<types.ExportedReport>;
  ExposureTrait: types.ExposureTrait;
  ExtractedField: ResolverTypeWrapper<types.ExtractedField>;
  ExtractedFieldType: types.ExtractedFieldType;
  ExtractedLineItem: ResolverTypeWrapper<types.ExtractedLineItem>;
  ExtractedParty: ResolverTypeWrapper<types.ExtractedParty>;
  ExtractionBox: ResolverTypeWrapper<types.ExtractionBox>;
  ExtractionCheck: ResolverTypeWrapper<types.ExtractionCheck>;
  ExtractionCheckKind: types.ExtractionCheckKind;
  ExtractionCheckStatus: types.ExtractionCheckStatus;
  ExtractionLocation: ResolverTypeWrapper<types.ExtractionLocation>;
  FactInput: types.FactInput;
  FeeChange: ResolverTypeWrapper<types.FeeChange>;
  FieldProblem: ResolverTypeWrapper<types.FieldProblem>;
  FileType: types.FileType;
  FlippingFact: ResolverTypeWrapper<types.FlippingFact>;
  Float: ResolverTypeWrapper<types.Scalars['Float']['output']>;
  HarborMaintenanceFee: ResolverTypeWrapper<types.HarborMaintenanceFee>;
  HtsBrowseAnswer: ResolverTypeWrapper<types.HtsBrowseAnswer>;
  HtsDiff: ResolverTypeWrapper<types.HtsDiff>;
  HtsDiffCounts: ResolverTypeWrapper<types.HtsDiffCounts>;
  HtsEdition: ResolverTypeWrapper<types.HtsEdition>;
  HtsEndnote: ResolverTypeWrapper<types.HtsEndnote>;
  HtsEndnoteHeading: ResolverTypeWrapper<types.HtsEndnoteHeading>;
  HtsField: types.HtsField;
  HtsFieldChange: ResolverTypeWrapper<types.HtsFieldChange>;
  HtsHierarchy: ResolverTypeWrapper<types.HtsHierarchy>;
  HtsLevel: types.HtsLevel;
  HtsLine: ResolverTypeWrapper<HtsLineModelModel>;
  HtsLineConnection: ResolverTypeWrapper<Omit<types.HtsLineConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['HtsLineEdge']>, nodes: ReadonlyArray<ResolversTypes['HtsLine']> }>;
  HtsLineEdge: ResolverTypeWrapper<Omit<types.HtsLineEdge, 'node'> & { node: ResolversTypes['HtsLine'] }>;
  HtsLineEvent: ResolverTypeWrapper<types.HtsLineEvent>;
  HtsLineEventKind: types.HtsLineEventKind;
  HtsLineHistory: ResolverTypeWrapper<types.HtsLineHistory>;
  HtsNote: ResolverTypeWrapper<types.HtsNote>;
  HtsNoteEdge: ResolverTypeWrapper<types.HtsNoteEdge>;
  HtsNoteTarget: ResolverTypeWrapper<types.HtsNoteTarget>;
  HtsNotesAnswer: ResolverTypeWrapper<types.HtsNotesAnswer>;
  HtsNumber: ResolverTypeWrapper<types.Scalars['HtsNumber']['output']>;
  HtsQueryKind: types.HtsQueryKind;
  HtsRate: ResolverTypeWrapper<types.HtsRate>;
  HtsReplacedNumber: ResolverTypeWrapper<types.HtsReplacedNumber>;
  HtsReplacement: ResolverTypeWrapper<types.HtsReplacement>;
  HtsReplacementKind: types.HtsReplacementKind;
  HtsRow: ResolverTypeWrapper<types.HtsRow>;
  HtsRowChangeKind: types.HtsRowChangeKind;
  HtsRowDifference: ResolverTypeWrapper<types.HtsRowDifference>;
  HtsRowEdge: ResolverTypeWrapper<types.HtsRowEdge>;
  HtsSearchAnswer: ResolverTypeWrapper<types.HtsSearchAnswer>;
  HtsSearchEdge: ResolverTypeWrapper<types.HtsSearchEdge>;
  HtsSearchEvidence: ResolverTypeWrapper<types.HtsSearchEvidence>;
  HtsSearchLevel: types.HtsSearchLevel;
  HtsSearchResult: ResolverTypeWrapper<types.HtsSearchResult>;
  HtsSuccession: ResolverTypeWrapper<types.HtsSuccession>;
  HtsSuccessionKind: types.HtsSuccessionKind;
  HtsTermMatch: types.HtsTermMatch;
  ID: ResolverTypeWrapper<types.Scalars['ID']['output']>;
  IdempotencyState: types.IdempotencyState;
  IeepaStatusTotal: ResolverTypeWrapper<types.IeepaStatusTotal>;
  ImportProhibited: ResolverTypeWrapper<Omit<types.ImportProhibited, 'dutyInfo' | 'layers'> & { dutyInfo: ResolversTypes['DutyInfo'], layers: ReadonlyArray<ResolversTypes['DutyLayer']> }>;
  IncompleteKind: types.IncompleteKind;
  IncompleteReason: ResolverTypeWrapper<types.IncompleteReason>;
  InputSeverity: types.InputSeverity;
  InputType: types.InputType;
  Int: ResolverTypeWrapper<types.Scalars['Int']['output']>;
  InvoiceExtraction: ResolverTypeWrapper<types.InvoiceExtraction>;
  JSON: ResolverTypeWrapper<types.Scalars['JSON']['output']>;
  LawChange: ResolverTypeWrapper<types.LawChange>;
  LawChangeKind: types.LawChangeKind;
  LawChanges: ResolverTypeWrapper<LawChangesModelModel>;
  LayerEnding: types.LayerEnding;
  LayerKind: types.LayerKind;
  LegalNoteChapter99ApplicabilityDiagnostic: ResolverTypeWrapper<types.LegalNoteChapter99ApplicabilityDiagnostic>;
  LegalNoteQuotaDiagnostic: ResolverTypeWrapper<types.LegalNoteQuotaDiagnostic>;
  LegalNoteRateRuleDiagnostic: ResolverTypeWrapper<types.LegalNoteRateRuleDiagnostic>;
  LineAuditStatus: types.LineAuditStatus;
  LineRule: ResolverTypeWrapper<Omit<types.LineRule, 'rule'> & { rule: ResolversTypes['Chapter99Rule'] }>;
  LiquidationState: types.LiquidationState;
  MatchedExclusion: ResolverTypeWrapper<types.MatchedExclusion>;
  MeasureInput: types.MeasureInput;
  MerchandiseProcessingFee: ResolverTypeWrapper<types.MerchandiseProcessingFee>;
  MessageAuthor: types.MessageAuthor;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<NodeModelModel>;
  NotApplicableHeading: ResolverTypeWrapper<types.NotApplicableHeading>;
  NotAppliedHeading: ResolverTypeWrapper<types.NotAppliedHeading>;
  NotAppliedReason: types.NotAppliedReason;
  NoteEffect: types.NoteEffect;
  NoteParity: types.NoteParity;
  OperationUsage: ResolverTypeWrapper<types.OperationUsage>;
  OrderPhase: types.OrderPhase;
  OriginComparison: ResolverTypeWrapper<Omit<types.OriginComparison, 'origins'> & { origins: ReadonlyArray<ResolversTypes['OriginDuty']> }>;
  OriginDuty: ResolverTypeWrapper<Omit<types.OriginDuty, 'duty'> & { duty: ResolversTypes['DutyInfo'] }>;
  OriginFrontierStep: ResolverTypeWrapper<types.OriginFrontierStep>;
  OriginOffer: ResolverTypeWrapper<types.OriginOffer>;
  OriginPreference: ResolverTypeWrapper<types.OriginPreference>;
  PageInfo: ResolverTypeWrapper<types.PageInfo>;
  PartInput: types.PartInput;
  PartLayer: ResolverTypeWrapper<types.PartLayer>;
  PartOrigin: ResolverTypeWrapper<types.PartOrigin>;
  PartQuestion: ResolverTypeWrapper<types.PartQuestion>;
  PartSort: types.PartSort;
  PartStatus: types.PartStatus;
  PartyRole: types.PartyRole;
  PgaAgency: ResolverTypeWrapper<types.PgaAgency>;
  PgaCheck: ResolverTypeWrapper<types.PgaCheck>;
  PgaFlag: ResolverTypeWrapper<types.PgaFlag>;
  PgaInput: types.PgaInput;
  Portfolio: ResolverTypeWrapper<PortfolioModelModel>;
  PortfolioCause: ResolverTypeWrapper<types.PortfolioCause>;
  PortfolioChange: ResolverTypeWrapper<types.PortfolioChange>;
  PortfolioClaim: ResolverTypeWrapper<types.PortfolioClaim>;
  PortfolioExposure: ResolverTypeWrapper<types.PortfolioExposure>;
  PortfolioInput: types.PortfolioInput;
  PortfolioQuestion: ResolverTypeWrapper<types.PortfolioQuestion>;
  PortfolioSource: ResolverTypeWrapper<types.PortfolioSource>;
  PortfolioTotals: ResolverTypeWrapper<types.PortfolioTotals>;
  PricedPart: ResolverTypeWrapper<types.PricedPart>;
  PricedPartConnection: ResolverTypeWrapper<types.PricedPartConnection>;
  PricedPartEdge: ResolverTypeWrapper<types.PricedPartEdge>;
  ProductFactInput: types.ProductFactInput;
  ProgramStatus: types.ProgramStatus;
  Provenance: ResolverTypeWrapper<types.Provenance>;
  Publication: ResolverTypeWrapper<types.Publication>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuoteKind: types.QuoteKind;
  RateKind: types.RateKind;
  RateProvenance: ResolverTypeWrapper<types.RateProvenance>;
  RecordSource: types.RecordSource;
  RegulatoryDataStatus: ResolverTypeWrapper<types.RegulatoryDataStatus>;
  RemedyRoute: types.RemedyRoute;
  ReportKind: types.ReportKind;
  RequiredInput: ResolverTypeWrapper<types.RequiredInput>;
  RetroactiveCorrection: ResolverTypeWrapper<types.RetroactiveCorrection>;
  RuleApplicability: types.RuleApplicability;
  RuleScopeKind: types.RuleScopeKind;
  RuleScopePart: ResolverTypeWrapper<types.RuleScopePart>;
  ScenarioComparison: ResolverTypeWrapper<Omit<types.ScenarioComparison, 'base' | 'scenarios'> & { base: ResolversTypes['DutyInfo'], scenarios: ReadonlyArray<ResolversTypes['ScenarioResult']> }>;
  ScenarioInput: types.ScenarioInput;
  ScenarioResult: ResolverTypeWrapper<Omit<types.ScenarioResult, 'changes' | 'duty'> & { changes: ReadonlyArray<ResolversTypes['DutyChange']>, duty: ResolversTypes['DutyInfo'] }>;
  ScopeAnalysis: ResolverTypeWrapper<types.ScopeAnalysis>;
  ScopeDetermination: types.ScopeDetermination;
  Section232ScopeMatch: ResolverTypeWrapper<types.Section232ScopeMatch>;
  SpecialRate: ResolverTypeWrapper<types.SpecialRate>;
  SplitLine: ResolverTypeWrapper<types.SplitLine>;
  SplitLineLayer: ResolverTypeWrapper<types.SplitLineLayer>;
  String: ResolverTypeWrapper<types.Scalars['String']['output']>;
  TariffEvent: ResolverTypeWrapper<types.TariffEvent>;
  TariffEventEdge: ResolverTypeWrapper<types.TariffEventEdge>;
  TariffEventType: types.TariffEventType;
  TariffEvents: ResolverTypeWrapper<types.TariffEvents>;
  TextSource: types.TextSource;
  TradeDocumentKind: types.TradeDocumentKind;
  TradeProgramEligibility: ResolverTypeWrapper<types.TradeProgramEligibility>;
  TradeProgramInput: types.TradeProgramInput;
  TradeProgramOffer: ResolverTypeWrapper<types.TradeProgramOffer>;
  URL: ResolverTypeWrapper<types.Scalars['URL']['output']>;
  UnmodelledHeading: ResolverTypeWrapper<types.UnmodelledHeading>;
  UnmodelledState: types.UnmodelledState;
  UsageCount: ResolverTypeWrapper<types.UsageCount>;
  UsageSummary: ResolverTypeWrapper<types.UsageSummary>;
  UsageTotals: ResolverTypeWrapper<types.UsageTotals>;
  ValuationAdjustments: ResolverTypeWrapper<types.ValuationAdjustments>;
  ValuationInput: types.ValuationInput;
  ValuationStep: ResolverTypeWrapper<types.ValuationStep>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountExport: types.AccountExport;
  AdcvdCase: types.AdcvdCase;
  AdcvdCheck: types.AdcvdCheck;
  AdcvdCheckInput: types.AdcvdCheckInput;
  AdcvdCircumvention: types.AdcvdCircumvention;
  AdcvdCircumventionConnection: types.AdcvdCircumventionConnection;
  AdcvdCircumventionEdge: types.AdcvdCircumventionEdge;
  AdcvdClause: types.AdcvdClause;
  AdcvdClauseFinding: types.AdcvdClauseFinding;
  AdcvdClauseTest: types.AdcvdClauseTest;
  AdcvdCompanion: types.AdcvdCompanion;
  AdcvdCourtDecision: types.AdcvdCourtDecision;
  AdcvdCourtDecisionConnection: types.AdcvdCourtDecisionConnection;
  AdcvdCourtDecisionEdge: types.AdcvdCourtDecisionEdge;
  AdcvdEvent: types.AdcvdEvent;
  AdcvdLifecycle: types.AdcvdLifecycle;
  AdcvdMatch: types.AdcvdMatch;
  AdcvdNoticeFilter: types.AdcvdNoticeFilter;
  AdcvdOrder: types.AdcvdOrder;
  AdcvdOrderConnection: FoundOrdersModel;
  AdcvdOrderEdge: types.AdcvdOrderEdge;
  AdcvdOrderFilter: types.AdcvdOrderFilter;
  AdcvdRate: types.AdcvdRate;
  AdcvdRateAtDate: types.AdcvdRateAtDate;
  AdcvdRateInput: types.AdcvdRateInput;
  AdcvdReport: types.AdcvdReport;
  AdcvdReportCase: types.AdcvdReportCase;
  AdcvdReportClause: types.AdcvdReportClause;
  AdcvdReportCompanion: types.AdcvdReportCompanion;
  AdcvdReportEvent: types.AdcvdReportEvent;
  AdcvdReportFact: types.AdcvdReportFact;
  AdcvdReportInput: types.AdcvdReportInput;
  AdcvdReportPdf: types.AdcvdReportPdf;
  AdcvdReportRate: types.AdcvdReportRate;
  AdcvdRespondentMatch: types.AdcvdRespondentMatch;
  AdcvdRespondentRate: types.AdcvdRespondentRate;
  AdcvdScopeRuling: types.AdcvdScopeRuling;
  AdcvdScopeRulingConnection: types.AdcvdScopeRulingConnection;
  AdcvdScopeRulingEdge: types.AdcvdScopeRulingEdge;
  AdcvdSunset: types.AdcvdSunset;
  AdcvdSunsetCalendar: types.AdcvdSunsetCalendar;
  AdcvdSunsetFilter: types.AdcvdSunsetFilter;
  AffectedHeading: types.AffectedHeading;
  AffectedLines: types.AffectedLines;
  Amount: types.Amount;
  AnswerMeta: types.AnswerMeta;
  ApplicableHeading: types.ApplicableHeading;
  AssumedFact: types.AssumedFact;
  AuditedEntry: types.AuditedEntry;
  AuditedLine: types.AuditedLine;
  AuditedNumber: types.AuditedNumber;
  Boolean: types.Scalars['Boolean']['output'];
  BoundAnswer: types.BoundAnswer;
  CapeDeclaration: types.CapeDeclaration;
  CatalogChapter: types.CatalogChapter;
  CatalogChapterCount: types.CatalogChapterCount;
  CatalogChapterName: types.CatalogChapterName;
  CatalogChapterSummary: types.CatalogChapterSummary;
  CatalogCode: types.CatalogCode;
  CatalogSearchAnswer: types.CatalogSearchAnswer;
  CatalogSection: types.CatalogSection;
  CatalogSectionName: types.CatalogSectionName;
  CatalogSections: types.CatalogSections;
  CatalogSubchapter: types.CatalogSubchapter;
  Chapter99Applicable: types.Chapter99Applicable;
  Chapter99Input: types.Chapter99Input;
  Chapter99Rule: Chapter99RuleModelModel;
  Chapter99RuleConnection: Omit<types.Chapter99RuleConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['Chapter99RuleEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Chapter99Rule']> };
  Chapter99RuleEdge: Omit<types.Chapter99RuleEdge, 'node'> & { node: ResolversParentTypes['Chapter99Rule'] };
  Chapter99RuleFilter: types.Chapter99RuleFilter;
  Chapter99Source: types.Chapter99Source;
  Citation: types.Citation;
  CitedDocument: CitedDocumentModelModel;
  ClaimEffect: types.ClaimEffect;
  ClaimFeeEffect: types.ClaimFeeEffect;
  ClaimProof: types.ClaimProof;
  Classification: types.Classification;
  ClassificationAdvisor: types.ClassificationAdvisor;
  ClassificationAlternative: types.ClassificationAlternative;
  ClassificationAnswer: types.ClassificationAnswer;
  ClassificationCandidate: types.ClassificationCandidate;
  ClassificationChat: types.ClassificationChat;
  ClassificationConfirmation: types.ClassificationConfirmation;
  ClassificationFact: types.ClassificationFact;
  ClassificationMessage: types.ClassificationMessage;
  ClassificationOption: types.ClassificationOption;
  ClassificationQuestion: types.ClassificationQuestion;
  ClassificationQuote: types.ClassificationQuote;
  ClassificationReport: Omit<types.ClassificationReport, 'duty'> & { duty?: types.Maybe<ResolversParentTypes['DutyInfo']> };
  ClassificationRuling: types.ClassificationRuling;
  ClassificationStep: types.ClassificationStep;
  ClassifyChatInput: types.ClassifyChatInput;
  ClassifyInput: types.ClassifyInput;
  ClassifyReportInput: types.ClassifyReportInput;
  ConditionalFields: types.ConditionalFields;
  Confidence: types.Confidence;
  ConfirmClassificationInput: types.ConfirmClassificationInput;
  CountryCode: types.Scalars['CountryCode']['output'];
  CrossRuling: types.CrossRuling;
  CrossRulingConnection: types.CrossRulingConnection;
  CrossRulingEdge: types.CrossRulingEdge;
  CrossRulingFilter: types.CrossRulingFilter;
  DailyUsage: types.DailyUsage;
  DataChange: types.DataChange;
  DataChangeConnection: types.DataChangeConnection;
  DataChangeEdge: types.DataChangeEdge;
  DataDiff: DataDiffModelModel;
  DataFieldChange: types.DataFieldChange;
  DatasetDiff: types.DatasetDiff;
  DatasetStatus: types.DatasetStatus;
  Date: types.Scalars['Date']['output'];
  DateTime: types.Scalars['DateTime']['output'];
  Decimal: types.Scalars['Decimal']['output'];
  DocumentExtraction: types.DocumentExtraction;
  DocumentInput: types.DocumentInput;
  DutyBatch: Omit<types.DutyBatch, 'results'> & { results: ReadonlyArray<ResolversParentTypes['DutyBatchResult']> };
  DutyBatchLine: types.DutyBatchLine;
  DutyBatchProblem: types.DutyBatchProblem;
  DutyBatchResult: Omit<types.DutyBatchResult, 'dutyInfo'> & { dutyInfo?: types.Maybe<ResolversParentTypes['DutyInfo']> };
  DutyBounds: types.DutyBounds;
  DutyChange: Omit<types.DutyChange, 'after' | 'before'> & { after?: types.Maybe<ResolversParentTypes['DutyLayer']>, before?: types.Maybe<ResolversParentTypes['DutyLayer']> };
  DutyChangeInput: types.DutyChangeInput;
  DutyDiff: Omit<types.DutyDiff, 'changes' | 'from' | 'to'> & { changes: ReadonlyArray<ResolversParentTypes['DutyChange']>, from: ResolversParentTypes['DutyInfo'], to: ResolversParentTypes['DutyInfo'] };
  DutyInfo: Omit<types.DutyInfo, 'layers'> & { layers: ReadonlyArray<ResolversParentTypes['DutyLayer']> };
  DutyInput: types.DutyInput;
  DutyLayer: LayerModelModel;
  DutyLimits: types.DutyLimits;
  DutyNeedsFacts: Omit<types.DutyNeedsFacts, 'dutyInfo'> & { dutyInfo: ResolversParentTypes['DutyInfo'] };
  DutyOutcome: ResolversUnionTypes<ResolversParentTypes>['DutyOutcome'];
  DutyPeriod: Omit<types.DutyPeriod, 'changes' | 'duty'> & { changes: ReadonlyArray<ResolversParentTypes['DutyChange']>, duty?: types.Maybe<ResolversParentTypes['DutyInfo']> };
  DutyProof: types.DutyProof;
  DutyProvisional: Omit<types.DutyProvisional, 'dutyInfo'> & { dutyInfo: ResolversParentTypes['DutyInfo'] };
  DutyQuote: Omit<types.DutyQuote, 'dutyInfo'> & { dutyInfo: ResolversParentTypes['DutyInfo'] };
  DutyTimeline: Omit<types.DutyTimeline, 'periods'> & { periods: ReadonlyArray<ResolversParentTypes['DutyPeriod']> };
  DutyTotals: types.DutyTotals;
  EntryAudit: EntryAuditModelModel;
  EntryAuditFailure: types.EntryAuditFailure;
  EntryAuditFile: types.EntryAuditFile;
  EntryAuditInput: types.EntryAuditInput;
  EntryAuditJob: types.EntryAuditJob;
  EntryAuditJobList: types.EntryAuditJobList;
  EntryAuditSource: types.EntryAuditSource;
  EntryAuditTotals: types.EntryAuditTotals;
  EntryColumn: types.EntryColumn;
  EntryColumnInput: types.EntryColumnInput;
  EntryFinding: types.EntryFinding;
  EntryFindingConnection: types.EntryFindingConnection;
  EntryFindingEdge: types.EntryFindingEdge;
  EntryNotice: types.EntryNotice;
  EntryRemedy: types.EntryRemedy;
  EntryRowNote: types.EntryRowNote;
  ExportedAccount: types.ExportedAccount;
  ExportedApiKey: types.ExportedApiKey;
  ExportedAuditEvent: types.ExportedAuditEvent;
  ExportedIdempotencyRecord: types.ExportedIdempotencyRecord;
  ExportedReport: types.ExportedReport;
  ExtractedField: types.ExtractedField;
  ExtractedLineItem: types.ExtractedLineItem;
  ExtractedParty: types.ExtractedParty;
  ExtractionBox: types.ExtractionBox;
  ExtractionCheck: types.ExtractionCheck;
  ExtractionLocation: types.ExtractionLocation;
  FactInput: types.FactInput;
  FeeChange: types.FeeChange;
  FieldProblem: types.FieldProblem;
  FlippingFact: types.FlippingFact;
  Float: types.Scalars['Float']['output'];
  HarborMaintenanceFee: types.HarborMaintenanceFee;
  HtsBrowseAnswer: types.HtsBrowseAnswer;
  HtsDiff: types.HtsDiff;
  HtsDiffCounts: types.HtsDiffCounts;
  HtsEdition: types.HtsEdition;
  HtsEndnote: types.HtsEndnote;
  HtsEndnoteHeading: types.HtsEndnoteHeading;
  HtsFieldChange: types.HtsFieldChange;
  HtsHierarchy: types.HtsHierarchy;
  HtsLine: HtsLineModelModel;
  HtsLineConnection: Omit<types.HtsLineConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['HtsLineEdge']>, nodes: ReadonlyArray<ResolversParentTypes['HtsLine']> };
  HtsLineEdge: Omit<types.HtsLineEdge, 'node'> & { node: ResolversParentTypes['HtsLine'] };
  HtsLineEvent: types.HtsLineEvent;
  HtsLineHistory: types.HtsLineHistory;
  HtsNote: types.HtsNote;
  HtsNoteEdge: types.HtsNoteEdge;
  HtsNoteTarget: types.HtsNoteTarget;
  HtsNotesAnswer: types.HtsNotesAnswer;
  HtsNumber: types.Scalars['HtsNumber']['output'];
  HtsRate: types.HtsRate;
  HtsReplacedNumber: types.HtsReplacedNumber;
  HtsReplacement: types.HtsReplacement;
  HtsRow: types.HtsRow;
  HtsRowDifference: types.HtsRowDifference;
  HtsRowEdge: types.HtsRowEdge;
  HtsSearchAnswer: types.HtsSearchAnswer;
  HtsSearchEdge: types.HtsSearchEdge;
  HtsSearchEvidence: types.HtsSearchEvidence;
  HtsSearchResult: types.HtsSearchResult;
  HtsSuccession: types.HtsSuccession;
  ID: types.Scalars['ID']['output'];
  IeepaStatusTotal: types.IeepaStatusTotal;
  ImportProhibited: Omit<types.ImportProhibited, 'dutyInfo' | 'layers'> & { dutyInfo: ResolversParentTypes['DutyInfo'], layers: ReadonlyArray<ResolversParentTypes['DutyLayer']> };
  IncompleteReason: types.IncompleteReason;
  Int: types.Scalars['Int']['output'];
  InvoiceExtraction: types.InvoiceExtraction;
  JSON: types.Scalars['JSON']['output'];
  LawChange: types.LawChange;
  LawChanges: LawChangesModelModel;
  LegalNoteChapter99ApplicabilityDiagnostic: types.LegalNoteChapter99ApplicabilityDiagnostic;
  LegalNoteQuotaDiagnostic: types.LegalNoteQuotaDiagnostic;
  LegalNoteRateRuleDiagnostic: types.LegalNoteRateRuleDiagnostic;
  LineRule: Omit<types.LineRule, 'rule'> & { rule: ResolversParentTypes['Chapter99Rule'] };
  MatchedExclusion: types.MatchedExclusion;
  MeasureInput: types.MeasureInput;
  MerchandiseProcessingFee: types.MerchandiseProcessingFee;
  Mutation: Record<PropertyKey, never>;
  Node: NodeModelModel;
  NotApplicableHeading: types.NotApplicableHeading;
  NotAppliedHeading: types.NotAppliedHeading;
  OperationUsage: types.OperationUsage;
  OriginComparison: Omit<types.OriginComparison, 'origins'> & { origins: ReadonlyArray<ResolversParentTypes['OriginDuty']> };
  OriginDuty: Omit<types.OriginDuty, 'duty'> & { duty: ResolversParentTypes['DutyInfo'] };
  OriginFrontierStep: types.OriginFrontierStep;
  OriginOffer: types.OriginOffer;
  OriginPreference: types.OriginPreference;
  PageInfo: types.PageInfo;
  PartInput: types.PartInput;
  PartLayer: types.PartLayer;
  PartOrigin: types.PartOrigin;
  PartQuestion: types.PartQuestion;
  PgaAgency: types.PgaAgency;
  PgaCheck: types.PgaCheck;
  PgaFlag: types.PgaFlag;
  PgaInput: types.PgaInput;
  Portfolio: PortfolioModelModel;
  PortfolioCause: types.PortfolioCause;
  PortfolioChange: types.PortfolioChange;
  PortfolioClaim: types.PortfolioClaim;
  PortfolioExposure: types.PortfolioExposure;
  PortfolioInput: types.PortfolioInput;
  PortfolioQuestion: types.PortfolioQuestion;
  PortfolioSource: types.PortfolioSource;
  PortfolioTotals: types.PortfolioTotals;
  PricedPart: types.PricedPart;
  PricedPartConnection: types.PricedPartConnection;
  PricedPartEdge: types.PricedPartEdge;
  ProductFactInput: types.ProductFactInput;
  Provenance: types.Provenance;
  Publication: types.Publication;
  Query: Record<PropertyKey, never>;
  RateProvenance: types.RateProvenance;
  RegulatoryDataStatus: types.RegulatoryDataStatus;
  RequiredInput: types.RequiredInput;
  RetroactiveCorrection: types.RetroactiveCorrection;
  RuleScopePart: types.RuleScopePart;
  ScenarioComparison: Omit<types.ScenarioComparison, 'base' | 'scenarios'> & { base: ResolversParentTypes['DutyInfo'], scenarios: ReadonlyArray<ResolversParentTypes['ScenarioResult']> };
  ScenarioInput: types.ScenarioInput;
  ScenarioResult: Omit<types.ScenarioResult, 'changes' | 'duty'> & { changes: ReadonlyArray<ResolversParentTypes['DutyChange']>, duty: ResolversParentTypes['DutyInfo'] };
  ScopeAnalysis: types.ScopeAnalysis;
  Section232ScopeMatch: types.Section232ScopeMatch;
  SpecialRate: types.SpecialRate;
  SplitLine: types.SplitLine;
  SplitLineLayer: types.SplitLineLayer;
  String: types.Scalars['String']['output'];
  TariffEvent: types.TariffEvent;
  TariffEventEdge: types.TariffEventEdge;
  TariffEvents: types.TariffEvents;
  TradeProgramEligibility: types.TradeProgramEligibility;
  TradeProgramInput: types.TradeProgramInput;
  TradeProgramOffer: types.TradeProgramOffer;
  URL: types.Scalars['URL']['output'];
  UnmodelledHeading: types.UnmodelledHeading;
  UsageCount: types.UsageCount;
  UsageSummary: types.UsageSummary;
  UsageTotals: types.UsageTotals;
  ValuationAdjustments: types.ValuationAdjustments;
  ValuationInput: types.ValuationInput;
  ValuationStep: types.ValuationStep;
};

export type ClosedBetaDirectiveArgs = { };

export type ClosedBetaDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = ClosedBetaDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ConstraintDirectiveArgs = {
  format?: types.Maybe<types.Scalars['String']['input']>;
  max?: types.Maybe<types.Scalars['Float']['input']>;
  maxItems?: types.Maybe<types.Scalars['Int']['input']>;
  maxLength?: types.Maybe<types.Scalars['Int']['input']>;
  min?: types.Maybe<types.Scalars['Float']['input']>;
  oneOf?: types.Maybe<ReadonlyArray<types.Scalars['String']['input']>>;
};

export type ConstraintDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = ConstraintDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  perHundredCharacters?: types.Maybe<types.Scalars['Int']['input']>;
  weight: types.Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type DatasetsDirectiveArgs = {
  as?: types.Maybe<types.Scalars['String']['input']>;
  names?: types.Maybe<ReadonlyArray<types.Scalars['String']['input']>>;
};

export type DatasetsDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = DatasetsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type JsonSchemaDirectiveArgs = {
  text: types.Scalars['String']['input'];
};

export type JsonSchemaDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = JsonSchemaDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize?: types.Maybe<types.Scalars['Int']['input']>;
  slicingArguments?: types.Maybe<ReadonlyArray<types.Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type OperationDirectiveArgs = {
  document?: types.Maybe<types.Scalars['String']['input']>;
  extension?: types.Maybe<types.Scalars['Boolean']['input']>;
  group: types.Scalars['String']['input'];
  heavy?: types.Maybe<types.Scalars['Boolean']['input']>;
  id: types.Scalars['String']['input'];
  listed?: types.Maybe<types.Scalars['Boolean']['input']>;
  rest: types.Scalars['String']['input'];
  summary: types.Scalars['String']['input'];
  tool?: types.Maybe<types.Scalars['String']['input']>;
};

export type OperationDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = OperationDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type OrNullDirectiveArgs = { };

export type OrNullDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = OrNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountExportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AccountExport'] = ResolversParentTypes['AccountExport']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['ExportedAccount'], ParentType, ContextType>;
  apiKeys?: Resolver<ReadonlyArray<ResolversTypes['ExportedApiKey']>, ParentType, ContextType>;
  auditEvents?: Resolver<ReadonlyArray<ResolversTypes['ExportedAuditEvent']>, ParentType, ContextType>;
  classifications?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  confirmations?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  entryAudits?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  idempotencyRecords?: Resolver<ReadonlyArray<ResolversTypes['ExportedIdempotencyRecord']>, ParentType, ContextType>;
  reports?: Resolver<ReadonlyArray<ResolversTypes['ExportedReport']>, ParentType, ContextType>;
  usage?: Resolver<ReadonlyArray<ResolversTypes['UsageCount']>, ParentType, ContextType>;
};

export type AdcvdCaseResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdCase'] = ResolversParentTypes['AdcvdCase']> = {
  advisory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  advisoryReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<types.Maybe<ResolversTypes['Amount']>, ParentType, ContextType>;
  caseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseNumberUrl?: Resolver<types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  companionCases?: Resolver<ReadonlyArray<ResolversTypes['AdcvdCompanion']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryCode?: Resolver<types.Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  effectiveDate?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  frCitation?: Resolver<ResolversTypes['Citation'], ParentType, ContextType>;
  headingMatched?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  high?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  matchType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<types.Maybe<ResolversTypes['AdcvdOrder']>, ParentType, ContextType>;
  orderType?: Resolver<ResolversTypes['AdcvdOrderType'], ParentType, ContextType>;
  parsedRate?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  respondentRate?: Resolver<ResolversTypes['AdcvdRespondentRate'], ParentType, ContextType>;
  scopeAnalysis?: Resolver<ResolversTypes['ScopeAnalysis'], ParentType, ContextType>;
  scopeText?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdcvdCheckResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdCheck'] = ResolversParentTypes['AdcvdCheck']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  clauseCoverage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  country?: Resolver<types.Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  entryDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  htsCode?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matches?: Resolver<ReadonlyArray<ResolversTypes['AdcvdMatch']>, ParentType, ContextType>;
  requiredInputs?: Resolver<ReadonlyArray<ResolversTypes['RequiredInput']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdcvdCircumventionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdCircumvention'] = ResolversParentTypes['AdcvdCircumvention']> = {
  caseNumbers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['ConfidenceTier'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  frCitation?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frDocumentNumber?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<types.Maybe<ResolversTypes['CircumventionOutcome']>, ParentType, ContextType>;
  provenance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['CircumventionStage'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdcvdCircumventionConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdCircumventionConnection'] = ResolversParentTypes['AdcvdCircumventionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AdcvdCircumventionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AdcvdCircumvention']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdcvdCircumventionEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdCircumventionEdge'] = ResolversParentTypes['AdcvdCircumventionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdcvdCircumvention'], ParentType, ContextType>;
};

export type AdcvdClauseResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdClause'] = ResolversParentTypes['AdcvdClause']> = {
  basis?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ClauseKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quote?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharedTextFrom?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceCitation?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdcvdClauseFindingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdClauseFinding'] = ResolversParentTypes['AdcvdClauseFinding']> = {
  basis?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ClauseKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quote?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['RecordSource'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tests?: Resolver<ReadonlyArray<ResolversTypes['AdcvdClauseTest']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['ClauseVerdict'], ParentType, ContextType>;
};

export type AdcvdClauseTestResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdClauseTest'] = ResolversParentTypes['AdcvdClauseTest']> = {
  attribute?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['ClauseVerdict'], ParentType, ContextType>;
  wanted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdcvdCompanionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdCompanion'] = ResolversParentTypes['AdcvdCompanion']> = {
  caseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderType?: Resolver<ResolversTypes['AdcvdOrderType'], ParentType, ContextType>;
  parsedRate?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rate?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AdcvdOrderStatus'], ParentType, ContextType>;
};

export type AdcvdCourtDecisionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdCourtDecision'] = ResolversParentTypes['AdcvdCourtDecision']> = {
  caseName?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caseNumbers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['ConfidenceTier'], ParentType, ContextType>;
  court?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courtNumber?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  frDocumentNumber?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holding?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noticeDate?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  noticeTitle?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provenance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slipOpinion?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdcvdCourtDecisionConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdCourtDecisionConnection'] = ResolversParentTypes['AdcvdCourtDecisionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AdcvdCourtDecisionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AdcvdCourtDecision']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdcvdCourtDecisionEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdCourtDecisionEdge'] = ResolversParentTypes['AdcvdCourtDecisionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdcvdCourtDecision'], ParentType, ContextType>;
};

export type AdcvdEventResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdEvent'] = ResolversParentTypes['AdcvdEvent']> = {
  computed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['ConfidenceTier'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  frCitation?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frDocumentNumber?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provenance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AdcvdEventType'], ParentType, ContextType>;
};

export type AdcvdLifecycleResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdLifecycle'] = ResolversParentTypes['AdcvdLifecycle']> = {
  events?: Resolver<ReadonlyArray<ResolversTypes['AdcvdEvent']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['AdcvdOrder'], ParentType, ContextType>;
};

export type AdcvdMatchResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdMatch'] = ResolversParentTypes['AdcvdMatch']> = {
  advisory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  advisoryReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseNumberUrl?: Resolver<types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  circumvention?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clauses?: Resolver<ReadonlyArray<ResolversTypes['AdcvdClauseFinding']>, ParentType, ContextType>;
  companionCases?: Resolver<ReadonlyArray<ResolversTypes['AdcvdCompanion']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryCode?: Resolver<types.Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  effectiveDate?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  frCitation?: Resolver<ResolversTypes['Citation'], ParentType, ContextType>;
  headingMatched?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['AdcvdOrder'], ParentType, ContextType>;
  orderType?: Resolver<ResolversTypes['AdcvdOrderType'], ParentType, ContextType>;
  parsedRate?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiredInputs?: Resolver<ReadonlyArray<ResolversTypes['RequiredInput']>, ParentType, ContextType>;
  respondentRate?: Resolver<ResolversTypes['AdcvdRespondentRate'], ParentType, ContextType>;
  scopeAnalysis?: Resolver<ResolversTypes['ScopeAnalysis'], ParentType, ContextType>;
  scopeText?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdcvdOrderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdOrder'] = ResolversParentTypes['AdcvdOrder']> = {
  allOthersRate?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  caseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  circumventions?: Resolver<ReadonlyArray<ResolversTypes['AdcvdCircumvention']>, ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  clauses?: Resolver<ReadonlyArray<ResolversTypes['AdcvdClause']>, ParentType, ContextType>;
  companionCases?: Resolver<ReadonlyArray<ResolversTypes['AdcvdOrder']>, ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['ConfidenceTier'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryCode?: Resolver<types.Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  countryWideRate?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  courtDecisions?: Resolver<ReadonlyArray<ResolversTypes['AdcvdCourtDecision']>, ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['AdcvdEvent']>, ParentType, ContextType>;
  frCitation?: Resolver<ResolversTypes['Citation'], ParentType, ContextType>;
  htsNumbers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itcInvestigation?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastSunsetOn?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  orderDate?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  orderType?: Resolver<ResolversTypes['AdcvdOrderType'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provenance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rates?: Resolver<ReadonlyArray<ResolversTypes['AdcvdRate']>, ParentType, ContextType, Partial<types.AdcvdOrderRatesArgs>>;
  revokedOn?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  scopeRulings?: Resolver<ReadonlyArray<ResolversTypes['AdcvdScopeRuling']>, ParentType, ContextType>;
  scopeSource?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scopeText?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AdcvdOrderStatus'], ParentType, ContextType>;
  sunset?: Resolver<types.Maybe<ResolversTypes['AdcvdSunset']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdcvdOrderConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdOrderConnection'] = ResolversParentTypes['AdcvdOrderConnection']> = {
  csv?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<types.AdcvdOrderConnectionCsvArgs, 'page'>>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['AdcvdOrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AdcvdOrder']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdcvdOrderEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdOrderEdge'] = ResolversParentTypes['AdcvdOrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdcvdOrder'], ParentType, ContextType>;
};

export type AdcvdRateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdRate'] = ResolversParentTypes['AdcvdRate']> = {
  basis?: Resolver<ResolversTypes['DepositBasis'], ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['ConfidenceTier'], ParentType, ContextType>;
  currentAsOf?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  effectiveFrom?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  effectiveTo?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  excluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fromBasis?: Resolver<ResolversTypes['DepositStart'], ParentType, ContextType>;
  inDoubtFrom?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isDeposit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSuperseded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  margin?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  percent?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rateType?: Resolver<ResolversTypes['AdcvdRateType'], ParentType, ContextType>;
  respondent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  segment?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdcvdRateAtDateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdRateAtDate'] = ResolversParentTypes['AdcvdRateAtDate']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  caseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['AdcvdOrder'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['AdcvdRespondentRate'], ParentType, ContextType>;
};

export type AdcvdReportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdReport'] = ResolversParentTypes['AdcvdReport']> = {
  cases?: Resolver<ReadonlyArray<ResolversTypes['AdcvdReportCase']>, ParentType, ContextType>;
  dataVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  disclaimer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  engineVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entryDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  goods?: Resolver<ReadonlyArray<ResolversTypes['AdcvdReportFact']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pdfPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdcvdReportCaseResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdReportCase'] = ResolversParentTypes['AdcvdReportCase']> = {
  advisory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  advisoryReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  clauses?: Resolver<ReadonlyArray<ResolversTypes['AdcvdReportClause']>, ParentType, ContextType>;
  companions?: Resolver<ReadonlyArray<ResolversTypes['AdcvdReportCompanion']>, ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Confidence'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  determination?: Resolver<ResolversTypes['ScopeDetermination'], ParentType, ContextType>;
  lifecycle?: Resolver<ReadonlyArray<ResolversTypes['AdcvdReportEvent']>, ParentType, ContextType>;
  matchType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noticeChain?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  orderType?: Resolver<ResolversTypes['AdcvdOrderType'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rateHistory?: Resolver<ReadonlyArray<ResolversTypes['AdcvdReportRate']>, ParentType, ContextType>;
  rateReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AdcvdOrderStatus'], ParentType, ContextType>;
};

export type AdcvdReportClauseResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdReportClause'] = ResolversParentTypes['AdcvdReportClause']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quote?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['ClauseVerdict'], ParentType, ContextType>;
};

export type AdcvdReportCompanionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdReportCompanion'] = ResolversParentTypes['AdcvdReportCompanion']> = {
  caseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AdcvdOrderStatus'], ParentType, ContextType>;
};

export type AdcvdReportEventResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdReportEvent'] = ResolversParentTypes['AdcvdReportEvent']> = {
  citation?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  computed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AdcvdEventType'], ParentType, ContextType>;
};

export type AdcvdReportFactResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdReportFact'] = ResolversParentTypes['AdcvdReportFact']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdcvdReportPdfResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdReportPdf'] = ResolversParentTypes['AdcvdReportPdf']> = {
  base64?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byteLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdcvdReportRateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdReportRate'] = ResolversParentTypes['AdcvdReportRate']> = {
  citation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  percent?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  respondent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  segment?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type AdcvdRespondentMatchResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdRespondentMatch'] = ResolversParentTypes['AdcvdRespondentMatch']> = {
  matchedName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AdcvdRespondentRateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdRespondentRate'] = ResolversParentTypes['AdcvdRespondentRate']> = {
  alternatives?: Resolver<ReadonlyArray<ResolversTypes['AdcvdRate']>, ParentType, ContextType>;
  basis?: Resolver<types.Maybe<ResolversTypes['DepositBasis']>, ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['ConfidenceTier'], ParentType, ContextType>;
  currentAsOf?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  effectiveFrom?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  effectiveTo?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  exporterMatches?: Resolver<ReadonlyArray<ResolversTypes['AdcvdRespondentMatch']>, ParentType, ContextType>;
  fromBasis?: Resolver<types.Maybe<ResolversTypes['DepositStart']>, ParentType, ContextType>;
  inDoubtFrom?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdcvdRateKind'], ParentType, ContextType>;
  margin?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  parsedRate?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  percent?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['OrderPhase'], ParentType, ContextType>;
  producerMatches?: Resolver<ReadonlyArray<ResolversTypes['AdcvdRespondentMatch']>, ParentType, ContextType>;
  rate?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  respondent?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  segment?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standing?: Resolver<types.Maybe<ResolversTypes['DepositStanding']>, ParentType, ContextType>;
  usdPerKg?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type AdcvdScopeRulingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdScopeRuling'] = ResolversParentTypes['AdcvdScopeRuling']> = {
  caseNumbers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['ConfidenceTier'], ParentType, ContextType>;
  date?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  frCitation?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frDocumentNumber?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provenance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdcvdScopeRulingConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdScopeRulingConnection'] = ResolversParentTypes['AdcvdScopeRulingConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AdcvdScopeRulingEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AdcvdScopeRuling']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdcvdScopeRulingEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdScopeRulingEdge'] = ResolversParentTypes['AdcvdScopeRulingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdcvdScopeRuling'], ParentType, ContextType>;
};

export type AdcvdSunsetResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdSunset'] = ResolversParentTypes['AdcvdSunset']> = {
  caseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fifthAnniversary?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  initiatedOn?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  initiationBy?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['AdcvdOrder'], ParentType, ContextType>;
  runsFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  runsFromKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdcvdSunsetCalendarResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdcvdSunsetCalendar'] = ResolversParentTypes['AdcvdSunsetCalendar']> = {
  calendar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  csv?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['AdcvdSunset']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type AffectedHeadingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AffectedHeading'] = ResolversParentTypes['AffectedHeading']> = {
  begins?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ends?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  program?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AffectedLinesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AffectedLines'] = ResolversParentTypes['AffectedLines']> = {
  all?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  byNote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  codes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AmountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Amount'] = ResolversParentTypes['Amount']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exact?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AnswerMetaResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AnswerMeta'] = ResolversParentTypes['AnswerMeta']> = {
  dataFreshness?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  dataVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  datasets?: Resolver<ReadonlyArray<ResolversTypes['DatasetStatus']>, ParentType, ContextType>;
  engineVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  traceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApplicableHeadingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ApplicableHeading'] = ResolversParentTypes['ApplicableHeading']> = {
  aceReportingOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  authority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorityType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  because?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['ConfidenceTier'], ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effectiveFrom?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  effectiveTo?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  ending?: Resolver<ResolversTypes['LayerEnding'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LayerKind'], ParentType, ContextType>;
  material?: Resolver<types.Maybe<ResolversTypes['ContentMetal']>, ParentType, ContextType>;
  openFacts?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  program?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssumedFactResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AssumedFact'] = ResolversParentTypes['AssumedFact']> = {
  ask?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  assumed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditedEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AuditedEntry'] = ResolversParentTypes['AuditedEntry']> = {
  cape?: Resolver<types.Maybe<ResolversTypes['CapeDeclaration']>, ParentType, ContextType>;
  entryDate?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  filed?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  findings?: Resolver<ReadonlyArray<ResolversTypes['EntryFinding']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['AuditedLine']>, ParentType, ContextType>;
  liquidation?: Resolver<types.Maybe<ResolversTypes['LiquidationState']>, ParentType, ContextType>;
  liquidationDate?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  liquidationEstimated?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditedLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AuditedLine'] = ResolversParentTypes['AuditedLine']> = {
  asFiledLaw?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  atEntry?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  filed?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  hts?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numbers?: Resolver<ReadonlyArray<ResolversTypes['AuditedNumber']>, ParentType, ContextType>;
  origin?: Resolver<types.Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  reason?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LineAuditStatus'], ParentType, ContextType>;
  value?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  withoutIeepa?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type AuditedNumberResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AuditedNumber'] = ResolversParentTypes['AuditedNumber']> = {
  authority?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  computation?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filed?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  lawful?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoundAnswerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BoundAnswer'] = ResolversParentTypes['BoundAnswer']> = {
  citation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CapeDeclarationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CapeDeclaration'] = ResolversParentTypes['CapeDeclaration']> = {
  interestEstimate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  outstanding?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  principal?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CapeStatus'], ParentType, ContextType>;
};

export type CatalogChapterResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogChapter'] = ResolversParentTypes['CatalogChapter']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  chapter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['HtsEdition'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['HtsRow']>, ParentType, ContextType>;
  section?: Resolver<ResolversTypes['CatalogSectionName'], ParentType, ContextType>;
  subchapters?: Resolver<ReadonlyArray<ResolversTypes['CatalogSubchapter']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CatalogChapterCountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogChapterCount'] = ResolversParentTypes['CatalogChapterCount']> = {
  chapter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogChapterNameResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogChapterName'] = ResolversParentTypes['CatalogChapterName']> = {
  chapter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogChapterSummaryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogChapterSummary'] = ResolversParentTypes['CatalogChapterSummary']> = {
  chapter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogCodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogCode'] = ResolversParentTypes['CatalogCode']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  chapter?: Resolver<ResolversTypes['CatalogChapterName'], ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['HtsRow']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['HtsEdition'], ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['HtsLineEvent']>, ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['HtsNote']>, ParentType, ContextType>;
  parents?: Resolver<ReadonlyArray<ResolversTypes['HtsRow']>, ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  replacedBy?: Resolver<ReadonlyArray<ResolversTypes['HtsSuccession']>, ParentType, ContextType>;
  replaces?: Resolver<ReadonlyArray<ResolversTypes['HtsSuccession']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['HtsRow'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['CatalogSectionName'], ParentType, ContextType>;
  siblings?: Resolver<ReadonlyArray<ResolversTypes['HtsRow']>, ParentType, ContextType>;
};

export type CatalogSearchAnswerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogSearchAnswer'] = ResolversParentTypes['CatalogSearchAnswer']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  chapters?: Resolver<ReadonlyArray<ResolversTypes['CatalogChapterCount']>, ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['HtsEdition'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replaced?: Resolver<types.Maybe<ResolversTypes['HtsReplacedNumber']>, ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['HtsSearchResult']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CatalogSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogSection'] = ResolversParentTypes['CatalogSection']> = {
  chapters?: Resolver<ReadonlyArray<ResolversTypes['CatalogChapterSummary']>, ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogSectionNameResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogSectionName'] = ResolversParentTypes['CatalogSectionName']> = {
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogSectionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogSections'] = ResolversParentTypes['CatalogSections']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['HtsEdition'], ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['CatalogSection']>, ParentType, ContextType>;
};

export type CatalogSubchapterResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogSubchapter'] = ResolversParentTypes['CatalogSubchapter']> = {
  subchapter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Chapter99ApplicableResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Chapter99Applicable'] = ResolversParentTypes['Chapter99Applicable']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  applicable?: Resolver<ReadonlyArray<ResolversTypes['ApplicableHeading']>, ParentType, ContextType>;
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  htsCode?: Resolver<ResolversTypes['HtsNumber'], ParentType, ContextType>;
  notApplicable?: Resolver<ReadonlyArray<ResolversTypes['NotApplicableHeading']>, ParentType, ContextType>;
  programsVerifiedTo?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  requiredInputs?: Resolver<ReadonlyArray<ResolversTypes['RequiredInput']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Chapter99RuleResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Chapter99Rule'] = ResolversParentTypes['Chapter99Rule']> = {
  authority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorityType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  condition?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countries?: Resolver<types.Maybe<ReadonlyArray<ResolversTypes['CountryCode']>>, ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['CitedDocument']>, ParentType, ContextType>;
  from?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RateKind'], ParentType, ContextType>;
  program?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rateText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ReadonlyArray<ResolversTypes['RuleScopePart']>, ParentType, ContextType>;
  to?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Chapter99RuleConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Chapter99RuleConnection'] = ResolversParentTypes['Chapter99RuleConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['Chapter99RuleEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Chapter99Rule']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Chapter99RuleEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Chapter99RuleEdge'] = ResolversParentTypes['Chapter99RuleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Chapter99Rule'], ParentType, ContextType>;
};

export type Chapter99SourceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Chapter99Source'] = ResolversParentTypes['Chapter99Source']> = {
  aceReportingOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<types.Maybe<ResolversTypes['Amount']>, ParentType, ContextType>;
  authority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorityType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  citation?: Resolver<ResolversTypes['Citation'], ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ending?: Resolver<ResolversTypes['LayerEnding'], ParentType, ContextType>;
  material?: Resolver<types.Maybe<ResolversTypes['ContentMetal']>, ParentType, ContextType>;
  openFacts?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CitationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Citation'] = ResolversParentTypes['Citation']> = {
  cfrSection?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  crossRulingId?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  csmsId?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  document?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eoNumber?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frCitation?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frCitationUrl?: Resolver<types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  frDocumentNumber?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  htsno?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locator?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proclamationNumber?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['RecordSource'], ParentType, ContextType>;
  url?: Resolver<types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type CitedDocumentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CitedDocument'] = ResolversParentTypes['CitedDocument']> = {
  document?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['TariffEvent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['HtsLineConnection'], ParentType, ContextType, RequireFields<types.CitedDocumentLinesArgs, 'first'>>;
  rules?: Resolver<ResolversTypes['Chapter99RuleConnection'], ParentType, ContextType, RequireFields<types.CitedDocumentRulesArgs, 'first'>>;
  url?: Resolver<types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClaimEffectResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClaimEffect'] = ResolversParentTypes['ClaimEffect']> = {
  citation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saving?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  totalDuty?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClaimFeeEffectResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClaimFeeEffect'] = ResolversParentTypes['ClaimFeeEffect']> = {
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  condition?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exemptIfClaimed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  originExemption?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClaimProofResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClaimProof'] = ResolversParentTypes['ClaimProof']> = {
  evidence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  law?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClassificationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Classification'] = ResolversParentTypes['Classification']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  advisor?: Resolver<ResolversTypes['ClassificationAdvisor'], ParentType, ContextType>;
  answer?: Resolver<types.Maybe<ResolversTypes['ClassificationAnswer']>, ParentType, ContextType>;
  candidates?: Resolver<ReadonlyArray<ResolversTypes['ClassificationCandidate']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entryDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  facts?: Resolver<ReadonlyArray<ResolversTypes['ClassificationFact']>, ParentType, ContextType>;
  notice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<types.Maybe<ResolversTypes['ClassificationQuestion']>, ParentType, ContextType>;
  rulings?: Resolver<ReadonlyArray<ResolversTypes['ClassificationRuling']>, ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['ClassificationStep']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClassificationAdvisorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClassificationAdvisor'] = ResolversParentTypes['ClassificationAdvisor']> = {
  costUsd?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['AdvisorOutcome'], ParentType, ContextType>;
  tokens?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ClassificationAlternativeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClassificationAlternative'] = ResolversParentTypes['ClassificationAlternative']> = {
  because?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  htsCode?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['AlternativeOutcome'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClassificationAnswerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClassificationAnswer'] = ResolversParentTypes['ClassificationAnswer']> = {
  confidence?: Resolver<ResolversTypes['Confidence'], ParentType, ContextType>;
  digits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  htsCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortBecause?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClassificationCandidateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClassificationCandidate'] = ResolversParentTypes['ClassificationCandidate']> = {
  confidence?: Resolver<ResolversTypes['Confidence'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  htsCode?: Resolver<ResolversTypes['HtsNumber'], ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  quotes?: Resolver<ReadonlyArray<ResolversTypes['ClassificationQuote']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  rulings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClassificationChatResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClassificationChat'] = ResolversParentTypes['ClassificationChat']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  classification?: Resolver<ResolversTypes['Classification'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  messages?: Resolver<ReadonlyArray<ResolversTypes['ClassificationMessage']>, ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turnsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClassificationConfirmationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClassificationConfirmation'] = ResolversParentTypes['ClassificationConfirmation']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confirmedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dataVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ClassificationFactResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClassificationFact'] = ResolversParentTypes['ClassificationFact']> = {
  confidence?: Resolver<ResolversTypes['Confidence'], ParentType, ContextType>;
  fact?: Resolver<ResolversTypes['ClassificationFactKey'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClassificationMessageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClassificationMessage'] = ResolversParentTypes['ClassificationMessage']> = {
  from?: Resolver<ResolversTypes['MessageAuthor'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClassificationOptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClassificationOption'] = ResolversParentTypes['ClassificationOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leadsTo?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClassificationQuestionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClassificationQuestion'] = ResolversParentTypes['ClassificationQuestion']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['ClassificationOption']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClassificationQuoteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClassificationQuote'] = ResolversParentTypes['ClassificationQuote']> = {
  kind?: Resolver<ResolversTypes['QuoteKind'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClassificationReportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClassificationReport'] = ResolversParentTypes['ClassificationReport']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  classification?: Resolver<ResolversTypes['Classification'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  disclaimer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duty?: Resolver<types.Maybe<ResolversTypes['DutyInfo']>, ParentType, ContextType>;
  htsCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pga?: Resolver<ResolversTypes['PgaCheck'], ParentType, ContextType>;
  shareExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sharePath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClassificationRulingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClassificationRuling'] = ResolversParentTypes['ClassificationRuling']> = {
  confidence?: Resolver<ResolversTypes['Confidence'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  htsCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  modifiedBy?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  rulingNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type ClassificationStepResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClassificationStep'] = ResolversParentTypes['ClassificationStep']> = {
  confidence?: Resolver<ResolversTypes['Confidence'], ParentType, ContextType>;
  considered?: Resolver<ReadonlyArray<ResolversTypes['ClassificationAlternative']>, ParentType, ContextType>;
  finding?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quotes?: Resolver<ReadonlyArray<ResolversTypes['ClassificationQuote']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConditionalFieldsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ConditionalFields'] = ResolversParentTypes['ConditionalFields']> = {
  has232?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasAdCvd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasCopper?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasReciprocal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  materialType?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsDepartureDate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsMaterialSlider?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsQuantity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showValuation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConfidenceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Confidence'] = ResolversParentTypes['Confidence']> = {
  reasoning?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  supportingPhrases?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['ConfidenceTier'], ParentType, ContextType>;
};

export interface CountryCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CountryCode'], any> {
  name: 'CountryCode';
}

export type CrossRulingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CrossRuling'] = ResolversParentTypes['CrossRuling']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collection?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  htsCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  modifiedBy?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  modifies?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  operationallyRevoked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  related?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  revokedBy?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  revokes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  rulingNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type CrossRulingConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CrossRulingConnection'] = ResolversParentTypes['CrossRulingConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CrossRulingEdge']>, ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['CrossRuling']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CrossRulingEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CrossRulingEdge'] = ResolversParentTypes['CrossRulingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CrossRuling'], ParentType, ContextType>;
};

export type DailyUsageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DailyUsage'] = ResolversParentTypes['DailyUsage']> = {
  aiCostUsd?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  aiTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  errors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DataChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DataChange'] = ResolversParentTypes['DataChange']> = {
  dataset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fieldCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['DataFieldChange']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DataChangeKind'], ParentType, ContextType>;
};

export type DataChangeConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DataChangeConnection'] = ResolversParentTypes['DataChangeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DataChangeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DataChange']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DataChangeEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DataChangeEdge'] = ResolversParentTypes['DataChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DataChange'], ParentType, ContextType>;
};

export type DataDiffResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DataDiff'] = ResolversParentTypes['DataDiff']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  changes?: Resolver<ResolversTypes['DataChangeConnection'], ParentType, ContextType, RequireFields<types.DataDiffChangesArgs, 'first'>>;
  datasets?: Resolver<ReadonlyArray<ResolversTypes['DatasetDiff']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identical?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataFieldChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DataFieldChange'] = ResolversParentTypes['DataFieldChange']> = {
  after?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type DatasetDiffResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DatasetDiff'] = ResolversParentTypes['DatasetDiff']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dataset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordsAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recordsBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256After?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256Before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DatasetStatusResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DatasetStatus'] = ResolversParentTypes['DatasetStatus']> = {
  ageDays?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  coveredFrom?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  coveredTo?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['DatasetHealth'], ParentType, ContextType>;
  healthReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastRefreshed?: Resolver<types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newestKnown?: Resolver<types.Maybe<ResolversTypes['Publication']>, ParentType, ContextType>;
  recordCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sourceDate?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  sourceName?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceRevision?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceSha256?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staleAfterDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DocumentExtractionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DocumentExtraction'] = ResolversParentTypes['DocumentExtraction']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  attachment?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['ExtractionCheck']>, ParentType, ContextType>;
  documentKind?: Resolver<ResolversTypes['TradeDocumentKind'], ParentType, ContextType>;
  documentKindConfidence?: Resolver<ResolversTypes['Confidence'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  fileType?: Resolver<ResolversTypes['FileType'], ParentType, ContextType>;
  lineItems?: Resolver<ReadonlyArray<ResolversTypes['ExtractedLineItem']>, ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parties?: Resolver<ReadonlyArray<ResolversTypes['ExtractedParty']>, ParentType, ContextType>;
  textSource?: Resolver<ResolversTypes['TextSource'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DutyBatchResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DutyBatch'] = ResolversParentTypes['DutyBatch']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['DutyBatchResult']>, ParentType, ContextType>;
  succeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DutyBatchProblemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DutyBatchProblem'] = ResolversParentTypes['DutyBatchProblem']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DutyBatchResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DutyBatchResult'] = ResolversParentTypes['DutyBatchResult']> = {
  dutyInfo?: Resolver<types.Maybe<ResolversTypes['DutyInfo']>, ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<types.Maybe<ResolversTypes['DutyBatchProblem']>, ParentType, ContextType>;
  reference?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DutyBoundsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DutyBounds'] = ResolversParentTypes['DutyBounds']> = {
  high?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  highAnswers?: Resolver<types.Maybe<ReadonlyArray<ResolversTypes['BoundAnswer']>>, ParentType, ContextType>;
  low?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  lowAnswers?: Resolver<types.Maybe<ReadonlyArray<ResolversTypes['BoundAnswer']>>, ParentType, ContextType>;
  nextBestFact?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DutyChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DutyChange'] = ResolversParentTypes['DutyChange']> = {
  after?: Resolver<types.Maybe<ResolversTypes['DutyLayer']>, ParentType, ContextType>;
  because?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<types.Maybe<ResolversTypes['DutyLayer']>, ParentType, ContextType>;
  cause?: Resolver<ResolversTypes['DutyChangeCause'], ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  difference?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DutyChangeKind'], ParentType, ContextType>;
};

export type DutyDiffResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DutyDiff'] = ResolversParentTypes['DutyDiff']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['DutyChange']>, ParentType, ContextType>;
  difference?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  feeChanges?: Resolver<ReadonlyArray<ResolversTypes['FeeChange']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DutyInfo'], ParentType, ContextType>;
  landedDifference?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DutyInfo'], ParentType, ContextType>;
};

export type DutyInfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DutyInfo'] = ResolversParentTypes['DutyInfo']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  adCvdRate?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  adcvdAmount?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  adcvdCases?: Resolver<ReadonlyArray<ResolversTypes['AdcvdCase']>, ParentType, ContextType>;
  asFiled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  assumedFacts?: Resolver<ReadonlyArray<ResolversTypes['AssumedFact']>, ParentType, ContextType>;
  bounds?: Resolver<ResolversTypes['DutyBounds'], ParentType, ContextType>;
  boundsWithoutClaims?: Resolver<ResolversTypes['DutyLimits'], ParentType, ContextType>;
  calculationComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  chapter99Sources?: Resolver<ReadonlyArray<ResolversTypes['Chapter99Source']>, ParentType, ContextType>;
  claims?: Resolver<ReadonlyArray<ResolversTypes['ClaimEffect']>, ParentType, ContextType>;
  column?: Resolver<ResolversTypes['DutyColumn'], ParentType, ContextType>;
  column2Rate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  conditionalFields?: Resolver<ResolversTypes['ConditionalFields'], ParentType, ContextType>;
  corrections?: Resolver<ReadonlyArray<ResolversTypes['RetroactiveCorrection']>, ParentType, ContextType>;
  countryOfOrigin?: Resolver<types.Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  declaredValue?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effectiveRate?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  enteredValue?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  entryDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  entryDutiesAmount?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  estimatedTotalDuty?: Resolver<types.Maybe<ResolversTypes['Amount']>, ParentType, ContextType>;
  generalRate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hmf?: Resolver<ResolversTypes['HarborMaintenanceFee'], ParentType, ContextType>;
  htsCode?: Resolver<ResolversTypes['HtsNumber'], ParentType, ContextType>;
  ieepaRate?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  incompleteReasons?: Resolver<ReadonlyArray<ResolversTypes['IncompleteReason']>, ParentType, ContextType>;
  landedCost?: Resolver<types.Maybe<ResolversTypes['Amount']>, ParentType, ContextType>;
  layers?: Resolver<ReadonlyArray<ResolversTypes['DutyLayer']>, ParentType, ContextType>;
  legalNoteChapter99ApplicabilityDiagnostics?: Resolver<ReadonlyArray<ResolversTypes['LegalNoteChapter99ApplicabilityDiagnostic']>, ParentType, ContextType>;
  legalNoteQuotaDiagnostics?: Resolver<ReadonlyArray<ResolversTypes['LegalNoteQuotaDiagnostic']>, ParentType, ContextType>;
  legalNoteRateRuleDiagnostics?: Resolver<ReadonlyArray<ResolversTypes['LegalNoteRateRuleDiagnostic']>, ParentType, ContextType>;
  matchedExclusions?: Resolver<ReadonlyArray<ResolversTypes['MatchedExclusion']>, ParentType, ContextType>;
  mfnAmount?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  missingConditionalInputs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  mpf?: Resolver<ResolversTypes['MerchandiseProcessingFee'], ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['EntryNotice']>, ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  prohibited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  proof?: Resolver<ResolversTypes['DutyProof'], ParentType, ContextType>;
  provenance?: Resolver<ResolversTypes['Provenance'], ParentType, ContextType>;
  reciprocalRate?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiredInputs?: Resolver<ReadonlyArray<ResolversTypes['RequiredInput']>, ParentType, ContextType>;
  section232?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  section232ScopeMatch?: Resolver<ResolversTypes['Section232ScopeMatch'], ParentType, ContextType>;
  section301?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialProgramApplied?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialRates?: Resolver<ReadonlyArray<ResolversTypes['SpecialRate']>, ParentType, ContextType>;
  splitLines?: Resolver<ReadonlyArray<ResolversTypes['SplitLine']>, ParentType, ContextType>;
  totalDutyAmount?: Resolver<types.Maybe<ResolversTypes['Amount']>, ParentType, ContextType>;
  totalLandedDuty?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['DutyTotals'], ParentType, ContextType>;
  trace?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valuationAdjustments?: Resolver<types.Maybe<ResolversTypes['ValuationAdjustments']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  whyNot?: Resolver<ReadonlyArray<ResolversTypes['NotAppliedHeading']>, ParentType, ContextType>;
};

export type DutyLayerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DutyLayer'] = ResolversParentTypes['DutyLayer']> = {
  aceReportingOrder?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  amount?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  assumptions?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  authority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorityType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  baseValue?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  computation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['ConfidenceTier'], ParentType, ContextType>;
  ending?: Resolver<ResolversTypes['LayerEnding'], ParentType, ContextType>;
  factsRead?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LayerKind'], ParentType, ContextType>;
  listedAs?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openFacts?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  program?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qualifier?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ratePercent?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  rateText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<types.Maybe<ResolversTypes['Chapter99Rule']>, ParentType, ContextType>;
  ruleId?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DutyLimitsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DutyLimits'] = ResolversParentTypes['DutyLimits']> = {
  high?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  low?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type DutyNeedsFactsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DutyNeedsFacts'] = ResolversParentTypes['DutyNeedsFacts']> = {
  bounds?: Resolver<ResolversTypes['DutyBounds'], ParentType, ContextType>;
  boundsWithoutClaims?: Resolver<ResolversTypes['DutyLimits'], ParentType, ContextType>;
  dutyInfo?: Resolver<ResolversTypes['DutyInfo'], ParentType, ContextType>;
  requiredInputs?: Resolver<ReadonlyArray<ResolversTypes['RequiredInput']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DutyOutcomeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DutyOutcome'] = ResolversParentTypes['DutyOutcome']> = {
  __resolveType: TypeResolveFn<'DutyNeedsFacts' | 'DutyProvisional' | 'DutyQuote' | 'ImportProhibited', ParentType, ContextType>;
};

export type DutyPeriodResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DutyPeriod'] = ResolversParentTypes['DutyPeriod']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['DutyChange']>, ParentType, ContextType>;
  difference?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  duty?: Resolver<types.Maybe<ResolversTypes['DutyInfo']>, ParentType, ContextType>;
  feeChanges?: Resolver<ReadonlyArray<ResolversTypes['FeeChange']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  landedDifference?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  scheduled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  unanswered?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DutyProofResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DutyProof'] = ResolversParentTypes['DutyProof']> = {
  dataVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  engineVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DutyProvisionalResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DutyProvisional'] = ResolversParentTypes['DutyProvisional']> = {
  bounds?: Resolver<ResolversTypes['DutyBounds'], ParentType, ContextType>;
  dutyInfo?: Resolver<ResolversTypes['DutyInfo'], ParentType, ContextType>;
  incompleteReasons?: Resolver<ReadonlyArray<ResolversTypes['IncompleteReason']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['DutyTotals'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DutyQuoteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DutyQuote'] = ResolversParentTypes['DutyQuote']> = {
  dutyInfo?: Resolver<ResolversTypes['DutyInfo'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['DutyTotals'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DutyTimelineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DutyTimeline'] = ResolversParentTypes['DutyTimeline']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  periods?: Resolver<ReadonlyArray<ResolversTypes['DutyPeriod']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type DutyTotalsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DutyTotals'] = ResolversParentTypes['DutyTotals']> = {
  adcvd?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  columnDuty?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  effectiveRate?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  entryDuties?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  harborMaintenanceFee?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  landedCost?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  merchandiseProcessingFee?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  totalDuty?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  totalLandedDuty?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type EntryAuditResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EntryAudit'] = ResolversParentTypes['EntryAudit']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['AuditedEntry']>, ParentType, ContextType>;
  findings?: Resolver<ReadonlyArray<ResolversTypes['EntryFinding']>, ParentType, ContextType, Partial<types.EntryAuditFindingsArgs>>;
  notice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reports?: Resolver<ReadonlyArray<ResolversTypes['EntryAuditSource']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['EntryAuditSource'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['EntryAuditTotals'], ParentType, ContextType>;
};

export type EntryAuditFailureResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EntryAuditFailure'] = ResolversParentTypes['EntryAuditFailure']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EntryAuditFileResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EntryAuditFile'] = ResolversParentTypes['EntryAuditFile']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EntryAuditJobResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EntryAuditJob'] = ResolversParentTypes['EntryAuditJob']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dataVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<types.Maybe<ResolversTypes['EntryAuditFailure']>, ParentType, ContextType>;
  files?: Resolver<ReadonlyArray<ResolversTypes['EntryAuditFile']>, ParentType, ContextType>;
  finishedAt?: Resolver<types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  notice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  records?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recordsDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secondsLeft?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['EntryAuditSource']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EntryAuditStatus'], ParentType, ContextType>;
  totals?: Resolver<types.Maybe<ResolversTypes['EntryAuditTotals']>, ParentType, ContextType>;
};

export type EntryAuditJobListResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EntryAuditJobList'] = ResolversParentTypes['EntryAuditJobList']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  jobs?: Resolver<ReadonlyArray<ResolversTypes['EntryAuditJob']>, ParentType, ContextType>;
};

export type EntryAuditSourceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EntryAuditSource'] = ResolversParentTypes['EntryAuditSource']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['EntryColumn']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  file?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headerRow?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ReadonlyArray<ResolversTypes['EntryRowNote']>, ParentType, ContextType>;
  unknownColumns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  unreadable?: Resolver<ReadonlyArray<ResolversTypes['EntryRowNote']>, ParentType, ContextType>;
};

export type EntryAuditTotalsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EntryAuditTotals'] = ResolversParentTypes['EntryAuditTotals']> = {
  contingent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filed?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  filedComputed?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  ieepaByStatus?: Resolver<ReadonlyArray<ResolversTypes['IeepaStatusTotal']>, ParentType, ContextType>;
  ieepaPrincipal?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  interestEstimate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  lawfulAtEntry?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linesComputed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notAudited?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  overpaid?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  owedWithoutIeepa?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  underpaid?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type EntryColumnResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EntryColumn'] = ResolversParentTypes['EntryColumn']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EntryFindingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EntryFinding'] = ResolversParentTypes['EntryFinding']> = {
  also?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difference?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filed?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  heading?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hts?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lawful?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  line?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lower?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<types.Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  proof?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remedy?: Resolver<types.Maybe<ResolversTypes['EntryRemedy']>, ParentType, ContextType>;
  restsOn?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['EntryFindingSeverity'], ParentType, ContextType>;
  upper?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EntryFindingConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EntryFindingConnection'] = ResolversParentTypes['EntryFindingConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EntryFindingEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['EntryFinding']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntryFindingEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EntryFindingEdge'] = ResolversParentTypes['EntryFindingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EntryFinding'], ParentType, ContextType>;
};

export type EntryNoticeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EntryNotice'] = ResolversParentTypes['EntryNotice']> = {
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['ConfidenceTier'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EntryNoticeKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EntryRemedyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EntryRemedy'] = ResolversParentTypes['EntryRemedy']> = {
  authority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  byWorkingDay?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  estimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  route?: Resolver<ResolversTypes['RemedyRoute'], ParentType, ContextType>;
};

export type EntryRowNoteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EntryRowNote'] = ResolversParentTypes['EntryRowNote']> = {
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExportedAccountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExportedAccount'] = ResolversParentTypes['ExportedAccount']> = {
  closedAt?: Resolver<types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExportedApiKeyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExportedApiKey'] = ResolversParentTypes['ExportedApiKey']> = {
  betaEntitled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['ApiKeyMode'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revokedAt?: Resolver<types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ExportedAuditEventResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExportedAuditEvent'] = ResolversParentTypes['ExportedAuditEvent']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExportedIdempotencyRecordResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExportedIdempotencyRecord'] = ResolversParentTypes['ExportedIdempotencyRecord']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  responseBody?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  responseStatus?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['IdempotencyState'], ParentType, ContextType>;
};

export type ExportedReportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExportedReport'] = ResolversParentTypes['ExportedReport']> = {
  content?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dataVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  engineVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReportKind'], ParentType, ContextType>;
  request?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExtractedFieldResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExtractedField'] = ResolversParentTypes['ExtractedField']> = {
  confidence?: Resolver<ResolversTypes['Confidence'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['ExtractionLocation'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ExtractedFieldType'], ParentType, ContextType>;
  unit?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExtractedLineItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExtractedLineItem'] = ResolversParentTypes['ExtractedLineItem']> = {
  amount?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  countryOfOrigin?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  grossWeight?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  htsNumber?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  lineNumber?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  netWeight?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  otherFields?: Resolver<ReadonlyArray<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  packages?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  partNumber?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  unit?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  unitPrice?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
};

export type ExtractedPartyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExtractedParty'] = ResolversParentTypes['ExtractedParty']> = {
  address?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  country?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ExtractedField'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['PartyRole'], ParentType, ContextType>;
};

export type ExtractionBoxResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExtractionBox'] = ResolversParentTypes['ExtractionBox']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ExtractionCheckResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExtractionCheck'] = ResolversParentTypes['ExtractionCheck']> = {
  check?: Resolver<ResolversTypes['ExtractionCheckKind'], ParentType, ContextType>;
  computed?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  difference?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stated?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ExtractionCheckStatus'], ParentType, ContextType>;
};

export type ExtractionLocationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExtractionLocation'] = ResolversParentTypes['ExtractionLocation']> = {
  box?: Resolver<types.Maybe<ResolversTypes['ExtractionBox']>, ParentType, ContextType>;
  cell?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sheet?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FeeChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FeeChange'] = ResolversParentTypes['FeeChange']> = {
  after?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  because?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  difference?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['DutyFee'], ParentType, ContextType>;
};

export type FieldProblemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FieldProblem'] = ResolversParentTypes['FieldProblem']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FlippingFactResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FlippingFact'] = ResolversParentTypes['FlippingFact']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HarborMaintenanceFeeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HarborMaintenanceFee'] = ResolversParentTypes['HarborMaintenanceFee']> = {
  amount?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  applicable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HtsBrowseAnswerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsBrowseAnswer'] = ResolversParentTypes['HtsBrowseAnswer']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['HtsRowEdge']>, ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['HtsEdition'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['HtsRow']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HtsDiffResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsDiff'] = ResolversParentTypes['HtsDiff']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['HtsRowDifference']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['HtsDiffCounts'], ParentType, ContextType>;
  csv?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['HtsEdition'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  replacements?: Resolver<ReadonlyArray<ResolversTypes['HtsReplacement']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['HtsEdition'], ParentType, ContextType>;
};

export type HtsDiffCountsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsDiffCounts'] = ResolversParentTypes['HtsDiffCounts']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  descriptionChanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endnotesChanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rateChanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitsChanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HtsEditionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsEdition'] = ResolversParentTypes['HtsEdition']> = {
  basis?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  publishedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HtsEndnoteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsEndnote'] = ResolversParentTypes['HtsEndnote']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  headings?: Resolver<ReadonlyArray<ResolversTypes['HtsEndnoteHeading']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HtsEndnoteHeadingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsEndnoteHeading'] = ResolversParentTypes['HtsEndnoteHeading']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  general?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HtsFieldChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsFieldChange'] = ResolversParentTypes['HtsFieldChange']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['HtsField'], ParentType, ContextType>;
};

export type HtsHierarchyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsHierarchy'] = ResolversParentTypes['HtsHierarchy']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  chapter?: Resolver<ResolversTypes['CatalogChapterName'], ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['HtsRow']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['HtsEdition'], ParentType, ContextType>;
  parents?: Resolver<ReadonlyArray<ResolversTypes['HtsRow']>, ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  replacedBy?: Resolver<ReadonlyArray<ResolversTypes['HtsSuccession']>, ParentType, ContextType>;
  replaces?: Resolver<ReadonlyArray<ResolversTypes['HtsSuccession']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['HtsRow'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['CatalogSectionName'], ParentType, ContextType>;
  siblings?: Resolver<ReadonlyArray<ResolversTypes['HtsRow']>, ParentType, ContextType>;
};

export type HtsLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsLine'] = ResolversParentTypes['HtsLine']> = {
  adcvdOrders?: Resolver<ResolversTypes['AdcvdOrderConnection'], ParentType, ContextType, RequireFields<types.HtsLineAdcvdOrdersArgs, 'first'>>;
  chapter99?: Resolver<ReadonlyArray<ResolversTypes['LineRule']>, ParentType, ContextType, Partial<types.HtsLineChapter99Args>>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  column2Rate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duty?: Resolver<ResolversTypes['DutyInfo'], ParentType, ContextType, Partial<types.HtsLineDutyArgs>>;
  generalRate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hierarchy?: Resolver<ResolversTypes['HtsHierarchy'], ParentType, ContextType>;
  history?: Resolver<ResolversTypes['HtsLineHistory'], ParentType, ContextType>;
  htsCode?: Resolver<ResolversTypes['HtsNumber'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['HtsNotesAnswer'], ParentType, ContextType, RequireFields<types.HtsLineNotesArgs, 'limit'>>;
  path?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  pga?: Resolver<ResolversTypes['PgaCheck'], ParentType, ContextType>;
  units?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HtsLineConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsLineConnection'] = ResolversParentTypes['HtsLineConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['HtsLineEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['HtsLine']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HtsLineEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsLineEdge'] = ResolversParentTypes['HtsLineEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['HtsLine'], ParentType, ContextType>;
};

export type HtsLineEventResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsLineEvent'] = ResolversParentTypes['HtsLineEvent']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['HtsFieldChange']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HtsLineEventKind'], ParentType, ContextType>;
  legalFrom?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  publishedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<types.Maybe<ResolversTypes['HtsRow']>, ParentType, ContextType>;
};

export type HtsLineHistoryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsLineHistory'] = ResolversParentTypes['HtsLineHistory']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  csv?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['HtsLineEvent']>, ParentType, ContextType>;
};

export type HtsNoteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsNote'] = ResolversParentTypes['HtsNote']> = {
  chapter?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effect?: Resolver<ResolversTypes['NoteEffect'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mentionDigits?: Resolver<types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  provenance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdivision?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targets?: Resolver<ReadonlyArray<ResolversTypes['HtsNoteTarget']>, ParentType, ContextType>;
  text?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HtsNoteEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsNoteEdge'] = ResolversParentTypes['HtsNoteEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['HtsNote'], ParentType, ContextType>;
};

export type HtsNoteTargetResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsNoteTarget'] = ResolversParentTypes['HtsNoteTarget']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HtsNotesAnswerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsNotesAnswer'] = ResolversParentTypes['HtsNotesAnswer']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['HtsNoteEdge']>, ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['HtsNote']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface HtsNumberScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HtsNumber'], any> {
  name: 'HtsNumber';
}

export type HtsRateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsRate'] = ResolversParentTypes['HtsRate']> = {
  inherited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  source?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HtsReplacedNumberResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsReplacedNumber'] = ResolversParentTypes['HtsReplacedNumber']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  revision?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  successors?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HtsReplacementResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsReplacement'] = ResolversParentTypes['HtsReplacement']> = {
  from?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HtsReplacementKind'], ParentType, ContextType>;
  to?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  under?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HtsRowResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsRow'] = ResolversParentTypes['HtsRow']> = {
  additionalDuties?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  childCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  column2?: Resolver<types.Maybe<ResolversTypes['HtsRate']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endnotes?: Resolver<ReadonlyArray<ResolversTypes['HtsEndnote']>, ParentType, ContextType>;
  general?: Resolver<types.Maybe<ResolversTypes['HtsRate']>, ParentType, ContextType>;
  indent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  legalFrom?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  legalTo?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['HtsLevel'], ParentType, ContextType>;
  parent?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quotaQuantity?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reportable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  special?: Resolver<types.Maybe<ResolversTypes['HtsRate']>, ParentType, ContextType>;
  units?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HtsRowDifferenceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsRowDifference'] = ResolversParentTypes['HtsRowDifference']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['HtsFieldChange']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HtsRowChangeKind'], ParentType, ContextType>;
};

export type HtsRowEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsRowEdge'] = ResolversParentTypes['HtsRowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['HtsRow'], ParentType, ContextType>;
};

export type HtsSearchAnswerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsSearchAnswer'] = ResolversParentTypes['HtsSearchAnswer']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['HtsSearchEdge']>, ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['HtsEdition'], ParentType, ContextType>;
  matchedBy?: Resolver<ResolversTypes['HtsQueryKind'], ParentType, ContextType>;
  notice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replaced?: Resolver<types.Maybe<ResolversTypes['HtsReplacedNumber']>, ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['HtsSearchResult']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HtsSearchEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsSearchEdge'] = ResolversParentTypes['HtsSearchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['HtsSearchResult'], ParentType, ContextType>;
};

export type HtsSearchEvidenceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsSearchEvidence'] = ResolversParentTypes['HtsSearchEvidence']> = {
  code?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HtsTermMatch'], ParentType, ContextType>;
  matched?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  queryText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  snippet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HtsSearchResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsSearchResult'] = ResolversParentTypes['HtsSearchResult']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  column2?: Resolver<types.Maybe<ResolversTypes['HtsRate']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  evidence?: Resolver<ReadonlyArray<ResolversTypes['HtsSearchEvidence']>, ParentType, ContextType>;
  general?: Resolver<types.Maybe<ResolversTypes['HtsRate']>, ParentType, ContextType>;
  legalFrom?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  legalTo?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['HtsLevel'], ParentType, ContextType>;
  matchedField?: Resolver<ResolversTypes['HtsSearchLevel'], ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  snippet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  special?: Resolver<types.Maybe<ResolversTypes['HtsRate']>, ParentType, ContextType>;
  units?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HtsSuccessionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HtsSuccession'] = ResolversParentTypes['HtsSuccession']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HtsSuccessionKind'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IeepaStatusTotalResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['IeepaStatusTotal'] = ResolversParentTypes['IeepaStatusTotal']> = {
  principal?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CapeStatus'], ParentType, ContextType>;
};

export type ImportProhibitedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ImportProhibited'] = ResolversParentTypes['ImportProhibited']> = {
  dutyInfo?: Resolver<ResolversTypes['DutyInfo'], ParentType, ContextType>;
  layers?: Resolver<ReadonlyArray<ResolversTypes['DutyLayer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IncompleteReasonResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['IncompleteReason'] = ResolversParentTypes['IncompleteReason']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['IncompleteKind'], ParentType, ContextType>;
};

export type InvoiceExtractionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InvoiceExtraction'] = ResolversParentTypes['InvoiceExtraction']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  attachment?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buyer?: Resolver<types.Maybe<ResolversTypes['ExtractedParty']>, ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['ExtractionCheck']>, ParentType, ContextType>;
  consignee?: Resolver<types.Maybe<ResolversTypes['ExtractedParty']>, ParentType, ContextType>;
  countryOfOrigin?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  currency?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  discount?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  documentKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentKindConfidence?: Resolver<ResolversTypes['Confidence'], ParentType, ContextType>;
  fileType?: Resolver<ResolversTypes['FileType'], ParentType, ContextType>;
  freight?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  incoterm?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  incotermPlace?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  insurance?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  invoiceDate?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  invoiceNumber?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  lineItems?: Resolver<ReadonlyArray<ResolversTypes['ExtractedLineItem']>, ParentType, ContextType>;
  otherFields?: Resolver<ReadonlyArray<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  otherParties?: Resolver<ReadonlyArray<ResolversTypes['ExtractedParty']>, ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paymentTerms?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  purchaseOrderNumber?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  seller?: Resolver<types.Maybe<ResolversTypes['ExtractedParty']>, ParentType, ContextType>;
  subtotal?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  tax?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  textSource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<types.Maybe<ResolversTypes['ExtractedField']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LawChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LawChange'] = ResolversParentTypes['LawChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  caseNumbers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  dataVersion?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LawChangeKind'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  mayChangeDuty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rowsAdded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowsChanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowsEnded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LawChangesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LawChanges'] = ResolversParentTypes['LawChanges']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  atom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['LawChange']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LegalNoteChapter99ApplicabilityDiagnosticResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LegalNoteChapter99ApplicabilityDiagnostic'] = ResolversParentTypes['LegalNoteChapter99ApplicabilityDiagnostic']> = {
  applicability?: Resolver<ResolversTypes['RuleApplicability'], ParentType, ContextType>;
  blockedByFacts?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  blockedByReview?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  conditionHtsTargets?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  conditionText?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  effectId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effectType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effectValueText?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exceptionChapter99Codes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  noteId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parityStatus?: Resolver<ResolversTypes['NoteParity'], ParentType, ContextType>;
  requiredFactKey?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceLocator?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceSpan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  targetChapter99Codes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LegalNoteQuotaDiagnosticResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LegalNoteQuotaDiagnostic'] = ResolversParentTypes['LegalNoteQuotaDiagnostic']> = {
  applicability?: Resolver<ResolversTypes['RuleApplicability'], ParentType, ContextType>;
  applicabilityReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  conditionText?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  effectId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effectType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effectValueText?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noteId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  programIndicators?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  quotaQuantity?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quotaUnit?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiredFactKey?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceLocator?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceSpan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  targetCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LegalNoteRateRuleDiagnosticResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LegalNoteRateRuleDiagnostic'] = ResolversParentTypes['LegalNoteRateRuleDiagnostic']> = {
  applicability?: Resolver<ResolversTypes['RuleApplicability'], ParentType, ContextType>;
  blockedByFacts?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  conditionText?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effectId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effectType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effectValueText?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noteId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parityStatus?: Resolver<ResolversTypes['NoteParity'], ParentType, ContextType>;
  quantityUnit?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantityValue?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ratePercent?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  requiredFactKey?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceLocator?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceSpan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LineRuleResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LineRule'] = ResolversParentTypes['LineRule']> = {
  list?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  listedAs?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qualifier?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reachesOrigin?: Resolver<types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['Chapter99Rule'], ParentType, ContextType>;
};

export type MatchedExclusionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MatchedExclusion'] = ResolversParentTypes['MatchedExclusion']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MerchandiseProcessingFeeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MerchandiseProcessingFee'] = ResolversParentTypes['MerchandiseProcessingFee']> = {
  amount?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  applicable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  confirmClassification?: Resolver<ResolversTypes['ClassificationConfirmation'], ParentType, ContextType, RequireFields<types.MutationConfirmClassificationArgs, 'input'>>;
  continueClassification?: Resolver<ResolversTypes['ClassificationChat'], ParentType, ContextType, RequireFields<types.MutationContinueClassificationArgs, 'input'>>;
  createAdcvdReport?: Resolver<ResolversTypes['AdcvdReport'], ParentType, ContextType, RequireFields<types.MutationCreateAdcvdReportArgs, 'input'>>;
  createClassificationReport?: Resolver<ResolversTypes['ClassificationReport'], ParentType, ContextType, RequireFields<types.MutationCreateClassificationReportArgs, 'input'>>;
};

export type NodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AdcvdOrder' | 'AdcvdReport' | 'Chapter99Rule' | 'CitedDocument' | 'HtsLine' | 'HtsNote' | 'TariffEvent', ParentType, ContextType>;
};

export type NotApplicableHeadingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NotApplicableHeading'] = ResolversParentTypes['NotApplicableHeading']> = {
  authority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorityType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  because?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effectiveFrom?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  effectiveTo?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  flippedBy?: Resolver<types.Maybe<ResolversTypes['FlippingFact']>, ParentType, ContextType>;
  program?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['NotAppliedReason'], ParentType, ContextType>;
};

export type NotAppliedHeadingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NotAppliedHeading'] = ResolversParentTypes['NotAppliedHeading']> = {
  because?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  flippedBy?: Resolver<types.Maybe<ResolversTypes['FlippingFact']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  program?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rateText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['NotAppliedReason'], ParentType, ContextType>;
  ruleId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperationUsageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OperationUsage'] = ResolversParentTypes['OperationUsage']> = {
  aiCostUsd?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  aiTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OriginComparisonResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OriginComparison'] = ResolversParentTypes['OriginComparison']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entryDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  frontier?: Resolver<ReadonlyArray<ResolversTypes['OriginFrontierStep']>, ParentType, ContextType>;
  htsCode?: Resolver<ResolversTypes['HtsNumber'], ParentType, ContextType>;
  origins?: Resolver<ReadonlyArray<ResolversTypes['OriginDuty']>, ParentType, ContextType, RequireFields<types.OriginComparisonOriginsArgs, 'first'>>;
};

export type OriginDutyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OriginDuty'] = ResolversParentTypes['OriginDuty']> = {
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  countryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryOfOrigin?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  duty?: Resolver<ResolversTypes['DutyInfo'], ParentType, ContextType>;
  effectiveRate?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  high?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  incompleteKinds?: Resolver<ReadonlyArray<ResolversTypes['IncompleteKind']>, ParentType, ContextType>;
  low?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  openInputs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  preference?: Resolver<types.Maybe<ResolversTypes['OriginPreference']>, ParentType, ContextType>;
  programs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  prohibited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalDuty?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  totalLandedDuty?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type OriginFrontierStepResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OriginFrontierStep'] = ResolversParentTypes['OriginFrontierStep']> = {
  conditions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  origins?: Resolver<ReadonlyArray<ResolversTypes['OriginOffer']>, ParentType, ContextType>;
  totalDuty?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type OriginOfferResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OriginOffer'] = ResolversParentTypes['OriginOffer']> = {
  countryOfOrigin?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  spi?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OriginPreferenceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OriginPreference'] = ResolversParentTypes['OriginPreference']> = {
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  generalNote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleOfOrigin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saving?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  spi?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalDuty?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PartLayerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PartLayer'] = ResolversParentTypes['PartLayer']> = {
  amount?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  authority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PartOriginResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PartOrigin'] = ResolversParentTypes['PartOrigin']> = {
  duty?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
};

export type PartQuestionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PartQuestion'] = ResolversParentTypes['PartQuestion']> = {
  fact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PgaAgencyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PgaAgency'] = ResolversParentTypes['PgaAgency']> = {
  agency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  flagCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  messageCode?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PgaCheckResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PgaCheck'] = ResolversParentTypes['PgaCheck']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  agencies?: Resolver<ReadonlyArray<ResolversTypes['PgaAgency']>, ParentType, ContextType>;
  agency?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<types.Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flags?: Resolver<ReadonlyArray<ResolversTypes['PgaFlag']>, ParentType, ContextType>;
  flagsBelow?: Resolver<ReadonlyArray<ResolversTypes['PgaFlag']>, ParentType, ContextType>;
  htsCode?: Resolver<ResolversTypes['HtsNumber'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PgaFlagResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PgaFlag'] = ResolversParentTypes['PgaFlag']> = {
  agency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['ConfidenceTier'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effectiveFrom?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  effectiveTo?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  flagCode?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  htsPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  program?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requirement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['RecordSource'], ParentType, ContextType>;
};

export type PortfolioResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Portfolio'] = ResolversParentTypes['Portfolio']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['PortfolioChange']>, ParentType, ContextType>;
  claims?: Resolver<ReadonlyArray<ResolversTypes['PortfolioClaim']>, ParentType, ContextType>;
  csv?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  exposure?: Resolver<ReadonlyArray<ResolversTypes['PortfolioExposure']>, ParentType, ContextType, Partial<types.PortfolioExposureArgs>>;
  notice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<ResolversTypes['PricedPartConnection'], ParentType, ContextType, RequireFields<types.PortfolioPartsArgs, 'first' | 'sort'>>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['PortfolioQuestion']>, ParentType, ContextType>;
  source?: Resolver<types.Maybe<ResolversTypes['PortfolioSource']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['PortfolioTotals'], ParentType, ContextType>;
  workbook?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PortfolioCauseResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PortfolioCause'] = ResolversParentTypes['PortfolioCause']> = {
  cause?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PortfolioChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PortfolioChange'] = ResolversParentTypes['PortfolioChange']> = {
  after?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  causes?: Resolver<ReadonlyArray<ResolversTypes['PortfolioCause']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  parts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PortfolioClaimResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PortfolioClaim'] = ResolversParentTypes['PortfolioClaim']> = {
  citation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saving?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PortfolioExposureResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PortfolioExposure'] = ResolversParentTypes['PortfolioExposure']> = {
  by?: Resolver<ResolversTypes['ExposureTrait'], ParentType, ContextType>;
  duty?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type PortfolioQuestionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PortfolioQuestion'] = ResolversParentTypes['PortfolioQuestion']> = {
  fact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spread?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type PortfolioSourceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PortfolioSource'] = ResolversParentTypes['PortfolioSource']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['EntryColumn']>, ParentType, ContextType>;
  headerRow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ReadonlyArray<ResolversTypes['EntryRowNote']>, ParentType, ContextType>;
  unknownColumns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  unreadable?: Resolver<ReadonlyArray<ResolversTypes['EntryRowNote']>, ParentType, ContextType>;
};

export type PortfolioTotalsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PortfolioTotals'] = ResolversParentTypes['PortfolioTotals']> = {
  annualDuty?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  annualValue?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unclassified?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PricedPartResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PricedPart'] = ResolversParentTypes['PricedPart']> = {
  annualValue?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  description?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duty?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  hts?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  layers?: Resolver<ReadonlyArray<ResolversTypes['PartLayer']>, ParentType, ContextType>;
  lower?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  origin?: Resolver<types.Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  otherOrigins?: Resolver<ReadonlyArray<ResolversTypes['PartOrigin']>, ParentType, ContextType>;
  partNumber?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['PartQuestion']>, ParentType, ContextType>;
  rate?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  remark?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PartStatus'], ParentType, ContextType>;
  supplier?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upper?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type PricedPartConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PricedPartConnection'] = ResolversParentTypes['PricedPartConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PricedPartEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['PricedPart']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PricedPartEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PricedPartEdge'] = ResolversParentTypes['PricedPartEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PricedPart'], ParentType, ContextType>;
};

export type ProvenanceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Provenance'] = ResolversParentTypes['Provenance']> = {
  dataVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  engineVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  programsVerifiedTo?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  rates?: Resolver<ReadonlyArray<ResolversTypes['RateProvenance']>, ParentType, ContextType>;
  scheduleVerifiedTo?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type PublicationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Publication'] = ResolversParentTypes['Publication']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountExport?: Resolver<ResolversTypes['AccountExport'], ParentType, ContextType>;
  adcvdCheck?: Resolver<ResolversTypes['AdcvdCheck'], ParentType, ContextType, RequireFields<types.QueryAdcvdCheckArgs, 'input'>>;
  adcvdCircumventions?: Resolver<ResolversTypes['AdcvdCircumventionConnection'], ParentType, ContextType, RequireFields<types.QueryAdcvdCircumventionsArgs, 'first'>>;
  adcvdCourtDecisions?: Resolver<ResolversTypes['AdcvdCourtDecisionConnection'], ParentType, ContextType, RequireFields<types.QueryAdcvdCourtDecisionsArgs, 'first'>>;
  adcvdLifecycle?: Resolver<ResolversTypes['AdcvdLifecycle'], ParentType, ContextType, RequireFields<types.QueryAdcvdLifecycleArgs, 'caseNumber'>>;
  adcvdOrder?: Resolver<ResolversTypes['AdcvdOrder'], ParentType, ContextType, RequireFields<types.QueryAdcvdOrderArgs, 'caseNumber'>>;
  adcvdOrders?: Resolver<ResolversTypes['AdcvdOrderConnection'], ParentType, ContextType, RequireFields<types.QueryAdcvdOrdersArgs, 'first'>>;
  adcvdRateAtDate?: Resolver<ResolversTypes['AdcvdRateAtDate'], ParentType, ContextType, RequireFields<types.QueryAdcvdRateAtDateArgs, 'input'>>;
  adcvdReport?: Resolver<ResolversTypes['AdcvdReport'], ParentType, ContextType, RequireFields<types.QueryAdcvdReportArgs, 'input'>>;
  adcvdReportPdf?: Resolver<ResolversTypes['AdcvdReportPdf'], ParentType, ContextType, RequireFields<types.QueryAdcvdReportPdfArgs, 'id'>>;
  adcvdScopeRulings?: Resolver<ResolversTypes['AdcvdScopeRulingConnection'], ParentType, ContextType, RequireFields<types.QueryAdcvdScopeRulingsArgs, 'first'>>;
  adcvdSunsetCalendar?: Resolver<ResolversTypes['AdcvdSunsetCalendar'], ParentType, ContextType, Partial<types.QueryAdcvdSunsetCalendarArgs>>;
  catalogChapter?: Resolver<ResolversTypes['CatalogChapter'], ParentType, ContextType, RequireFields<types.QueryCatalogChapterArgs, 'chapter' | 'limit'>>;
  catalogCode?: Resolver<ResolversTypes['CatalogCode'], ParentType, ContextType, RequireFields<types.QueryCatalogCodeArgs, 'code'>>;
  catalogSearch?: Resolver<ResolversTypes['CatalogSearchAnswer'], ParentType, ContextType, RequireFields<types.QueryCatalogSearchArgs, 'limit' | 'q'>>;
  catalogSections?: Resolver<ResolversTypes['CatalogSections'], ParentType, ContextType, Partial<types.QueryCatalogSectionsArgs>>;
  chapter99Applicable?: Resolver<ResolversTypes['Chapter99Applicable'], ParentType, ContextType, RequireFields<types.QueryChapter99ApplicableArgs, 'input'>>;
  chapter99Rules?: Resolver<ResolversTypes['Chapter99RuleConnection'], ParentType, ContextType, RequireFields<types.QueryChapter99RulesArgs, 'first'>>;
  classification?: Resolver<ResolversTypes['Classification'], ParentType, ContextType, RequireFields<types.QueryClassificationArgs, 'input'>>;
  classificationChat?: Resolver<ResolversTypes['ClassificationChat'], ParentType, ContextType, RequireFields<types.QueryClassificationChatArgs, 'input'>>;
  classificationConfirmation?: Resolver<ResolversTypes['ClassificationConfirmation'], ParentType, ContextType, RequireFields<types.QueryClassificationConfirmationArgs, 'input'>>;
  classificationReport?: Resolver<ResolversTypes['ClassificationReport'], ParentType, ContextType, RequireFields<types.QueryClassificationReportArgs, 'input'>>;
  crossRuling?: Resolver<ResolversTypes['CrossRuling'], ParentType, ContextType, RequireFields<types.QueryCrossRulingArgs, 'id'>>;
  crossRulings?: Resolver<ResolversTypes['CrossRulingConnection'], ParentType, ContextType, RequireFields<types.QueryCrossRulingsArgs, 'first'>>;
  dataDiff?: Resolver<ResolversTypes['DataDiff'], ParentType, ContextType, RequireFields<types.QueryDataDiffArgs, 'from'>>;
  document?: Resolver<ResolversTypes['CitedDocument'], ParentType, ContextType, RequireFields<types.QueryDocumentArgs, 'name'>>;
  documentExtraction?: Resolver<ResolversTypes['DocumentExtraction'], ParentType, ContextType, RequireFields<types.QueryDocumentExtractionArgs, 'input'>>;
  duty?: Resolver<ResolversTypes['DutyOutcome'], ParentType, ContextType, RequireFields<types.QueryDutyArgs, 'input'>>;
  dutyBatch?: Resolver<ResolversTypes['DutyBatch'], ParentType, ContextType, RequireFields<types.QueryDutyBatchArgs, 'lines'>>;
  dutyDiff?: Resolver<ResolversTypes['DutyDiff'], ParentType, ContextType, RequireFields<types.QueryDutyDiffArgs, 'from' | 'to'>>;
  dutyInfo?: Resolver<ResolversTypes['DutyInfo'], ParentType, ContextType, RequireFields<types.QueryDutyInfoArgs, 'input'>>;
  dutyTimeline?: Resolver<ResolversTypes['DutyTimeline'], ParentType, ContextType, RequireFields<types.QueryDutyTimelineArgs, 'input'>>;
  entryAudit?: Resolver<ResolversTypes['EntryAudit'], ParentType, ContextType, RequireFields<types.QueryEntryAuditArgs, 'input'>>;
  entryAuditEntry?: Resolver<ResolversTypes['AuditedEntry'], ParentType, ContextType, RequireFields<types.QueryEntryAuditEntryArgs, 'id' | 'number'>>;
  entryAuditFindings?: Resolver<ResolversTypes['EntryFindingConnection'], ParentType, ContextType, RequireFields<types.QueryEntryAuditFindingsArgs, 'first' | 'id' | 'sort'>>;
  entryAuditJob?: Resolver<ResolversTypes['EntryAuditJob'], ParentType, ContextType, RequireFields<types.QueryEntryAuditJobArgs, 'id'>>;
  entryAuditJobs?: Resolver<ResolversTypes['EntryAuditJobList'], ParentType, ContextType>;
  htsBrowse?: Resolver<ResolversTypes['HtsBrowseAnswer'], ParentType, ContextType, RequireFields<types.QueryHtsBrowseArgs, 'limit' | 'numberedOnly'>>;
  htsDiff?: Resolver<ResolversTypes['HtsDiff'], ParentType, ContextType, RequireFields<types.QueryHtsDiffArgs, 'from' | 'limit' | 'to'>>;
  htsHierarchy?: Resolver<ResolversTypes['HtsHierarchy'], ParentType, ContextType, RequireFields<types.QueryHtsHierarchyArgs, 'code'>>;
  htsLine?: Resolver<ResolversTypes['HtsLine'], ParentType, ContextType, RequireFields<types.QueryHtsLineArgs, 'code'>>;
  htsLineHistory?: Resolver<ResolversTypes['HtsLineHistory'], ParentType, ContextType, RequireFields<types.QueryHtsLineHistoryArgs, 'code'>>;
  htsLines?: Resolver<ResolversTypes['HtsLineConnection'], ParentType, ContextType, RequireFields<types.QueryHtsLinesArgs, 'first' | 'under'>>;
  htsNotes?: Resolver<ResolversTypes['HtsNotesAnswer'], ParentType, ContextType, RequireFields<types.QueryHtsNotesArgs, 'limit' | 'mentionsOnly'>>;
  htsSearch?: Resolver<ResolversTypes['HtsSearchAnswer'], ParentType, ContextType, RequireFields<types.QueryHtsSearchArgs, 'limit' | 'q'>>;
  invoiceExtraction?: Resolver<ResolversTypes['InvoiceExtraction'], ParentType, ContextType, RequireFields<types.QueryInvoiceExtractionArgs, 'input'>>;
  lawChanges?: Resolver<ResolversTypes['LawChanges'], ParentType, ContextType, RequireFields<types.QueryLawChangesArgs, 'limit'>>;
  node?: Resolver<ResolversTypes['Node'], ParentType, ContextType, RequireFields<types.QueryNodeArgs, 'id'>>;
  originComparison?: Resolver<ResolversTypes['OriginComparison'], ParentType, ContextType, RequireFields<types.QueryOriginComparisonArgs, 'input'>>;
  pgaCheck?: Resolver<ResolversTypes['PgaCheck'], ParentType, ContextType, RequireFields<types.QueryPgaCheckArgs, 'input'>>;
  portfolio?: Resolver<ResolversTypes['Portfolio'], ParentType, ContextType, RequireFields<types.QueryPortfolioArgs, 'input'>>;
  regulatoryDataStatus?: Resolver<ResolversTypes['RegulatoryDataStatus'], ParentType, ContextType, Partial<types.QueryRegulatoryDataStatusArgs>>;
  scenarios?: Resolver<ResolversTypes['ScenarioComparison'], ParentType, ContextType, RequireFields<types.QueryScenariosArgs, 'input' | 'scenarios'>>;
  tariffEvents?: Resolver<ResolversTypes['TariffEvents'], ParentType, ContextType, RequireFields<types.QueryTariffEventsArgs, 'limit'>>;
  tradeProgramEligibility?: Resolver<ResolversTypes['TradeProgramEligibility'], ParentType, ContextType, RequireFields<types.QueryTradeProgramEligibilityArgs, 'input'>>;
  usageSummary?: Resolver<ResolversTypes['UsageSummary'], ParentType, ContextType>;
};

export type RateProvenanceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RateProvenance'] = ResolversParentTypes['RateProvenance']> = {
  assumptions?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['ConfidenceTier'], ParentType, ContextType>;
  ruleId?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegulatoryDataStatusResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RegulatoryDataStatus'] = ResolversParentTypes['RegulatoryDataStatus']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  adcvdClauseCoverage?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dataVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  datasets?: Resolver<ReadonlyArray<ResolversTypes['DatasetStatus']>, ParentType, ContextType>;
  engineVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstCoveredDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  healthRule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pinnableDataVersions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  programsVerifiedTo?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  ratesCheckedTo?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scheduleArchive?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scheduleRevision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scheduleVerifiedTo?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  unmodelledHeadings?: Resolver<ReadonlyArray<ResolversTypes['UnmodelledHeading']>, ParentType, ContextType>;
};

export type RequiredInputResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequiredInput'] = ResolversParentTypes['RequiredInput']> = {
  citation?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exampleValue?: Resolver<types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min?: Resolver<types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['InputSeverity'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['InputType'], ParentType, ContextType>;
  unit?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RetroactiveCorrectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RetroactiveCorrection'] = ResolversParentTypes['RetroactiveCorrection']> = {
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  entriesFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  entriesTo?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RuleScopePartResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RuleScopePart'] = ResolversParentTypes['RuleScopePart']> = {
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RuleScopeKind'], ParentType, ContextType>;
  list?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefixes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType, RequireFields<types.RuleScopePartPrefixesArgs, 'first'>>;
};

export type ScenarioComparisonResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ScenarioComparison'] = ResolversParentTypes['ScenarioComparison']> = {
  base?: Resolver<ResolversTypes['DutyInfo'], ParentType, ContextType>;
  scenarios?: Resolver<ReadonlyArray<ResolversTypes['ScenarioResult']>, ParentType, ContextType>;
};

export type ScenarioResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ScenarioResult'] = ResolversParentTypes['ScenarioResult']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['DutyChange']>, ParentType, ContextType>;
  difference?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  duty?: Resolver<ResolversTypes['DutyInfo'], ParentType, ContextType>;
  feeChanges?: Resolver<ReadonlyArray<ResolversTypes['FeeChange']>, ParentType, ContextType>;
  landedDifference?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ScopeAnalysisResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ScopeAnalysis'] = ResolversParentTypes['ScopeAnalysis']> = {
  confidence?: Resolver<ResolversTypes['Confidence'], ParentType, ContextType>;
  determination?: Resolver<ResolversTypes['ScopeDetermination'], ParentType, ContextType>;
};

export type Section232ScopeMatchResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Section232ScopeMatch'] = ResolversParentTypes['Section232ScopeMatch']> = {
  aluminum?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  copper?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  steel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SpecialRateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SpecialRate'] = ResolversParentTypes['SpecialRate']> = {
  rate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spi?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SplitLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SplitLine'] = ResolversParentTypes['SplitLine']> = {
  chapter99Layers?: Resolver<ReadonlyArray<ResolversTypes['SplitLineLayer']>, ParentType, ContextType>;
  lineType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mfnRate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Amount'], ParentType, ContextType>;
};

export type SplitLineLayerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SplitLineLayer'] = ResolversParentTypes['SplitLineLayer']> = {
  amount?: Resolver<ResolversTypes['Amount'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ratePercent?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type TariffEventResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TariffEvent'] = ResolversParentTypes['TariffEvent']> = {
  affectedHeadings?: Resolver<ReadonlyArray<ResolversTypes['AffectedHeading']>, ParentType, ContextType>;
  affectedLines?: Resolver<ResolversTypes['AffectedLines'], ParentType, ContextType>;
  authority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorityType?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  confidence?: Resolver<types.Maybe<ResolversTypes['ConfidenceTier']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  scheduled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['RecordSource'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TariffEventType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TariffEventEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TariffEventEdge'] = ResolversParentTypes['TariffEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TariffEvent'], ParentType, ContextType>;
};

export type TariffEventsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TariffEvents'] = ResolversParentTypes['TariffEvents']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['TariffEventEdge']>, ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['TariffEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TradeProgramEligibilityResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TradeProgramEligibility'] = ResolversParentTypes['TradeProgramEligibility']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  columnWithoutClaim?: Resolver<ResolversTypes['DutyColumn'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  generalRate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  htsCode?: Resolver<ResolversTypes['HtsNumber'], ParentType, ContextType>;
  programs?: Resolver<ReadonlyArray<ResolversTypes['TradeProgramOffer']>, ParentType, ContextType>;
  totalLandedDutyWithoutClaim?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TradeProgramOfferResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TradeProgramOffer'] = ResolversParentTypes['TradeProgramOffer']> = {
  because?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['ConfidenceTier'], ParentType, ContextType>;
  determination?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effectiveFrom?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  effectiveTo?: Resolver<types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  excludedArticles?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  generalNote?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legalBasis?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mpf?: Resolver<ResolversTypes['ClaimFeeEffect'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proofs?: Resolver<ReadonlyArray<ResolversTypes['ClaimProof']>, ParentType, ContextType>;
  rateIfQualified?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruleSummary?: Resolver<types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  saving?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['RecordSource'], ParentType, ContextType>;
  spi?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProgramStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalLandedDuty?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UnmodelledHeadingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UnmodelledHeading'] = ResolversParentTypes['UnmodelledHeading']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['UnmodelledState'], ParentType, ContextType>;
};

export type UsageCountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UsageCount'] = ResolversParentTypes['UsageCount']> = {
  aiCostUsd?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  aiTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  errors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UsageSummaryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UsageSummary'] = ResolversParentTypes['UsageSummary']> = {
  _meta?: Resolver<ResolversTypes['AnswerMeta'], ParentType, ContextType>;
  byDay?: Resolver<ReadonlyArray<ResolversTypes['DailyUsage']>, ParentType, ContextType>;
  byOperation?: Resolver<ReadonlyArray<ResolversTypes['OperationUsage']>, ParentType, ContextType>;
  counts?: Resolver<ReadonlyArray<ResolversTypes['UsageCount']>, ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['UsageTotals'], ParentType, ContextType>;
};

export type UsageTotalsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UsageTotals'] = ResolversParentTypes['UsageTotals']> = {
  aiCostUsd?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  aiTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ValuationAdjustmentsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ValuationAdjustments'] = ResolversParentTypes['ValuationAdjustments']> = {
  customsValue?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  declaredValue?: Resolver<types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['ValuationStep']>, ParentType, ContextType>;
};

export type ValuationStepResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ValuationStep'] = ResolversParentTypes['ValuationStep']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  citation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  AccountExport?: AccountExportResolvers<ContextType>;
  AdcvdCase?: AdcvdCaseResolvers<ContextType>;
  AdcvdCheck?: AdcvdCheckResolvers<ContextType>;
  AdcvdCircumvention?: AdcvdCircumventionResolvers<ContextType>;
  AdcvdCircumventionConnection?: AdcvdCircumventionConnectionResolvers<ContextType>;
  AdcvdCircumventionEdge?: AdcvdCircumventionEdgeResolvers<ContextType>;
  AdcvdClause?: AdcvdClauseResolvers<ContextType>;
  AdcvdClauseFinding?: AdcvdClauseFindingResolvers<ContextType>;
  AdcvdClauseTest?: AdcvdClauseTestResolvers<ContextType>;
  AdcvdCompanion?: AdcvdCompanionResolvers<ContextType>;
  AdcvdCourtDecision?: AdcvdCourtDecisionResolvers<ContextType>;
  AdcvdCourtDecisionConnection?: AdcvdCourtDecisionConnectionResolvers<ContextType>;
  AdcvdCourtDecisionEdge?: AdcvdCourtDecisionEdgeResolvers<ContextType>;
  AdcvdEvent?: AdcvdEventResolvers<ContextType>;
  AdcvdLifecycle?: AdcvdLifecycleResolvers<ContextType>;
  AdcvdMatch?: AdcvdMatchResolvers<ContextType>;
  AdcvdOrder?: AdcvdOrderResolvers<ContextType>;
  AdcvdOrderConnection?: AdcvdOrderConnectionResolvers<ContextType>;
  AdcvdOrderEdge?: AdcvdOrderEdgeResolvers<ContextType>;
  AdcvdRate?: AdcvdRateResolvers<ContextType>;
  AdcvdRateAtDate?: AdcvdRateAtDateResolvers<ContextType>;
  AdcvdReport?: AdcvdReportResolvers<ContextType>;
  AdcvdReportCase?: AdcvdReportCaseResolvers<ContextType>;
  AdcvdReportClause?: AdcvdReportClauseResolvers<ContextType>;
  AdcvdReportCompanion?: AdcvdReportCompanionResolvers<ContextType>;
  AdcvdReportEvent?: AdcvdReportEventResolvers<ContextType>;
  AdcvdReportFact?: AdcvdReportFactResolvers<ContextType>;
  AdcvdReportPdf?: AdcvdReportPdfResolvers<ContextType>;
  AdcvdReportRate?: AdcvdReportRateResolvers<ContextType>;
  AdcvdRespondentMatch?: AdcvdRespondentMatchResolvers<ContextType>;
  AdcvdRespondentRate?: AdcvdRespondentRateResolvers<ContextType>;
  AdcvdScopeRuling?: AdcvdScopeRulingResolvers<ContextType>;
  AdcvdScopeRulingConnection?: AdcvdScopeRulingConnectionResolvers<ContextType>;
  AdcvdScopeRulingEdge?: AdcvdScopeRulingEdgeResolvers<ContextType>;
  AdcvdSunset?: AdcvdSunsetResolvers<ContextType>;
  AdcvdSunsetCalendar?: AdcvdSunsetCalendarResolvers<ContextType>;
  AffectedHeading?: AffectedHeadingResolvers<ContextType>;
  AffectedLines?: AffectedLinesResolvers<ContextType>;
  Amount?: AmountResolvers<ContextType>;
  AnswerMeta?: AnswerMetaResolvers<ContextType>;
  ApplicableHeading?: ApplicableHeadingResolvers<ContextType>;
  AssumedFact?: AssumedFactResolvers<ContextType>;
  AuditedEntry?: AuditedEntryResolvers<ContextType>;
  AuditedLine?: AuditedLineResolvers<ContextType>;
  AuditedNumber?: AuditedNumberResolvers<ContextType>;
  BoundAnswer?: BoundAnswerResolvers<ContextType>;
  CapeDeclaration?: CapeDeclarationResolvers<ContextType>;
  CatalogChapter?: CatalogChapterResolvers<ContextType>;
  CatalogChapterCount?: CatalogChapterCountResolvers<ContextType>;
  CatalogChapterName?: CatalogChapterNameResolvers<ContextType>;
  CatalogChapterSummary?: CatalogChapterSummaryResolvers<ContextType>;
  CatalogCode?: CatalogCodeResolvers<ContextType>;
  CatalogSearchAnswer?: CatalogSearchAnswerResolvers<ContextType>;
  CatalogSection?: CatalogSectionResolvers<ContextType>;
  CatalogSectionName?: CatalogSectionNameResolvers<ContextType>;
  CatalogSections?: CatalogSectionsResolvers<ContextType>;
  CatalogSubchapter?: CatalogSubchapterResolvers<ContextType>;
  Chapter99Applicable?: Chapter99ApplicableResolvers<ContextType>;
  Chapter99Rule?: Chapter99RuleResolvers<ContextType>;
  Chapter99RuleConnection?: Chapter99RuleConnectionResolvers<ContextType>;
  Chapter99RuleEdge?: Chapter99RuleEdgeResolvers<ContextType>;
  Chapter99Source?: Chapter99SourceResolvers<ContextType>;
  Citation?: CitationResolvers<ContextType>;
  CitedDocument?: CitedDocumentResolvers<ContextType>;
  ClaimEffect?: ClaimEffectResolvers<ContextType>;
  ClaimFeeEffect?: ClaimFeeEffectResolvers<ContextType>;
  ClaimProof?: ClaimProofResolvers<ContextType>;
  Classification?: ClassificationResolvers<ContextType>;
  ClassificationAdvisor?: ClassificationAdvisorResolvers<ContextType>;
  ClassificationAlternative?: ClassificationAlternativeResolvers<ContextType>;
  ClassificationAnswer?: ClassificationAnswerResolvers<ContextType>;
  ClassificationCandidate?: ClassificationCandidateResolvers<ContextType>;
  ClassificationChat?: ClassificationChatResolvers<ContextType>;
  ClassificationConfirmation?: ClassificationConfirmationResolvers<ContextType>;
  ClassificationFact?: ClassificationFactResolvers<ContextType>;
  ClassificationMessage?: ClassificationMessageResolvers<ContextType>;
  ClassificationOption?: ClassificationOptionResolvers<ContextType>;
  ClassificationQuestion?: ClassificationQuestionResolvers<ContextType>;
  ClassificationQuote?: ClassificationQuoteResolvers<ContextType>;
  ClassificationReport?: ClassificationReportResolvers<ContextType>;
  ClassificationRuling?: ClassificationRulingResolvers<ContextType>;
  ClassificationStep?: ClassificationStepResolvers<ContextType>;
  ConditionalFields?: ConditionalFieldsResolvers<ContextType>;
  Confidence?: ConfidenceResolvers<ContextType>;
  CountryCode?: GraphQLScalarType;
  CrossRuling?: CrossRulingResolvers<ContextType>;
  CrossRulingConnection?: CrossRulingConnectionResolvers<ContextType>;
  CrossRulingEdge?: CrossRulingEdgeResolvers<ContextType>;
  DailyUsage?: DailyUsageResolvers<ContextType>;
  DataChange?: DataChangeResolvers<ContextType>;
  DataChangeConnection?: DataChangeConnectionResolvers<ContextType>;
  DataChangeEdge?: DataChangeEdgeResolvers<ContextType>;
  DataDiff?: DataDiffResolvers<ContextType>;
  DataFieldChange?: DataFieldChangeResolvers<ContextType>;
  DatasetDiff?: DatasetDiffResolvers<ContextType>;
  DatasetStatus?: DatasetStatusResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DocumentExtraction?: DocumentExtractionResolvers<ContextType>;
  DutyBatch?: DutyBatchResolvers<ContextType>;
  DutyBatchProblem?: DutyBatchProblemResolvers<ContextType>;
  DutyBatchResult?: DutyBatchResultResolvers<ContextType>;
  DutyBounds?: DutyBoundsResolvers<ContextType>;
  DutyChange?: DutyChangeResolvers<ContextType>;
  DutyDiff?: DutyDiffResolvers<ContextType>;
  DutyInfo?: DutyInfoResolvers<ContextType>;
  DutyLayer?: DutyLayerResolvers<ContextType>;
  DutyLimits?: DutyLimitsResolvers<ContextType>;
  DutyNeedsFacts?: DutyNeedsFactsResolvers<ContextType>;
  DutyOutcome?: DutyOutcomeResolvers<ContextType>;
  DutyPeriod?: DutyPeriodResolvers<ContextType>;
  DutyProof?: DutyProofResolvers<ContextType>;
  DutyProvisional?: DutyProvisionalResolvers<ContextType>;
  DutyQuote?: DutyQuoteResolvers<ContextType>;
  DutyTimeline?: DutyTimelineResolvers<ContextType>;
  DutyTotals?: DutyTotalsResolvers<ContextType>;
  EntryAudit?: EntryAuditResolvers<ContextType>;
  EntryAuditFailure?: EntryAuditFailureResolvers<ContextType>;
  EntryAuditFile?: EntryAuditFileResolvers<ContextType>;
  EntryAuditJob?: EntryAuditJobResolvers<ContextType>;
  EntryAuditJobList?: EntryAuditJobListResolvers<ContextType>;
  EntryAuditSource?: EntryAuditSourceResolvers<ContextType>;
  EntryAuditTotals?: EntryAuditTotalsResolvers<ContextType>;
  EntryColumn?: EntryColumnResolvers<ContextType>;
  EntryFinding?: EntryFindingResolvers<ContextType>;
  EntryFindingConnection?: EntryFindingConnectionResolvers<ContextType>;
  EntryFindingEdge?: EntryFindingEdgeResolvers<ContextType>;
  EntryNotice?: EntryNoticeResolvers<ContextType>;
  EntryRemedy?: EntryRemedyResolvers<ContextType>;
  EntryRowNote?: EntryRowNoteResolvers<ContextType>;
  ExportedAccount?: ExportedAccountResolvers<ContextType>;
  ExportedApiKey?: ExportedApiKeyResolvers<ContextType>;
  ExportedAuditEvent?: ExportedAuditEventResolvers<ContextType>;
  ExportedIdempotencyRecord?: ExportedIdempotencyRecordResolvers<ContextType>;
  ExportedReport?: ExportedReportResolvers<ContextType>;
  ExtractedField?: ExtractedFieldResolvers<ContextType>;
  ExtractedLineItem?: ExtractedLineItemResolvers<ContextType>;
  ExtractedParty?: ExtractedPartyResolvers<ContextType>;
  ExtractionBox?: ExtractionBoxResolvers<ContextType>;
  ExtractionCheck?: ExtractionCheckResolvers<ContextType>;
  ExtractionLocation?: ExtractionLocationResolvers<ContextType>;
  FeeChange?: FeeChangeResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  FlippingFact?: FlippingFactResolvers<ContextType>;
  HarborMaintenanceFee?: HarborMaintenanceFeeResolvers<ContextType>;
  HtsBrowseAnswer?: HtsBrowseAnswerResolvers<ContextType>;
  HtsDiff?: HtsDiffResolvers<ContextType>;
  HtsDiffCounts?: HtsDiffCountsResolvers<ContextType>;
  HtsEdition?: HtsEditionResolvers<ContextType>;
  HtsEndnote?: HtsEndnoteResolvers<ContextType>;
  HtsEndnoteHeading?: HtsEndnoteHeadingResolvers<ContextType>;
  HtsFieldChange?: HtsFieldChangeResolvers<ContextType>;
  HtsHierarchy?: HtsHierarchyResolvers<ContextType>;
  HtsLine?: HtsLineResolvers<ContextType>;
  HtsLineConnection?: HtsLineConnectionResolvers<ContextType>;
  HtsLineEdge?: HtsLineEdgeResolvers<ContextType>;
  HtsLineEvent?: HtsLineEventResolvers<ContextType>;
  HtsLineHistory?: HtsLineHistoryResolvers<ContextType>;
  HtsNote?: HtsNoteResolvers<ContextType>;
  HtsNoteEdge?: HtsNoteEdgeResolvers<ContextType>;
  HtsNoteTarget?: HtsNoteTargetResolvers<ContextType>;
  HtsNotesAnswer?: HtsNotesAnswerResolvers<ContextType>;
  HtsNumber?: GraphQLScalarType;
  HtsRate?: HtsRateResolvers<ContextType>;
  HtsReplacedNumber?: HtsReplacedNumberResolvers<ContextType>;
  HtsReplacement?: HtsReplacementResolvers<ContextType>;
  HtsRow?: HtsRowResolvers<ContextType>;
  HtsRowDifference?: HtsRowDifferenceResolvers<ContextType>;
  HtsRowEdge?: HtsRowEdgeResolvers<ContextType>;
  HtsSearchAnswer?: HtsSearchAnswerResolvers<ContextType>;
  HtsSearchEdge?: HtsSearchEdgeResolvers<ContextType>;
  HtsSearchEvidence?: HtsSearchEvidenceResolvers<ContextType>;
  HtsSearchResult?: HtsSearchResultResolvers<ContextType>;
  HtsSuccession?: HtsSuccessionResolvers<ContextType>;
  IeepaStatusTotal?: IeepaStatusTotalResolvers<ContextType>;
  ImportProhibited?: ImportProhibitedResolvers<ContextType>;
  IncompleteReason?: IncompleteReasonResolvers<ContextType>;
  InvoiceExtraction?: InvoiceExtractionResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LawChange?: LawChangeResolvers<ContextType>;
  LawChanges?: LawChangesResolvers<ContextType>;
  LegalNoteChapter99ApplicabilityDiagnostic?: LegalNoteChapter99ApplicabilityDiagnosticResolvers<ContextType>;
  LegalNoteQuotaDiagnostic?: LegalNoteQuotaDiagnosticResolvers<ContextType>;
  LegalNoteRateRuleDiagnostic?: LegalNoteRateRuleDiagnosticResolvers<ContextType>;
  LineRule?: LineRuleResolvers<ContextType>;
  MatchedExclusion?: MatchedExclusionResolvers<ContextType>;
  MerchandiseProcessingFee?: MerchandiseProcessingFeeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  NotApplicableHeading?: NotApplicableHeadingResolvers<ContextType>;
  NotAppliedHeading?: NotAppliedHeadingResolvers<ContextType>;
  OperationUsage?: OperationUsageResolvers<ContextType>;
  OriginComparison?: OriginComparisonResolvers<ContextType>;
  OriginDuty?: OriginDutyResolvers<ContextType>;
  OriginFrontierStep?: OriginFrontierStepResolvers<ContextType>;
  OriginOffer?: OriginOfferResolvers<ContextType>;
  OriginPreference?: OriginPreferenceResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PartLayer?: PartLayerResolvers<ContextType>;
  PartOrigin?: PartOriginResolvers<ContextType>;
  PartQuestion?: PartQuestionResolvers<ContextType>;
  PgaAgency?: PgaAgencyResolvers<ContextType>;
  PgaCheck?: PgaCheckResolvers<ContextType>;
  PgaFlag?: PgaFlagResolvers<ContextType>;
  Portfolio?: PortfolioResolvers<ContextType>;
  PortfolioCause?: PortfolioCauseResolvers<ContextType>;
  PortfolioChange?: PortfolioChangeResolvers<ContextType>;
  PortfolioClaim?: PortfolioClaimResolvers<ContextType>;
  PortfolioExposure?: PortfolioExposureResolvers<ContextType>;
  PortfolioQuestion?: PortfolioQuestionResolvers<ContextType>;
  PortfolioSource?: PortfolioSourceResolvers<ContextType>;
  PortfolioTotals?: PortfolioTotalsResolvers<ContextType>;
  PricedPart?: PricedPartResolvers<ContextType>;
  PricedPartConnection?: PricedPartConnectionResolvers<ContextType>;
  PricedPartEdge?: PricedPartEdgeResolvers<ContextType>;
  Provenance?: ProvenanceResolvers<ContextType>;
  Publication?: PublicationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RateProvenance?: RateProvenanceResolvers<ContextType>;
  RegulatoryDataStatus?: RegulatoryDataStatusResolvers<ContextType>;
  RequiredInput?: RequiredInputResolvers<ContextType>;
  RetroactiveCorrection?: RetroactiveCorrectionResolvers<ContextType>;
  RuleScopePart?: RuleScopePartResolvers<ContextType>;
  ScenarioComparison?: ScenarioComparisonResolvers<ContextType>;
  ScenarioResult?: ScenarioResultResolvers<ContextType>;
  ScopeAnalysis?: ScopeAnalysisResolvers<ContextType>;
  Section232ScopeMatch?: Section232ScopeMatchResolvers<ContextType>;
  SpecialRate?: SpecialRateResolvers<ContextType>;
  SplitLine?: SplitLineResolvers<ContextType>;
  SplitLineLayer?: SplitLineLayerResolvers<ContextType>;
  TariffEvent?: TariffEventResolvers<ContextType>;
  TariffEventEdge?: TariffEventEdgeResolvers<ContextType>;
  TariffEvents?: TariffEventsResolvers<ContextType>;
  TradeProgramEligibility?: TradeProgramEligibilityResolvers<ContextType>;
  TradeProgramOffer?: TradeProgramOfferResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UnmodelledHeading?: UnmodelledHeadingResolvers<ContextType>;
  UsageCount?: UsageCountResolvers<ContextType>;
  UsageSummary?: UsageSummaryResolvers<ContextType>;
  UsageTotals?: UsageTotalsResolvers<ContextType>;
  ValuationAdjustments?: ValuationAdjustmentsResolvers<ContextType>;
  ValuationStep?: ValuationStepResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphContext> = {
  closedBeta?: ClosedBetaDirectiveResolver<any, any, ContextType>;
  constraint?: ConstraintDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  datasets?: DatasetsDirectiveResolver<any, any, ContextType>;
  jsonSchema?: JsonSchemaDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  operation?: OperationDirectiveResolver<any, any, ContextType>;
  orNull?: OrNullDirectiveResolver<any, any, ContextType>;
};
