import type { Country } from '../../../terms/country.js';
import type { SourceLabel } from '../../../terms/citation.js';
import {
  caseNumber,
  caseNumbers,
  citations,
  day,
  decimal,
  json,
  optionalDay,
  optionalDecimal,
  optionalText,
  optionalWords,
  SOURCED,
  texts,
  whole,
  words,
  type RecordOf,
} from './columns.js';

export const ORDER_COLUMNS = {
  caseNumber: caseNumber('caseNumber'),
  orderType: words<'AD' | 'CVD'>('orderType'),
  product: words('product'),
  countryName: words('countryName'),
  country: optionalWords<Country>('country'),
  orderDate: optionalDay('orderDate'),
  status: words<
    'active' | 'revoked' | 'suspension_agreement' | 'active_2020_unconfirmed' | 'not_in_2020_itc_list'
  >('status'),
  revokedOn: optionalDay('revokedOn'),
  lastSunsetOn: optionalDay('lastSunsetOn'),
  frCitation: optionalText('frCitation'),
  frDocument: optionalText('frDocument'),
  itcInvestigation: optionalText('itcInvestigation'),
  htsPrefixes: texts('htsPrefixes'),
  allOthersRate: optionalDecimal('allOthersRate'),
  countryWideRate: optionalDecimal('countryWideRate'),
  scopeText: optionalText('scopeText'),
  scopeQuoteStatus: optionalText('scopeQuoteStatus'),
  scopeSource: optionalText('scopeSource'),
  citations: citations('citations'),
  ...SOURCED,
};

export const RATE_COLUMNS = {
  caseNumber: caseNumber('caseNumber'),
  companyKey: optionalText('companyKey'),
  companyName: words('companyName'),
  rateType: words<
    'company' | 'entity_member' | 'excluded' | 'non_selected' | 'listed' | 'all_others' | 'country_wide'
  >('rateType'),
  segmentKind: words<
    | 'investigation'
    | 'administrative_review'
    | 'new_shipper_review'
    | 'changed_circumstances'
    | 'court_decision'
    | 'sunset_review'
  >('segmentKind'),
  rate: decimal('rate'),
  margin: optionalDecimal('margin'),
  rateUnit: words<'percent' | 'usd_per_kg'>('rateUnit'),
  segment: optionalText('segment'),
  legalFrom: optionalDay('legalFrom'),
  legalTo: optionalDay('legalTo'),
  fromBasis: words<'notice' | 'order' | 'first_read'>('fromBasis'),
  inDoubtFrom: optionalDay('inDoubtFrom'),
  currentAsOf: optionalDay('currentAsOf'),
  citations: citations('citations'),
  ...SOURCED,
};

export const COMPANY_COLUMNS = {
  companyKey: words('companyKey'),
  name: words('name'),
  aliases: texts('aliases'),
  caseNumbers: caseNumbers('caseNumbers'),
};

export const CLAUSE_COLUMNS = {
  caseNumber: caseNumber('caseNumber'),
  clauseNumber: whole('clauseNumber'),
  kind: words<'inclusion' | 'exclusion' | 'condition'>('kind'),
  text: words('text'),
  basis: words<'quotation' | 'paraphrase-of-source' | 'own-words-unverified' | 'structured'>('basis'),
  attributes: json<Readonly<Record<string, unknown>>>('attributes'),
  verified: words<'true' | 'partial' | 'false'>('verified'),
  sourceCitation: optionalText('sourceCitation'),
  textReadIn: optionalText('textReadIn'),
  sharedTextFrom: optionalText('sharedTextFrom'),
  citations: citations('citations'),
  source: words<SourceLabel>('sourceLabel'),
};

const NOTICE = { frCitation: optionalText('frCitation'), frDocument: optionalText('frDocument'), ...SOURCED };

export const EVENT_COLUMNS = {
  caseNumber: caseNumber('caseNumber'),
  eventDate: day('eventDate'),
  eventType: words('eventType'),
  title: words('title'),
  ...NOTICE,
};

export const SCOPE_RULING_COLUMNS = {
  caseNumbers: caseNumbers('caseNumbers'),
  rulingDate: optionalDay('rulingDate'),
  kind: words('kind'),
  subject: words('subject'),
  outcome: optionalText('outcome'),
  ...NOTICE,
};

export const COURT_DECISION_COLUMNS = {
  caseNumbers: caseNumbers('caseNumbers'),
  slipOpinion: optionalText('slipOpinion'),
  caseName: optionalText('caseName'),
  decisionDate: optionalDay('decisionDate'),
  court: words('court'),
  courtNumber: optionalText('courtNumber'),
  holding: words('holding'),
  frNoticeDate: optionalDay('frNoticeDate'),
  frDocument: optionalText('frDocument'),
  frTitle: optionalText('frTitle'),
  ...SOURCED,
};

export const CIRCUMVENTION_COLUMNS = {
  caseNumbers: caseNumbers('caseNumbers'),
  noticeDate: day('noticeDate'),
  stage: words('stage'),
  outcome: optionalText('outcome'),
  title: words('title'),
  ...NOTICE,
};

type RateRow = RecordOf<typeof RATE_COLUMNS>;
export type AdcvdRateRecord = Omit<RateRow, 'legalFrom' | 'legalTo'> & {
  readonly interval: { readonly from: RateRow['legalFrom']; readonly to: RateRow['legalTo'] };
};

/** Every trade-remedy row of a data version, beside the short orders of the catalog. */
export interface AdcvdRows {
  readonly orders: readonly RecordOf<typeof ORDER_COLUMNS>[];
  readonly rates: readonly AdcvdRateRecord[];
  readonly companies: readonly RecordOf<typeof COMPANY_COLUMNS>[];
  readonly clauses: readonly RecordOf<typeof CLAUSE_COLUMNS>[];
  readonly events: readonly RecordOf<typeof EVENT_COLUMNS>[];
  readonly scopeRulings: readonly RecordOf<typeof SCOPE_RULING_COLUMNS>[];
  readonly courtDecisions: readonly RecordOf<typeof COURT_DECISION_COLUMNS>[];
  readonly circumventions: readonly RecordOf<typeof CIRCUMVENTION_COLUMNS>[];
}
