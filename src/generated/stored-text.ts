/** The SDL of schema/ as it is served, in the order of the file names. */
export const schemaText = `extend type Query {
  """
  Requests of the caller's account in the last 30 days (UTC, today included), by operation and by day.

  REST: [\`GET /v1/usage\`](/docs#/Regulatory%20Data/getUsageSummary).
  """
  usageSummary: UsageSummary!
    @cost(weight: 20)

  """
  Everything held on the caller's account, as one document (GDPR Article 15): keys without their secrets, usage, reports,
  classifications and decisions on them, stored audits, answers kept for idempotency keys, and the audit trail.

  REST: [\`GET /v1/account/export\`](/docs#/Account/exportAccountData).
  """
  accountExport: AccountExport!
    @cost(weight: 200)

}

"""
Requests of an account over a period. A request is counted when it has been answered, up to a few seconds later.
"""
type UsageSummary {
  "First day, UTC."
  from: Date!
  "Last day, UTC: today."
  to: Date!
  "Days, both ends included."
  days: Int!
  "All of them."
  totals: UsageTotals!
  "By operation, most requests first."
  byOperation: [OperationUsage!]! @listSize(assumedSize: 40)
  "By day with requests, oldest first."
  byDay: [DailyUsage!]! @listSize(assumedSize: 30)
  "By day and operation, oldest first."
  counts: [UsageCount!]! @listSize(assumedSize: 300)
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"Sums of usage."
type UsageTotals {
  "Requests with a valid key, refused ones included."
  requests: Int!
  "Requests answered with a status of 400 or more."
  errors: Int!
  "Tokens of language models. 0: none was asked."
  aiTokens: Int!
  "Cost of language models, USD."
  aiCostUsd: Decimal!
}

"Usage of one operation over the period."
type OperationUsage {
  "Operation id, or the name of another address: \`graphql\`, \`mcp\`."
  operation: String!
  "Requests."
  requests: Int!
  "Requests answered with a status of 400 or more."
  errors: Int!
  "Tokens of language models."
  aiTokens: Int!
  "Cost of language models, USD."
  aiCostUsd: Decimal!
}

"Usage of all operations on one day."
type DailyUsage {
  "Day, UTC."
  day: Date!
  "Requests."
  requests: Int!
  "Requests answered with a status of 400 or more."
  errors: Int!
  "Tokens of language models."
  aiTokens: Int!
  "Cost of language models, USD."
  aiCostUsd: Decimal!
}

"Usage of one operation on one day."
type UsageCount {
  "Day, UTC."
  day: Date!
  "Operation id, or the name of another address."
  operation: String!
  "Requests."
  requests: Int!
  "Requests answered with a status of 400 or more."
  errors: Int!
  "Tokens of language models."
  aiTokens: Int!
  "Cost of language models, USD."
  aiCostUsd: Decimal!
}

"""
Everything held on an account.
"""
type AccountExport {
  "The account."
  account: ExportedAccount!
  "Its keys, oldest first; of the secret only the first characters are known."
  apiKeys: [ExportedApiKey!]! @listSize(assumedSize: 10)
  "Its usage since the beginning, by day and operation."
  usage: [UsageCount!]! @listSize(assumedSize: 1000)
  "Its saved reports, oldest first."
  reports: [ExportedReport!]! @listSize(assumedSize: 50)
  "Its classifications, oldest first, as they are stored."
  classifications: [JSON!]!
  "Its decisions on classifications, oldest first, as they are stored."
  confirmations: [JSON!]!
  """
  Its stored audits of filed entries, oldest first: how far each is, its counts and days. The file, the entries and the
  findings are at \`/v1/entry-audits/jobs\`.
  """
  entryAudits: [JSON!]!
  "Answers kept for idempotency keys, oldest first; each is forgotten after 24 hours."
  idempotencyRecords: [ExportedIdempotencyRecord!]! @listSize(assumedSize: 50)
  "What was done to the account, oldest first."
  auditEvents: [ExportedAuditEvent!]! @listSize(assumedSize: 20)
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"An account."
type ExportedAccount {
  "Identifier."
  id: String!
  "Name."
  name: String!
  "When it was made."
  createdAt: DateTime!
  "When it was closed. Null: it is open."
  closedAt: DateTime
}

"An API key without its secret."
type ExportedApiKey {
  "Identifier."
  id: String!
  "First characters."
  prefix: String!
  "What data a key asks."
  mode: ApiKeyMode!
  "Label. Null: it has none."
  label: String
  "Whether closed-beta operations answer."
  betaEntitled: Boolean!
  "When it was made."
  createdAt: DateTime!
  "When it was last used. Null: never."
  lastUsedAt: DateTime
  "When it expires. Null: it does not."
  expiresAt: DateTime
  "When it was revoked. Null: it is in force."
  revokedAt: DateTime
}

"A saved report."
type ExportedReport {
  "Identifier."
  id: String!
  "What a stored report is about."
  kind: ReportKind!
  "Title."
  title: String!
  "What was asked."
  request: JSON!
  "The report."
  content: JSON!
  "Content hash of the reference data it was made from."
  dataVersion: String!
  "Version of the duty engine that made it."
  engineVersion: String!
  "When it was made."
  createdAt: DateTime!
  "When it is deleted. Null: it is kept."
  expiresAt: DateTime
}

"An answer kept for an idempotency key; of the key only a hash is held."
type ExportedIdempotencyRecord {
  "Method of the request."
  method: String!
  "Path of the request."
  path: String!
  "How far a request under an idempotency key is."
  state: IdempotencyState!
  "Status of the answer. Null: there is none yet."
  responseStatus: Int
  "Body of the answer. Null: there is none yet."
  responseBody: String
  "When the request came in."
  createdAt: DateTime!
  "When it is forgotten."
  expiresAt: DateTime!
}

"Something that was done to an account."
type ExportedAuditEvent {
  "When."
  at: DateTime!
  "Who did it."
  actor: String!
  "What was done, for example \`key.created\`."
  action: String!
  "To what."
  subject: String!
  "More about it."
  detail: JSON!
}

"What data a key asks."
enum ApiKeyMode {
  "The data in force."
  live
  "A fixed extract of them."
  test
}

"What a stored report is about."
enum ReportKind {
  "Antidumping and countervailing duties."
  adcvd
  "The classification of goods."
  classification
}

"How far a request under an idempotency key is."
enum IdempotencyState {
  "It is not answered yet."
  running
  "Its answer is kept."
  done
}

extend type Query {
  """
  Antidumping and countervailing orders that may cover the goods, with scope evidence clause by clause. A tariff number
  in a notice is an index aid; only the written scope decides, and only Commerce rules on it (19 CFR 351.225).

  REST: [\`GET /v1/adcvd/check\`](/docs#/AD%2FCVD/checkAdcvd).
  """
  adcvdCheck("The goods to be screened, as far as they are known." input: AdcvdCheckInput!): AdcvdCheck!
    @cost(weight: 280)

  """
  Orders and suspended investigations by case, words, country, tariff number, status and type.

  REST: [\`GET /v1/adcvd/orders\`](/docs#/AD%2FCVD/searchAdcvdOrders).
  """
  adcvdOrders(
    "Which to list. Null: all."
    filter: AdcvdOrderFilter
    "At most this many, 1 to 100."
    first: Int = 20 @constraint(min: 1, max: 100)
    "Value of \`endCursor\` of the page before. Null: the first page."
    after: String @constraint(maxLength: 64)
  ): AdcvdOrderConnection!
    @cost(weight: 360)

  """
  One order. An unknown case is an error of kind \`not-found\`.

  REST: \`GET /v1/adcvd/orders/{caseNumber}\`.
  """
  adcvdOrder(
    "Commerce case number: \`A-570-890\` (antidumping) or \`C-570-968\` (countervailing)."
    caseNumber: String! @constraint(maxLength: 20)
  ): AdcvdOrder!
    @closedBeta

  """
  The cash deposit rate of a company, or of companies without a rate of their own, on one day (19 CFR 351.107), with the
  segment it is from and since when.

  REST: [\`GET /v1/adcvd/rates-at\`](/docs#/AD%2FCVD/getAdcvdRateAtDate).
  """
  adcvdRateAtDate("The case, the company and the day." input: AdcvdRateInput!): AdcvdRateAtDate!
    @cost(weight: 30)

  """
  Commerce scope rulings and notices, the newest first.

  REST: \`GET /v1/adcvd/scope-rulings\`.
  """
  adcvdScopeRulings(
    "Which to list. Null: all."
    filter: AdcvdNoticeFilter
    "At most this many, 1 to 100."
    first: Int = 20 @constraint(min: 1, max: 100)
    "Value of \`endCursor\` of the page before. Null: the first page."
    after: String @constraint(maxLength: 64)
  ): AdcvdScopeRulingConnection!
    @closedBeta

  """
  Court of International Trade decisions and appeals, the newest first.

  REST: \`GET /v1/adcvd/cit-decisions\`.
  """
  adcvdCourtDecisions(
    "Which to list. Null: all."
    filter: AdcvdNoticeFilter
    "At most this many, 1 to 100."
    first: Int = 20 @constraint(min: 1, max: 100)
    "Value of \`endCursor\` of the page before. Null: the first page."
    after: String @constraint(maxLength: 64)
  ): AdcvdCourtDecisionConnection!
    @closedBeta

  """
  The life of one case: recorded events and the milestones the statute fixes, in order.

  REST: \`GET /v1/adcvd/lifecycle\`.
  """
  adcvdLifecycle(
    "Commerce case number: \`A-570-890\` (antidumping) or \`C-570-968\` (countervailing)."
    caseNumber: String! @constraint(maxLength: 20)
  ): AdcvdLifecycle!
    @closedBeta

  """
  Five-year reviews that fall due, computed from each order or its last continuation (19 USC 1675(c)).

  REST: \`GET /v1/adcvd/sunset-calendar\`.
  """
  adcvdSunsetCalendar(
    "Which to list. Null: those of a year from today."
    filter: AdcvdSunsetFilter
  ): AdcvdSunsetCalendar!
    @closedBeta

  """
  Circumvention inquiries and findings, the newest first.

  REST: \`GET /v1/adcvd/circumvention-inquiries\`.
  """
  adcvdCircumventions(
    "Which to list. Null: all."
    filter: AdcvdNoticeFilter
    "At most this many, 1 to 100."
    first: Int = 20 @constraint(min: 1, max: 100)
    "Value of \`endCursor\` of the page before. Null: the first page."
    after: String @constraint(maxLength: 64)
  ): AdcvdCircumventionConnection!
    @closedBeta

  """
  The full analysis of goods, case by case, saved to the account. The same facts on the same data are the same report:
  asking again stores nothing new.

  REST: [\`POST /v1/adcvd/report\`](/docs#/AD%2FCVD/generateAdcvdReport).
  """
  adcvdReport("The goods to be reported on." input: AdcvdReportInput!): AdcvdReport!
    @cost(weight: 50)
    @deprecated(reason: "It writes: use \`Mutation.createAdcvdReport\`. It goes with version 0.3.")

  """
  A saved report as PDF. Another account's report is \`not-found\`.

  REST: [\`GET /v1/adcvd-reports/{id}/pdf\`](/docs#/AD%2FCVD/getAdcvdReportPdf).
  """
  adcvdReportPdf("Identifier of the report." id: ID! @constraint(maxLength: 36)): AdcvdReportPdf!
    @cost(weight: 50)

}

extend type RegulatoryDataStatus {
  "Share of the AD/CVD orders in force whose scope clauses are held, 0 to 1. Never null: 0 where no order is in force."
  adcvdClauseCoverage: Float
}

extend type AdcvdCase {
  "The order itself, with its rates, events, rulings and decisions. Null: the data version does not hold it."
  order: AdcvdOrder
}

"What is imported, as far as it is known."
input AdcvdCheckInput {
  """
  Tariff number, 4 to 10 digits, dotted or not: an index aid, it never decides scope. One that no line of the schedule
  has or begins with on the entry date is \`unknown-hts-code\`. Null: orders are found by words.
  """
  htsCode: String @constraint(format: "hts-number")
  "Country of origin, two capital letters. Null: orders on every country are looked at."
  country: String @constraint(format: "country")
  "Entry date, not after today. Null: today in America/New_York."
  entryDate: String @constraint(format: "date")
  "The goods in words: what they are, of what, how made, what for, with measures. At most 2,000 characters."
  productDescription: String @constraint(maxLength: 2000)
  "Producer of the goods. At most 255 characters."
  manufacturer: String
  "Exporter of the goods. At most 255 characters."
  exporter: String
  "Structured facts of the goods, each key once: \`material\`, \`form\`, \`process\`, \`use\`, \`thicknessMm\`, \`percent.chromium\` ..."
  facts: [ProductFactInput!] @constraint(maxItems: 40)
}

"One structured fact of the goods."
input ProductFactInput {
  """
  \`material\`, \`form\`, \`process\`, \`use\`, \`state\`, \`standard\`, \`finish\`, \`packaging\`, \`marking\`, \`power\`; or a number:
  \`thicknessMm\`, \`widthMm\`, \`lengthMm\`, \`depthMm\`, \`outsideDiameterMm\`, \`diameterMm\`, \`weightKg\`, \`areaMm2\`,
  \`displacementCc\`, \`powerKw\`, \`hardnessHrc\`, \`pieces\`, \`percent.<component>\` (by weight).
  """
  key: String!
  "The answer: words, or a plain decimal for a number."
  value: String!
}

"""
The outcome of a screening.
"""
type AdcvdCheck {
  "Entry date the answer is for."
  entryDate: Date!
  "Tariff number as it was understood, dotted. Null: not stated."
  htsCode: String
  "Country of origin. Null: not stated."
  country: CountryCode
  "Orders that may cover the goods: the likeliest first."
  matches: [AdcvdMatch!]!
  "Facts that would settle the open findings, each once."
  requiredInputs: [RequiredInput!]!
  "Share of the orders in force whose scope clauses are held, 0 to 1."
  clauseCoverage: Float!
  "What to keep in mind when reading the answer."
  warnings: [String!]!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"An order that may cover the goods."
type AdcvdMatch {
  "Commerce case number, \`A-570-890\` or \`C-570-968\`."
  caseNumber: String!
  "Antidumping or countervailing."
  orderType: AdcvdOrderType!
  "Product of the order."
  product: String!
  "Country of the order, in words."
  country: String!
  "Country of the order. Null: it has no code any more."
  countryCode: CountryCode
  "The deposit rate in words. Null: no rate is known for the day."
  rate: String
  "The rate in percent, when it is ad valorem. Null: it is specific, or not known."
  parsedRate: Float
  """
  How the order was found, a triage signal: \`exact\` (ten digits), \`subheading\`, \`heading\`, \`heading_partial\` (another
  number of the same heading), \`scope_text\` (by words alone), \`advisory_circumvention\` (an order on another country that
  a finding carries to this one).
  """
  matchType: String!
  "Number of the order that matched. Null: found by words."
  headingMatched: String
  "True: a candidate for scope review; it is in no total."
  advisory: Boolean!
  "Why it is advisory or not."
  advisoryReason: String!
  "Product of the order, as \`product\`."
  productDescription: String!
  "Address of the notice. Null: none is known."
  caseNumberUrl: URL
  "Scope text as ingested from the notice. Null: not held."
  scopeText: String
  "What the written scope says of the goods."
  scopeAnalysis: ScopeAnalysis!
  "The clauses of the scope, each true, false or unknown of the goods."
  clauses: [AdcvdClauseFinding!]!
  "Whose rate it is, and why (19 CFR 351.107)."
  respondentRate: AdcvdRespondentRate!
  "Date of the order. Null: not known."
  effectiveDate: Date
  "The notice of the order, or the list that names it."
  frCitation: Citation!
  "Cases of the other kind on the same product and country."
  companionCases: [AdcvdCompanion!]!
  "Facts that would settle this case, the most telling first."
  requiredInputs: [RequiredInput!]!
  "Title of the finding that carries the order to this country. Null: none."
  circumvention: String
  "The order itself."
  order: AdcvdOrder!
}

"A case of the other kind on the same product and country, with its rate on the day."
type AdcvdCompanion {
  "Commerce case number: \`A-570-890\` (antidumping) or \`C-570-968\` (countervailing)."
  caseNumber: String!
  "Antidumping or countervailing."
  orderType: AdcvdOrderType!
  "Status of the order."
  status: AdcvdOrderStatus!
  "The deposit rate in words. Null: no rate is known for the day."
  rate: String
  "The rate in percent. Null: it is specific, or not known."
  parsedRate: Float
}

"Whether a clause holds of the goods."
enum ClauseVerdict {
  "The stated facts meet it."
  met
  "The stated facts contradict it."
  not_met
  "The stated facts do not say."
  unknown
}

"One clause of a scope, held against the goods."
type AdcvdClauseFinding {
  "Place in the scope, from 1."
  number: Int!
  "What a clause of a scope does."
  kind: ClauseKind!
  "Whether it holds; an exclusion that is met takes the goods out."
  verdict: ClauseVerdict!
  "Words of the notice, verbatim, at most 25. Null: the clause is known by a summary only."
  quote: String
  "What the clause turns on, in our words."
  summary: String!
  "\`quotation\`, \`paraphrase-of-source\`, \`structured\` or \`own-words-unverified\`."
  basis: String!
  "How the record was come by."
  source: RecordSource!
  "What it turns on, one by one."
  tests: [AdcvdClauseTest!]!
}

"One thing a clause turns on."
type AdcvdClauseTest {
  "Attribute of the clause."
  attribute: String!
  "Key of the product fact that answers it."
  fact: String!
  "What the clause asks for."
  wanted: String!
  "Whether the goods meet it."
  verdict: ClauseVerdict!
}

"""
Whose deposit rate is used on a day, and why: the segment of the proceeding in force that day. A segment that a later one
replaced is never the rate; the rate of a five-year review is no deposit rate.
"""
type AdcvdRespondentRate {
  "Whose rate it is."
  kind: AdcvdRateKind!
  "The rate in words. Null: none is known for the day."
  rate: String
  "Percent. Null: specific, or not known."
  parsedRate: Float
  "Percent, exact. Null: specific, or not known."
  percent: Decimal
  "USD per kilogram. Null: the rate is ad valorem, or not known."
  usdPerKg: Decimal
  "The margin before the offset for export subsidies, percent. Null: the rate is the margin, or it is not known."
  margin: Decimal
  "Kind of segment. Null: no rate."
  basis: DepositBasis
  "The segment in words, as \`AR 2021-2022\`. Null: not known."
  segment: String
  "First day of the segment. Null: no rate."
  effectiveFrom: Date
  "First day it no longer holds. Null: open; not proof that it still holds."
  effectiveTo: Date
  "What \`effectiveFrom\` is the day of. Null: no rate."
  fromBasis: DepositStart
  "Whether a later segment may have replaced it. Null: no rate."
  standing: DepositStanding
  "First day on which a later review may have replaced the rate. Null: none is known."
  inDoubtFrom: Date
  "Last day on which a source shows the rate. Null: not known."
  currentAsOf: Date
  "Where a day lies in the life of an order."
  phase: OrderPhase!
  "Company or group as the rate names it. Null: no rate."
  respondent: String
  "Why this rate and no other."
  reason: String!
  "Respondents whose names are like the exporter's, with the score."
  exporterMatches: [AdcvdRespondentMatch!]!
  "Respondents whose names are like the producer's, with the score."
  producerMatches: [AdcvdRespondentMatch!]!
  """
  Segments that may apply instead, by a fact that was not stated: the firm stands on the list of a review, or its goods are
  of another class. The bounds of a duty hold them.
  """
  alternatives: [AdcvdRate!]! @listSize(assumedSize: 2)
  "Notices of the rate."
  citations: [Citation!]!
  "How sure the rate is."
  confidence: ConfidenceTier!
  "How the record was come by."
  source: String!
}

"A respondent whose name is like the one asked for."
type AdcvdRespondentMatch {
  "Name as the rates have it."
  name: String!
  "The part of it that matched."
  matchedName: String!
  "0 to 1; 0.9 and above is taken as the company."
  score: Float!
}

"Which orders to list. Fields left out do not narrow."
input AdcvdOrderFilter {
  "Case number, whole or its beginning (\`A-570\`)."
  caseNumber: String @constraint(maxLength: 20)
  "Words of the product; every word must occur, beginnings of words are enough."
  q: String @constraint(maxLength: 1000)
  "Country of the order, two capital letters."
  country: String @constraint(format: "country")
  "Tariff number, 4 to 10 digits: orders that list it, a heading above it or a line under it."
  hts: String @constraint(format: "hts-number")
  "Status of the order: \`active\`, \`revoked\`, \`suspension_agreement\`, \`active_2020_unconfirmed\` or \`not_in_2020_itc_list\`."
  status: String
    @constraint(
      oneOf: ["active", "revoked", "suspension_agreement", "active_2020_unconfirmed", "not_in_2020_itc_list"]
    )
  "Kind of order: \`AD\` (antidumping) or \`CVD\` (countervailing)."
  orderType: String @constraint(oneOf: ["AD", "CVD"])
}

"""
A page of orders.
"""
type AdcvdOrderConnection {
  "The orders with their cursors."
  edges: [AdcvdOrderEdge!]! @listSize(slicingArguments: ["first"])
  "The orders."
  nodes: [AdcvdOrder!]! @listSize(slicingArguments: ["first"])
  "Which page this is."
  pageInfo: PageInfo!
  "Orders over all pages."
  totalCount: Int!
  """
  The orders as CSV text with a header (RFC 4180): every order found, all pages, or with \`page\` those of this page.
  """
  csv("True: the orders of this page alone." page: Boolean = false): String! @cost(weight: 600)
}

"An order in a page."
type AdcvdOrderEdge {
  "Position, for \`after\`."
  cursor: String!
  "The order."
  node: AdcvdOrder!
}

"""
An antidumping or countervailing order, or a suspended investigation. Its head is public, wherever it is reached; what only
closed-beta operations answer (scope, rates, events, rulings, decisions, companions, clock) is theirs here too.
"""
type AdcvdOrder implements Node {
  "Global identifier."
  id: ID!
  "Commerce case number."
  caseNumber: String!
  "Antidumping or countervailing."
  orderType: AdcvdOrderType!
  "Product."
  product: String!
  "Country, in words."
  country: String!
  "Country. Null: it has no code any more."
  countryCode: CountryCode
  "Status of the order."
  status: AdcvdOrderStatus!
  "Date of the order. Null: not known."
  orderDate: Date
  "Date of revocation. Null: not revoked, or not known."
  revokedOn: Date
  "Last continuation after a five-year review. Null: none is known."
  lastSunsetOn: Date
  "Number of the Commission's investigation. Null: not known."
  itcInvestigation: String
  "Tariff numbers of the notice, digits: index aids only."
  htsNumbers: [String!]!
  "All-others rate of the newest segment, percent: that of the investigation until amended. Null: not known."
  allOthersRate: Decimal
  "Country-wide rate of the newest segment, percent. Null: none, or not known."
  countryWideRate: Decimal
  "Scope text as ingested from the notice. Null: not held."
  scopeText: String @closedBeta
  "Where the scope is printed. Null: not known."
  scopeSource: String
  "Clauses of the scope."
  clauses: [AdcvdClause!]! @listSize(assumedSize: 5) @closedBeta
  "Rates of companies and groups, by respondent and time."
  rates("Only those that hold on this day." on: Date): [AdcvdRate!]! @listSize(assumedSize: 20) @closedBeta
  "Dated notices, the oldest first."
  events: [AdcvdEvent!]! @listSize(assumedSize: 15) @closedBeta
  "Scope rulings and notices that name the case."
  scopeRulings: [AdcvdScopeRuling!]! @listSize(assumedSize: 2) @closedBeta
  "Court decisions that name the case."
  courtDecisions: [AdcvdCourtDecision!]! @listSize(assumedSize: 2) @closedBeta
  "Circumvention inquiries and findings that name the case."
  circumventions: [AdcvdCircumvention!]! @listSize(assumedSize: 2) @closedBeta
  "Cases of the other kind on the same product and country."
  companionCases: [AdcvdOrder!]! @listSize(assumedSize: 1) @closedBeta
  "The five-year clock. Null: the order is not in force."
  sunset: AdcvdSunset @closedBeta
  "Notices of the order, or the list that names it."
  citations: [Citation!]!
  "The first of \`citations\`."
  frCitation: Citation!
  "How sure the record is."
  confidence: ConfidenceTier!
  "How the record was come by."
  source: String!
  "Where the record was read, in words."
  provenance: String!
}

"One clause of a scope."
type AdcvdClause {
  "Place in the scope, from 1."
  number: Int!
  "What a clause of a scope does."
  kind: ClauseKind!
  "Words of the notice, verbatim, at most 25. Null: the clause is known by a summary only."
  quote: String
  "What the clause turns on, in our words."
  summary: String!
  "\`quotation\`, \`paraphrase-of-source\`, \`structured\` or \`own-words-unverified\`."
  basis: String!
  "\`true\`, \`partial\` or \`false\`: how far the wording was read on an official copy."
  verified: String!
  "Case whose text was read, for a companion or sister order. Null: its own."
  sharedTextFrom: String
  "Where the wording is printed. Null: not known."
  sourceCitation: String
  "How the record was come by."
  source: String!
}

"A segment: the rate of one company or group that one notice set, and its days."
type AdcvdRate {
  "Company or group."
  respondent: String!
  "Whose rate it is."
  rateType: AdcvdRateType!
  "The rate in words."
  rate: String!
  "Percent. Null: specific, or excluded from the order."
  percent: Decimal
  "The margin before the offset for export subsidies, percent. Null: the rate is the margin, or it is not known."
  margin: Decimal
  "True: the company is outside the order."
  excluded: Boolean!
  "False: the rate likely to prevail that a five-year review found; it is never the deposit rate (19 USC 1675a(c)(3))."
  isDeposit: Boolean!
  "True: a later segment replaced it, on \`effectiveTo\`; it is the rate of earlier days only."
  isSuperseded: Boolean!
  "Kind of segment."
  basis: DepositBasis!
  "The proceeding that set it. Null: not known."
  segment: String
  "First day. Null: open."
  effectiveFrom: Date
  "First day it no longer holds. Null: open."
  effectiveTo: Date
  "What \`effectiveFrom\` is the day of."
  fromBasis: DepositStart!
  "First day on which a later review, whose rates are not held, may have replaced it. Null: none is known."
  inDoubtFrom: Date
  "Last day on which a source shows it. Null: not known."
  currentAsOf: Date
  "Notices of the rate."
  citations: [Citation!]!
  "How sure the rate is."
  confidence: ConfidenceTier!
  "How the record was come by."
  source: String!
}

"A dated step in the life of a case."
type AdcvdEvent {
  "Day."
  date: Date!
  "Kind of event."
  type: AdcvdEventType!
  "Title of the notice, or what is due."
  title: String!
  "Federal Register volume and page. Null: not known."
  frCitation: String
  "Federal Register document. Null: not known."
  frDocumentNumber: String
  "True: computed from the statute because no record gives it."
  computed: Boolean!
  "Where it was read, or the rule it was computed by."
  provenance: String!
  "How sure the record is."
  confidence: ConfidenceTier!
  "How the record was come by; \`derived\` when computed."
  source: String!
}

"A scope ruling or notice."
type AdcvdScopeRuling {
  "Cases it names."
  caseNumbers: [String!]!
  "Day. Null: not known."
  date: Date
  "\`ruling\`, \`monthly_list\` and others as the source names them."
  kind: String!
  "What it is about."
  subject: String!
  "Outcome. Null: a list, or not known."
  outcome: String
  "Federal Register volume and page. Null: not known."
  frCitation: String
  "Federal Register document. Null: not known."
  frDocumentNumber: String
  "Where it was read."
  provenance: String!
  "How sure the record is."
  confidence: ConfidenceTier!
  "How the record was come by."
  source: String!
}

"A court decision, most of them known by the notice that Commerce gave of them."
type AdcvdCourtDecision {
  "Cases it names."
  caseNumbers: [String!]!
  "Slip opinion or reporter cite. Null: not known."
  slipOpinion: String
  "Name of the court case. Null: not known."
  caseName: String
  "Day of the decision. Null: not known."
  date: Date
  "\`CIT\` or \`CAFC\`."
  court: String!
  "Court number. Null: not known."
  courtNumber: String
  "Holding; a general line where only the notice is known."
  holding: String!
  "Day of the notice. Null: not known."
  noticeDate: Date
  "Title of the notice. Null: not known."
  noticeTitle: String
  "Federal Register document. Null: not known."
  frDocumentNumber: String
  "Where it was read."
  provenance: String!
  "How sure the record is."
  confidence: ConfidenceTier!
  "How the record was come by."
  source: String!
}

"A step of a circumvention inquiry (19 USC 1677j)."
type AdcvdCircumvention {
  "Cases it concerns."
  caseNumbers: [String!]!
  "Day of the notice."
  date: Date!
  "Stage of an inquiry."
  stage: CircumventionStage!
  "What it found. Null: not known."
  outcome: CircumventionOutcome
  "Title of the notice."
  title: String!
  "Federal Register volume and page. Null: not known."
  frCitation: String
  "Federal Register document. Null: not known."
  frDocumentNumber: String
  "Where it was read."
  provenance: String!
  "How sure the record is."
  confidence: ConfidenceTier!
  "How the record was come by."
  source: String!
}

"Which notices to list. Fields left out do not narrow."
input AdcvdNoticeFilter {
  "Commerce case number: \`A-570-890\` (antidumping) or \`C-570-968\` (countervailing)."
  caseNumber: String @constraint(maxLength: 20)
  "Words of the subject or title; every word must occur, beginnings of words are enough."
  q: String @constraint(maxLength: 1000)
  "Outcome, exactly."
  outcome: String
  "Stage of the inquiry: \`initiation\`, \`preliminary\`, \`final\` or \`rescission\`; circumvention only."
  stage: String @constraint(oneOf: ["initiation", "preliminary", "final", "rescission"])
  "Court of International Trade (\`CIT\`) or Court of Appeals for the Federal Circuit (\`CAFC\`); court decisions only."
  court: String @constraint(oneOf: ["CIT", "CAFC"])
  "Only those from this day on."
  since: String @constraint(format: "date")
}

"A page of scope rulings."
type AdcvdScopeRulingConnection {
  "The rulings with their cursors."
  edges: [AdcvdScopeRulingEdge!]! @listSize(slicingArguments: ["first"])
  "The rulings."
  nodes: [AdcvdScopeRuling!]! @listSize(slicingArguments: ["first"])
  "Which page this is."
  pageInfo: PageInfo!
  "Rulings over all pages."
  totalCount: Int!
}

"A scope ruling in a page."
type AdcvdScopeRulingEdge {
  "Position, for \`after\`."
  cursor: String!
  "The ruling."
  node: AdcvdScopeRuling!
}

"A page of court decisions."
type AdcvdCourtDecisionConnection {
  "The decisions with their cursors."
  edges: [AdcvdCourtDecisionEdge!]! @listSize(slicingArguments: ["first"])
  "The decisions."
  nodes: [AdcvdCourtDecision!]! @listSize(slicingArguments: ["first"])
  "Which page this is."
  pageInfo: PageInfo!
  "Decisions over all pages."
  totalCount: Int!
}

"A court decision in a page."
type AdcvdCourtDecisionEdge {
  "Position, for \`after\`."
  cursor: String!
  "The decision."
  node: AdcvdCourtDecision!
}

"A page of circumvention inquiries and findings."
type AdcvdCircumventionConnection {
  "The notices with their cursors."
  edges: [AdcvdCircumventionEdge!]! @listSize(slicingArguments: ["first"])
  "The notices."
  nodes: [AdcvdCircumvention!]! @listSize(slicingArguments: ["first"])
  "Which page this is."
  pageInfo: PageInfo!
  "Notices over all pages."
  totalCount: Int!
}

"A circumvention notice in a page."
type AdcvdCircumventionEdge {
  "Position, for \`after\`."
  cursor: String!
  "The notice."
  node: AdcvdCircumvention!
}

"Whose rate is asked for."
input AdcvdRateInput {
  "Commerce case number: \`A-570-890\` (antidumping) or \`C-570-968\` (countervailing)."
  caseNumber: String! @constraint(maxLength: 20)
  "Exporter, or the company when it is both. Null: the rate of companies without their own."
  company: String
  "Producer, where it is another company."
  producer: String
  "Day, not after today. Null: today in America/New_York."
  date: String @constraint(format: "date")
}

"""
A deposit rate on a day.
"""
type AdcvdRateAtDate {
  "Commerce case number: \`A-570-890\` (antidumping) or \`C-570-968\` (countervailing)."
  caseNumber: String!
  "The day."
  date: Date!
  "The company as asked for. Null: none."
  company: String
  "The rate, its interval, segment and source, and why it is used."
  rate: AdcvdRespondentRate!
  "The order."
  order: AdcvdOrder!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"The life of one case."
type AdcvdLifecycle {
  "The order."
  order: AdcvdOrder!
  "Events and computed milestones, the oldest first."
  events: [AdcvdEvent!]! @listSize(assumedSize: 15)
}

"Which five-year reviews to list."
input AdcvdSunsetFilter {
  "First day. Null: today."
  from: String @constraint(format: "date")
  "Last day, at most ten years later. Null: one year after \`from\`."
  to: String @constraint(format: "date")
  "Country of the order, two capital letters."
  country: String @constraint(format: "country")
  "Kind of order: \`AD\` (antidumping) or \`CVD\` (countervailing)."
  orderType: String @constraint(oneOf: ["AD", "CVD"])
}

"Five-year reviews that fall due."
type AdcvdSunsetCalendar {
  "First day."
  from: Date!
  "Last day."
  to: Date!
  "The clocks, the earliest first."
  entries: [AdcvdSunset!]! @listSize(assumedSize: 100)
  "The same as CSV text with a header (RFC 4180)."
  csv: String!
  "The same as an iCalendar object (RFC 5545)."
  calendar: String!
}

"The five-year clock of one order."
type AdcvdSunset {
  "Commerce case number: \`A-570-890\` (antidumping) or \`C-570-968\` (countervailing)."
  caseNumber: String!
  "The order."
  order: AdcvdOrder!
  "Day the clock runs from."
  runsFrom: Date!
  "\`order\` or \`continuation\`."
  runsFromKind: String!
  "Computed: the review is expected to be begun by this day."
  initiationBy: Date!
  "Computed: the fifth anniversary (19 USC 1675(c)(1))."
  fifthAnniversary: Date!
  "Day of a notice that began the review. Null: none is known."
  initiatedOn: Date
}

"The facts of goods a report is made of."
input AdcvdReportInput {
  "Title of the report, at most 120 characters. Null: made from the goods."
  title: String @constraint(maxLength: 120)
  "Tariff number, 4 to 10 digits, dotted or not: an index aid, it never decides scope."
  htsCode: String @constraint(format: "hts-number")
  "Country of origin, two capital letters."
  country: String @constraint(format: "country")
  "Entry date, not after today. Null: today in America/New_York."
  entryDate: String @constraint(format: "date")
  "The goods in words: what they are, of what, how made, what for, with measures. At most 2,000 characters."
  productDescription: String! @constraint(maxLength: 2000)
  "Producer of the goods."
  manufacturer: String
  "Exporter of the goods."
  exporter: String
  "Structured facts of the goods, each key once: \`material\`, \`form\`, \`process\`, \`use\`, \`thicknessMm\`, \`percent.chromium\` ..."
  facts: [ProductFactInput!] @constraint(maxItems: 40)
  "Only these cases, at most 20; they are analysed even where nothing points to them. Null: every match."
  caseNumbers: [String!] @constraint(maxItems: 20)
}

"""
A saved analysis, case by case.
"""
type AdcvdReport implements Node {
  "Global identifier; the PDF is at \`/v1/adcvd-reports/{id}/pdf\`."
  id: ID!
  "Title."
  title: String!
  "Entry date the report is for."
  entryDate: Date!
  "Content hash of the reference data it was made from."
  dataVersion: String!
  "Version of the engine that made it."
  engineVersion: String!
  "What the goods are, as stated."
  goods: [AdcvdReportFact!]!
  "The cases, the likeliest first."
  cases: [AdcvdReportCase!]!
  "What to ask the importer next, each once."
  questions: [String!]!
  "What the report is and is not."
  disclaimer: String!
  "Address of the PDF."
  pdfPath: String!
}

"One fact as stated."
type AdcvdReportFact {
  "What it is."
  label: String!
  "The answer."
  value: String!
}

"One case of a report."
type AdcvdReportCase {
  "Commerce case number: \`A-570-890\` (antidumping) or \`C-570-968\` (countervailing)."
  caseNumber: String!
  "Antidumping or countervailing."
  orderType: AdcvdOrderType!
  "Product of the order."
  product: String!
  "Country of the order."
  country: String!
  "Status of the order."
  status: AdcvdOrderStatus!
  "How it was found; \`requested\` when the caller named it."
  matchType: String!
  "Whether the scope of an order covers goods, as far as what is known of both says."
  determination: ScopeDetermination!
  "How sure it is."
  confidence: Confidence!
  "Clauses of the scope against the goods."
  clauses: [AdcvdReportClause!]!
  "The deposit rate on the day in words. Null: none is known."
  rate: String
  "Why this rate."
  rateReason: String!
  "True: in no total."
  advisory: Boolean!
  "Why it is advisory or not."
  advisoryReason: String!
  "Rates over time of the company and its group."
  rateHistory: [AdcvdReportRate!]!
  "Events and computed milestones."
  lifecycle: [AdcvdReportEvent!]!
  "Companion cases with their rates on the day."
  companions: [AdcvdReportCompanion!]!
  "Notices in the order they follow each other."
  noticeChain: [String!]!
  "What to ask next."
  questions: [String!]!
  "Citations of order, rate and scope."
  citations: [String!]!
}

"One clause in a report."
type AdcvdReportClause {
  "Place in the scope."
  number: Int!
  "Kind of clause."
  kind: String!
  "\`met\`, \`not_met\` or \`unknown\`."
  verdict: ClauseVerdict!
  "Words of the notice. Null: a summary only."
  quote: String
  "What it turns on, in our words."
  summary: String!
}

"One step of a rate history."
type AdcvdReportRate {
  "Company or group."
  respondent: String!
  "Rate in words."
  rate: String!
  "Percent. Null: specific."
  percent: Float
  "First day. Null: open."
  from: Date
  "First day it no longer holds. Null: open."
  to: Date
  "The proceeding. Null: not known."
  segment: String
  "Notice or source."
  citation: String!
}

"One event in a report."
type AdcvdReportEvent {
  "Day."
  date: Date!
  "Kind of event."
  type: AdcvdEventType!
  "Title."
  title: String!
  "Notice. Null: none is known."
  citation: String
  "True: computed from the statute."
  computed: Boolean!
}

"A companion case in a report."
type AdcvdReportCompanion {
  "Commerce case number: \`A-570-890\` (antidumping) or \`C-570-968\` (countervailing)."
  caseNumber: String!
  "Status of the order."
  status: AdcvdOrderStatus!
  "Rate on the day in words. Null: none is known."
  rate: String
}

"""
A report as a file.
"""
type AdcvdReportPdf {
  "Name to save it under."
  fileName: String!
  "\`application/pdf\`."
  mediaType: String!
  "Bytes of the file."
  byteLength: Int!
  "The file, base64."
  base64: String!
}

"Whether the scope of an order covers goods, as far as what is known of both says."
enum ScopeDetermination {
  "What is stated meets the scope."
  likely_in_scope
  "What is stated does not decide."
  possibly_in_scope
  "What is stated contradicts the scope."
  likely_out_of_scope
}

"Kind of segment of a proceeding."
enum DepositBasis {
  "The investigation, and the order on it."
  investigation
  "A review of a period."
  administrative_review
  "A review of a firm that had not shipped before."
  new_shipper_review
  "A review of changed circumstances."
  changed_circumstances
  "A decision of a court."
  court_decision
  "A five-year review."
  sunset_review
}

"What the day is from which a deposit rate is known."
enum DepositStart {
  "The day its notice names."
  notice
  "The day of the order: the rate is that of the investigation."
  order
  "The first day on which a source shows the rate; it began then or before."
  first_read
}

"Whether a later segment may have replaced a deposit rate."
enum DepositStanding {
  "No later segment is known."
  in_force
  "A later review is known and its rates are not held, so the confidence is lower."
  may_be_superseded
}

"Where a day lies in the life of an order."
enum OrderPhase {
  "Before the order."
  before_order
  "While it is in force."
  in_force
  "After its revocation."
  after_revocation
  "The days of the order are not known."
  not_known
}

"What a clause of a scope does."
enum ClauseKind {
  "It takes goods in."
  inclusion
  "It leaves goods out."
  exclusion
  "It says what goods must be."
  condition
}

"Stage of an inquiry."
enum CircumventionStage {
  "Begun."
  initiation
  "Preliminary determination."
  preliminary
  "Final determination."
  final
  "Rescinded."
  rescission
}

"What an inquiry found."
enum CircumventionOutcome {
  "Circumvention."
  affirmative
  "No circumvention."
  negative
  "Not decided."
  pending
  "Rescinded."
  rescinded
}

"The two kinds of order."
enum AdcvdOrderType {
  "Antidumping duty (19 USC 1673)."
  AD
  "Countervailing duty (19 USC 1671)."
  CVD
}

"Status of an order."
enum AdcvdOrderStatus {
  "In force, as far as the notices held say."
  active
  "Revoked."
  revoked
  "No order: the investigation is suspended by an agreement."
  suspension_agreement
  "On the list of orders of 2020, and no later notice confirms it."
  active_2020_unconfirmed
  "Not on the list of orders of 2020, and no notice says what became of it."
  not_in_2020_itc_list
}

"Whose rate a segment set."
enum AdcvdRateType {
  "One company, or an exporter with its producer."
  company
  "A company in the country-wide entity, whose rate it follows."
  entity_member
  "A company outside the order."
  excluded
  "Companies that were reviewed and not examined."
  non_selected
  "Companies that only the notice names."
  listed
  "Every other company."
  all_others
  "Every company that has not shown that the government does not control it."
  country_wide
}

"Whose deposit rate applies to a shipment."
enum AdcvdRateKind {
  "That of an exporter with its producer."
  combination
  "That of the company."
  company
  "That of companies that a review named and did not examine."
  non_selected
  "That of every other company."
  all_others
  "That of the country-wide entity."
  country_wide
  "None: the company is outside the order."
  excluded
}

"Kind of a step in the life of a case."
enum AdcvdEventType {
  "An investigation begun."
  initiation
  "Preliminary determination."
  preliminary
  "Final determination."
  final
  "The order."
  order
  "An administrative review."
  admin_review
  "A five-year review."
  sunset
  "A circumvention inquiry."
  circumvention
  "A decision of a court."
  court
  "Revocation."
  revocation
  "Computed: the fifth anniversary, on which a five-year review is due (19 USC 1675(c)(1))."
  sunset_anniversary
  "Computed: the first anniversary month, from which on administrative reviews may be requested (19 CFR 351.213(b))."
  review_window
}

extend type Query {
  """
  Search of the catalog: as \`htsSearch\`, with the chapters the results fall into.

  REST: [\`GET /v1/catalog/search\`](/docs#/Catalog/searchCatalog).
  """
  catalogSearch(
    "Words or a number, whole or begun. Up to 1,000 characters."
    q: String! @constraint(maxLength: 1000)
    "Two digits: only this chapter."
    chapter: String @constraint(maxLength: 2)
    "Catalog of this day. Null: of today."
    date: Date
    "Results on the page, 1 to 100."
    limit: Int = 20 @constraint(min: 1, max: 100)
    "Value of \`pageInfo.endCursor\` of the page before; it belongs to one data version. Null: the first page."
    cursor: String
  ): CatalogSearchAnswer!
    @cost(weight: 260, perHundredCharacters: 140)

  """
  The sections of the schedule with their chapters.

  REST: [\`GET /v1/catalog/sections\`](/docs#/Catalog/listCatalogSections).
  """
  catalogSections("Catalog of this day. Null: of today." date: Date): CatalogSections!
    @cost(weight: 700)

  """
  The rows of one chapter in printing order.

  REST: [\`GET /v1/catalog/chapters/{chapter}\`](/docs#/Catalog/getCatalogChapter).
  """
  catalogChapter(
    "Two digits, 01 to 99."
    chapter: String! @constraint(maxLength: 64)
    "Catalog of this day. Null: of today."
    date: Date
    "Rows on the page, 1 to 100."
    limit: Int = 100 @constraint(min: 1, max: 100)
    "Value of \`pageInfo.endCursor\` of the page before; it belongs to one data version. Null: the first page."
    cursor: String
  ): CatalogChapter!
    @cost(weight: 60)

  """
  Everything there is on one number: its place, rates, notes, endnotes and history.

  REST: [\`GET /v1/catalog/codes/{code}\`](/docs#/Catalog/getCatalogCode).
  """
  catalogCode(
    "Four to ten digits, dotted or not."
    code: String! @constraint(format: "hts-number")
    "Catalog of this day. Null: of today."
    date: Date
  ): CatalogCode!
    @cost(weight: 260)

}

"""
One page of a catalog search.
"""
type CatalogSearchAnswer {
  "What was looked for."
  query: String!
  "The schedule searched."
  edition: HtsEdition!
  "The number looked for, when it had ended by the day: the results are its successors. Null: anything else was looked for."
  replaced: HtsReplacedNumber
  "Rows found, at most 500."
  totalCount: Int!
  "Chapters of all rows found, most rows first."
  chapters: [CatalogChapterCount!]!
  "Best first."
  results: [HtsSearchResult!]! @listSize(slicingArguments: ["limit"])
  "Where the page ends."
  pageInfo: PageInfo!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"How many rows found stand in a chapter."
type CatalogChapterCount {
  "Two digits."
  chapter: String!
  "Title as printed."
  title: String!
  "Rows found."
  count: Int!
}

"""
The sections of the schedule.
"""
type CatalogSections {
  "The schedule read."
  edition: HtsEdition!
  "In the order of the schedule."
  sections: [CatalogSection!]! @listSize(assumedSize: 22)
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"A section and its chapters."
type CatalogSection {
  "Roman numeral."
  section: String!
  "Title as printed."
  title: String!
  "In the order of the schedule."
  chapters: [CatalogChapterSummary!]! @listSize(assumedSize: 5)
}

"A chapter in few words."
type CatalogChapterSummary {
  "Two digits."
  chapter: String!
  "Title as printed."
  title: String!
  "Four-digit headings it has."
  headingCount: Int!
  "Rows that goods are reported under; of Chapters 98 and 99 numbered rows."
  lineCount: Int!
}

"A section by name."
type CatalogSectionName {
  "Roman numeral."
  section: String!
  "Title as printed."
  title: String!
}

"A chapter by name."
type CatalogChapterName {
  "Two digits."
  chapter: String!
  "Title as printed."
  title: String!
}

"A subchapter of Chapters 98 and 99."
type CatalogSubchapter {
  "Roman numeral."
  subchapter: String!
  "Title as printed."
  title: String!
}

"""
One chapter.
"""
type CatalogChapter {
  "Two digits."
  chapter: String!
  "Title as printed."
  title: String!
  "Its section."
  section: CatalogSectionName!
  "Subchapters; none outside Chapters 98 and 99."
  subchapters: [CatalogSubchapter!]!
  "The schedule read."
  edition: HtsEdition!
  "Rows there are, unnumbered levels included."
  totalCount: Int!
  "In printing order."
  results: [HtsRow!]! @listSize(slicingArguments: ["limit"])
  "Where the page ends."
  pageInfo: PageInfo!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"""
One number in full.
"""
type CatalogCode {
  "The number, dotted."
  code: String!
  "The schedule read."
  edition: HtsEdition!
  "Its section."
  section: CatalogSectionName!
  "Its chapter."
  chapter: CatalogChapterName!
  "The row."
  row: HtsRow!
  "Texts from the section to the row."
  path: [String!]!
  "Numbers that its goods had before. Empty: none is printed."
  replaces: [HtsSuccession!]!
  "Numbers that its goods have after the day read. Empty: it has not ended, or none is printed."
  replacedBy: [HtsSuccession!]!
  "Rows above, heading first."
  parents: [HtsRow!]!
  "Rows below, down to the next numbered ones."
  children: [HtsRow!]!
  "Other rows under the same parent."
  siblings: [HtsRow!]!
  "The notes that govern it, most specific first, at most 20; the rest is in the notes of the code."
  notes: [HtsNote!]! @listSize(assumedSize: 20)
  "What the archived revisions did to it, oldest first."
  history: [HtsLineEvent!]!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

extend type Query {
  """
  Every Chapter 99 heading that names a line, for one country of origin and date: those that apply, or may, and those
  that do not, each with the reason. The same reading of the law as \`dutyInfo\`, without amounts.

  REST: [\`GET /v1/chapter99/applicable\`](/docs#/Trade%20Programs/getChapter99Applicable).
  """
  chapter99Applicable("The line, its origin and the day." input: Chapter99Input!): Chapter99Applicable!
    @cost(weight: 60)

}

"Which goods Chapter 99 is read for."
input Chapter99Input {
  "Line of Chapters 1 to 97: ten digits, dotted or not; eight where all statistical lines under it are treated alike."
  hts: String! @constraint(format: "hts-number")
  "Country of origin (19 CFR 134.1(b)): most headings depend on it."
  country: CountryCode!
  "Entry date; the headings are those in force on it. Null: today in America/New_York."
  date: Date
  "Special program indicator claimed with proof of origin, for example \`S\` (general note 3(c)(i)), or \`none\`."
  spi: String @constraint(maxLength: 8)
  "Answers to keys of the fact vocabulary, each key once. Unknown and derived keys are refused, naming the nearest."
  facts: [FactInput!] @constraint(maxItems: 100)
  "False: headings for products of other countries only are left out of \`notApplicable\`."
  otherOrigins: Boolean = true
}

"""
How Chapter 99 treats a line from one country on one date.
"""
type Chapter99Applicable {
  "The line the answer is for."
  htsCode: HtsNumber!
  "Description of the line as printed."
  description: String!
  "Country of origin the answer is for."
  country: CountryCode!
  "Entry date the answer is for."
  date: Date!
  "Headings of the entry line in reporting order; \`ending\` tells those that are settled from those that are not."
  applicable: [ApplicableHeading!]! @listSize(assumedSize: 5)
  "Headings that name the line and do not apply, by heading."
  notApplicable: [NotApplicableHeading!]! @cost(weight: 3) @listSize(assumedSize: 50)
  "False: a heading is undetermined, the goods are prohibited, or a heading the line names has no rule in the data."
  complete: Boolean!
  "Inputs whose answer would change which headings apply, or what they charge."
  requiredInputs: [RequiredInput!]!
  "What was repaired, assumed or is uncertain."
  warnings: [String!]!
  "Last day to which the Chapter 99 programs were verified; later dates are answered as scheduled then."
  programsVerifiedTo: Date!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"A Chapter 99 heading that is reported with the line, or may have to be."
type ApplicableHeading {
  "Heading, for example \`9903.88.03\`, or a measure without one in parentheses."
  code: String!
  "Text of the heading as printed on the date. Null: the schedule held does not print it."
  description: String
  "Key of the program."
  program: String!
  "Name of the program for people."
  displayLabel: String!
  "Statute or order it rests on."
  authority: String!
  "Kind of authority, an open list: \`section_232\`, \`section_301\`, \`section_122\`, \`ieepa\` ..."
  authorityType: String!
  "What it does."
  kind: LayerKind!
  "Rate in words, as charged; \`Prohibited\` for an import ban."
  rate: String!
  "What the rate is charged on: \`full_value\`, \`steel_content\` ..."
  basis: String!
  "\`applies\`: settled by what was stated. \`undetermined\`: an answer that is missing decides it."
  ending: LayerEnding!
  "Why it is here: what names the line, whose products it is for, and the facts that decided it."
  because: String!
  "Parameters whose missing answer leaves it undetermined."
  openFacts: [String!]!
  "Of a metal's heading. Null: no metal's heading."
  material: ContentMetal
  "Position among the Chapter 99 numbers of the entry line, from 1."
  aceReportingOrder: Int!
  "First day of the rule. Null: no beginning is stated."
  effectiveFrom: Date
  "Last day of the rule. Null: no end is known."
  effectiveTo: Date
  "Law; never empty."
  citations: [Citation!]!
  "How sure the reading of the law is."
  confidence: ConfidenceTier!
}

"A Chapter 99 heading that names the line and does not apply."
type NotApplicableHeading {
  "Heading, or a measure without one in parentheses."
  code: String!
  "Text of the heading as printed on the date. Null: the schedule held does not print it."
  description: String
  "Key of the program."
  program: String!
  "Name of the program for people."
  displayLabel: String!
  "Statute or order it rests on."
  authority: String!
  "Kind of authority, an open list."
  authorityType: String!
  "Rate in words."
  rate: String!
  "Why it does not apply, as a code."
  reason: NotAppliedReason!
  "The condition that failed, or the heading that took it away."
  because: String!
  "The one fact that would make it apply. Null: no single fact does."
  flippedBy: FlippingFact
  "First day of the rule. Null: no beginning is stated."
  effectiveFrom: Date
  "Last day of the rule. Null: no end is known."
  effectiveTo: Date
  "Law; never empty."
  citations: [Citation!]!
}

extend type Query {
  """
  Ranked tariff lines for goods described in words, by the General Rules of Interpretation: found in the words of the
  schedule, weighed by its notes and by facts read from the description. Research candidates, no binding ruling.

  REST: \`POST /v1/classify\`.
  """
  classification("The goods in words." input: ClassifyInput!): Classification!
    @cost(weight: 500, perHundredCharacters: 200)
    @closedBeta

  """
  A conversation that narrows a classification down: each turn answers the question of the turn before, or says more
  about the goods. Kept for 24 hours after its last turn, at most 20 turns.

  REST: \`POST /v1/classify/chat\`.
  """
  classificationChat(
    "The next turn; without a conversation it begins one."
    input: ClassifyChatInput!
  ): ClassificationChat!
    @deprecated(reason: "It writes: use \`Mutation.continueClassification\`. It goes with version 0.3.")
    @cost(weight: 500, perHundredCharacters: 200)
    @closedBeta

  """
  Records who decided which number, in place of which, and why: the audit trail of 19 USC 1484 (reasonable care). Every
  call adds a record, and none is ever changed. The answer comes after the record is committed.

  REST: \`POST /v1/classify/confirm\`.
  """
  classificationConfirmation(
    "The decision to be recorded."
    input: ConfirmClassificationInput!
  ): ClassificationConfirmation!
    @deprecated(reason: "It writes: use \`Mutation.confirmClassification\`. It goes with version 0.3.")
    @cost(weight: 10)
    @closedBeta

  """
  One product in full: its classification, partner agencies and duty, saved to the account, with a link that shows it
  without a key until it expires.

  REST: \`POST /v1/classify/report\`.
  """
  classificationReport("The product to be reported on." input: ClassifyReportInput!): ClassificationReport!
    @deprecated(reason: "It writes: use \`Mutation.createClassificationReport\`. It goes with version 0.3.")
    @cost(weight: 600, perHundredCharacters: 200)
    @closedBeta

}

"Goods to classify, in words."
input ClassifyInput {
  "What the goods are, of what, how made, what for, with measures. At most 2,000 characters."
  description: String! @constraint(maxLength: 2000)
  "What they are made of, with shares by weight where known. Null: only what the description says."
  material: String
  "What they are for."
  use: String
  "Their form or state: sheet, powder, knitted, unassembled."
  form: String
  "Country of origin. It decides no number; a report computes the duty from it."
  countryOfOrigin: CountryCode
  "The schedule of this day. Null: of today in America/New_York."
  entryDate: Date
  "Most candidates, 1 to 20."
  limit: Int = 10 @constraint(min: 1, max: 20)
}

"A turn of a conversation."
input ClassifyChatInput {
  "Conversation to go on with. Null: a new one, and \`message\` describes the goods."
  sessionId: ID @constraint(maxLength: 36)
  "A description, a \`value\` or \`label\` of the question asked, or more about the goods. At most 2,000 characters."
  message: String! @constraint(maxLength: 2000)
  "The schedule of this day, at the first turn. Null: of today in America/New_York."
  entryDate: Date
}

"A decision on a classification."
input ConfirmClassificationInput {
  "Conversation that led to it. Null: there was none."
  sessionId: ID @constraint(maxLength: 36)
  "The goods. Null: as the conversation describes them."
  description: String @constraint(maxLength: 2000)
  "The number it takes the place of, 6 to 10 digits. Null: what the conversation came to, or none."
  suggestedCode: String @constraint(format: "hts-number")
  "The number decided on, 8 or 10 digits, in the schedule of the day."
  confirmedCode: String! @constraint(format: "hts-number")
  "Why: the rule, note or ruling it rests on. At most 2,000 characters."
  reason: String! @constraint(maxLength: 2000)
  "Who decided. At most 255 characters."
  confirmedBy: String!
  "The schedule of this day. Null: of today in America/New_York."
  entryDate: Date
}

"A product to report on."
input ClassifyReportInput {
  "What the goods are, of what, how made, what for, with measures. At most 2,000 characters."
  description: String! @constraint(maxLength: 2000)
  "What they are made of, with shares by weight where known. Null: only what the description says."
  material: String
  "What they are for."
  use: String
  "Their form or state: sheet, powder, knitted, unassembled."
  form: String
  "The number to report on, 8 or 10 digits. Null: the first candidate."
  htsCode: String @constraint(format: "hts-number")
  "Country of origin. Null: the duty is computed without one."
  countryOfOrigin: CountryCode
  "Customs value in USD. Null: no amounts."
  declaredValue: Decimal @constraint(min: 0, max: 1000000000000)
  "Entry date. Null: today in America/New_York."
  entryDate: Date
  "Title of the report; made from the goods without it. At most 120 characters."
  title: String @constraint(maxLength: 120)
  "Days the link works, 1 to 90."
  shareDays: Int = 30 @constraint(min: 1, max: 90)
}

"What goods may be classified under, and why."
type Classification {
  "The goods as they were understood: description, material, form and use."
  description: String!
  "Day of the schedule."
  entryDate: Date!
  "Facts read from the words."
  facts: [ClassificationFact!]! @listSize(assumedSize: 6)
  "As many digits as the evidence carries. Null: nothing in the schedule says what is described."
  answer: ClassificationAnswer
  "Lines that may be meant, best first."
  candidates: [ClassificationCandidate!]! @listSize(assumedSize: 5)
  "The General Rules of Interpretation as they were walked."
  steps: [ClassificationStep!]! @listSize(assumedSize: 6)
  "What would divide the first candidates. Null: there is nothing to divide."
  question: ClassificationQuestion
  "Ruling letters near the description, the nearest first; they move the ranking only where a thousand or more are held."
  rulings: [ClassificationRuling!]! @listSize(assumedSize: 5)
  "What a language model was asked and did. It may order the candidates, never add one."
  advisor: ClassificationAdvisor!
  "What to keep in mind when reading the answer."
  warnings: [String!]!
  "What the answer is not."
  notice: String!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"A fact read from the words of the caller."
type ClassificationFact {
  "What it is about."
  fact: ClassificationFactKey!
  "What was read."
  value: String!
  "How sure it is; its phrases are the words of the description."
  confidence: Confidence!
}

"A number, as long as the evidence carries."
type ClassificationAnswer {
  "6, 8 or 10 digits, dotted."
  htsCode: String!
  "How many digits it has."
  digits: Int!
  "That the first six digits are right: the score is how often such answers were, on published rulings."
  confidence: Confidence!
  "Why it has fewer than ten digits. Null: it has ten."
  shortBecause: String
}

"A line that may be the one."
type ClassificationCandidate {
  "Place among the candidates, from 1."
  rank: Int!
  "The line, dotted."
  htsCode: HtsNumber!
  "Description of the line as printed."
  description: String!
  "Texts from the heading to the line."
  path: [String!]!
  "That the first six digits are right."
  confidence: Confidence!
  "What speaks for it and against it."
  reasons: [String!]!
  "Words of the schedule it rests on."
  quotes: [ClassificationQuote!]!
  "Those of \`rulings\`, by number, that put goods under its first six digits."
  rulings: [String!]!
}

"Words of a source, as they stand there."
type ClassificationQuote {
  "The words."
  text: String!
  "What a quotation is from."
  kind: QuoteKind!
  "Number of the row, dotted; id of the note; number of the letter; or \`description\`."
  source: String!
}

"One step of the General Rules of Interpretation."
type ClassificationStep {
  "\`GRI 1\`, \`GRI 2(a)\`, \`GRI 3(b)\`, \`GRI 6\` and so on."
  rule: String!
  "What it came to."
  finding: String!
  "What was looked at."
  considered: [ClassificationAlternative!]! @listSize(assumedSize: 6)
  "Words it rests on."
  quotes: [ClassificationQuote!]! @listSize(assumedSize: 3)
  "How sure the step is: that of the answer it leads to."
  confidence: Confidence!
}

"A heading or a row that a step looked at."
type ClassificationAlternative {
  "Dotted. Null: an unnumbered row."
  htsCode: String
  "Description as printed."
  text: String!
  "What became of an alternative."
  outcome: AlternativeOutcome!
  "Why."
  because: String!
}

"What would divide the first candidates."
type ClassificationQuestion {
  "\`construction\`, \`fiber\`, \`wearer\`, or the row that the alternatives stand under."
  id: String!
  "The question."
  text: String!
  "The answers."
  options: [ClassificationOption!]! @listSize(assumedSize: 6)
}

"An answer to the question."
type ClassificationOption {
  "What to give back."
  value: String!
  "In words."
  label: String!
  "Candidates it leads to, dotted."
  leadsTo: [String!]!
}

"A ruling letter near the description."
type ClassificationRuling {
  "Number of the letter."
  rulingNumber: String!
  "Its day."
  date: Date!
  "Its subject."
  subject: String!
  "Numbers it names, dotted."
  htsCodes: [String!]!
  "Its address. Null: none is held."
  url: URL
  "\`in force\`, or \`modified\`: then it does not hold as it stands. Revoked letters are left out."
  status: String!
  "Letters that modify it, by number."
  modifiedBy: [String!]!
  "How near it is; its phrases are words of the letter, none where only a summary is held."
  confidence: Confidence!
}

"What a language model was asked and did."
type ClassificationAdvisor {
  "What a model of language did to the order of candidates."
  outcome: AdvisorOutcome!
  "What happened, in words."
  detail: String!
  "The model. Null: none was asked."
  model: String
  "Tokens in and out. Null: none was asked, or it did not say."
  tokens: Int
  "What it cost, USD, at the configured prices. Null: not known."
  costUsd: Decimal
}

"A conversation after a turn."
type ClassificationChat {
  "Give it back with the next turn."
  sessionId: ID!
  "Turns so far, from 1."
  turn: Int!
  "Turns that are left."
  turnsLeft: Int!
  "Until when it is kept without another turn."
  expiresAt: DateTime!
  "What was said, oldest first."
  messages: [ClassificationMessage!]!
  "What the answers so far lead to."
  classification: Classification!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"Something said in a conversation."
type ClassificationMessage {
  "Who wrote a message."
  from: MessageAuthor!
  "The words."
  text: String!
}

"A recorded decision."
type ClassificationConfirmation {
  "Identifier of the record."
  id: ID!
  "When it was recorded."
  recordedAt: DateTime!
  "Who decided."
  confirmedBy: String!
  "The goods."
  description: String!
  "The number before. Null: none."
  before: String
  "The number decided on, dotted."
  after: String!
  "True: the number was changed; an undivided line is the same with the suffix 00 and without."
  changed: Boolean!
  "Why."
  reason: String!
  "The data version it was checked against."
  dataVersion: String!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"One product in full."
type ClassificationReport {
  "Identifier of the report."
  id: ID!
  "Title."
  title: String!
  "When it was made."
  createdAt: DateTime!
  "Path of the link that shows it without a key, on this server."
  sharePath: String!
  "When the link ends."
  shareExpiresAt: DateTime!
  "The number reported on, dotted."
  htsCode: String!
  "How its goods are classified."
  classification: Classification!
  "Partner agencies."
  pga: PgaCheck!
  "The duty. Null: statistical lines differ and no line was chosen; a warning says so."
  duty: DutyInfo
  "What to keep in mind when reading it."
  warnings: [String!]!
  "What the report is not."
  disclaimer: String!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"What a quotation is from."
enum QuoteKind {
  "The schedule."
  schedule
  "A legal note."
  note
  "A ruling letter."
  ruling
  "The description itself."
  goods
}

"What became of an alternative."
enum AlternativeOutcome {
  "It was taken."
  taken
  "It was left."
  left
  "A legal note excludes it."
  excluded
}

"What a model of language did to the order of candidates."
enum AdvisorOutcome {
  "No model is configured."
  notConfigured
  "It was not asked."
  notAsked
  "It left the first candidate first."
  confirmed
  "It put another candidate first."
  reordered
  "It gave no answer that could be used."
  failed
}

"Who wrote a message."
enum MessageAuthor {
  "Who asks."
  caller
  "This service."
  service
}

"What a fact that decides a heading is about."
enum ClassificationFactKey {
  "The textile fiber that predominates by weight."
  chiefFiber
  "How a fabric is made: knitted, woven."
  construction
  "For whom a garment is."
  wearer
  "Whether the goods are a part."
  part
  "Whether the goods are a set."
  set
  "Whether the goods are in the form of a raw material: resin, powder, ingots."
  primaryForm
  "The group of a chemical compound."
  chemicalGroup
}

extend type Query {
  """
  Reads a trade document: what kind it is, its parties, dates, terms, lines of goods and sums, each with its place, its
  confidence and the words it rests on. Commercial invoice, packing list, bill of lading and entry summary (CBP Form
  7501) are recognised. Nothing is fetched and nothing of the file is kept.

  REST: \`POST /v1/extract/auto\`.
  """
  documentExtraction("The file to be read." input: DocumentInput!): DocumentExtraction!
    @cost(weight: 100)
    @closedBeta

  """
  Reads a commercial invoice into named fields. The same reading as \`documentExtraction\`; where the file is another kind
  of document, \`documentKind\` and \`warnings\` say so.

  REST: \`POST /v1/extract/invoice\`.
  """
  invoiceExtraction("The file to be read." input: DocumentInput!): InvoiceExtraction!
    @cost(weight: 100)
    @closedBeta

}

"A file to be read: PDF, XLSX, CSV, e-mail, plain text or an image. Its type is told by its bytes, not by its name."
input DocumentInput {
  """
  The bytes of the file in base64 (RFC 4648), at most what a body of 1 MiB holds. An address is no file: nothing is
  fetched.
  """
  content: String! @constraint(maxLength: 1048576)
  """
  Media type the file is believed to have. Bytes of another type are refused (\`unsupported-media-type\`), and a type that
  is not read (\`invalid-parameter\`). Null, or \`application/octet-stream\`: whatever is read is welcome.
  """
  mediaType: String @constraint(maxLength: 127)
}

"What was read from one document."
type DocumentExtraction {
  "What a file is."
  fileType: FileType!
  "Where the words come from."
  textSource: TextSource!
  "Name of the attachment that was read. Null: the file itself was."
  attachment: String
  "Pages of a PDF, sheets of a workbook."
  pageCount: Int!
  "What a document is."
  documentKind: TradeDocumentKind!
  "How sure the kind is."
  documentKindConfidence: Confidence!
  "Fields that stand once in the document, each name once."
  fields: [ExtractedField!]! @listSize(assumedSize: 20)
  "Parties by their role."
  parties: [ExtractedParty!]! @listSize(assumedSize: 4)
  "Rows of the goods table, the first 2,000: where there are more, \`warnings\` say how many."
  lineItems: [ExtractedLineItem!]! @listSize(assumedSize: 20)
  "The arithmetic of the document."
  checks: [ExtractionCheck!]! @listSize(assumedSize: 20)
  "What is open, was passed over or could not be read."
  warnings: [String!]!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"A commercial invoice as named fields. Null: the invoice does not state it, or it was not found."
type InvoiceExtraction {
  "What a file is."
  fileType: FileType!
  "As in \`DocumentExtraction\`."
  textSource: String!
  "Name of the attachment that was read. Null: the file itself was."
  attachment: String
  "Pages of a PDF, sheets of a workbook."
  pageCount: Int!
  "As in \`DocumentExtraction\`; another than \`commercial_invoice\` is a warning."
  documentKind: String!
  "How sure the kind is."
  documentKindConfidence: Confidence!
  "Number of the invoice."
  invoiceNumber: ExtractedField
  "Date of the invoice, ISO 8601. Its \`value\` is null where day and month cannot be told apart."
  invoiceDate: ExtractedField
  "The buyer's order or the contract."
  purchaseOrderNumber: ExtractedField
  "ISO 4217 code."
  currency: ExtractedField
  "Rule of Incoterms, three letters."
  incoterm: ExtractedField
  "Named place of the rule."
  incotermPlace: ExtractedField
  "Terms of payment as printed."
  paymentTerms: ExtractedField
  "ISO 3166-1 alpha-2 code of the origin stated for the whole invoice."
  countryOfOrigin: ExtractedField
  "Who sells (19 CFR 141.86(a)(2))."
  seller: ExtractedParty
  "Who buys."
  buyer: ExtractedParty
  "Whom the goods are sent to."
  consignee: ExtractedParty
  "Every other party by its role."
  otherParties: [ExtractedParty!]! @listSize(assumedSize: 3)
  "Rows of the goods table, the first 2,000: where there are more, \`warnings\` say how many."
  lineItems: [ExtractedLineItem!]! @listSize(assumedSize: 20)
  "Sum of the lines as stated."
  subtotal: ExtractedField
  "Freight as stated."
  freight: ExtractedField
  "Insurance as stated."
  insurance: ExtractedField
  "Discount as stated."
  discount: ExtractedField
  "Tax as stated."
  tax: ExtractedField
  "Total as stated."
  total: ExtractedField
  "Every other field by its name."
  otherFields: [ExtractedField!]! @listSize(assumedSize: 10)
  "The arithmetic of the invoice."
  checks: [ExtractionCheck!]! @listSize(assumedSize: 20)
  "What is open, was passed over or could not be read."
  warnings: [String!]!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"One value read from a document."
type ExtractedField {
  "Name of the field, for example \`invoiceNumber\`."
  name: String!
  "What the value of a field is."
  type: ExtractedFieldType!
  "The value in normal form: dates ISO 8601, numbers with a point. Null: it can be read in more than one way."
  value: String
  "As printed."
  text: String!
  "Unit printed with the value. Null: none is."
  unit: String
  "All ways to read it where there is more than one; else empty."
  readings: [String!]!
  "Where it stands."
  location: ExtractionLocation!
  "How sure the value is; its supporting phrases are verbatim from the document."
  confidence: Confidence!
}

"Where a value stands in its document."
type ExtractionLocation {
  "Page or sheet, from 1."
  page: Int!
  "Name of the sheet. Null: not a workbook."
  sheet: String
  "Address of the cell, for example \`B7\`. Null: not a table of cells."
  cell: String
  "Line of the text, from 1. Null: not plain text."
  line: Int
  "Rectangle on the page, about the value. Null: cells and plain text have none."
  box: ExtractionBox
}

"A rectangle on a page, in points from its top left corner; of a picture in pixels."
type ExtractionBox {
  "From the left edge."
  x: Float!
  "From the top edge."
  y: Float!
  "To the right of x."
  width: Float!
  "Below y."
  height: Float!
}

"A party named in a document."
type ExtractedParty {
  "What a party does in a shipment."
  role: PartyRole!
  "Name as printed."
  name: ExtractedField!
  "Address in one line. Null: none is printed."
  address: ExtractedField
  "ISO 3166-1 alpha-2 code. Null: the address names no country."
  country: ExtractedField
}

"A row of the goods table. Null: the table has no such column, or the row has nothing in it."
type ExtractedLineItem {
  "From 1, in the order of the document."
  position: Int!
  "Number of the row as printed."
  lineNumber: ExtractedField
  "Number of the article."
  partNumber: ExtractedField
  "Description of the goods, wrapped lines joined."
  description: ExtractedField
  "Quantity."
  quantity: ExtractedField
  "Unit of the quantity as printed."
  unit: ExtractedField
  "Price of one unit."
  unitPrice: ExtractedField
  "Amount of the row."
  amount: ExtractedField
  "ISO 3166-1 alpha-2 code, of the row or stated for the whole document."
  countryOfOrigin: ExtractedField
  "Tariff number as printed, in dotted form. What the document says, not a classification."
  htsNumber: ExtractedField
  "Net weight with its unit."
  netWeight: ExtractedField
  "Gross weight with its unit."
  grossWeight: ExtractedField
  "Number of packages."
  packages: ExtractedField
  "What other known columns hold, for example \`marks\`, \`measurement\` or \`enteredValue\`."
  otherFields: [ExtractedField!]! @listSize(assumedSize: 3)
}

"One piece of arithmetic of a document."
type ExtractionCheck {
  "What is computed again."
  check: ExtractionCheckKind!
  "How a check of what was read ended."
  status: ExtractionCheckStatus!
  "Position of the line. Null: about the whole document."
  position: Int
  "As the document states it. Null: not checked."
  stated: String
  "As it follows from the lines. Null: not checked."
  computed: String
  "Stated less computed. Null: not checked."
  difference: String
  "The outcome in words."
  message: String!
}

"What a file is."
enum FileType {
  "PDF."
  pdf
  "Excel workbook."
  xlsx
  "Table of text."
  csv
  "Message."
  email
  "Plain text."
  text
  "Picture."
  image
}

"Where the words of a file come from."
enum TextSource {
  "The text layer of a PDF."
  text_layer
  "Cells of a table."
  cells
  "Lines of a text."
  lines
  "A picture, read by character recognition."
  ocr
  "There was nothing to read: \`warnings\` say why."
  none
}

"What a document is."
enum TradeDocumentKind {
  "Commercial invoice."
  commercial_invoice
  "Packing list."
  packing_list
  "Bill of lading or air waybill."
  bill_of_lading
  "Entry summary, CBP Form 7501."
  entry_summary
  "Its kind cannot be told."
  unknown
}

"What the value of a field is."
enum ExtractedFieldType {
  "Text."
  text
  "A number or code of the parties."
  identifier
  "A day."
  date
  "A number."
  decimal
  "A weight."
  weight
  "A currency, ISO 4217."
  currency
  "A country, ISO 3166-1 alpha-2."
  country
  "An Incoterm."
  incoterm
  "A tariff number."
  hts
}

"What a party does in a shipment."
enum PartyRole {
  "Seller."
  seller
  "Shipper."
  shipper
  "Buyer."
  buyer
  "Consignee."
  consignee
  "Party to be notified."
  notifyParty
  "Manufacturer."
  manufacturer
  "Importer of record."
  importerOfRecord
  "Carrier."
  carrier
  "Whom payment goes to."
  remittee
}

"How a check of what was read ended."
enum ExtractionCheckStatus {
  "The figures agree."
  agrees
  "The figures differ."
  differs
  "A figure is missing."
  not_checked
}

"What a check of a document computes again."
enum ExtractionCheckKind {
  "Amount of a line: quantity times unit price."
  line_amount
  "Sum of the lines."
  subtotal
  "Sum of the lines and of what is added to them."
  total
  "Sum of the quantities of the lines."
  total_quantity
}

extend type Query {
  """
  The duty on each of several lines. A line that is refused has its problem and stops no other; every other line is
  answered as \`dutyInfo\` answers it alone.
  """
  dutyBatch("1 to 100 lines." lines: [DutyBatchLine!]! @constraint(maxItems: 100)): DutyBatch!
    @cost(weight: 10)
    @closedBeta
}

"One question of a batch."
input DutyBatchLine {
  "A name of the caller's, at most 255 characters, given back with the answer. Null: none."
  reference: String
  "The question."
  input: DutyInput!
}

"The answers to a batch."
type DutyBatch {
  "One for each line, in the order given."
  results: [DutyBatchResult!]! @listSize(slicingArguments: ["lines"])
  "Lines asked about."
  count: Int!
  "Lines answered."
  succeeded: Int!
  "Lines refused."
  failed: Int!
}

"One line of a batch: answered or refused."
type DutyBatchResult {
  "Its place, from 0."
  index: Int!
  "Its name. Null: it was given none."
  reference: String
  "The answer. Null: the line was refused."
  dutyInfo: DutyInfo @cost(weight: 10)
  "Why it was refused. Null: it was answered."
  problem: DutyBatchProblem
}

"Why a line of a batch was refused: what the same question alone would be refused with."
type DutyBatchProblem {
  "Kind of the problem catalogue, for example \`dutygraph://errors/unknown-hts-code\`."
  type: String!
  "What is wrong, and the cure."
  detail: String!
  "The fields that are wrong."
  errors: [FieldProblem!]!
}

"One thing wrong with one field."
type FieldProblem {
  "The field, as the message names it."
  field: String!
  "What is wrong with it, and the cure."
  message: String!
}

extend type Query {
  """
  What lies between two duties, with the cause of each part: the same goods on two days, from two origins, or with
  another fact. The parts add up to the difference.

  REST: [\`GET /v1/duty/difference\`](/docs#/Duty%20Calculation/compareDuties).
  """
  dutyDiff(
    "The question the difference starts from."
    from: DutyInput!
    "What is different in the second question, for example \`{ date: \\"2026-02-24\\" }\`."
    to: DutyChangeInput!
    "Data version that the whole request is answered from, one of \`pinnableDataVersions\`. Null: the newest."
    dataVersion: String
  ): DutyDiff!
    @cost(weight: 150)

}

"What is different in a second question. A field left out, or null, is as in the first."
input DutyChangeInput {
  "Another line."
  hts: String @constraint(format: "hts-number")
  "Another country of origin."
  origin: CountryCode
  "Another declared value, USD."
  value: Decimal @constraint(min: 0, max: 1000000000000)
  "Another entry date."
  date: Date
  "Another day of loading."
  departure: Date
  "Another country where the steel was melted and poured."
  meltpour: CountryCode
  "Another steel content, percent of the customs value."
  steel: Decimal @constraint(min: 0, max: 100)
  "Another aluminum content, percent of the customs value."
  aluminum: Decimal @constraint(min: 0, max: 100)
  "Another copper content, percent of the customs value."
  copper: Decimal @constraint(min: 0, max: 100)
  "Another United States content, percent of the customs value."
  uscontent: Decimal @constraint(min: 0, max: 100)
  "Another quantity in the line's first unit."
  qty: Decimal @constraint(min: 0, max: 1000000000000)
  "Another quantity in the line's second unit."
  qty2: Decimal @constraint(min: 0, max: 1000000000000)
  "Other sugar degrees or degrees proof."
  degrees: Decimal @constraint(min: 0, max: 1000000000000)
  "Another mode of transport."
  transport: String @constraint(oneOf: ["ocean", "air", "truck", "rail"])
  "Another special program indicator claimed, or \`none\`."
  spi: String @constraint(maxLength: 8)
  "Chapter 99 headings claimed instead of those of the first question."
  exclusions: [String!] @constraint(maxItems: 20)
  "Whether the importer certifies that the aluminum was smelted and cast in the United States."
  uscast: Boolean
  "Whether the importer certifies that the steel was melted and poured in the United States."
  usmelt: Boolean
  "Answers added to those of the first question; an answer to the same key takes its place."
  facts: [FactInput!] @constraint(maxItems: 100)
  "Quantities added to those of the first question; one in the same unit takes its place."
  measures: [MeasureInput!] @constraint(maxItems: 100)
  "Other adjustments of the declared value, in place of those of the first question."
  valuation: ValuationInput
  "True: the law as it was published on the entry date; false: as last corrected."
  asFiled: Boolean
  "Another manufacturer."
  manufacturerName: String
  "Another exporter."
  exporter: String
  "Other words for the goods."
  productDescription: String @constraint(maxLength: 2000)
  "Other structured facts that scopes of AD/CVD orders turn on, in place of those of the first question."
  scopeFacts: [ProductFactInput!] @constraint(maxItems: 40)
  "AD/CVD case numbers declared instead of those of the first question."
  adcvdDeclared: [String!] @constraint(maxItems: 20)
  "AD/CVD case numbers disclaimed instead of those of the first question."
  adcvdDisclaimed: [String!] @constraint(maxItems: 20)
}

"""
Two duties and what lies between them.
"""
type DutyDiff {
  "The answer to the first question."
  from: DutyInfo!
  "The answer to the second question."
  to: DutyInfo!
  "Total duty of \`to\` less that of \`from\`, USD: the sum over \`changes\`. Null: one of them is not computable."
  difference: Decimal
  "The same for duty and both fees: the sum over \`changes\` and \`feeChanges\`. Null: not computable."
  landedDifference: Decimal
  "What became of each layer that is not the same; empty: the duty is the same in every part."
  changes: [DutyChange!]!
  "What became of the fees."
  feeChanges: [FeeChange!]!
}

"What became of one heading between two answers."
type DutyChange {
  "The tariff line, or the Chapter 99 heading."
  heading: String!
  "Whether the layer came, went or is another."
  kind: DutyChangeKind!
  "Amount after less amount before, USD; a layer that is not there counts as 0. Null: one of them is not computable."
  difference: Decimal
  "Why, as a code."
  cause: DutyChangeCause!
  "Why, in words."
  because: String!
  "The layer in the first answer. Null: it is not there."
  before: DutyLayer
  "The layer in the second answer. Null: it is not there."
  after: DutyLayer
  "Law of the layer that is there; of the second where both are."
  citations: [Citation!]!
}

"What happened to a layer between two answers."
enum DutyChangeKind {
  "Only the second answer has it."
  added
  "Only the first answer has it."
  removed
  "Both have it, not the same."
  changed
}

"Why a layer is in one answer and not in the other, or is another there."
enum DutyChangeCause {
  "The rule comes into force between the two days."
  begins
  "The rule ceases between the two days."
  ends
  "The heading stands on both days at another rate."
  rate_set
  "The schedule prints another rate for the line."
  schedule
  "The duty is taken from another column: a preference, or column 2."
  column
  "The rule's list names the line on one side only."
  scope
  "The rule is for other countries of origin."
  origin
  "A fact the rule reads has another answer."
  condition
  "Another heading takes the duty away, or no longer does."
  displacement
  "The value or quantity it is charged on is another."
  value
  "A floor moved because the column duty did."
  column_duty
  "Another fact is open, or none is any more; the amount shown is the same."
  certainty
  "The goods may not be entered on one side."
  prohibition
  """
  The law as filed was corrected later: one side is read as filed, the other as corrected. On a timeline \`asFiled\`: a text
  published on the first day of the period governs days before it too, and alone makes this change.
  """
  correction
  "The scenario changed it."
  scenario
}

"What became of a fee between two answers."
type FeeChange {
  "A fee on an entry."
  fee: DutyFee!
  "Fee in the first answer, USD. Null: the value was not stated."
  before: Decimal
  "Fee in the second answer, USD. Null: the value was not stated."
  after: Decimal
  "After less before, USD. Null: one of them is not computable."
  difference: Decimal
  "How each came about."
  because: String!
  "Law."
  citations: [Citation!]!
}

"A fee on an entry."
enum DutyFee {
  "Merchandise processing fee."
  mpf
  "Harbor maintenance fee."
  hmf
}

extend type Query {
  """
  The duty on one line from every country of origin outside the customs territory of the United States, the lowest
  first, with the programs that charge it, the preference that would lower it, and what is still open.

  REST: [\`GET /v1/duty/origins\`](/docs#/Duty%20Calculation/compareOrigins).
  """
  originComparison(
    "The goods; \`origin\` is left out. A preference in \`spi\` is claimed for its beneficiaries only."
    input: DutyInput!
    "Data version that the whole request is answered from, one of \`pinnableDataVersions\`. Null: the newest."
    dataVersion: String
  ): OriginComparison!
    @cost(weight: 700)

}

"""
One line from every country of origin.
"""
type OriginComparison {
  "The line."
  htsCode: HtsNumber!
  "Description of the line as printed."
  description: String!
  "Entry date."
  entryDate: Date!
  """
  Every origin, the lowest total duty first (the rate decides where no value was stated); then those whose duty is not
  computable, then those whose goods may not be entered. Equal ones by country code.
  """
  origins("How many, from the lowest." first: Int! = 300): [OriginDuty!]!
    @listSize(slicingArguments: ["first"])
  """
  The lowest duty for each number of conditions, as far as more conditions lower it: what can be had as stated, and
  what a preference or an answer would open.
  """
  frontier: [OriginFrontierStep!]! @listSize(assumedSize: 3)
}

"One origin in its place."
type OriginDuty {
  "Place from 1; origins with the same duty share it."
  rank: Int!
  "Country of origin."
  countryOfOrigin: CountryCode!
  "Its name."
  countryName: String!
  "Total duty, USD, fees excluded. Null: not computable from what was stated."
  totalDuty: Decimal
  "Total duty and both fees, USD. Null: not computable from what was stated."
  totalLandedDuty: Decimal
  "100 x total duty / customs value. Null: not computable from what was stated."
  effectiveRate: Decimal
  "Least total duty over every answer to the blocking inputs, no relief claimed, USD. Null: not computable."
  low: Decimal
  "Greatest total duty over every answer to the blocking inputs, no relief claimed, USD. Null: no limit is known."
  high: Decimal
  "False: something keeps it from being complete, of the kinds in \`incompleteKinds\`."
  complete: Boolean!
  "Kinds of what keeps it from being complete; in words it is in \`incompleteReasons\` of \`duty\`. Empty: it is complete."
  incompleteKinds: [IncompleteKind!]!
  "True: the goods may not be entered."
  prohibited: Boolean!
  "Chapter 99 programs that charge the goods, by their titles."
  programs: [String!]!
  "Parameters whose missing answer leaves the duty undetermined."
  openInputs: [String!]!
  "The preference that would lower the duty most. Null: none would, or it is claimed already."
  preference: OriginPreference
  "The whole answer."
  duty: DutyInfo!
}

"A special program that would lower the duty, and what it takes."
type OriginPreference {
  "Special program indicator to claim."
  spi: String!
  "Name of the program."
  name: String!
  "Total duty with the claim, USD. Null: not computable from what was stated."
  totalDuty: Decimal
  "What the claim saves, USD. Null: not computable from what was stated."
  saving: Decimal
  "Condition in short: how goods come to originate there."
  ruleOfOrigin: String!
  "General note of the schedule that sets it out."
  generalNote: String!
  "Law."
  citations: [Citation!]!
}

"The lowest duty to be had on so many conditions."
type OriginFrontierStep {
  "How many conditions: a preference to prove, and each open input to answer."
  conditions: Int!
  "Total duty, USD."
  totalDuty: Decimal!
  "The origins that have it."
  origins: [OriginOffer!]! @listSize(assumedSize: 100)
}

"An origin and the preference claimed."
type OriginOffer {
  "Country of origin."
  countryOfOrigin: CountryCode!
  "Special program indicator that must be claimed. Null: none."
  spi: String
}

extend type Query {
  """
  The answer of \`dutyInfo\` by what a caller can do with it: show the quote, ask for what decides the duty, or say that
  the goods may not be entered. Refused input is an error, as everywhere.
  """
  duty(
    "The goods and how they are entered."
    input: DutyInput!
    "Data version that the whole request is answered from, one of \`pinnableDataVersions\`. Null: the newest."
    dataVersion: String
  ): DutyOutcome! @cost(weight: 10)
}

"What a calculation comes to."
union DutyOutcome = DutyQuote | DutyNeedsFacts | DutyProvisional | ImportProhibited

"What was stated settles the duty."
type DutyQuote {
  "The totals as exact decimals."
  totals: DutyTotals!
  "The whole answer."
  dutyInfo: DutyInfo!
}

"""
What was not stated decides the duty: a fact, a quantity, or which AD/CVD order the goods are under. The totals are the
dearest that is open, but for what \`DutyInfo.bounds\` names.
"""
type DutyNeedsFacts {
  "Inputs without which the duty stays open, never empty."
  requiredInputs: [RequiredInput!]!
  "Sound limits of the total duty over every answer to the open inputs, claims included."
  bounds: DutyBounds!
  "Sound limits of the total duty if no relief is claimed."
  boundsWithoutClaims: DutyLimits!
  "Why the answer is not complete, among what else was repaired, assumed or not used."
  warnings: [String!]!
  "The whole answer, its totals the dearest that the open inputs allow together, but for what \`bounds\` there names."
  dutyInfo: DutyInfo!
}

"""
Nothing that must be stated is missing, and the law is not known well enough: the day is beyond the law that was
verified, a heading of the line has no rule in the data, a rate cannot be computed or is not known.
"""
type DutyProvisional {
  "The totals by the law as far as it is known, as exact decimals."
  totals: DutyTotals!
  "Sound limits of the total duty over every answer to the open inputs, claims included."
  bounds: DutyBounds!
  "What is not known of the law, never empty."
  incompleteReasons: [IncompleteReason!]!
  "Why the answer is not complete, among what else was repaired, assumed or not used."
  warnings: [String!]!
  "The whole answer."
  dutyInfo: DutyInfo!
}

"The goods may not be entered on the date."
type ImportProhibited {
  "The headings that say so, each with its citations."
  layers: [DutyLayer!]!
  "The whole answer."
  dutyInfo: DutyInfo!
}

extend type DutyInfo {
  """
  The answer with everything needed to compute it again: facts, law and every claimed figure. \`npm run verify\` and the
  function \`verifyProof\` recompute it without this service, its database or a network.
  """
  proof: DutyProof! @cost(weight: 20)
}

"""
A duty that carries its own proof: law and facts as plain JSON, decimals as text.
"""
type DutyProof {
  "\`dutygraph-proof/1\`."
  format: String!
  "Version of the duty engine that claims the figures; another version may compute others."
  engineVersion: String!
  "Content hash of the reference data the law was taken from."
  dataVersion: String!
  "Chapter 99 rules in the excerpt of the law: all that are in force for the line and origin, charged or not."
  rules: Int!
  """
  The proof. Save it as it is (\`proof.json\`) and run \`npm run verify -- proof.json\`: it ends with 0 when every layer,
  total and bound follows from the facts and the law in it, with 1 and a list of differences when one does not.
  """
  document: JSON!
}

extend type Query {
  """
  One duty as the law is, and under each scenario: without an authority, a program or a heading, with an exclusion
  extended, on another day, or with anything else of the question changed. Each is a difference against the base. REST
  takes one scenario a request.

  REST: [\`GET /v1/duty/scenarios\`](/docs#/Duty%20Calculation/compareScenario).
  """
  scenarios(
    "The question as it is."
    input: DutyInput!
    "1 to 10 scenarios."
    scenarios: [ScenarioInput!]! @constraint(maxItems: 10)
    "Data version that the whole request is answered from, one of \`pinnableDataVersions\`. Null: the newest."
    dataVersion: String
  ): ScenarioComparison!
    @cost(weight: 900)

}

"A scenario. What is left out, or null, is as the law and the question have it; all that is given holds together."
input ScenarioInput {
  "What the answer calls it."
  name: String!
  """
  Kinds of authority whose headings are taken as not there, for example \`section_232\` or \`section_301\`: the
  \`authorityType\` of a layer. What they displaced comes back.
  """
  withoutAuthorities: [String!] @constraint(maxItems: 20)
  "Programs whose headings are taken as not there, by the \`program\` of a layer."
  withoutPrograms: [String!] @constraint(maxItems: 20)
  "Chapter 99 headings that are taken as not there."
  withoutHeadings: [String!] @constraint(maxItems: 20)
  """
  Chapter 99 headings that ended, for example published exclusions: taken as still in force as they last were for the
  line and origin. One that is claimed by its number is claimed.
  """
  extendHeadings: [String!] @constraint(maxItems: 20)
  "What is different in the question, for example another \`date\`."
  change: DutyChangeInput
}

"""
A duty and what becomes of it under scenarios.
"""
type ScenarioComparison {
  "The duty as the law is."
  base: DutyInfo!
  "One for each scenario, in the order given."
  scenarios: [ScenarioResult!]! @listSize(assumedSize: 5)
}

"One scenario and what it does. Not a duty owed where it changes the law."
type ScenarioResult {
  "Its name."
  name: String!
  "The duty under it; its warnings say what was changed, its proof names no data version alone."
  duty: DutyInfo!
  "What was changed, and what came to nothing."
  notes: [String!]!
  "Total duty less that of the base, USD: the sum over \`changes\`. Null: one of them is not computable."
  difference: Decimal
  "The same for duty and both fees, USD. Null: not computable."
  landedDifference: Decimal
  "What becomes of each layer."
  changes: [DutyChange!]!
  "What becomes of the fees."
  feeChanges: [FeeChange!]! @listSize(assumedSize: 2)
}

extend type Query {
  """
  Every day on which the duty on the same goods changes, past and scheduled, with the cause and the law: headings in
  and out, rates, revisions of the schedule, fees. From one period to the next something differs; within one nothing does.

  REST: [\`GET /v1/duty/timeline\`](/docs#/Duty%20Calculation/traceDuty).
  """
  dutyTimeline(
    """
    The goods; \`date\` is left out. With \`asFiled\` each day is read by the text of the law published by that very day, as
    \`dutyInfo\` reads it with \`asFiled\` and the day as \`date\`: a correction changes the duty on the day it is published,
    not on the first day it reaches back to. Days after the newest publication read the newest text.
    """
    input: DutyInput!
    "First day. Null: the first covered day."
    from: Date
    "Last day. Null: the last covered day, up to which user fees are published."
    to: Date
    "Data version that the whole request is answered from, one of \`pinnableDataVersions\`. Null: the newest."
    dataVersion: String
  ): DutyTimeline!
    @cost(weight: 2300)

}

"""
The duty on the same goods through time.
"""
type DutyTimeline {
  "First day of the timeline."
  from: Date!
  "Last day of the timeline."
  to: Date!
  "Runs of days with one and the same duty, in order and without gaps."
  periods: [DutyPeriod!]! @listSize(assumedSize: 25)
}

"A run of days with one and the same duty."
type DutyPeriod {
  "First day: the day of the change, for every period but the first."
  from: Date!
  "Last day."
  to: Date!
  "True: it begins after today; it is what the law in the data schedules, and may be changed before."
  scheduled: Boolean!
  "The duty on these days. Null: it is not computed, see \`unanswered\`."
  duty: DutyInfo
  "Why there is no duty on these days, for example that the number is not in the schedule. Null: there is one."
  unanswered: String
  "Total duty less that of the period before, USD. Null: the first period, or one of them is not computable."
  difference: Decimal
  "The same for duty and both fees, USD. Null: as for \`difference\`."
  landedDifference: Decimal
  "What became of each layer since the period before. Empty: the first period, or only fees or what is missing changed."
  changes: [DutyChange!]!
  "What became of the fees since the period before."
  feeChanges: [FeeChange!]! @listSize(assumedSize: 2)
}

extend type Query {
  """
  The full duty on one tariff line at one origin and entry date: column rate, Chapter 99 layers, split lines, AD/CVD
  candidates, fees and totals, each with the law it follows. Point-in-time decision support, not a filed entry.

  REST: [\`GET /v1/duty/calculate\`](/docs#/Duty%20Calculation/calculateDuty), [\`POST /v1/duty/calculate\`](/docs#/Duty%20Calculation/calculateDutyWithValuation), [\`GET /v1/duty/proof\`](/docs#/Duty%20Calculation/proveDuty).
  """
  dutyInfo(
    "The goods and how they are entered."
    input: DutyInput!
    "Data version that the whole request is answered from, one of \`pinnableDataVersions\`. Null: the newest."
    dataVersion: String
  ): DutyInfo!
    @cost(weight: 10)

}

"What is imported, as far as it is known. A field left out is not stated; it is never taken as zero."
input DutyInput {
  """
  Line of Chapters 1 to 97: ten digits, dotted or not; eight where there are no statistical suffixes or all of them
  have the same duty. A number that lost its leading zero in a spreadsheet is repaired, with a warning.
  """
  hts: String! @constraint(format: "hts-number")
  "Country of origin, ISO 3166-1 alpha-2 (19 CFR 134.1(b)). Null: layers that depend on it stay undetermined."
  origin: CountryCode
  "Declared (customs) value, USD, 0 to 1,000,000,000,000. Null: rates without amounts."
  value: Decimal @constraint(min: 0, max: 1000000000000)
  "Entry date; rates, scope and eligibility are those of this day (19 CFR 141.69). Null: today in America/New_York."
  date: Date
  "Day the goods were loaded on the final mode of transit, for in-transit rules."
  departure: Date
  "Country where the steel was melted and poured."
  meltpour: CountryCode
  "Steel content, percent of the customs value, 0 to 100."
  steel: Decimal @constraint(min: 0, max: 100)
  "Aluminum content, percent of the customs value, 0 to 100."
  aluminum: Decimal @constraint(min: 0, max: 100)
  "Copper content, percent of the customs value, 0 to 100."
  copper: Decimal @constraint(min: 0, max: 100)
  "United States content, percent of the customs value, 0 to 100, for reductions of Section 232 duties."
  uscontent: Decimal @constraint(min: 0, max: 100)
  "Quantity in the line's first unit of measure."
  qty: Decimal @constraint(min: 0, max: 1000000000000)
  "Quantity in the line's second unit of measure."
  qty2: Decimal @constraint(min: 0, max: 1000000000000)
  "Sugar degrees (Chapter 17) or degrees proof (Chapter 22), as the rate of the line reads them."
  degrees: Decimal @constraint(min: 0, max: 1000000000000)
  "Mode of transport: \`ocean\`, \`air\`, \`truck\` or \`rail\`. The harbor maintenance fee is due on ocean cargo only."
  transport: String @constraint(oneOf: ["ocean", "air", "truck", "rail"])
  "Special program indicator claimed with proof of origin, for example \`S\` or \`KR\` (general note 3(c)(i)); \`none\`: no preference is claimed, and it is not asked for."
  spi: String @constraint(maxLength: 8)
  "Chapter 99 headings claimed by number, at most 20: published exclusions, and headings that one yes-or-no fact decides."
  exclusions: [String!] @constraint(maxItems: 20)
  "True: the importer certifies that the aluminum was smelted and cast in the United States."
  uscast: Boolean
  "True: the importer certifies that the steel was melted and poured in the United States."
  usmelt: Boolean
  "Answers to keys of the fact vocabulary, each key once. Unknown and derived keys are refused, naming the nearest."
  facts: [FactInput!] @constraint(maxItems: 100)
  "Quantities and component values that the line's own units do not cover, each unit once."
  measures: [MeasureInput!] @constraint(maxItems: 100)
  "Adjustments of the declared value to the customs value (19 CFR 152.103)."
  valuation: ValuationInput
  """
  True: the law as it was published on the entry date, later corrections left out (what was filed that day). False: as
  last corrected. Null: as with false.
  """
  asFiled: Boolean
  "Name of the manufacturer, as on the invoice: AD/CVD deposit rates are those of the firms (19 CFR 351.107)."
  manufacturerName: String
  "The goods in words, at most 2,000 characters: what the scopes of AD/CVD orders are compared with (19 CFR 351.225)."
  productDescription: String @constraint(maxLength: 2000)
  "Structured facts that scopes turn on, each key once: \`material\`, \`form\`, \`process\`, \`use\`, \`thicknessMm\`, \`percent.chromium\` ..."
  scopeFacts: [ProductFactInput!] @constraint(maxItems: 40)
  "Exporter of the goods, for its AD/CVD deposit rate (19 CFR 351.107)."
  exporter: String
  "AD/CVD case numbers the importer declares the goods under, at most 20: their deposits enter the totals (19 CFR 141.61(c))."
  adcvdDeclared: [String!] @constraint(maxItems: 20)
  "AD/CVD case numbers the importer states the goods are outside of, at most 20."
  adcvdDisclaimed: [String!] @constraint(maxItems: 20)
  """
  Facts for legal-note prompts. A key of the fact vocabulary is taken as if it stood in \`facts\`; other keys only
  silence the prompt they name.
  """
  legalNoteFacts: [FactInput!] @constraint(maxItems: 100)
  "True: prompts of reviewed legal notes are added to \`requiredInputs\`; no total changes."
  includeLegalNoteRequiredInputs: Boolean
}

"One answer to a key of the fact vocabulary."
input FactInput {
  "The key, for example \`smelt_country\`."
  key: String!
  """
  The answer as text: \`true\` or \`false\`, a plain decimal, a date, a country (\`unknown\` where the key takes it), a code
  or a Chapter 99 heading, as the key's type says.
  """
  value: String!
}

"One quantity or component value."
input MeasureInput {
  "Unit code, for example \`KG\`, \`PFL\` or \`CASE_USD\`."
  key: String!
  "The quantity in that unit."
  value: Decimal!
}

"Amounts in USD that lead from the declared value to the customs value."
input ValuationInput {
  "Price of the first sale for exportation, USD; replaces the declared value (T.D. 96-87)."
  firstSaleValue: Decimal @constraint(min: 0, max: 1000000000000)
  "Assists supplied by the buyer (19 CFR 152.103(b)(1)(iii)), USD; added."
  assistsValue: Decimal @constraint(min: 0, max: 1000000000000)
  "Royalties and license fees (19 CFR 152.103(b)(1)(iv)), USD; added."
  royaltiesValue: Decimal @constraint(min: 0, max: 1000000000000)
  "Selling commissions paid by the buyer (19 CFR 152.103(b)(1)(ii)), USD; added."
  sellingCommissions: Decimal @constraint(min: 0, max: 1000000000000)
  "Packing costs paid by the buyer (19 CFR 152.103(b)(1)(i)), USD; added."
  packingCosts: Decimal @constraint(min: 0, max: 1000000000000)
  "Proceeds of resale, disposal or use that accrue to the seller (19 CFR 152.103(b)(1)(v)), USD; added."
  proceedsValue: Decimal @constraint(min: 0, max: 1000000000000)
  "International freight included in the price (19 USC 1401a(b)(4)(A); 19 CFR 152.102(f)), USD; deducted."
  freightDeduction: Decimal @constraint(min: 0, max: 1000000000000)
  "Insurance of the international shipment in the price (19 USC 1401a(b)(4)(A); 19 CFR 152.102(f)), USD; deducted."
  insuranceDeduction: Decimal @constraint(min: 0, max: 1000000000000)
  "Assembly, maintenance and transport after importation, identified separately (19 CFR 152.103(i)(1)), USD; deducted."
  postImportationDeduction: Decimal @constraint(min: 0, max: 1000000000000)
  "Customs duties and federal taxes in the price, identified separately (19 CFR 152.103(i)(2)), USD; deducted."
  dutiesAndTaxesDeduction: Decimal @constraint(min: 0, max: 1000000000000)
}

"""
The duty on one line, its parts, and what is still open about it.
"""
type DutyInfo {
  "The line the answer is for: ten digits, or eight where it has no statistical suffixes or all have the same duty."
  htsCode: HtsNumber!
  "Description of the line as printed."
  description: String!
  "Descriptions from the heading down to the line, unnumbered levels included."
  path: [String!]!
  "Entry date the answer is for."
  entryDate: Date!
  "True: the law was read as published on the entry date; false: as last corrected."
  asFiled: Boolean!
  "Corrections published later that make the layers of the two readings differ. Empty: both give the same."
  corrections: [RetroactiveCorrection!]!
  "Country of origin the answer is for. Null: not stated."
  countryOfOrigin: CountryCode
  "Value as declared, USD; the first-sale price where only that was given. Null: not stated."
  declaredValue: Float
  "Customs value every layer is computed on, USD: the declared value with its adjustments. Null: not stated."
  enteredValue: Float
  "Units of quantity as printed, separated by commas. Null: the line has none."
  unit: String
  "Column 1 General rate as printed."
  generalRate: String!
  "Column 1 Special rates, one entry for each program symbol."
  specialRates: [SpecialRate!]!
  "Column 2 rate as printed."
  column2Rate: String!
  "Which column's rate was applied."
  column: DutyColumn!
  "Program symbol whose special rate was applied. Null: none."
  specialProgramApplied: String
  "Section 232 rates charged, joined by \` + \`. Null: none."
  section232: String
  "Section 301 rates charged, joined by \` + \`. Null: none."
  section301: String
  "Rates charged under the IEEPA border and country orders, joined by \` + \`. Null: none."
  ieepaRate: String
  "Reciprocal rates charged, joined by \` + \`. Null: none."
  reciprocalRate: String
  "AD/CVD rates of the candidates in \`adcvdCases\`; advisory ones are in no total. Null: no candidate."
  adCvdRate: String
  "AD/CVD orders that name the line and country: candidates for scope review, the written scope controls."
  adcvdCases: [AdcvdCase!]!
  "Chapter 99 headings of the entry line in reporting order, zero headings included."
  chapter99Sources: [Chapter99Source!]!
  "Exclusions that may cover the goods; the importer confirms that they match the description."
  matchedExclusions: [MatchedExclusion!]!
  "Statistical lines of the entry where its value must be split. Empty: one line."
  splitLines: [SplitLine!]!
  "Steps from the declared to the customs value. Null: no adjustment was asked for."
  valuationAdjustments: ValuationAdjustments
  "Customs value, duties and both fees. Null: not computable from what was stated."
  landedCost: Amount
  "\`totalDutyAmount\`: while blocking inputs are open the dearest they allow together, as \`assumedFacts\` says; what it leaves out, see \`bounds\`. Null: not computable from what was stated."
  estimatedTotalDuty: Amount
  "Column duty, Chapter 99 layers and AD/CVD that is not advisory. Null: not computable from what was stated."
  totalDutyAmount: Amount
  "100 x \`totalDutyAmount\` / customs value, fees excluded. Null: not computable from what was stated."
  effectiveRate: Float
  """
  False: a needed input is missing, an AD/CVD order that lists line and country is not settled, the day is beyond the
  law that is known, the goods are prohibited, or a heading of the line has no rule in the data. \`incompleteReasons\` says
  which.
  """
  calculationComplete: Boolean!
  "Everything that keeps the answer from being complete, in words; empty exactly when \`calculationComplete\` is true."
  incompleteReasons: [IncompleteReason!]!
  "True: the goods may not be entered; the layer that says so has the rate \`Prohibited\`."
  prohibited: Boolean!
  "Charges, reliefs and rules of entry that bear on the goods and are named, never computed."
  notices: [EntryNotice!]! @listSize(assumedSize: 10)
  "Inputs whose answer would change the duty."
  requiredInputs: [RequiredInput!]!
  "What was repaired, assumed, not used or is uncertain."
  warnings: [String!]!
  "Rate rules of reviewed legal notes that concern the line; evidence only. Empty: none is about it."
  legalNoteRateRuleDiagnostics: [LegalNoteRateRuleDiagnostic!]!
  "Chapter 99 effects of reviewed legal notes that concern the line; evidence only. Empty: none is about it."
  legalNoteChapter99ApplicabilityDiagnostics: [LegalNoteChapter99ApplicabilityDiagnostic!]!
  "Quotas of reviewed legal notes that concern the line; evidence only. Empty: none is about it."
  legalNoteQuotaDiagnostics: [LegalNoteQuotaDiagnostic!]!
  "Where each rate comes from, and the data and engine versions."
  provenance: Provenance!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
  "Column duty, USD. Null: not computable from what was stated."
  mfnAmount: Float
  "AD/CVD deposits that are not advisory, USD: 0 while every case is a candidate. Null: a case that counts is not computable from what was stated."
  adcvdAmount: Float
  "Column duty and Chapter 99 layers, USD. Null: not computable from what was stated."
  entryDutiesAmount: Float
  "Total duty and both fees, USD. Null: not computable from what was stated."
  totalLandedDuty: Float
  "Which Section 232 metals lists name the line on the date."
  section232ScopeMatch: Section232ScopeMatch!
  "Merchandise processing fee (19 CFR 24.23)."
  mpf: MerchandiseProcessingFee!
  "Harbor maintenance fee (19 CFR 24.24)."
  hmf: HarborMaintenanceFee!
  "Which optional inputs matter for the line, for building a form."
  conditionalFields: ConditionalFields!
  "Parameters whose missing answer leaves the duty undetermined: the blocking ones of \`requiredInputs\`."
  missingConditionalInputs: [String!]!
  "Every layer with its rule, base value, arithmetic, facts and citations, the column duty last."
  layers: [DutyLayer!]!
  "Chapter 99 headings considered and not applied, each with its reason and the one fact that would flip it."
  whyNot: [NotAppliedHeading!]! @listSize(assumedSize: 50)
  """
  Sound limits of the total duty over every answer to every input that the answer lists as open: \`requiredInputs\`,
  blocking and advisory, and \`claims\`. While a blocking input is open the totals are the dearest that these allow
  together, but take no country of smelting or casting that the law names and no AD/CVD case of open scope. The limits
  take both in: the duty may lie below the total, and above it.
  """
  bounds: DutyBounds!
  "Sound limits of the total duty if no relief is claimed: only blocking inputs and AD/CVD cases vary."
  boundsWithoutClaims: DutyLimits!
  "Facts that were not stated and what was taken for them."
  assumedFacts: [AssumedFact!]!
  "Claims that would change the duty, the greatest saving first."
  claims: [ClaimEffect!]!
  "The totals as exact decimals."
  totals: DutyTotals!
  "The computation step by step, one line each."
  trace: [String!]!
}

"A correction of Chapter 99 that was published after the first entry date it governs."
type RetroactiveCorrection {
  "Identifier of the correction."
  id: String!
  "What it changed."
  title: String!
  "First entry date it governs."
  entriesFrom: Date!
  "Last entry date that was filed under the earlier text."
  entriesTo: Date!
  "First entry date filed under the corrected text."
  publishedFrom: Date!
  "The documents."
  citations: [Citation!]!
}

"Which column of the schedule a rate is from."
enum DutyColumn {
  "Column 1 General."
  general
  "Column 1 Special, claimed under a program."
  special
  "Column 2 (general note 3(b))."
  column2
}

"An amount of money."
type Amount {
  "The amount, rounded to the cent."
  value: Float!
  "Always \`USD\`."
  currency: String!
  "The amount as exact decimal text."
  exact: Decimal!
}

"A special rate and one program that may claim it."
type SpecialRate {
  "Special program indicator."
  spi: String!
  "Rate as printed."
  rate: String!
}

"Where a rule, rate or determination comes from; at least one member that names a document is there."
type Citation {
  "Federal Register document number, for example \`2026-03824\`. Null: the citation gives none."
  frDocumentNumber: String
  "Federal Register volume and page, for example \`91 FR 9339\`. Null: the citation gives none."
  frCitation: String
  "Address of the Federal Register document. Null: not of the Federal Register, or cited without a number or page."
  frCitationUrl: URL
  "CBP Cargo Systems Messaging Service number. Null: no such message."
  csmsId: String
  "CBP ruling number. Null: no ruling of CBP."
  crossRulingId: String
  "Presidential proclamation number. Null: no proclamation."
  proclamationNumber: String
  "Executive order number. Null: no executive order."
  eoNumber: String
  "Section of the Code of Federal Regulations, or the law or other source where no member is made for it. Null: other members name the document."
  cfrSection: String
  "Place in the tariff schedule: a number, a heading or a note. Null: not the schedule."
  htsno: String
  "The document as cited."
  document: String!
  "The place in the document. Null: the whole of it."
  locator: String
  "Official address of the document: known with it, or given by its number. Null: none is known."
  url: URL
  "How the record was come by."
  source: RecordSource!
}

"How sure a determination is, with its grounds."
type Confidence {
  "0 to 1."
  score: Float!
  "What \`score\` is worth in words."
  tier: ConfidenceTier!
  "Why. Null: the score speaks for itself."
  reasoning: String
  "Verbatim quotes from the primary source."
  supportingPhrases: [String!]!
}

"""
An antidumping or countervailing duty order that may cover the goods. It is in the totals when the importer declares it or
the evidence finds the goods likely in scope, and its rate cites a notice with at least medium confidence; otherwise it is
advisory, shown with its rate, and widens the bounds.
"""
type AdcvdCase {
  "Commerce case number, \`A-570-890\` or \`C-570-968\`."
  caseNumber: String!
  "Antidumping or countervailing."
  orderType: AdcvdOrderType!
  "Product of the order."
  product: String!
  "Country of the order, in words."
  country: String!
  "Country of the order. Null: it has no code any more."
  countryCode: CountryCode
  "Deposit rate of the respondent on the entry date, as it is said. Null: not known for the day."
  rate: String
  "The rate in percent, when it is ad valorem. Null: it is not, or is not known."
  parsedRate: Float
  "Cash deposit, USD, rounded once to the cent. Null: advisory, or a value or weight is not stated."
  amount: Amount
  "The least it may add, USD: while no firm is named, at the least deposit rate of any; 0 for one outside the order."
  low: Decimal!
  "The most it may add, USD: while no firm is named, at the greatest deposit rate of any. Null: no rate or value is known."
  high: Decimal
  """
  How the order was found: \`exact\` (ten digits), \`subheading\` (five to nine), \`heading\` (four), \`heading_partial\` (another
  number of the same heading), \`scope_text\` (by words alone), \`advisory_circumvention\` (carried over by a finding) or
  \`requested\` (named by the caller).
  """
  matchType: String!
  "The number of the order that matched. Null: found by words, or named by the caller."
  headingMatched: String
  "True: a candidate for scope review, not an assessment or a deposit."
  advisory: Boolean!
  "Why it counts or is advisory."
  advisoryReason: String!
  "Product of the order, as \`product\`."
  productDescription: String!
  "Address of the notice. Null: none is known."
  caseNumberUrl: URL
  "Scope text from the notice. Null: not held."
  scopeText: String
  "What the written scope says of the goods as described."
  scopeAnalysis: ScopeAnalysis!
  "Whose rate it is, how it came to be and why it is used (19 CFR 351.107)."
  respondentRate: AdcvdRespondentRate!
  "Cases of the other kind on the same product and country, with their rates on the day."
  companionCases: [AdcvdCompanion!]!
  "Date of the order. Null: not known."
  effectiveDate: Date
  "The notice of the order, or the list that names it."
  frCitation: Citation!
}

"Whether product facts fall within the written scope of an order."
type ScopeAnalysis {
  "Whether the scope of an order covers goods, as far as what is known of both says."
  determination: ScopeDetermination!
  "How sure it is, with quotes of the scope."
  confidence: Confidence!
}

"One Chapter 99 heading of the entry line."
type Chapter99Source {
  "Heading as reported, for example \`9903.88.03\`. \`(import ban)\`: the prohibition, which has no heading and is not reported."
  code: String!
  "Statute or order it rests on."
  authority: String!
  "Kind of authority, an open list: \`section_232\`, \`section_301\`, \`section_122\`, \`ieepa\`, \`ieepa_reciprocal\` ..."
  authorityType: String!
  "Rate in words, as charged; \`Prohibited\` for an import ban."
  rate: String!
  "Duty, USD; 0 for a heading reported because it takes another away. Null: not computable from what was stated."
  amount: Amount
  "The first of \`citations\`."
  citation: Citation!
  "Every document the heading rests on."
  citations: [Citation!]!
  "Position among the Chapter 99 numbers of the entry line, from 1, ascending as posted to ACE."
  aceReportingOrder: Int!
  "Name of the program for people."
  displayLabel: String!
  "Of a metal's layer. Null: no metal's layer."
  material: ContentMetal
  "Whether the layer is settled."
  ending: LayerEnding!
  "Parameters whose missing answer leaves the layer undetermined."
  openFacts: [String!]!
}

"An exclusion that names the line: a candidate until the importer confirms the description."
type MatchedExclusion {
  "Chapter 99 heading of the exclusion."
  code: String!
  "The article the exclusion is limited to, or the text of its heading."
  description: String!
  """
  0 to 1: 1 claimed by the importer; 0.5 an article under the ten-digit number; 0.25 an article under a shorter one. A
  signal for review, not a probability.
  """
  confidence: Float!
}

"One statistical line of the entry where the value must be split."
type SplitLine {
  "Part of the value: \`remainder\`, \`steel_content\`, \`aluminum_content\`, \`copper_content\`, \`us_content\`, \`non_us_content\`."
  lineType: String!
  "Value of the part."
  value: Amount!
  "Column rate of the part, as printed."
  mfnRate: String!
  "Chapter 99 headings charged on the part."
  chapter99Layers: [SplitLineLayer!]!
}

"One Chapter 99 heading on a part of the value."
type SplitLineLayer {
  "Heading."
  code: String!
  "Percent of the part, under a Chapter 98 claim of what stays dutiable of it. Null: not a percentage."
  ratePercent: Decimal
  "Duty on the part."
  amount: Amount!
}

"From the declared to the customs value (19 CFR 152.103)."
type ValuationAdjustments {
  "Value as declared, USD. Null: only a first-sale price was given."
  declaredValue: Decimal
  "Value the duty is computed on, USD."
  customsValue: Decimal!
  "The adjustments in the order they were made."
  steps: [ValuationStep!]!
}

"One adjustment of the value."
type ValuationStep {
  "Field of the request."
  step: String!
  "What it adds, USD; negative for a deduction."
  amount: Decimal!
  "Value after it, USD."
  value: Decimal!
  "Law."
  citation: String!
}

"An input whose answer would change the duty."
type RequiredInput {
  "Name of the parameter that answers it."
  field: String!
  "What the value of an input is."
  type: InputType!
  "What the answer is without it."
  severity: InputSeverity!
  "Why it matters, and what is taken until it is answered."
  reason: String!
  "Unit of the answer. Null: it has none."
  unit: String
  "Smallest answer. Null: no limit."
  min: Float
  "Largest answer. Null: no limit."
  max: Float
  "Law that reads it. Null: none is named."
  citation: String
  "An answer in the right form, in \`unit\`. Null: none can be given."
  exampleValue: JSON @jsonSchema(text: "{\\"type\\": [\\"string\\", \\"number\\", \\"boolean\\"]}")
}

"Where the rates of an answer come from."
type Provenance {
  "Content hash of the reference data."
  dataVersion: String!
  "Version of the duty engine; with \`dataVersion\` and the question it fixes the answer."
  engineVersion: String!
  "Last day to which the Chapter 99 programs were verified."
  programsVerifiedTo: Date!
  "Last day to which the revisions of the schedule are known."
  scheduleVerifiedTo: Date!
  "One entry for each layer and fee."
  rates: [RateProvenance!]!
}

"Something that bears on the goods beside the duties, named and not computed: no total contains it."
type EntryNotice {
  "Name of the notice."
  id: String!
  "What it does."
  kind: EntryNoticeKind!
  "What it is called."
  title: String!
  "What it says of the goods."
  detail: String!
  "How sure it is that it bears on the goods."
  confidence: ConfidenceTier!
  "The law it rests on."
  citations: [Citation!]!
}

"What a notice does."
enum EntryNoticeKind {
  "A tax or fee owed on the goods."
  charge
  "Lowers what is owed, by facts that are not known here."
  relief
  "How goods may enter."
  entry
}

"One thing that keeps a calculation from being complete."
type IncompleteReason {
  "What kind of thing it is."
  kind: IncompleteKind!
  "What is missing or not known, in words."
  detail: String!
}

"Kinds of things that keep a calculation from being complete."
enum IncompleteKind {
  "The goods may not be entered."
  prohibited
  "A fact, a quantity or a value that decides the duty is not stated."
  missing_fact
  "A rate of the schedule cannot be resolved or computed."
  rate_not_computable
  "An AD/CVD order in force lists line and country, and is neither declared, disclaimed nor settled by facts of its scope."
  adcvd_scope
  "An AD/CVD order applies or is likely to, and its deposit rate is not known well enough to be counted."
  adcvd_rate
  "The entry date is after the last day to which the Chapter 99 programs were verified, or before the first one."
  programs_not_verified
  "The entry date is after the last day to which the revisions of the schedule are known."
  schedule_not_verified
  "The line names a Chapter 99 heading that no rule is about."
  unmodelled_heading
}

"The sources of one rate."
type RateProvenance {
  "The tariff line, a Chapter 99 heading, \`mpf\` or \`hmf\`."
  code: String!
  "Identifier of the rule in the reference data. Null: the tariff line, or a fee."
  ruleId: String
  "The documents."
  citations: [Citation!]!
  "How sure the reading of the law is."
  confidence: ConfidenceTier!
  "Numbers of law/assumptions.md the reading rests on."
  assumptions: [Int!]!
}

"Section 232 metals lists that name the line on the date."
type Section232ScopeMatch {
  "On a list of steel articles."
  steel: Boolean!
  "On a list of aluminum articles."
  aluminum: Boolean!
  "On a list of copper articles."
  copper: Boolean!
}

"Merchandise processing fee of a formal entry of this line alone."
type MerchandiseProcessingFee {
  "Percent of the customs value, between the minimum and maximum of the fiscal year."
  rate: Float!
  "USD. Null: the value was not stated."
  amount: Float
  "False: the goods are exempt."
  applicable: Boolean!
  "Why."
  reason: String!
}

"Harbor maintenance fee: ocean cargo only."
type HarborMaintenanceFee {
  "Percent of the customs value."
  rate: Float!
  "USD. Null: the value was not stated."
  amount: Float
  "False: not ocean cargo."
  applicable: Boolean!
  "Why."
  reason: String!
}

"Which optional inputs matter for the line, origin and date."
type ConditionalFields {
  "A Section 232 duty names the line; one on any article certified for a use does not."
  has232: Boolean!
  "A Section 232 rule on copper names the line."
  hasCopper: Boolean!
  "A rule asks which metal the article is made of."
  materialType: Boolean!
  "A rule is charged on the value of a metal content."
  needsMaterialSlider: Boolean!
  "A reciprocal duty covers the line."
  hasReciprocal: Boolean!
  "A rate of the line is charged on a quantity."
  needsQuantity: Boolean!
  "An AD/CVD order names the line and country."
  hasAdCvd: Boolean!
  "A rate of the line or a layer is charged on the value, so that valuation adjustments change the duty."
  showValuation: Boolean!
  "A rule reads the date of loading."
  needsDepartureDate: Boolean!
}

"Whether a layer is settled by what was stated."
enum LayerEnding {
  "It is due, or reported, as shown."
  applies
  "An answer that is missing decides it; it is shown as assumed."
  undetermined
}

"A duty, or a heading reported at zero because it takes one away."
type DutyLayer {
  "The tariff line itself, a Chapter 99 heading, or the number of an AD/CVD case that counts."
  heading: String!
  "What it does."
  kind: LayerKind!
  "Identifier of the rule in the reference data. Null: the tariff line."
  ruleId: String
  "Key of the program. Null: the tariff line without a preference."
  program: String
  "Statute, order or general note it rests on."
  authority: String!
  "Kind of authority, an open list."
  authorityType: String!
  "Whether it is settled."
  ending: LayerEnding!
  "Rate in words."
  rateText: String!
  "Percent of \`baseValue\`; a floor is shown as what it adds. Null: not a percentage, or not known."
  ratePercent: Decimal
  "What the rate is charged on: \`full_value\`, \`steel_content\` ..."
  basis: String!
  "Value the rate is applied to, USD. Null: the value was not stated."
  baseValue: Decimal
  """
  Duty, USD, rounded once to the cent; of a floor, what it comes to less the column duty as rounded, so that both together are
  the floor to the cent. Null: not computable from what was stated.
  """
  amount: Decimal
  "The arithmetic."
  computation: String!
  "Position among the Chapter 99 numbers of the entry line, from 1. Null: the tariff line, or an AD/CVD case below it."
  aceReportingOrder: Int
  "Digits of the scope list row that names the line. Null: the rule names all goods, or is written in a note."
  listedAs: String
  "Article the scope list row is limited to. Null: not limited."
  qualifier: String
  "Keys of the facts that decided it, stated or assumed."
  factsRead: [String!]!
  "Keys whose missing answer would change it."
  openFacts: [String!]!
  "Law; never empty."
  citations: [Citation!]!
  "How sure the reading of the law is."
  confidence: ConfidenceTier!
  "Numbers of law/assumptions.md the reading rests on."
  assumptions: [Int!]!
}

"A Chapter 99 heading that was considered and does not apply."
type NotAppliedHeading {
  "Heading."
  heading: String!
  "Identifier of the rule in the reference data."
  ruleId: String!
  "Key of the program."
  program: String!
  "Rate in words."
  rateText: String!
  "Why it does not apply, as a code."
  reason: NotAppliedReason!
  "The condition that failed, or the heading that took it away."
  because: String!
  """
  One fact whose other answer alone would make it apply, tried by resolving every rule again. Null: no single fact does;
  for \`other_origin\` it would take another country of origin.
  """
  flippedBy: FlippingFact
  "Law."
  citations: [Citation!]!
}

"A fact and the answer that would make a heading apply."
type FlippingFact {
  "Key of the fact vocabulary."
  key: String!
  "The answer, or the range it must lie in."
  value: String!
}

"""
Sound limits of the total duty, USD, over every open input: end uses and other facts to be asked, preferences, exclusions,
exemptions, U.S. and metal contents, dates of loading and export, quantities, and the firms of AD/CVD cases. A case that may
apply is in the upper limit, at the greatest deposit rate held for any firm while none is named, and in neither total nor lower
limit while its scope is open; \`adcvdCases\` has the limits of each. A claim that only raises the duty counts as well:
\`highAnswers\` names it, and \`boundsWithoutClaims\` leaves it out. Fees are not included.
Where parts of a duty are rounded the limits may be a cent wider than any answer leads to.
"""
type DutyBounds {
  "Least total; of goods that may not be entered, under \`lowAnswers\` that let them in. Null: not computable from what was stated, or nothing lets them in."
  low: Decimal
  "Greatest total. Null: no upper limit is known, as a quantity, a rate or an AD/CVD rate is not known."
  high: Decimal
  "The first of the blocking \`requiredInputs\`: the question to answer next. Null: nothing blocks the answer."
  nextBestFact: String
  """
  Answers that lead to \`low\` when all of them are given, and no fewer; quantities and AD/CVD cases aside. Empty: that much
  is owed as it is. Null: \`low\` is null, or bounded work found no such answers.
  """
  lowAnswers: [BoundAnswer!]
  "The same for \`high\`. Null: \`high\` is null, or bounded work found no such answers."
  highAnswers: [BoundAnswer!]
}

"An answer on which an end of the bounds rests, alone or with others."
type BoundAnswer {
  "Parameter that takes it: a field of the question, or \`fact.\` and a key of the vocabulary."
  field: String!
  "The answer, in the unit of the parameter. Null: none of the answers that the law names."
  value: String
  "The question behind it."
  question: String!
  "Law the evidence is needed under."
  citation: String!
}

"Sound limits of the total duty, USD, fees not included."
type DutyLimits {
  "Least total. Null: not computable from what was stated, or the goods may not be entered."
  low: Decimal
  "Greatest total. Null: no upper limit is known, as a quantity, a rate or an AD/CVD rate is not known."
  high: Decimal
}

"A fact that was not stated."
type AssumedFact {
  "Key of the fact vocabulary."
  key: String!
  """
  What was taken, in words, and the totals rest on: of a fact to be asked its answer in the dearest completion, of where
  aluminum was smelted and cast no country that the law names.
  """
  assumed: String!
  "True: the law does not settle it, the layer stays undetermined."
  ask: Boolean!
}

"What a claim that was not made is worth."
type ClaimEffect {
  "Key of the fact vocabulary."
  key: String!
  "Parameter that takes it: a field of the question, or \`fact.\` and a key of the vocabulary."
  field: String!
  "The answer with the lowest duty, in the unit of the parameter."
  value: String!
  "The question behind it."
  question: String!
  "Total duty with that answer, USD. Null: not computable from what was stated."
  totalDuty: Decimal
  "What it saves, USD; negative when the duty rises. Null: not computable from what was stated."
  saving: Decimal
  "Law the evidence is needed under."
  citation: String!
}

"The totals of an answer as exact decimals, USD unless said otherwise. Null: not computable from what was stated."
type DutyTotals {
  "Column duty."
  columnDuty: Decimal
  "Column duty and Chapter 99 layers."
  entryDuties: Decimal
  "AD/CVD that is not advisory: cash deposits."
  adcvd: Decimal
  "Entry duties and AD/CVD that is not advisory."
  totalDuty: Decimal
  "Merchandise processing fee."
  merchandiseProcessingFee: Decimal
  "Harbor maintenance fee."
  harborMaintenanceFee: Decimal
  "Total duty and both fees."
  totalLandedDuty: Decimal
  "Customs value and total landed duty."
  landedCost: Decimal
  "100 x total duty / customs value, percent, to 12 decimals."
  effectiveRate: Decimal
}

"""
A rate rule printed in a legal note, beside what the engine charged. Evidence only: duty arithmetic does not read it.
"""
type LegalNoteRateRuleDiagnostic {
  "Identifier of the effect."
  effectId: String!
  "Identifier of the note."
  noteId: String!
  "\`rate_rule\`."
  effectType: String!
  "Always \`approved\`: other effects are not shown."
  reviewStatus: String!
  "Where in the note \`sourceSpan\` stands. Null: not known."
  sourceLocator: String @orNull
  "Exact words of the note."
  sourceSpan: String!
  "The effect's value as printed. Null: it has none."
  effectValueText: String @orNull
  "The effect's condition as printed. Null: it has none."
  conditionText: String @orNull
  "Fact the effect hangs on. Null: on none."
  requiredFactKey: String @orNull
  "Whether an effect of a legal note applies to the goods."
  applicability: RuleApplicability!
  "Percent the rule states. Null: it states none."
  ratePercent: Float @orNull
  "Quantity the rule states. Null: it states none."
  quantityValue: Float @orNull
  "Unit of the quantity. Null: it states none."
  quantityUnit: String @orNull
  "Whether the layers of an answer account for an effect of a legal note."
  parityStatus: NoteParity!
  "Facts without which it cannot be evaluated."
  blockedByFacts: [String!]!
}

"A legal note's word on where a Chapter 99 heading applies. Evidence only: duty arithmetic does not read it."
type LegalNoteChapter99ApplicabilityDiagnostic {
  "Identifier of the effect."
  effectId: String!
  "Identifier of the note."
  noteId: String!
  "\`chapter_99_applicability\`."
  effectType: String!
  "Always \`approved\`: other effects are not shown."
  reviewStatus: String!
  "Where in the note \`sourceSpan\` stands. Null: not known."
  sourceLocator: String @orNull
  "Exact words of the note."
  sourceSpan: String!
  "The effect's value as printed. Null: it has none."
  effectValueText: String @orNull
  "The effect's condition as printed. Null: it has none."
  conditionText: String @orNull
  "Fact the effect hangs on. Null: on none."
  requiredFactKey: String @orNull
  "Whether an effect of a legal note applies to the goods."
  applicability: RuleApplicability!
  "Countries the note names."
  countryCodes: [String!]!
  "Chapter 99 headings it makes applicable."
  targetChapter99Codes: [String!]!
  "Chapter 99 headings it excepts."
  exceptionChapter99Codes: [String!]!
  "Tariff numbers it names."
  conditionHtsTargets: [String!]!
  "Whether the layers of an answer account for an effect of a legal note."
  parityStatus: NoteParity!
  "Facts without which it cannot be evaluated."
  blockedByFacts: [String!]!
  "Reviews without which it cannot be evaluated."
  blockedByReview: [String!]!
}

"A quota printed in a legal note. Evidence only: aggregate quota use is not tracked across entries."
type LegalNoteQuotaDiagnostic {
  "Identifier of the effect."
  effectId: String!
  "Identifier of the note."
  noteId: String!
  "\`quota\`."
  effectType: String!
  "Always \`approved\`: other effects are not shown."
  reviewStatus: String!
  "Where in the note \`sourceSpan\` stands. Null: not known."
  sourceLocator: String @orNull
  "Exact words of the note."
  sourceSpan: String!
  "The effect's value as printed. Null: it has none."
  effectValueText: String @orNull
  "The effect's condition as printed. Null: it has none."
  conditionText: String @orNull
  "Fact the effect hangs on. Null: on none."
  requiredFactKey: String @orNull
  "Whether an effect of a legal note applies to the goods."
  applicability: RuleApplicability!
  "Quantity of the quota. Null: not printed."
  quotaQuantity: Float @orNull
  "Unit of the quota. Null: not printed."
  quotaUnit: String @orNull
  "Headings of the quota."
  targetCodes: [String!]!
  "Countries of the quota."
  countryCodes: [String!]!
  "Special program indicators of the quota."
  programIndicators: [String!]!
  "Why it does or does not match."
  applicabilityReason: String!
  "\`engine_does_not_track_aggregate_quota_usage\` or \`diagnostic_only_not_used_for_amount_computation\`."
  notice: String!
}

"What the value of an input is."
enum InputType {
  "A decimal number."
  number
  "Text, or one of the values that are named."
  string
  "A country, ISO 3166-1 alpha-2."
  iso2_country
  "A day, YYYY-MM-DD."
  iso_date
  "\`true\` or \`false\`."
  boolean
}

"What an answer is without an input."
enum InputSeverity {
  "The duty is undetermined without it."
  blocking
  "The duty is settled, and a claim would change it."
  advisory
}

"Whether an effect of a legal note applies to the goods."
enum RuleApplicability {
  "It does."
  matched
  "It does not."
  not_matched
  "What is stated does not say."
  unknown
}

"Whether the layers of an answer account for an effect of a legal note."
enum NoteParity {
  "They do."
  already_accounted_for
  "They do not."
  not_accounted_for
  "The effect awaits a review of what it refers to."
  blocked_by_reference_review
  "It cannot be told."
  not_evaluable
}

"What a heading does to the duty."
enum LayerKind {
  "The duty of the column itself."
  column
  "Adds a rate."
  additive
  "Lifts the duty to a rate."
  floor
  "Takes the place of the column duty."
  in_lieu
  "Takes a duty away."
  exempt
  "Opens or closes a quota."
  quota
  "Adds an amount by quantity."
  specific
  "Bars the goods."
  prohibited
  "Antidumping or countervailing deposit."
  adcvd
}

"Why a heading does not apply."
enum NotAppliedReason {
  "Its condition is not met."
  condition_false
  "Another heading is excepted from it."
  excepted_by
  "A rule of stacking puts another in its place."
  displaced_by
  "It has no duty to take away."
  no_target
  "Others leave nothing of its value."
  no_value_left
  "A later wording of it applies."
  superseded
  "It is about other origins."
  other_origin
  "A claim under Chapter 98 frees from it."
  chapter_98
}

"A metal whose content is charged."
enum ContentMetal {
  "Steel."
  steel
  "Aluminum."
  aluminum
  "Copper."
  copper
}

extend type Query {
  """
  Stored audits of the caller's account, the newest first. One is started by
  [\`POST /v1/entry-audits/jobs\`](/docs#/Entry%20Audit/startEntryAudit) with a file of up to 32 MiB, and deleted with
  everything of it by \`DELETE /v1/entry-audits/jobs/{id}\` or after 30 days.

  REST: [\`GET /v1/entry-audits/jobs\`](/docs#/Entry%20Audit/listEntryAuditJobs).
  """
  entryAuditJobs: EntryAuditJobList!
    @cost(weight: 20)

  """
  One stored audit: how far it is, what was read, its sums and its files. Another id is an error of kind \`not-found\`.

  REST: [\`GET /v1/entry-audits/jobs/{id}\`](/docs#/Entry%20Audit/getEntryAuditJob).
  """
  entryAuditJob(
    "Identifier of the audit, as the answer to its start gave it."
    id: ID! @constraint(maxLength: 36)
  ): EntryAuditJob!
    @cost(weight: 10)

  """
  Findings of a stored audit, also while it is under way. An unknown audit is an error of kind
  \`not-found\`.

  REST: [\`GET /v1/entry-audits/jobs/{id}/findings\`](/docs#/Entry%20Audit/listEntryAuditFindings).
  """
  entryAuditFindings(
    "Identifier of the audit, as the answer to its start gave it."
    id: ID! @constraint(maxLength: 36)
    "Only these severities. Null: all."
    severity: [EntryFindingSeverity!] @constraint(maxItems: 100)
    "Only these codes, for example \`T01\`. Null: all."
    code: [String!] @constraint(maxItems: 100)
    "What comes first."
    sort: EntryFindingSort! = money
    "Findings of a page, 1 to 100."
    first: Int = 20 @constraint(min: 1, max: 100)
    "Value of \`endCursor\` of the page before. Null: the first page."
    after: String @constraint(maxLength: 64)
  ): EntryFindingConnection!
    @cost(weight: 50)

  """
  One entry of a stored audit with its lines, filed beside lawful. An audit or an entry that is not there, or
  is not audited yet, is an error of kind \`not-found\`.

  REST: [\`GET /v1/entry-audits/jobs/{id}/entries/{number}\`](/docs#/Entry%20Audit/getEntryAuditEntry).
  """
  entryAuditEntry(
    "Identifier of the audit, as the answer to its start gave it."
    id: ID! @constraint(maxLength: 36)
    "Entry number, with or without dashes."
    number: String! @constraint(maxLength: 20)
  ): AuditedEntry!
    @cost(weight: 50)

}

"What comes first among findings."
enum EntryFindingSort {
  "The most money, overpaid or underpaid."
  money
  "The right that ends first; what has no last day comes last."
  deadline
  "The earliest entry."
  entry
}

"""
Stored audits of an account.
"""
type EntryAuditJobList {
  "The newest first."
  jobs: [EntryAuditJob!]! @listSize(assumedSize: 20)
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"How far a stored audit is."
enum EntryAuditStatus {
  "The file waits to be read."
  queued
  "Its lines are computed."
  auditing
  "All lines are computed; the outputs are written."
  writing
  "The outputs can be downloaded."
  done
  "It cannot be made; \`failure\` says why."
  failed
}

"""
One stored audit. Everything of it is deleted on request, and after 30 days.
"""
type EntryAuditJob {
  "Identifier."
  id: ID!
  "Name of the file as it was given."
  name: String!
  "Size of the file, bytes."
  bytes: Int!
  "How far it is."
  status: EntryAuditStatus!
  "Tariff numbers in the file. Null: it is not read yet."
  records: Int
  "Those of them that are audited."
  recordsDone: Int!
  "Seconds left, by what the audit took so far: an estimate. Null: it cannot be told, or it is over."
  secondsLeft: Int
  "Why it failed. Null: it did not."
  failure: EntryAuditFailure
  "The day that rights and deadlines are counted to."
  asOf: Date!
  "Data version of the law that it is computed by."
  dataVersion: String!
  "When it was started."
  createdAt: DateTime!
  "When it ended. Null: it is under way."
  finishedAt: DateTime
  "When it is deleted."
  expiresAt: DateTime!
  "What was read of each file: one, or those of an archive. None: nothing is read yet."
  sources: [EntryAuditSource!]! @listSize(assumedSize: 3)
  "Sums over all entries, USD. Null: it is not done."
  totals: EntryAuditTotals
  "The outputs; none until it is done."
  files: [EntryAuditFile!]! @listSize(assumedSize: 15)
  "What has to be known of the outputs, for example which are left out."
  notes: [String!]!
  "Said on every audit."
  notice: String!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"Why an audit cannot be made."
type EntryAuditFailure {
  "Kind of problem; its page is \`/docs/errors/<kind>\`."
  kind: String!
  "What is wrong and how it is mended."
  detail: String!
}

"One output of an audit."
type EntryAuditFile {
  "Name, for example \`audit.xlsx\`."
  name: String!
  "Size, bytes."
  bytes: Int!
  "Media type."
  mediaType: String!
  "Address of the download, below that of the server; it needs the key as well."
  href: String!
}

"""
A page of findings.
"""
type EntryFindingConnection {
  "The findings with their cursors."
  edges: [EntryFindingEdge!]! @listSize(slicingArguments: ["first"])
  "The findings."
  nodes: [EntryFinding!]! @listSize(slicingArguments: ["first"])
  "Which page this is."
  pageInfo: PageInfo!
  "Findings over all pages."
  totalCount: Int!
}

"A finding in a page."
type EntryFindingEdge {
  "Position, for \`after\`."
  cursor: String!
  "The finding."
  node: EntryFinding!
}

extend type Query {
  """
  Audits customs entries as they were filed: each line is computed again at its own entry date, and what differs is
  said with the money, the reason, the route and the last day. Nothing of the file is kept, logged or sent on. Decision
  support, to be reviewed by the importer or a licensed broker (19 CFR 111.1).

  REST: [\`POST /v1/entry-audits\`](/docs#/Entry%20Audit/auditEntries).
  """
  entryAudit(
    "The file of entries, with what else Customs reported of them."
    input: EntryAuditInput!
  ): EntryAudit!
    @cost(weight: 400)

}

"The entries to audit."
input EntryAuditInput {
  """
  The bytes of ACE report ES-003 or a table of a broker as CSV or XLSX, or of entry summaries in CATAIR form, in base64
  (RFC 4648): text in UTF-8, at most what a body of 1 MiB holds. Larger files: a stored audit, or \`dutygraph audit\`.
  """
  content: String! @constraint(maxLength: 1048576)
  """
  Reports of Customs that say more of these entries, each as \`content\` is, at most 5: CAPE claims (ACE ES-022), notices of
  liquidation (ES-701, ES-702), refunds (REV-603, REV-613, REV-615), statements (REV-101 to REV-104). Null: none.
  """
  reports: [String!] @constraint(maxLength: 1048576, maxItems: 5)
  "The day that rights and deadlines are counted to; the law of a line is that of its entry date. Null: today in America/New_York."
  asOf: Date
  """
  Headers of the table by field, for those that are not known: \`[{ field: "entryNumber", header: "Our Reference" }]\`.
  """
  columns: [EntryColumnInput!] @constraint(maxItems: 100)
}

"The header that one field has in the table."
input EntryColumnInput {
  "Name of the field, for example \`entryNumber\`, \`hts\`, \`tariffDuty\`."
  field: String!
  "Header as the table prints it."
  header: String!
}

"""
Filed entries beside the law of their days. Over REST:
[\`POST /v1/entry-audits\`](/docs#/Entry%20Audit/auditEntries).
"""
type EntryAudit {
  "The day that rights and deadlines are counted to."
  asOf: Date!
  "What was read of the file."
  source: EntryAuditSource!
  "What was read of the reports of Customs, in their order."
  reports: [EntryAuditSource!]! @listSize(assumedSize: 1)
  "Sums over all entries, USD."
  totals: EntryAuditTotals!
  "What was found, by entry date and entry."
  findings(
    "Only these severities. Null: all."
    severity: [EntryFindingSeverity!] @constraint(maxItems: 100)
    "Only these codes, for example \`T01\`. Null: all."
    code: [String!] @constraint(maxItems: 100)
  ): [EntryFinding!]! @listSize(assumedSize: 50)
  "Every entry with its lines, by entry date."
  entries: [AuditedEntry!]! @listSize(assumedSize: 20)
  "Said on every audit."
  notice: String!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"What a reader made of a file of entries."
type EntryAuditSource {
  "Name of the file. Null: it came without one, in a field of a request."
  file: String
  "\`ACE ES-003\`, \`table\`, \`CATAIR AE\`, or \`report of entries: \` with what it holds, such as \`refunds\`."
  format: String!
  "Row of the header, from 1. Null: the format has none."
  headerRow: Int
  "Columns that are understood."
  columns: [EntryColumn!]! @listSize(assumedSize: 20)
  "Headers that are not understood; their cells have no effect."
  unknownColumns: [String!]!
  "Rows after the header: read and skipped ones."
  rows: Int!
  "Rows that were read."
  data: Int!
  "The first 1,000 rows that were skipped, with the reason. Empty lines of a text are no rows."
  skipped: [EntryRowNote!]! @listSize(assumedSize: 5)
  "The first 1,000 cells that could not be read and count as absent, with the reason."
  unreadable: [EntryRowNote!]! @listSize(assumedSize: 5)
}

"One column of a table as it was understood."
type EntryColumn {
  "Name of the field."
  field: String!
  "Header as printed."
  header: String!
}

"Something about one row."
type EntryRowNote {
  "The row, from 1."
  row: Int!
  "What and why."
  note: String!
}

"""
Sums over an audit, USD. Overpaid and underpaid stand apart and are never netted between lines. \`overpaid\` and
\`ieepaPrincipal\` overlap: what was overpaid under a heading held void is in both, so they do not add up to a refund.
"""
type EntryAuditTotals {
  "Number of entries."
  entries: Int!
  "Number of lines."
  lines: Int!
  "Lines whose duty was computed."
  linesComputed: Int!
  "Duty filed on all lines."
  filed: Decimal!
  "Duty filed on the lines that were computed."
  filedComputed: Decimal!
  "Duty of those lines by the law as last corrected, on their entry dates."
  lawfulAtEntry: Decimal!
  "The same without the duties held void (IEEPA; Learning Resources v. Trump, No. 24-1287)."
  owedWithoutIeepa: Decimal!
  "Filed more than the law at entry asked for."
  overpaid: Decimal!
  "Filed less than the law at entry asked for."
  underpaid: Decimal!
  """
  Refund of void duties: filed duty less duty without them, what was overpaid under their headings included. What was
  overpaid under other headings of the line is in \`overpaid\` alone.
  """
  ieepaPrincipal: Decimal!
  "The same by what has to be done for it."
  ieepaByStatus: [IeepaStatusTotal!]! @listSize(assumedSize: 5)
  "Interest on the refund by published quarterly rates, compounded daily (19 USC 1505(c)): an estimate."
  interestEstimate: Decimal!
  "Paid under authorities that are before the courts: in no other sum."
  contingent: Decimal!
  "Duty filed on lines or headings that were not computed."
  notAudited: Decimal!
}

"Refund of void duties in one state."
type IeepaStatusTotal {
  "The state."
  status: CapeStatus!
  "Principal, USD."
  principal: Decimal!
}

"What has to be done for the refund of void duties."
enum CapeStatus {
  "The entry can be declared in CAPE."
  ready
  "It could be declared; a correction has to come first, or nothing is sure to come back."
  hold
  "It would be refused for a reason that can be mended."
  repair
  "It is out of time for CAPE and in time for a protest."
  protest
  "A later phase of CAPE, or a court."
  court
  "It is in a declaration already."
  declared
  "It was paid back, as a report of refunds or of liquidations says."
  refunded
}

"How much a finding asks for."
enum EntryFindingSeverity {
  "The filing and the law differ."
  error
  "Money that can be claimed."
  opportunity
  "To be looked at."
  advisory
  "Nothing to do."
  info
}

"One thing that was found."
type EntryFinding {
  "Code, for example \`T01\`: D data, T tariff, A AD/CVD, F fees, P procedure."
  code: String!
  "What the code says."
  name: String!
  "Further codes of the same money."
  also: [String!]!
  "How much it asks for."
  severity: EntryFindingSeverity!
  "Entry number."
  entry: String!
  "Line, or lines joined by \`+\` among which one article was split. Null: it is about the entry."
  line: String
  "Number of Chapters 1 to 97. Null: it is not about one line."
  hts: String
  "Country of origin of the line. Null: it is about no line, or none can be read."
  origin: CountryCode
  "Heading or case that the difference is on. Null: it is on none."
  heading: String
  "Filed, USD. Null: no money."
  filed: Decimal
  "By law, USD. Null: no money, or not computed."
  lawful: Decimal
  """
  Filed less lawful, without what is set against other headings or is in other findings of the line: positive is overpaid.
  Null: no money.
  """
  difference: Decimal
  "Least lawful duty while a fact is open, or with a possible claim, USD. Null: neither, or not computable."
  lower: Decimal
  "Greatest lawful duty while a fact is open, USD. Null: none is open, or no limit is known."
  upper: Decimal
  "The reason in a sentence."
  why: String!
  "The route and its last day. Null: none is asked for."
  remedy: EntryRemedy
  "Claims and facts that the lawful amount rests on."
  restsOn: [String!]!
  "The law."
  citations: [String!]!
  "How sure it is."
  confidence: String!
  "Name of the file that proves the lawful duty of its line, for a stored audit. Null: none is needed."
  proof: String
}

"The way to get money back or to pay what is owed, the first that is open."
type EntryRemedy {
  "A way to correct an entry."
  route: RemedyRoute!
  "The last calendar day. Null: the route has none, or it cannot be told."
  by: Date
  "The last working day on or before \`by\`. Null: as \`by\`."
  byWorkingDay: Date
  "True: a date it is counted from is not in the file."
  estimated: Boolean!
  "True: it is open on the day of the audit."
  open: Boolean!
  "The law of the route."
  authority: String!
}

"""
One entry.
"""
type AuditedEntry {
  "Eleven characters without dashes."
  number: String!
  "Entry type, two digits. Null: none can be read."
  type: String
  "The day whose law it is computed by. Null: none can be read, and no line is computed."
  entryDate: Date
  "How far its liquidation is. Null: no entry date."
  liquidation: LiquidationState
  "Day of liquidation. Null: not known."
  liquidationDate: Date
  "True: the day is estimated by the cycle of Customs. Null: as \`liquidation\`."
  liquidationEstimated: Boolean
  "Duty filed on all lines, USD."
  filed: Decimal!
  "The refund of void duties. Null: it paid none."
  cape: CapeDeclaration
  "Its lines."
  lines: [AuditedLine!]! @listSize(assumedSize: 5)
  "What was found of it."
  findings: [EntryFinding!]! @listSize(assumedSize: 10)
}

"Whether the void duties of an entry can be declared in CAPE."
type CapeDeclaration {
  "What has to be done."
  status: CapeStatus!
  "Why it is not ready, each with its cure."
  reasons: [String!]!
  "Refund without interest, USD: what of it is known. Null: nothing of it is, as lines are not computed."
  principal: Decimal
  "What of it reports of Customs do not show as paid back, USD. Null: nothing of the refund is known."
  outstanding: Decimal
  "Interest on what is outstanding, USD: an estimate."
  interestEstimate: Decimal!
}

"One line, or the lines among which one article was split by content."
type AuditedLine {
  "Line number, or several joined by \`+\`."
  number: String!
  "Number of Chapters 1 to 97. Null: none can be read."
  hts: String
  "Country of origin. Null: none can be read."
  origin: CountryCode
  "Customs value, USD. Null: none can be read."
  value: Decimal
  "How much can be said of a line."
  status: LineAuditStatus!
  "Why it was not computed. Null: it was."
  reason: String
  "Duty filed, USD."
  filed: Decimal!
  "Duty by the law as last corrected, on the entry date. Null: not computed."
  atEntry: Decimal
  "Duty by the law as published on the entry date. Null: not computed."
  asFiledLaw: Decimal
  "Duty without the void authority. Null: not computed."
  withoutIeepa: Decimal
  "Filed beside lawful by number."
  numbers: [AuditedNumber!]! @listSize(assumedSize: 4)
}

"One tariff number of a line, filed and lawful."
type AuditedNumber {
  "The number, dotted."
  number: String!
  "Duty filed, USD. Null: it was not filed, or without an amount."
  filed: Decimal
  "Duty by law, USD. Null: not computed."
  lawful: Decimal
  "The arithmetic of the lawful amount. Null: nothing is due."
  computation: String
  "The law that asks for it. Null: nothing is due."
  authority: String
}

"A way to correct an entry."
enum RemedyRoute {
  "Post summary correction, before liquidation."
  post_summary_correction
  "Protest, 19 U.S.C. 1514."
  protest
  "Declaration in the CAPE process."
  cape
  "Claim of a preference after entry, 19 U.S.C. 1520(d)."
  preference_1520d
  "Prior disclosure, 19 CFR 162.74."
  prior_disclosure
  "An action in court."
  court
  "No way is open."
  none
}

"How far the liquidation of an entry is."
enum LiquidationState {
  "Liquidated."
  liquidated
  "Not liquidated."
  unliquidated
  "Extended."
  extended
  "Suspended."
  suspended
  "Under review."
  under_review
  "To be liquidated on a day that is set."
  scheduled
}

"How much can be said of a line."
enum LineAuditStatus {
  "What is owed is known."
  certain
  "A fact is open."
  depends
  "Its day is not covered by the data."
  not_covered
  "Its number is not in the schedule of its day."
  not_in_schedule
  "It could not be read."
  not_audited
}

extend type Query {
  "A line of Chapters 1 to 97 on one day, and everything that hangs on it."
  htsLine(
    "Ten digits, dotted or not; eight where the line has no statistical suffixes."
    code: String!
    "The schedule and law of this day. Null: today in America/New_York."
    date: Date
    "Data version that the whole request is answered from, one of \`pinnableDataVersions\`. Null: the newest."
    dataVersion: String
  ): HtsLine! @cost(weight: 2)

  "From a citation back to what rests on it."
  document(
    "The document as citations name it, for example \`Proclamation 11021\` or \`EO 14257\`; case does not matter."
    name: String!
  ): CitedDocument! @cost(weight: 10)

  "Lines of Chapters 1 to 97 under a number, in printing order, each with everything that hangs on it."
  htsLines(
    "Two to ten digits, dotted or not: lines whose numbers begin with them."
    under: String!
    "The schedule and law of this day. Null: today in America/New_York."
    date: Date
    "At most this many, 1 to 100."
    first: Int! = 20
    "Value of \`endCursor\` of the page before."
    after: String
  ): HtsLineConnection! @cost(weight: 50)

  "Chapter 99 rules, by heading and first day."
  chapter99Rules(
    "Which to list. Null: all."
    filter: Chapter99RuleFilter
    "At most this many, 1 to 100."
    first: Int! = 20
    "Value of \`endCursor\` of the page before."
    after: String
  ): Chapter99RuleConnection! @cost(weight: 120)

  "Any record that has a global identifier."
  node("An \`id\` as an answer had it." id: ID!): Node! @cost(weight: 10)
}

"""
A record with an identifier of its own, which \`node\` finds again in the same data version; a saved report, in the account
it was saved to.
"""
interface Node {
  "Global identifier; opaque."
  id: ID!
}

"Which Chapter 99 rules are wanted: every part that is given holds."
input Chapter99RuleFilter {
  "A heading, for example \`9903.88.03\`. One that no rule has is refused, with the nearest."
  heading: String
  "Key of a program, as rules and layers have it. One that no rule has is refused, with the nearest."
  program: String
  "Kind of authority, for example \`section_232\`. One that no rule has is refused, with the nearest."
  authorityType: String
  "Only rules in force on this day."
  date: Date
  "Only rules that are for goods of this country."
  origin: CountryCode
}

"A page of lines."
type HtsLineConnection {
  "The lines with their cursors."
  edges: [HtsLineEdge!]! @listSize(slicingArguments: ["first"])
  "The lines."
  nodes: [HtsLine!]! @listSize(slicingArguments: ["first"])
  "Which page this is."
  pageInfo: PageInfo!
  "Lines over all pages."
  totalCount: Int!
}

"A line in a page."
type HtsLineEdge {
  "Position, for \`after\`."
  cursor: String!
  "The line."
  node: HtsLine!
}

"A page of Chapter 99 rules."
type Chapter99RuleConnection {
  "The rules with their cursors."
  edges: [Chapter99RuleEdge!]! @listSize(slicingArguments: ["first"])
  "The rules."
  nodes: [Chapter99Rule!]! @listSize(slicingArguments: ["first"])
  "Which page this is."
  pageInfo: PageInfo!
  "Rules over all pages."
  totalCount: Int!
}

"A rule in a page."
type Chapter99RuleEdge {
  "Position, for \`after\`."
  cursor: String!
  "The rule."
  node: Chapter99Rule!
}

"A reportable line of Chapters 1 to 97 on one day."
type HtsLine implements Node {
  "Global identifier: the line on that day."
  id: ID!
  "The number, dotted."
  htsCode: HtsNumber!
  "Day whose schedule and law are read."
  date: Date!
  "Description as printed."
  description: String!
  "Descriptions from the heading down to the line, unnumbered levels included."
  path: [String!]!
  "Units of quantity as printed."
  units: [String!]!
  "Column 1 General rate as printed, inherited where the line prints none."
  generalRate: String!
  "Column 2 rate as printed, inherited where the line prints none."
  column2Rate: String!
  "Where the schedule prints it."
  citations: [Citation!]!
  "The line in its place: section, chapter, rows above, statistical siblings."
  hierarchy: HtsHierarchy! @cost(weight: 20)
  "Every wording of the line over the archived revisions, oldest first."
  history: HtsLineHistory! @cost(weight: 50)
  "Legal notes that govern the line, most specific first."
  notes("At most this many, 1 to 100." limit: Int! = 20): HtsNotesAnswer! @cost(weight: 240)
  "Chapter 99 rules in force on the day whose scope names the line, whatever their condition."
  chapter99(
    "Country of origin: says of each rule whether it reaches its goods. Null: not asked."
    origin: CountryCode
  ): [LineRule!]! @listSize(assumedSize: 60)
  "AD/CVD orders that name the line, an index aid only: the written scope decides."
  adcvdOrders(
    "Country of the orders. Null: every country."
    country: CountryCode
    "At most this many, 1 to 100."
    first: Int! = 20
  ): AdcvdOrderConnection! @cost(weight: 20)
  "Partner agencies that regulate the line."
  pga: PgaCheck! @cost(weight: 10)
  "The duty on the line on this day."
  duty(
    "Country of origin. Null: not stated."
    origin: CountryCode
    "Declared value, USD. Null: rates without amounts."
    value: Decimal
    "Special program indicator claimed."
    spi: String
    "Mode of transport: \`ocean\`, \`air\`, \`truck\` or \`rail\`."
    transport: String
    "Quantity in the line's first unit."
    qty: Decimal
    "Quantity in the line's second unit."
    qty2: Decimal
    "Answers to keys of the fact vocabulary, each key once."
    facts: [FactInput!] @constraint(maxItems: 100)
  ): DutyInfo! @cost(weight: 10)
}

"A Chapter 99 rule that names a line, and how."
type LineRule {
  "The rule."
  rule: Chapter99Rule!
  "Digits of the list row that names the line. Null: the rule names all goods, or is written in a note."
  listedAs: String
  "The list. Null: as for \`listedAs\`."
  list: String
  "Article the list row is limited to. Null: not limited."
  qualifier: String
  "Whether its countries include the origin asked about. Null: none was asked about."
  reachesOrigin: Boolean
}

"A row of Chapter 99: one heading, group of countries, part of a scope and period of a rate."
type Chapter99Rule implements Node {
  "Global identifier."
  id: ID!
  "Identifier in the reference data: the \`ruleId\` of a layer."
  ruleId: String!
  "Heading, for example \`9903.88.03\`; in parentheses where the law gives none."
  heading: String!
  "Key of the program."
  program: String!
  "Statute or order it rests on."
  authority: String!
  "Kind of authority, an open list."
  authorityType: String!
  "First day of entries it applies to. Null: since before the data begins."
  from: Date
  "Last day of entries it applies to. Null: no end is known. Before \`from\`: it never applied."
  to: Date
  "What it does."
  kind: RateKind!
  "Rate in words."
  rateText: String!
  "What the rate is charged on: \`full_value\`, \`steel_content\` ..."
  basis: String!
  "What must hold for it to apply, in fact keys. Null: nothing but scope and origin."
  condition: String
  "Countries of origin it is for. Null: every country."
  countries: [CountryCode!]
  "The goods it names: any one part is enough."
  scope: [RuleScopePart!]! @listSize(assumedSize: 3)
  "Law; never empty."
  citations: [Citation!]!
  "The documents cited, each with everything else that rests on it."
  documents: [CitedDocument!]! @listSize(assumedSize: 4)
}

"One part of the scope of a rule."
type RuleScopePart {
  "What goods it names."
  kind: RuleScopeKind!
  "The note. Null: not by a note."
  note: String
  "The list. Null: not by a list."
  list: String
  "Rows of the list the part selects, of every date."
  entries: Int!
  "The first numbers of those rows, digits only."
  prefixes("At most this many, 1 to 100." first: Int! = 20): [String!]! @listSize(slicingArguments: ["first"])
}

"A document that rules or events cite, and what rests on it."
type CitedDocument implements Node {
  "Global identifier."
  id: ID!
  "The document as cited."
  document: String!
  "Its address. Null: none is known."
  url: URL
  "Chapter 99 rules that rest on it."
  rules(
    "Only rules in force on this day. Null: of every date."
    date: Date
    "At most this many, 1 to 100."
    first: Int! = 20
    "Value of \`endCursor\` of the page before."
    after: String
  ): Chapter99RuleConnection!
  "Lines that its rules name by a list, in printing order; rules on all goods name every line and are left out."
  lines(
    "Schedule and rules of this day. Null: today in America/New_York."
    date: Date
    "At most this many, 1 to 100."
    first: Int! = 20
    "Value of \`endCursor\` of the page before."
    after: String
  ): HtsLineConnection! @cost(weight: 20)
  "Acts of tariff law that cite it."
  events: [TariffEvent!]! @closedBeta
}

extend type DutyLayer {
  "The rule of the layer. Null: the tariff line, or an AD/CVD case."
  rule: Chapter99Rule
}

"What a rule does to the duty."
enum RateKind {
  "Adds a rate."
  additive
  "Lifts the duty to a rate."
  floor
  "Takes the place of the column duty."
  inLieu
  "Takes a duty away."
  exempt
  "Opens or closes a quota."
  quota
  "Adds an amount by quantity."
  specific
  "Bars the goods."
  prohibited
}

"What goods a part of a scope names."
enum RuleScopeKind {
  "All goods."
  all
  "Goods described in a note."
  note
  "A list of numbers."
  list
}

extend type Query {
  """
  Search of the schedule by words or by a number, whole or begun. Results are candidates for research: their order is
  no legal conclusion and there is no classification confidence.

  REST: [\`GET /v1/hts/search\`](/docs#/HTS%20Reference/searchHts).
  """
  htsSearch(
    "Words (prefixes, trade names and up to 12 misspellings are understood) or a number, dotted or not. Up to 1,000 characters."
    q: String! @constraint(maxLength: 1000)
    "Two digits: only this chapter. Words are looked for in Chapters 1 to 97 unless 98 or 99 is named here."
    chapter: String @constraint(maxLength: 2)
    "Two to ten digits, dotted or not: only numbers that begin with them."
    parent: String @constraint(maxLength: 13)
    "Schedule of this day. Null: of today, or as the revision printed it."
    date: Date
    "Schedule as printed by this revision, for example \`2026_rev_10\`. Null: as last published."
    revision: String @constraint(maxLength: 40)
    "Results on the page, 1 to 100."
    limit: Int = 20 @constraint(min: 1, max: 100)
    "Value of \`pageInfo.endCursor\` of the page before; it belongs to one data version. Null: the first page."
    cursor: String
  ): HtsSearchAnswer!
    @cost(weight: 260, perHundredCharacters: 140)

  """
  The rows of a section, a chapter or a number in printing order, unnumbered levels included.

  REST: [\`GET /v1/hts/browse\`](/docs#/HTS%20Reference/browseHts).
  """
  htsBrowse(
    "Roman numeral of a section."
    section: String @constraint(maxLength: 6)
    "Two digits: only this chapter."
    chapter: String @constraint(maxLength: 2)
    "Two to ten digits, dotted or not: the rows whose numbers begin with them, with the levels above."
    parent: String @constraint(maxLength: 13)
    "Leave unnumbered levels out."
    numberedOnly: Boolean = false
    "Schedule of this day. Null: of today, or as the revision printed it."
    date: Date
    "Schedule as printed by this revision. Null: as last published."
    revision: String @constraint(maxLength: 40)
    "Rows on the page, 1 to 100."
    limit: Int = 100 @constraint(min: 1, max: 100)
    "Value of \`pageInfo.endCursor\` of the page before; it belongs to one data version. Null: the first page."
    cursor: String
  ): HtsBrowseAnswer!
    @cost(weight: 75)

  """
  One number in its place: section, chapter, rows above, rows below and statistical siblings.

  REST: [\`GET /v1/hts/hierarchy\`](/docs#/HTS%20Reference/getHtsHierarchy).
  """
  htsHierarchy(
    "Four to ten digits, dotted or not."
    code: String! @constraint(format: "hts-number")
    "Schedule of this day. Null: of today, or as the revision printed it."
    date: Date
    "Schedule as printed by this revision. Null: as last published."
    revision: String @constraint(maxLength: 40)
  ): HtsHierarchy!
    @cost(weight: 20)

  "Every wording of one row over the archived revisions, oldest first."
  htsLineHistory("Four to ten digits, dotted or not." code: String!): HtsLineHistory! @cost(weight: 50)

  "What differs between the schedules of two revisions or two days."
  htsDiff(
    "Name of a revision (\`2026_rev_9\`, as it was printed) or a day (\`2026-06-01\`, as last published)."
    from: String!
    "Name of a revision or a day."
    to: String!
    "Two digits: only this chapter. Null: all."
    chapter: String
    "Changes on the page, 1 to 100; the counts and the CSV are of all."
    limit: Int = 100
    "Value of \`pageInfo.endCursor\` of the page before; it belongs to one data version. Null: the first page."
    cursor: String
  ): HtsDiff! @cost(weight: 700)
}

"The schedule an answer was read from."
type HtsEdition {
  "Day whose law was read. Null: the whole printing of the revision, rows that begin later included."
  date: Date
  "Revision the schedule was read as printed by; without one asked for, the newest published on or before the day."
  revision: String!
  "Printed title of the revision."
  title: String!
  "Day it was published."
  publishedOn: Date!
  """
  How the revision is known: \`archive\` (its whole text), \`change_record\` (what its official change record says was
  applied to the newest archive before it), \`secondary\` (the same from a reviewed copy), \`notice\` (a citation of the
  Federal Register alone) or \`unread\`.
  """
  basis: String!
}

"A number that the schedule had and no longer has on the day read."
type HtsReplacedNumber {
  "The number, dotted."
  code: String!
  "Its last day."
  lastDay: Date!
  "Numbers that its goods are reported under on the day read, dotted. Empty: no successor is printed."
  successors: [String!]!
  "Revision that ended it. Null: no change record says so."
  revision: String
}

"A number on the other side of a change."
type HtsSuccession {
  "The number, dotted."
  code: String!
  "How numbers of one edition became those of another."
  kind: HtsSuccessionKind!
  "First day of the newer number."
  on: Date!
  "Revision whose change record says so."
  revision: String!
}

"""
One page of a search.
"""
type HtsSearchAnswer {
  "What was looked for."
  query: String!
  "How it was understood."
  matchedBy: HtsQueryKind!
  "The schedule searched."
  edition: HtsEdition!
  "The number looked for, when it had ended by the day: the results are its successors. Null: anything else was looked for."
  replaced: HtsReplacedNumber
  "Rows found, at most 500."
  totalCount: Int!
  "Best first."
  results: [HtsSearchResult!]! @listSize(slicingArguments: ["limit"])
  "The same with the cursor behind each."
  edges: [HtsSearchEdge!]! @listSize(slicingArguments: ["limit"])
  "Where the page ends."
  pageInfo: PageInfo!
  "What the results are and are not."
  notice: String!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"A row found, with why."
type HtsSearchResult {
  "Place in the ranking, from 1."
  rank: Int!
  "Number, dotted."
  code: String!
  "Text of the row itself."
  description: String!
  "Texts from the heading to the row."
  path: [String!]!
  "Level of a row of the schedule."
  level: HtsLevel!
  "Units of quantity as printed."
  units: [String!]!
  "First day on which this wording is law; the first covered day says nothing of the time before. Null: no first day is known."
  legalFrom: Date
  "First day on which it no longer is. Null: open."
  legalTo: Date
  "Column 1 General. Null: neither it nor a row above prints one."
  general: HtsRate
  "Column 1 Special. Null: none beside the general rate."
  special: HtsRate
  "Column 2. Null: neither it nor a row above prints one."
  column2: HtsRate
  "Part of the path that says most of what was looked for."
  matchedField: HtsSearchLevel!
  "Text around the words found there."
  snippet: String!
  "Everything looked for that was found, strongest first."
  evidence: [HtsSearchEvidence!]!
}

"One thing looked for, and where the path of the row says it."
type HtsSearchEvidence {
  "Words of the query, or the trade name recognised in them."
  queryText: String!
  "How a word of the query met one of the schedule."
  kind: HtsTermMatch!
  "Part of the path."
  field: String!
  "Number of the row, dotted; of a chapter two digits. Null: a section."
  code: String
  "Text around the words found."
  snippet: String!
  "Words of the text that were matched."
  matched: [String!]!
}

"A rate cell as printed for a row or inherited by it."
type HtsRate {
  "As printed."
  text: String!
  "Number of the row that prints it, dotted, or of the nearest numbered row above. Null: none has one."
  source: String
  "Whether it is inherited from a row above."
  inherited: Boolean!
}

"A row of the schedule."
type HtsRow {
  "Number, dotted. Null: an unnumbered level."
  code: String
  "Text of the row."
  description: String!
  "Depth as printed, from 0."
  indent: Int!
  "Level of a row of the schedule."
  level: HtsLevel!
  "Number of the nearest numbered row above. Null: a heading."
  parent: String
  "Whether goods are reported under it: ten digits, or eight where no ten-digit row divides them."
  reportable: Boolean!
  "Units of quantity as printed."
  units: [String!]!
  "Column 1 General. Null: neither it nor a row above prints one."
  general: HtsRate
  "Column 1 Special. Null: none beside the general rate."
  special: HtsRate
  "Column 2. Null: neither it nor a row above prints one."
  column2: HtsRate
  "Additional duties as printed. Null: none."
  additionalDuties: String
  "Quota quantity as printed. Null: none."
  quotaQuantity: String
  "Remarks printed beside the row, with the Chapter 99 headings they name."
  endnotes: [HtsEndnote!]!
  "Rows directly below."
  childCount: Int!
  "First day on which this wording is law; the first covered day says nothing of the time before. Null: no first day is known."
  legalFrom: Date
  "First day on which it no longer is. Null: open."
  legalTo: Date
}

"A remark printed beside a row."
type HtsEndnote {
  "Cells it belongs to: \`desc\`, \`general\`, \`special\`, \`other\`, \`units\`, \`stat\`."
  columns: [String!]!
  "As printed."
  text: String!
  "Chapter 99 headings it names that the schedule prints."
  headings: [HtsEndnoteHeading!]!
}

"A Chapter 99 heading an endnote leads to."
type HtsEndnoteHeading {
  "Heading, dotted."
  code: String!
  "Text of the heading."
  description: String!
  "Rate printed in Column 1 General."
  general: String!
}

"""
One page of rows in printing order.
"""
type HtsBrowseAnswer {
  "The schedule read."
  edition: HtsEdition!
  "Rows there are."
  totalCount: Int!
  "In printing order."
  results: [HtsRow!]! @listSize(slicingArguments: ["limit"])
  "The same with the cursor behind each."
  edges: [HtsRowEdge!]! @listSize(slicingArguments: ["limit"])
  "Where the page ends."
  pageInfo: PageInfo!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"""
One number in its place.
"""
type HtsHierarchy {
  "The schedule read."
  edition: HtsEdition!
  "The number as it was understood, dotted."
  code: String!
  "Its section."
  section: CatalogSectionName!
  "Its chapter."
  chapter: CatalogChapterName!
  "The row."
  row: HtsRow!
  "Rows above, heading first, unnumbered levels included."
  parents: [HtsRow!]!
  "Rows below, down to the next numbered ones, unnumbered levels included, in printing order."
  children: [HtsRow!]!
  "Other rows under the same parent."
  siblings: [HtsRow!]!
  "Texts from the section to the row."
  path: [String!]!
  "Numbers that its goods had before. Empty: none is printed."
  replaces: [HtsSuccession!]!
  "Numbers that its goods have after the day read. Empty: it has not ended, or none is printed."
  replacedBy: [HtsSuccession!]!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"The wordings of one row over the archived revisions."
type HtsLineHistory {
  "The number as it was understood, dotted."
  code: String!
  "Oldest first. The first is the printing the archive begins with."
  events: [HtsLineEvent!]!
  "The same as comma-separated values (RFC 4180), one line a changed field."
  csv: String!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"What one revision did to a row."
type HtsLineEvent {
  "What an edition did to a line."
  kind: HtsLineEventKind!
  "Revision that printed it first."
  revision: String!
  "Day the revision was published."
  publishedOn: Date!
  "Day from which the wording is law, as known when it was printed. Null: removed rows."
  legalFrom: Date
  "The row as printed. Null: removed."
  row: HtsRow
  "What differs from the printing before."
  changes: [HtsFieldChange!]!
}

"A cell that was printed differently."
type HtsFieldChange {
  "A cell of the schedule."
  field: HtsField!
  "Before; empty: the cell was empty."
  before: String!
  "After; empty: the cell is empty."
  after: String!
}

"What differs between two schedules."
type HtsDiff {
  "The earlier side."
  from: HtsEdition!
  "The later side."
  to: HtsEdition!
  "How much changed, by kind."
  counts: HtsDiffCounts!
  "Numbers that took the place of others, where the numbers say so."
  replacements: [HtsReplacement!]!
  "In the order of the numbers."
  changes: [HtsRowDifference!]! @listSize(slicingArguments: ["limit"])
  "Where the page ends."
  pageInfo: PageInfo!
  "All changes as comma-separated values (RFC 4180), one line a changed field."
  csv: String! @cost(weight: 1000)
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"Numbers of rows by what happened to them; a row may count under several."
type HtsDiffCounts {
  "Numbers only the later side has."
  added: Int!
  "Numbers only the earlier side has."
  removed: Int!
  "Rows of both sides with another rate in any of the three columns."
  rateChanged: Int!
  "Rows of both sides with another text."
  descriptionChanged: Int!
  "Rows of both sides with other units."
  unitsChanged: Int!
  "Rows of both sides with other endnotes."
  endnotesChanged: Int!
}

"Numbers under one row that took the place of others."
type HtsReplacement {
  "How many numbers replaced how many."
  kind: HtsReplacementKind!
  "The row both stand under, dotted."
  under: String!
  "Numbers of the earlier side, dotted."
  from: [String!]!
  "Numbers of the later side, dotted."
  to: [String!]!
}

"A numbered row that differs."
type HtsRowDifference {
  "Number, dotted."
  code: String!
  "What happened to a row between two editions."
  kind: HtsRowChangeKind!
  "Text of the row, of the later side where it has one."
  description: String!
  "Cells that differ; of an added or removed row all that are printed."
  changes: [HtsFieldChange!]!
}

"A result in a page."
type HtsSearchEdge {
  "Position, for \`cursor\`."
  cursor: String!
  "The result."
  node: HtsSearchResult!
}

"A row in a page."
type HtsRowEdge {
  "Position, for \`cursor\`."
  cursor: String!
  "The row."
  node: HtsRow!
}

"Level of a row of the schedule."
enum HtsLevel {
  "Four digits."
  heading
  "Six digits, or an unnumbered part of them."
  subheading
  "Eight digits, with rates of duty."
  rateLine
  "Ten digits, reported on entries."
  statistical
  "Text that rows below share, without a number."
  superior
}

"How numbers of one edition became those of another."
enum HtsSuccessionKind {
  "All goods went to a number of their own."
  renumbered
  "They went to a number shared with others."
  merged
  "They went to several numbers."
  split
  "They went to several numbers, this one shared with others."
  split_and_merged
  "The only number of its line was divided."
  subdivided
  "It ended and no successor is printed."
  discontinued
  "Digits of an ended number were given to an article whose own former number is not printed."
  established
}

"How many numbers replaced how many."
enum HtsReplacementKind {
  "One became several."
  split
  "Several became one."
  merged
  "One became one."
  renumbered
}

"What an edition did to a line."
enum HtsLineEventKind {
  "The archive begins with it."
  first
  "It is in this edition and not in the one before."
  added
  "A cell of it changed."
  changed
  "It is not in this edition any more."
  removed
}

"A cell of the schedule."
enum HtsField {
  "Article description."
  description
  "Column 1 general rate."
  general
  "Column 1 special rates."
  special
  "Column 2 rate."
  column2
  "Units of quantity."
  units
  "Additional duties."
  additionalDuties
  "Quota quantity."
  quotaQuantity
  "Endnotes."
  endnotes
}

"What happened to a row between two editions."
enum HtsRowChangeKind {
  "It is in the later edition alone."
  added
  "It is in the earlier edition alone."
  removed
  "A cell of it differs."
  changed
}

"Part of the path of a row."
enum HtsSearchLevel {
  "The section."
  section
  "The chapter."
  chapter
  "The heading."
  heading
  "The subheading."
  subheading
  "The line with rates of duty."
  rateLine
  "The statistical line."
  statistical
}

"How a word of the query met one of the schedule."
enum HtsTermMatch {
  "As a number."
  number
  "As it stands."
  exact
  "In another form of the word."
  form
  "As the beginning of it."
  prefix
  "With another spelling."
  spelling
  "By the table of trade names."
  trade
}

"How a query was understood."
enum HtsQueryKind {
  "As a tariff number, whole or begun."
  number
  "As words."
  text
}

extend type Query {
  """
  Changes of the law as this server knows it: every ingestion that was applied and not rolled back, oldest first, with the
  tariff numbers, headings and cases it touches. Read on with \`pageInfo.endCursor\`, which stays valid. What the law itself
  schedules is in \`tariffEvents\` and \`dutyTimeline\`. Test keys have no changes.

  REST: [\`GET /v1/changes\`](/docs#/Regulatory%20Data/listLawChanges).
  """
  lawChanges(
    "Applied on this day (UTC) and later. Null: from the first."
    since: Date
    """
    Only changes that touch this number of 4 to 10 digits, one under it or one above it, or a Chapter 99 heading whose lists name
    it or that names all goods of its countries. Several numbers, such as those of all parts, are separated by commas, at most 250.
    Null: all.
    """
    hts: String @constraint(maxLength: 3999)
    "Changes on the page, 1 to 100."
    limit: Int = 50 @constraint(min: 1, max: 100)
    "Value of \`pageInfo.endCursor\` of the page before; it stays valid. Null: the first page."
    cursor: String
  ): LawChanges!
    @cost(weight: 20)

}

"""
One page of changes of the law.
"""
type LawChanges {
  "Oldest first."
  changes: [LawChange!]! @listSize(slicingArguments: ["limit"])
  "Where the page ends. An empty page ends where it began."
  pageInfo: PageInfo!
  "The same page as an Atom feed (RFC 4287), the newest first."
  atom: String! @cost(weight: 5)
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"What a change was read from."
enum LawChangeKind {
  "A revision of the Harmonized Tariff Schedule."
  schedule
  "Federal Register documents: acts of tariff law and steps of AD/CVD cases."
  notices
  "CBP ruling letters."
  rulings
  "Legal notes of the schedule."
  notes
  "Scope texts of AD/CVD orders."
  scopes
  "The law as a whole: an update or a reference pack."
  law
}

"One applied change of the law."
type LawChange {
  "Identifier; it grows with time."
  id: ID!
  "When it was applied."
  at: DateTime!
  "What it was read from."
  kind: LawChangeKind!
  "For example \`HTSUS 2026 Revision 10\`."
  title: String!
  "True: a duty calculated after it may differ from one before."
  mayChangeDuty: Boolean!
  "Data version that it made. Null: it made none, as ruling letters do, or that is no longer kept."
  dataVersion: String
  "Records that are new."
  rowsAdded: Int!
  "Records that changed."
  rowsChanged: Int!
  "Records that ended."
  rowsEnded: Int!
  "Tariff numbers whose rates, units or notes changed, that are new or ended; the first 1,000."
  lines: [String!]! @listSize(assumedSize: 50)
  "How many tariff numbers there are."
  lineCount: Int!
  "Chapter 99 headings that are new, changed or named by a notice; the first 1,000."
  headings: [String!]! @listSize(assumedSize: 20)
  "AD/CVD cases; the first 1,000."
  caseNumbers: [String!]! @listSize(assumedSize: 20)
  "The change in words, line by line; the first 200 lines."
  words: [String!]! @listSize(assumedSize: 20)
}

"What writes to the account of the key. Each field runs after the one before it has ended."
type Mutation {
  """
  One turn of a conversation that narrows a classification down: it answers the question of the turn before, or says more
  about the goods. Kept for 24 hours after its last turn, at most 20 turns.
  """
  continueClassification(
    "The next turn; without a conversation it begins one."
    input: ClassifyChatInput!
  ): ClassificationChat! @cost(weight: 500, perHundredCharacters: 200) @closedBeta
  """
  Records who decided which number, in place of which, and why: the audit trail of 19 USC 1484 (reasonable care). Every
  call adds a record, and none is ever changed. The answer comes after the record is committed.
  """
  confirmClassification(
    "The decision to be recorded."
    input: ConfirmClassificationInput!
  ): ClassificationConfirmation! @cost(weight: 10) @closedBeta
  """
  One product in full: its classification, partner agencies and duty, saved to the account, with a link that shows it
  without a key until it expires.
  """
  createClassificationReport(
    "The product to be reported on."
    input: ClassifyReportInput!
  ): ClassificationReport! @cost(weight: 600, perHundredCharacters: 200) @closedBeta
  """
  The full analysis of goods, case by case, saved to the account. The same facts on the same data are the same report:
  asking again stores nothing new.
  """
  createAdcvdReport("The goods to be reported on." input: AdcvdReportInput!): AdcvdReport! @cost(weight: 50)
}

extend type Query {
  """
  The legal notes that govern a number, a chapter or a section, most specific first. Official text where it was
  ingested; else a digest: what the note does, to which headings, and at most 25 quoted words.

  REST: [\`GET /v1/hts/notes\`](/docs#/HTS%20Reference/getHtsNotes).
  """
  htsNotes(
    """
    Four to ten digits, dotted or not: notes that govern it; those that name it come first. One that no line of today's
    schedule has or begins with is \`unknown-hts-code\`.
    """
    code: String @constraint(format: "hts-number")
    "Two digits: the notes of this chapter and of its section."
    chapter: String @constraint(maxLength: 2)
    "Roman numeral: the notes of this section."
    section: String @constraint(maxLength: 6)
    "Kind of note: \`gri\`, \`general\`, \`section\`, \`chapter\`, \`subheading\`, \`additional-us\`, \`statistical\` or \`ch99-us-note\`: only these."
    scope: String
      @constraint(
        oneOf: [
          "gri"
          "general"
          "section"
          "chapter"
          "subheading"
          "additional-us"
          "statistical"
          "ch99-us-note"
        ]
      )
    "Only notes that name the code, or a heading or chapter above it."
    mentionsOnly: Boolean = false
    "Notes on the page, 1 to 100."
    limit: Int = 50 @constraint(min: 1, max: 100)
    "Value of \`pageInfo.endCursor\` of the page before; it belongs to one data version. Null: the first page."
    cursor: String
  ): HtsNotesAnswer!
    @cost(weight: 240)

}

"""
One page of notes.
"""
type HtsNotesAnswer {
  "The number as it was understood, dotted. Null: asked by chapter or section."
  code: String
  "Notes there are."
  totalCount: Int!
  "Most specific first."
  notes: [HtsNote!]! @listSize(slicingArguments: ["limit"])
  "The same with the cursor behind each."
  edges: [HtsNoteEdge!]! @listSize(slicingArguments: ["limit"])
  "Where the page ends."
  pageInfo: PageInfo!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"One note, or one lettered subdivision of it."
type HtsNote implements Node {
  "Stable name, for example \`ch61:3(a)\`; global identifier."
  id: ID!
  "As it is cited, for example \`Note 3(a) to chapter 61\`."
  title: String!
  "\`gri\`, \`general\`, \`section\`, \`chapter\`, \`subheading\`, \`additional-us\`, \`statistical\` or \`ch99-us-note\`."
  scope: String!
  "Roman numeral of its section. Null: it governs the whole schedule."
  section: String
  "Two digits. Null: it governs a section or the whole schedule."
  chapter: String
  "Number as cited. Null: text before the first number."
  number: String
  "Subdivision as cited, for example \`(a)\`. Null: the whole note or its lead-in."
  subdivision: String
  "What the words of a legal note do."
  effect: NoteEffect!
  "\`official-text\` or \`digest\`."
  provenance: String!
  "\`official\`, or \`derived\` for a digest; a summary that is not the statutory wording is \`secondary\`."
  sourceLabel: String!
  "Official text. Null: only the digest is held."
  text: String
  "The first words of the effect, at most 25, as printed."
  quote: String!
  "Where in the text the quoted words begin, in characters from 0."
  offset: Int!
  "Numbers the text names, ranges whole."
  targets: [HtsNoteTarget!]!
  "Digits of the longest name of the code in the text: 2 (chapter) to 10. Null: it does not name it."
  mentionDigits: Int
  "Where the text comes from."
  source: String!
}

"A number or a range of numbers a note names."
type HtsNoteTarget {
  "First number, dotted; a chapter has two digits."
  from: String!
  "Last number; the same as \`from\` for a single one."
  to: String!
}

"A note in a page."
type HtsNoteEdge {
  "Position, for \`cursor\`."
  cursor: String!
  "The note."
  node: HtsNote!
}

"What the words of a legal note do."
enum NoteEffect {
  "They leave goods out."
  excludes
  "They take goods in."
  includes
  "They say what a word means."
  defines
  "None of these."
  governs
}

extend type Query {
  """
  Partner government agencies that regulate goods under a number: of each agency and program the flags with the
  longest prefix. A flag says who may ask for data at entry, not that goods are admissible.

  REST: [\`GET /v1/pga/check\`](/docs#/Trade%20Programs/checkPga).
  """
  pgaCheck("The number, its origin and the day." input: PgaInput!): PgaCheck!
    @cost(weight: 10)

}

"Which goods agency flags are asked for."
input PgaInput {
  "Four to ten digits, dotted or not, of any chapter."
  hts: String! @constraint(format: "hts-number")
  "Country of origin. The flags held depend on no country: it is given back, and a warning says so."
  country: CountryCode
  "Only this agency, by its abbreviation, for example \`FDA\`. An unknown one is refused, naming the nearest."
  agency: String @constraint(maxLength: 20)
  "Flags in force on this day. Null: on today in America/New_York."
  date: Date
}

"""
What partner agencies ask for goods under a number.
"""
type PgaCheck {
  "The number as it was understood."
  htsCode: HtsNumber!
  "Description of the number as printed; of its heading where the number is not printed by itself."
  description: String!
  "Day the answer is for."
  date: Date!
  "Country of origin as given. Null: not stated."
  country: CountryCode
  "Agency as given. Null: all of them."
  agency: String
  "Flags on everything under the number."
  flags: [PgaFlag!]! @listSize(assumedSize: 5)
  "Flags on a part of what is under the number, by number. Empty for a line: give more digits to settle them."
  flagsBelow: [PgaFlag!]! @listSize(assumedSize: 20)
  "The agencies of those flags."
  agencies: [PgaAgency!]! @listSize(assumedSize: 5)
  "What the data does not settle."
  warnings: [String!]!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"One program of one agency that regulates goods under a prefix."
type PgaFlag {
  "Abbreviation of the agency."
  agency: String!
  "ACE flag, for example \`FD2\`. Null: the rule lies outside the message set, or its flag is not known."
  flagCode: String
  "Program of the agency."
  program: String!
  """
  \`required\`: the agency normally regulates everything under the prefix. \`may_be_required\`: it depends on the article
  or its use, and a disclaimer is normal.
  """
  requirement: String!
  "What is asked for."
  description: String!
  "The prefix the flag is on, dotted; a chapter has two digits."
  htsPrefix: String!
  "First day. Null: no beginning is stated."
  effectiveFrom: Date
  "Last day. Null: no end is stated."
  effectiveTo: Date
  "Rules of the agency."
  citations: [Citation!]!
  "How sure the flag is."
  confidence: ConfidenceTier!
  "How the record was come by."
  source: RecordSource!
}

"A partner government agency."
type PgaAgency {
  "Abbreviation."
  agency: String!
  "Name."
  name: String!
  "Code of the agency in the ACE message set. Null: it takes no messages."
  messageCode: String
  "Every ACE flag of the agency."
  flagCodes: [String!]!
  "What it regulates."
  subject: String!
  "Whether it takes part in the message set, in words."
  status: String!
  "Rules it enforces."
  citations: [Citation!]!
}

extend type Query {
  """
  Prices parts that are imported again and again: what each costs a year on one day, where the duty comes from, what each
  change of the law that is known costs, and what to ask next. At most 250 parts; nothing is kept. Fees by entry (MPF,
  HMF) are left out; AD/CVD counts where its case is declared. Decision support, to be reviewed by the importer or a
  licensed broker (19 CFR 111.1).

  REST: [\`POST /v1/portfolios\`](/docs#/Portfolio/pricePortfolio).
  """
  portfolio("The parts to price, and by what day." input: PortfolioInput!): Portfolio!
    @cost(weight: 600)

}

"The parts to price: \`parts\`, or a table as \`content\`."
input PortfolioInput {
  "The parts, at most 250. Null: they are in \`content\`."
  parts: [PartInput!] @constraint(maxItems: 250)
  """
  A table of parts as CSV or XLSX in base64 (RFC 4648), at most what a body of 1 MiB holds: \`Part Number\`, \`Description\`, \`HTS\`,
  \`Origin\`, \`Annual Value\` and more ([columns](/docs)). The \`csv\` of an answer is read again. Null: they are in \`parts\`.
  """
  content: String @constraint(maxLength: 1048576)
  "The day whose law they are priced by. Null: today in America/New_York."
  date: Date
  "Countries whose duty is computed beside that of the part's own, without its preference; at most 10."
  origins: [CountryCode!] @constraint(maxItems: 10)
  "True: the answer has the table as an XLSX \`workbook\` too."
  workbook: Boolean
}

"One part that is imported again and again."
input PartInput {
  "Number of the part at its importer."
  partNumber: String
  "The goods in words; a part without a tariff number gets the nearest lines by it."
  description: String @constraint(maxLength: 2000)
  "HTS code, 8 or 10 digits. Null: the part is not priced, and the nearest lines are named."
  hts: String
  "Country of origin. Null: what depends on it stays undetermined."
  origin: CountryCode
  "Customs value of a year, USD. Null: \`unitValue\` times \`annualQuantity\`."
  annualValue: Decimal
  "Customs value of one piece, USD."
  unitValue: Decimal
  "Pieces a year."
  annualQuantity: Decimal
  "Steel content, percent of the customs value."
  steel: Decimal
  "Aluminum content, percent of the customs value."
  aluminum: Decimal
  "Copper content, percent of the customs value."
  copper: Decimal
  "Special program indicator that is claimed (general note 3(c)(i))."
  spi: String
  "AD/CVD cases that the goods are entered under: their deposits are in the duty."
  adcvdDeclared: [String!] @constraint(maxItems: 20)
  "AD/CVD cases that the goods are not within."
  adcvdDisclaimed: [String!] @constraint(maxItems: 20)
  "Who supplies it, for sums by supplier."
  supplier: String
  "\`ocean\`, \`air\`, \`truck\` or \`rail\`."
  transport: String
  "Answers to facts of the vocabulary."
  facts: [FactInput!] @constraint(maxItems: 100)
  "Quantities of a year by unit code."
  measures: [MeasureInput!] @constraint(maxItems: 100)
}

"""
Parts with their duty for a year.
"""
type Portfolio {
  "The day whose law they are priced by."
  date: Date!
  "What was read of the table. Null: the parts were given as such."
  source: PortfolioSource
  "Sums over all parts."
  totals: PortfolioTotals!
  "The parts with their duty, in the order of the list."
  parts(
    "Only these. Null: all."
    status: [PartStatus!] @constraint(maxItems: 100)
    "What comes first."
    sort: PartSort! = row
    "Parts of a page, 1 to 250."
    first: Int = 100
    "Value of \`endCursor\` of the page before. Null: the first page."
    after: String
  ): PricedPartConnection!
  "The duty by trait of the parts, the most first."
  exposure("Only this trait. Null: each." by: ExposureTrait): [PortfolioExposure!]! @listSize(assumedSize: 40)
  "Facts that change the duty of parts and are not stated, the most money first."
  questions: [PortfolioQuestion!]! @listSize(assumedSize: 20)
  "Claims that would lower the duty where the facts allow them, the most money first."
  claims: [PortfolioClaim!]! @listSize(assumedSize: 20)
  "Every later day of the law in hand on which the duty of a part changes."
  changes: [PortfolioChange!]! @listSize(assumedSize: 10)
  """
  The parts as CSV with their duty and a column for each open question: fill the column in and give the text back as
  \`content\`.
  """
  csv: String!
  """
  The same parts as an XLSX workbook in base64 (RFC 4648), amounts as numbers: fill the columns in and give it back as
  \`content\`. Null: \`workbook\` of the input did not ask for it.
  """
  workbook: String
  "Said on every portfolio."
  notice: String!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"What a reader made of a table of parts."
type PortfolioSource {
  "Row of the header, from 1."
  headerRow: Int!
  "Columns that are understood."
  columns: [EntryColumn!]! @listSize(assumedSize: 20)
  "Headers that are not understood; their cells have no effect."
  unknownColumns: [String!]!
  "Rows after the header."
  rows: Int!
  "The first 1,000 rows that were skipped, with the reason. Empty lines of a text are no rows."
  skipped: [EntryRowNote!]! @listSize(assumedSize: 5)
  "The first 1,000 cells that could not be read and count as absent, with the reason."
  unreadable: [EntryRowNote!]! @listSize(assumedSize: 5)
}

"Whether the duty of a part is known."
enum PartStatus {
  "The duty is computed and rests on no open question."
  priced
  "The duty is computed as far as the facts go; an answer is missing."
  open
  "It cannot be computed as stated; \`remark\` says why."
  refused
  "It has no tariff number; \`remark\` names the nearest lines."
  unclassified
}

"What comes first among parts."
enum PartSort {
  "The order of the list."
  row
  "The most duty a year."
  duty
  "The widest range between the least and the greatest duty."
  spread
}

"Sums over the parts that are priced, USD a year."
type PortfolioTotals {
  "Number of parts."
  parts: Int!
  "Parts of status \`priced\`."
  priced: Int!
  "Parts of status \`open\`."
  open: Int!
  "Parts of status \`refused\`."
  refused: Int!
  "Parts of status \`unclassified\`."
  unclassified: Int!
  "Customs value of the parts whose duty is computed."
  annualValue: Decimal!
  "Their duty."
  annualDuty: Decimal!
}

"A page of parts."
type PricedPartConnection {
  "The parts with their cursors."
  edges: [PricedPartEdge!]! @listSize(slicingArguments: ["first"])
  "The parts."
  nodes: [PricedPart!]! @listSize(slicingArguments: ["first"])
  "Which page this is."
  pageInfo: PageInfo!
  "Parts over all pages."
  totalCount: Int!
}

"A part in a page."
type PricedPartEdge {
  "Position, for \`after\`."
  cursor: String!
  "The part."
  node: PricedPart!
}

"One part with its duty for a year."
type PricedPart {
  "Its row in the table, or its place in the list, from 1."
  row: Int!
  "Number of the part at its importer. Null: not stated."
  partNumber: String
  "The goods in words. Null: not stated."
  description: String
  "The tariff line it is priced on. Null: it is not."
  hts: String
  "Country of origin. Null: not stated, or not readable."
  origin: CountryCode
  "Who supplies it. Null: not stated."
  supplier: String
  "Customs value of a year, USD: as stated, or unit value by quantity. Null: not stated, or not readable."
  annualValue: Decimal
  "Whether the duty is known."
  status: PartStatus!
  "What is missing or wrong. Null: nothing."
  remark: String
  "Duty of a year, USD. Null: not computed."
  duty: Decimal
  "The same in percent of the customs value, to 4 decimals. Null: not computed."
  rate: Decimal
  "Least duty while facts are open, claims left out, USD a year. Null: not computed."
  lower: Decimal
  "Greatest duty while facts are open, USD a year. Null: no known limit, or not computed."
  upper: Decimal
  "What the duty is made of."
  layers: [PartLayer!]! @listSize(assumedSize: 4)
  "Facts that are not stated and change the duty."
  questions: [PartQuestion!]! @listSize(assumedSize: 3)
  "The duty from other countries; empty unless \`origins\` are given."
  otherOrigins: [PartOrigin!]! @listSize(assumedSize: 10)
}

"One layer of the duty of a part."
type PartLayer {
  "Tariff number that it is under."
  heading: String!
  "Rate as printed."
  rate: String!
  "USD a year. Null: not computed."
  amount: Decimal
  "The law that asks for it."
  authority: String!
  "Where it is said."
  citations: [String!]!
}

"A fact that changes the duty of a part."
type PartQuestion {
  "Key of the vocabulary, or name of an input."
  fact: String!
  "The question."
  question: String!
}

"The duty of a part from one other country, without the preference of its own."
type PartOrigin {
  "The country."
  origin: CountryCode!
  "USD a year. Null: it cannot be computed, or the goods may not be imported from there."
  duty: Decimal
}

"What the duty is added up by."
enum ExposureTrait {
  "The law that asks for it."
  authority
  "The heading of Chapter 99."
  heading
  "The country of origin."
  origin
  "The supplier."
  supplier
}

"Duty a year of the parts that share a trait, USD."
type PortfolioExposure {
  "The trait."
  by: ExposureTrait!
  "What they share."
  name: String!
  "Number of parts."
  parts: Int!
  "Their customs value."
  value: Decimal!
  "Their duty by that trait."
  duty: Decimal!
}

"A fact that is asked of parts."
type PortfolioQuestion {
  "Key of the vocabulary, or name of an input."
  fact: String!
  "The question."
  question: String!
  "Number of parts."
  parts: Int!
  """
  Greatest less least duty of those parts, USD a year: what hangs on it and on their other questions. Null: no known
  limit.
  """
  spread: Decimal
}

"A claim that parts could make."
type PortfolioClaim {
  "Key of the vocabulary."
  fact: String!
  "The question that \`value\` answers."
  question: String!
  "The answer with the lowest duty."
  value: String!
  "Number of parts."
  parts: Int!
  "What it would save, USD a year."
  saving: Decimal!
  "The law that allows it."
  citation: String!
}

"One day on which the law changes the duty of parts, at their yearly value, USD."
type PortfolioChange {
  "The day."
  date: Date!
  "Number of parts."
  parts: Int!
  "Their duty a year before that day."
  before: Decimal!
  "Their duty a year from that day on."
  after: Decimal!
  "After less before."
  difference: Decimal!
  "Headings and why they change, most parts first."
  causes: [PortfolioCause!]! @listSize(assumedSize: 5)
}

"One heading that changes."
type PortfolioCause {
  "The heading."
  heading: String!
  "What happens to it."
  cause: String!
  "Number of parts."
  parts: Int!
  "Where it is said, at most four."
  citations: [String!]!
}

"""
Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
\`dataVersion\`; the same question with the same data version and engine version has the same answer.
"""
type Query {
  """
  How fresh each data set is, which dates it covers, and which data versions can be pinned. Needs no API key.

  REST: [\`GET /v1/regulatory-data/status\`](/docs#/Regulatory%20Data/getRegulatoryDataStatus).
  """
  regulatoryDataStatus(
    "Data version that the whole request is answered from, one of \`pinnableDataVersions\`. Null: the newest."
    dataVersion: String
  ): RegulatoryDataStatus!

}

"Which page of a list this is (Relay cursor connections)."
type PageInfo {
  "True: more follow."
  hasNextPage: Boolean!
  "True: the list begins before this page."
  hasPreviousPage: Boolean!
  "Cursor of the first item. Null: nothing was found."
  startCursor: String
  "Give it as \`cursor\` (\`after\` of a connection) for the next page. Null: this is the last, or nothing was found."
  endCursor: String
}

extend type Query {
  """
  What changed from one data version to another: counts and hashes by data set, and every record that was added, removed
  or changed. Only versions that are kept can be compared, in either direction; another one is an error of kind
  \`data-version-gone\`.
  """
  dataDiff(
    "Data version to compare from, one of \`pinnableDataVersions\`."
    from: String!
    "Data version to compare with, one of \`pinnableDataVersions\`. Null: the one that answers this request."
    to: String
  ): DataDiff! @cost(weight: 100)
}

"What differs between two data versions."
type DataDiff {
  "Data version compared from."
  from: String!
  "Data version compared with."
  to: String!
  "True: no record differs in any data set."
  identical: Boolean!
  "What happened in each data set, in a fixed order."
  datasets: [DatasetDiff!]! @listSize(assumedSize: 13)
  "The records that differ: by data set, then by kind of record and key."
  changes(
    "Only those of this data set, a \`dataset\` of \`datasets\`. Null: of all."
    dataset: String
    "Only those to which this happened. Null: any."
    kind: DataChangeKind
    "At most this many, 1 to 100."
    first: Int! = 20
    "Value of \`endCursor\` of the page before."
    after: String
  ): DataChangeConnection!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"""
What happened in one data set. A record is what one key names, for example a row of the schedule in all its wordings;
where a row stands in print is left out.
"""
type DatasetDiff {
  "Name of the data set, for example \`hts_schedule\` or \`chapter99_programs\`."
  dataset: String!
  "What the data set holds, in one sentence."
  description: String!
  "SHA-256 of its records in \`from\`, hexadecimal: the same records have the same hash."
  sha256Before: String!
  "SHA-256 of its records in \`to\`, hexadecimal."
  sha256After: String!
  "Records in \`from\`: removed, changed and unchanged ones."
  recordsBefore: Int!
  "Records in \`to\`: added, changed and unchanged ones."
  recordsAfter: Int!
  "Records that only \`to\` has."
  added: Int!
  "Records that only \`from\` has."
  removed: Int!
  "Records of both that are not the same."
  changed: Int!
  "Records of both that are the same."
  unchanged: Int!
}

"What happened to a record."
enum DataChangeKind {
  "Only \`to\` has it."
  added
  "Only \`from\` has it."
  removed
  "Both have it, and they differ."
  changed
}

"A page of changes."
type DataChangeConnection {
  "The changes with their cursors."
  edges: [DataChangeEdge!]! @listSize(slicingArguments: ["first"])
  "The changes."
  nodes: [DataChange!]! @listSize(slicingArguments: ["first"])
  "Which page this is."
  pageInfo: PageInfo!
  "Changes over all pages."
  totalCount: Int!
}

"A change in a page."
type DataChangeEdge {
  "Position, for \`after\`."
  cursor: String!
  "The change."
  node: DataChange!
}

"A record that is not the same in both versions."
type DataChange {
  "Data set it belongs to."
  dataset: String!
  "Kind of record and its key, for example \`row/0101210010\`: the same in every data version."
  key: String!
  "What happened to it."
  kind: DataChangeKind!
  "In words, some 600 characters at most, for example \`0101.21.00.10: general: Free -> 5%\`."
  description: String!
  "Fields that differ, at most the first 50; none of a record that was added or removed."
  fields: [DataFieldChange!]! @listSize(assumedSize: 5)
  "How many fields differ."
  fieldCount: Int!
}

"A field that is not the same in both versions."
type DataFieldChange {
  """
  Name of the field; an interval has two, for example \`legalFrom\` and \`legalTo\` (the first day after it). \`row\`: a wording
  that begins on \`since\` came or went; the fields that follow one that came compare it with the wording before.
  """
  field: String!
  "First day of the wording the field belongs to. Null: none is stated."
  since: Date
  "Value in \`from\`, at most 300 characters. Null: none."
  before: String
  "Value in \`to\`, at most 300 characters. Null: none."
  after: String
}

"""
What the service knows, and as of when.
"""
type RegulatoryDataStatus {
  """
  Content hash of the reference data that answered; pin it with the request header \`Data-Version\` or the argument
  \`dataVersion\`.
  """
  dataVersion: String!
  "The data versions that can still be pinned, newest first."
  pinnableDataVersions: [String!]! @listSize(assumedSize: 2)
  "Version of the duty engine; together with \`dataVersion\` it fixes every answer."
  engineVersion: String!
  "The default entry date of a question asked now: today in America/New_York."
  today: Date!
  "First day that duties can be calculated for: the start of the first archived schedule."
  firstCoveredDate: Date!
  "Newest revision of the schedule that is known, for example \`2026_rev_10\`."
  scheduleRevision: String!
  "Newest revision whose whole text is archived: column rates are read from it. Null: none is."
  scheduleArchive: String
  "Newest revision whose column rates were compared with those of \`scheduleArchive\` and found equal. Null: no revision is archived or was compared."
  ratesCheckedTo: String
  """
  Last day to which the Chapter 99 programs were verified. A later entry date is answered with what is already
  scheduled, and the answer says so.
  """
  programsVerifiedTo: Date!
  """
  Last day to which the revisions of the schedule are known. A later entry date reads numbers and column rates of an
  older revision, and the answer says so.
  """
  scheduleVerifiedTo: Date!
  "The rule that decides \`health\`, in words; the days of each data set stand beside it."
  healthRule: String!
  "One entry per data set."
  datasets: [DatasetStatus!]!
  """
  Chapter 99 headings on which the schedule of today and the rules do not agree: printed and covered by no rule, or still
  applied and no longer printed. Answers about lines that name them say so too.
  """
  unmodelledHeadings: [UnmodelledHeading!]! @listSize(assumedSize: 50)
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"""
What is about an answer rather than in it: which request it belongs to and what it was read from. Two answers to the
same question are compared without it.
"""
type AnswerMeta {
  "Identifier of the request, equal to the response header X-Service-Trace-Id."
  traceId: String!
  "Content hash of the reference data that answered."
  dataVersion: String!
  "Version of the duty engine that answered."
  engineVersion: String!
  "The data sets that can be read for answers, with their freshness and coverage."
  datasets: [DatasetStatus!]!
  "REST form of \`datasets\`: a map of data set name to its health, its dates and the newest publication not loaded."
  dataFreshness: JSON!
    @jsonSchema(
      text: """
      {
        "type": "object",
        "additionalProperties": {
          "type": "object",
          "properties": {
            "lastRefreshed": { "type": "string", "format": "date-time" },
            "health": { "type": "string", "enum": ["healthy", "stale", "error", "unknown"] },
            "sourceDate": { "type": "string", "format": "date" },
            "coveredFrom": { "type": "string", "format": "date" },
            "coveredTo": { "type": "string", "format": "date" },
            "newestKnown": {
              "type": "object",
              "properties": { "name": { "type": "string" }, "date": { "type": "string", "format": "date" } },
              "required": ["name", "date"],
              "additionalProperties": false
            }
          },
          "required": ["health"],
          "additionalProperties": false
        }
      }
      """
    )
}

"How fresh one data set is and how far it reaches."
type DatasetStatus {
  "Name of the data set, for example \`hts_schedule\` or \`chapter99_programs\`."
  name: String!
  "What the data set holds, in one sentence."
  description: String!
  "When its sources were last read, never when they were loaded. Null: never, or no source says."
  lastRefreshed: DateTime
  "Whether answers may rely on it."
  health: DatasetHealth!
  "The rule that decided \`health\`, in words."
  healthReason: String!
  "Days that may pass after the newest source, or the last day verified, before the data set is stale."
  staleAfterDays: Int!
  "Days from the newest source, or the last day verified, to today; negative: after today. Null: neither is known."
  ageDays: Int
  "Date of the newest source that is held. Null: none was read, or it states none."
  sourceDate: Date
  "The newest source that is held. Null: as \`sourceDate\`."
  sourceName: String
  "The newest publication that is known and not loaded. Null: none is known."
  newestKnown: Publication
  "Revision of the source that the last refresh read. Null: it has none, or none was recorded."
  sourceRevision: String
  "SHA-256 of the bytes that the last refresh read, hexadecimal. Null: the content came with the reference pack."
  sourceSha256: String
  "First day the content is known for. Null: no beginning is stated."
  coveredFrom: Date
  """
  Last day the content was verified to. A later date is answered with what is already scheduled, and the answer says
  so. Null: no end is stated.
  """
  coveredTo: Date
  "Records it holds."
  recordCount: Int!
}

"A publication that a data set could be read from."
type Publication {
  "What it is called, for example \`HTSUS 2026 Revision 21\`."
  name: String!
  "The day it was published."
  date: Date!
}

"A Chapter 99 heading on which schedule and rules do not agree."
type UnmodelledHeading {
  "Heading as printed, for example \`9903.01.25\`."
  heading: String!
  "How the schedule and the rules disagree about a heading."
  state: UnmodelledState!
  "Wording in the schedule, the last one of an expired heading."
  description: String!
  "First day of the wording; of an expired heading the day that was looked at."
  since: Date!
}

"Condition of a data set."
enum DatasetHealth {
  "Known up to a day that is not longer ago than its sources usually stay silent."
  healthy
  "Its newest source is too old, or a later publication is known and not loaded."
  stale
  "The last refresh failed; the last good content is being served."
  error
  "Never refreshed, or nothing is known of its refresh."
  unknown
}

"How the schedule and the rules disagree about a heading."
enum UnmodelledState {
  "It is printed, and no rule is about it."
  unmodelled
  "It is no longer printed, and a rule still applies."
  expired
}

extend type Query {
  """
  Ruling letters of Customs that this server holds: the best match first, without words the newest.

  REST: \`GET /v1/rulings/cross\`.
  """
  crossRulings(
    "Which to list. Null: all."
    filter: CrossRulingFilter
    "At most this many, 1 to 100."
    first: Int = 20 @constraint(min: 1, max: 100)
    "Value of \`endCursor\` of the page before."
    after: String @constraint(maxLength: 64)
  ): CrossRulingConnection!
    @cost(weight: 10)
    @listSize(slicingArguments: ["first"])
    @closedBeta

  """
  One ruling letter. One that is not held is an error of kind \`not-found\`.

  REST: \`GET /v1/rulings/cross/{id}\`.
  """
  crossRuling(
    "Number of the letter, for example \`N338182\`."
    id: String! @constraint(maxLength: 20)
  ): CrossRuling!
    @cost(weight: 10)
    @closedBeta

}

"Which ruling letters to list."
input CrossRulingFilter {
  "Words of subject and text; \`\\"in quotes\\"\` side by side, \`or\`, \`-not\`. Null: any."
  q: String @constraint(maxLength: 1000)
  "A tariff number, 4 to 10 digits: letters that name it, or one under it. Null: any."
  hts: String @constraint(format: "hts-number")
  "Headquarters (\`HQ\`) or the National Commodity Specialist Division (\`NY\`). Null: both."
  collection: String @constraint(oneOf: ["HQ", "NY"])
  "First day of the letter. Null: any."
  from: Date
  "Last day of the letter. Null: any."
  to: Date
  "True: letters that were revoked are listed too."
  includeRevoked: Boolean = false
}

"A page of ruling letters."
type CrossRulingConnection {
  "Letters with their cursors."
  edges: [CrossRulingEdge!]!
  "The letters alone."
  nodes: [CrossRuling!]!
  "Which page this is."
  pageInfo: PageInfo!
  "Letters that meet the filter; 10,000 stands for as many or more."
  totalCount: Int!
  "Letters this server holds in all; 0: none were ingested."
  held: Int!
}

"A ruling letter of a page."
type CrossRulingEdge {
  "Position in the list."
  cursor: String!
  "The letter."
  node: CrossRuling!
}

"""
A ruling letter of Customs (CROSS). It binds Customs for the transaction it was given for (19 CFR 177.9); a letter that
was modified or revoked does not hold as it stands.
"""
type CrossRuling {
  "Number of the letter."
  rulingNumber: String!
  "Its day."
  date: Date!
  "\`HQ\` or \`NY\`."
  collection: String!
  "What it rules on."
  category: String!
  "Its subject."
  subject: String!
  "Tariff numbers it names, dotted."
  htsCodes: [String!]!
  "\`in force\`, \`modified\` or \`revoked\`, as far as the letters held say."
  status: String!
  "Letters it modifies."
  modifies: [String!]!
  "Letters that modify it."
  modifiedBy: [String!]!
  "Letters it revokes."
  revokes: [String!]!
  "Letters that revoke it."
  revokedBy: [String!]!
  "True: Customs marks it as revoked by operation of law."
  operationallyRevoked: Boolean!
  "Letters named beside it."
  related: [String!]!
  "The text that is held; see \`textStatus\`."
  text: String!
  "What the text is: the letter, or a summary."
  textStatus: String!
  "\`official\`: the words of the letter; \`secondary\`: words about it."
  source: String!
  "Its address. Null: none is held."
  url: URL
}

"""
A number of the Harmonized Tariff Schedule of the United States: 4, 6, 8 or 10 digits, dotted as printed in the
schedule (\`7326.90.86.88\`). Input may leave the dots out; a number that lost its leading zero in a spreadsheet is
repaired.
"""
scalar HtsNumber @specifiedBy(url: "https://hts.usitc.gov")

"""
An exact decimal number as text (\`"14172.00"\`): digits, at most one point, an optional minus sign; no exponent, no
thousands separator. Money and rates are decimals from text to text; nothing is rounded by binary floating point.
Input may also be a JSON number.
"""
scalar Decimal

"A day of the Gregorian calendar, \`YYYY-MM-DD\`. No time and no zone: the law speaks in days."
scalar Date @specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc3339#section-5.6")

"A country or customs territory by its ISO 3166-1 alpha-2 code, two capital letters; \`XK\` is Kosovo."
scalar CountryCode @specifiedBy(url: "https://www.iso.org/iso-3166-country-codes.html")

"An instant, RFC 3339 in UTC (\`2026-11-20T14:00:00.000Z\`)."
scalar DateTime @specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc3339")

"An absolute address, as defined by RFC 3986."
scalar URL @specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc3986")

"""
Any JSON value. Used only where the REST form of an answer is a map with open keys (its typed list stands beside
it) or where a value is a string, a number or a boolean by turns.
"""
scalar JSON @specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc8259")

"""
What a field costs. The cost of an operation is the sum over its object fields of their weight (1 where nothing is
said, 0 for scalars and enums), each list multiplying what is inside it by its size. It is returned as
\`extensions.cost\` and the most that is answered is published in /docs.
"""
directive @cost(
  "Points for the field itself, before what is selected inside it."
  weight: Int!
  "More points for each hundred characters begun of the texts given to the field."
  perHundredCharacters: Int
) on FIELD_DEFINITION

"How many items a list field is taken to have when the cost of an operation is computed before it runs."
directive @listSize(
  "Items assumed when no slicing argument is given; 10 where nothing is said."
  assumedSize: Int
  """
  Arguments whose value bounds the number of items, for example \`first\`: of the field itself, or of the field whose
  answer it is in.
  """
  slicingArguments: [String!]
) on FIELD_DEFINITION

"""
REST and MCP print \`null\` for this field when there is no value. Every other member without a value is left out of
their answers.
"""
directive @orNull on FIELD_DEFINITION

"""
Closed beta: needs an API key with the beta entitlement. For every other key the field, or the type, does not exist: it is
left out of introspection and refused by validation.
"""
directive @closedBeta on FIELD_DEFINITION | OBJECT

"What a JSON value holds, for the descriptions of the REST form that are made from this schema."
directive @jsonSchema("A JSON Schema of draft 2020-12, as text." text: String!) on FIELD_DEFINITION

"""
What a value must be besides its type. It is checked by whoever reads the value, who names the field, the value and the
cure; the parameters of REST and MCP are described from it.
"""
directive @constraint(
  "Least value of a number."
  min: Float
  "Greatest value of a number."
  max: Float
  "Most characters of a text, or of each text of a list; 255 where nothing is said."
  maxLength: Int
  "Most items of a list."
  maxItems: Int
  "The texts that are taken, exactly as written here."
  oneOf: [String!]
  "What a text must be: \`hts-number\`, \`country\` (ISO 3166-1 alpha-2) or \`date\` (RFC 3339)."
  format: String
) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION

"How sure something is."
enum ConfidenceTier {
  "Read on the official text, or as good as certain."
  high
  "Read on a copy or in part, or likely."
  medium
  "Not confirmed: to be checked before it is relied on."
  low
}

"How a record was come by."
enum RecordSource {
  "Read on the official publication."
  official
  "Worked out from official publications."
  derived
  "Read on a copy or in words about it."
  secondary
  "Not compared with a publication."
  unverified
}

extend type Query {
  """
  Dated acts of tariff law, past and scheduled: Federal Register notices, proclamations, executive orders, CBP messages,
  statutes, decisions, and revisions of the schedule. Oldest first, so that \`since\` and the cursor read on from where a
  caller stopped. Nothing is sent: read it again when the data version has changed.

  REST: \`GET /v1/tariff-events\`.
  """
  tariffEvents(
    "Events of this day and later. Null: from the first one held."
    since: Date
    "Events of this day and earlier. Null: to the last one scheduled."
    until: Date
    "Kind of event: \`FR_notice\`, \`proclamation\`, \`executive_order\`, \`CSMS\`, \`court\`, \`hts_revision\`, \`statute\` or \`announcement\`."
    type: String
      @constraint(
        oneOf: [
          "FR_notice"
          "proclamation"
          "executive_order"
          "CSMS"
          "court"
          "hts_revision"
          "statute"
          "announcement"
        ]
      )
    "Kind of authority: \`section_232\`, \`section_301\`, \`section_122\`, \`section_201\`, \`section_338\` or \`ieepa\`."
    authorityType: String
      @constraint(oneOf: ["section_232", "section_301", "section_122", "section_201", "section_338", "ieepa"])
    "Only events that concern this Chapter 99 heading, for example \`9903.88.69\`."
    heading: String @constraint(maxLength: 10)
    "Only events that concern a heading whose lists name this number, of 4 to 10 digits, or that names all goods."
    hts: String @constraint(format: "hts-number")
    "Events on the page, 1 to 100."
    limit: Int = 50 @constraint(min: 1, max: 100)
    "Value of \`pageInfo.endCursor\` of the page before; it belongs to one data version. Null: the first page."
    cursor: String
  ): TariffEvents!
    @cost(weight: 10)
    @closedBeta

}

"One page of tariff events."
type TariffEvents {
  "Events there are."
  totalCount: Int!
  "Oldest first."
  events: [TariffEvent!]! @listSize(slicingArguments: ["limit"])
  "The same with the cursor behind each."
  edges: [TariffEventEdge!]! @listSize(slicingArguments: ["limit"])
  "Where the page ends."
  pageInfo: PageInfo!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"A dated act of tariff law."
type TariffEvent implements Node @closedBeta {
  "Stable name of the event, and global identifier: the same event has the same in every data version."
  id: ID!
  "Day it takes effect, was published or is scheduled for, as the title says."
  date: Date!
  "True: the day lies after the default entry date of this request, and the event may still change."
  scheduled: Boolean!
  "What brought it."
  type: TariffEventType!
  "What happens, in one line."
  title: String!
  "Authority in words."
  authority: String!
  "Kind of authority. Null: several, or none of those that have a kind."
  authorityType: String
  "Chapter 99 headings it concerns: named in its title, or resting on a document it cites."
  affectedHeadings: [AffectedHeading!]! @listSize(assumedSize: 20)
  "Tariff numbers the lists of those headings name on its day, or on the first day of a heading that begins later."
  affectedLines: AffectedLines!
  "Documents."
  citations: [Citation!]!
  "How sure the record is. Null: not stated."
  confidence: ConfidenceTier
  "How the record was come by."
  source: RecordSource!
}

"A Chapter 99 heading an event concerns."
type AffectedHeading {
  "Heading, or a measure without one in parentheses."
  code: String!
  "Key of its program."
  program: String!
  "\`named\` in the title of the event, or \`cites\` one of its documents."
  relation: String!
  "True: a rule of the heading begins on the day of the event."
  begins: Boolean!
  "True: the day of the event is the first on which a rule of the heading no longer holds."
  ends: Boolean!
}

"The tariff numbers an event concerns."
type AffectedLines {
  "True: one of the headings names all goods of its countries."
  all: Boolean!
  "True: one of the headings names goods by a note without a list; which lines they are depends on facts."
  byNote: Boolean!
  "Numbers on the lists, of 4 to 10 digits; one that covers others stands for them only where it is listed itself."
  count: Int!
  "The first 100 of them, dotted, ascending. The rest are on the lists: ask with \`hts\` whether a number is among them."
  codes: [String!]! @listSize(assumedSize: 100)
}

"An event in a page."
type TariffEventEdge {
  "Position, for \`cursor\`."
  cursor: String!
  "The event."
  node: TariffEvent!
}

"What brought a change of the law."
enum TariffEventType {
  "Notice in the Federal Register."
  FR_notice
  "Proclamation."
  proclamation
  "Executive order."
  executive_order
  "Message of the Cargo Systems Messaging Service."
  CSMS
  "Decision of a court."
  court
  "Revision of the schedule."
  hts_revision
  "Statute."
  statute
  "Announcement without legal force."
  announcement
}

extend type Query {
  """
  What each preference program offers a line from one country: the rate if the goods qualify, the rule they must meet,
  the evidence, the program's status on the date and its effect on the merchandise processing fee. Whether goods
  qualify is for the importer to prove; no answer here says that they do.

  REST: \`GET /v1/trade-programs/eligibility\`.
  """
  tradeProgramEligibility(
    "The line, its origin and the day."
    input: TradeProgramInput!
  ): TradeProgramEligibility!
    @cost(weight: 40)
    @closedBeta

}

"Which goods preference programs are asked about."
input TradeProgramInput {
  "Line of Chapters 1 to 97: ten digits, dotted or not; eight where all statistical lines under it have the same duty."
  hts: String! @constraint(format: "hts-number")
  "Country of origin (19 CFR 134.1(b))."
  country: CountryCode!
  "Entry date. Null: today in America/New_York."
  date: Date
  "Only this special program indicator, for example \`S\`. Null: every program printed on the line or open to the country."
  program: String @constraint(maxLength: 8)
  "Customs value, USD, for what a claim saves. Null: rates without amounts."
  value: Decimal @constraint(min: 0, max: 1000000000000)
}

"What preference programs offer a line from one country on one date."
type TradeProgramEligibility {
  "The line the answer is for."
  htsCode: HtsNumber!
  "Description of the line as printed."
  description: String!
  "Country of origin the answer is for."
  country: CountryCode!
  "Entry date the answer is for."
  date: Date!
  "Column 1 General rate as printed: what is paid without a claim, unless column 2 applies."
  generalRate: String!
  "Which column's rate applies without a claim."
  columnWithoutClaim: DutyColumn!
  "Duty and both fees without a claim, USD. Null: the value was not stated, or the duty is not computable."
  totalLandedDutyWithoutClaim: Decimal
  "Programs, those that can be claimed first."
  programs: [TradeProgramOffer!]! @listSize(assumedSize: 15)
  "What was repaired, assumed or is uncertain."
  warnings: [String!]!
  "What is about this answer rather than in it."
  _meta: AnswerMeta!
}

"One program and what it would take to claim it."
type TradeProgramOffer {
  "Special program indicator."
  spi: String!
  "Name of the program."
  name: String!
  """
  \`claimable_with_proof\`: the program is in force, open to the country and has a rate for the line, so goods that meet
  its rule can be claimed. \`no_special_rate\`: as before, without a rate: the line prints none, and no general note frees
  the goods. \`not_a_beneficiary\`: not open to the country. \`not_in_force\`: not on the date.
  """
  determination: String!
  "The determination in words."
  because: String!
  "Special rate the line prints for the indicator, or \`Free\` where the general note itself frees it. Null: there is none."
  rateIfQualified: String
  "Rule of origin in few words. Null: none is held."
  ruleSummary: String
  "Articles the indicator does not reach. Null: none are named."
  excludedArticles: String
  "Evidence a claim rests on."
  proofs: [ClaimProof!]! @listSize(assumedSize: 4)
  "Whether it is in force on the date."
  status: ProgramStatus!
  "Status as the source has it: \`in_force\`, \`lapsed\`, \`retroactive\`, \`terminated\` ..."
  statusText: String!
  "First day of the program's period. Null: no beginning is stated."
  effectiveFrom: Date
  "Last day of the program's period. Null: no end is stated."
  effectiveTo: Date
  "Effect of a claim on the merchandise processing fee (19 CFR 24.23(c))."
  mpf: ClaimFeeEffect!
  "Duty and both fees with the claim, USD. Null: it cannot be claimed, or is not computable from what was stated."
  totalLandedDuty: Decimal
  "What the claim saves, USD; negative when it costs more. Null: as \`totalLandedDuty\`."
  saving: Decimal
  "General note of the schedule, for example \`GN 33\`. Null: none is named."
  generalNote: String
  "Statute. Null: none is named."
  legalBasis: String
  "Law; never empty."
  citations: [Citation!]!
  "How sure the record is."
  confidence: ConfidenceTier!
  "How the record was come by."
  source: RecordSource!
}

"One piece of evidence."
type ClaimProof {
  "What has to be shown or kept."
  evidence: String!
  "Law that asks for it."
  law: String!
}

"What a claim does to the merchandise processing fee."
type ClaimFeeEffect {
  "True: goods claimed under the indicator are exempt. False: the claim changes nothing about the fee."
  exemptIfClaimed: Boolean!
  "Condition of the exemption, or why there is none. Null: none is held."
  condition: String
  "Exemption of the origin, whether or not a claim is made. Null: none is held."
  originExemption: String
  "Law."
  citations: [Citation!]!
}

"Whether a program is in force on a day."
enum ProgramStatus {
  "In force."
  in_force
  "It has ended."
  ended
  "It has not begun."
  not_yet
}`;

/** The documents of src/operations/documents/, by operation name, each with the fragments it spreads. */
export const storedDocuments = {
  auditEntries: `query auditEntries($input: EntryAuditInput!) {
  entryAudit(input: $input) {
    asOf
    source {
      ...auditSource
    }
    reports {
      ...auditSource
    }
    totals {
      ...auditTotals
    }
    findings {
      ...auditFinding
    }
    entries {
      ...auditEntry
    }
    notice
    _meta {
      traceId
      dataFreshness
    }
  }
}

fragment auditSource on EntryAuditSource {
  file
  format
  headerRow
  columns {
    field
    header
  }
  unknownColumns
  rows
  data
  skipped {
    row
    note
  }
  unreadable {
    row
    note
  }
}

fragment auditTotals on EntryAuditTotals {
  entries
  lines
  linesComputed
  filed
  filedComputed
  lawfulAtEntry
  owedWithoutIeepa
  overpaid
  underpaid
  ieepaPrincipal
  ieepaByStatus {
    status
    principal
  }
  interestEstimate
  contingent
  notAudited
}

fragment auditFinding on EntryFinding {
  code
  name
  also
  severity
  entry
  line
  hts
  origin
  heading
  filed
  lawful
  difference
  lower
  upper
  why
  remedy {
    route
    by
    byWorkingDay
    estimated
    open
    authority
  }
  restsOn
  citations
  confidence
  proof
}

fragment auditEntry on AuditedEntry {
  number
  type
  entryDate
  liquidation
  liquidationDate
  liquidationEstimated
  filed
  cape {
    status
    reasons
    principal
    interestEstimate
  }
  lines {
    number
    hts
    origin
    value
    status
    reason
    filed
    atEntry
    asFiledLaw
    withoutIeepa
    numbers {
      number
      filed
      lawful
      computation
      authority
    }
  }
}`,
  browseHts: `query browseHts($section: String, $chapter: String, $parent: String, $numberedOnly: Boolean, $date: Date, $revision: String, $limit: Int, $cursor: String) {
  htsBrowse(
    section: $section
    chapter: $chapter
    parent: $parent
    numberedOnly: $numberedOnly
    date: $date
    revision: $revision
    limit: $limit
    cursor: $cursor
  ) {
    edition {
      ...edition
    }
    totalCount
    results {
      ...row
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    _meta {
      ...meta
    }
  }
}

fragment edition on HtsEdition {
  date
  revision
  title
  publishedOn
  basis
}

fragment row on HtsRow {
  code
  description
  indent
  level
  parent
  reportable
  units
  general {
    ...rate
  }
  special {
    ...rate
  }
  column2 {
    ...rate
  }
  additionalDuties
  quotaQuantity
  endnotes {
    columns
    text
    headings {
      code
      description
      general
    }
  }
  childCount
  legalFrom
  legalTo
}

fragment meta on AnswerMeta {
  traceId
  dataVersion
  engineVersion
  dataFreshness
}

fragment rate on HtsRate {
  text
  source
  inherited
}`,
  calculateDuty: `query calculateDuty($input: DutyInput!, $trace: Boolean = false, $verbose: Boolean = false, $includeLegalNoteRateRuleDiagnostics: Boolean = false, $includeLegalNoteChapter99ApplicabilityDiagnostics: Boolean = false, $includeLegalNoteQuotaDiagnostics: Boolean = false) {
  dutyInfo(input: $input) {
    htsCode
    description
    path @include(if: $verbose)
    entryDate
    asFiled
    corrections {
      id
      title
      entriesFrom
      entriesTo
      publishedFrom
      citations {
        ...citation
      }
    }
    countryOfOrigin
    declaredValue
    enteredValue
    unit
    generalRate
    specialRates {
      spi
      rate
    }
    column2Rate
    column
    specialProgramApplied
    section232
    section301
    ieepaRate
    reciprocalRate
    adCvdRate
    adcvdCases {
      caseNumber
      orderType
      product
      country
      countryCode
      rate
      parsedRate
      amount {
        ...money
      }
      matchType
      headingMatched
      advisory
      advisoryReason
      low
      high
      productDescription
      caseNumberUrl
      scopeText
      scopeAnalysis {
        determination
        confidence {
          score
          tier
          reasoning
          supportingPhrases
        }
      }
      respondentRate {
        kind
        rate
        parsedRate
        percent
        usdPerKg
        margin
        basis
        segment
        effectiveFrom
        effectiveTo
        fromBasis
        standing
        inDoubtFrom
        currentAsOf
        phase
        respondent
        reason
        confidence
        source
        citations {
          ...citation
        }
      }
      companionCases {
        caseNumber
        orderType
        status
        rate
        parsedRate
      }
      effectiveDate
      frCitation {
        ...citation
      }
    }
    chapter99Sources {
      code
      authority
      authorityType
      rate
      amount {
        ...money
      }
      citation {
        ...citation
      }
      aceReportingOrder
      displayLabel
      material
      ending
      openFacts
    }
    matchedExclusions {
      code
      description
      confidence
    }
    splitLines {
      lineType
      value {
        ...money
      }
      mfnRate
      chapter99Layers {
        code
        ratePercent
        amount {
          ...money
        }
      }
    }
    valuationAdjustments {
      declaredValue
      customsValue
      steps {
        step
        amount
        value
        citation
      }
    }
    landedCost {
      ...money
    }
    estimatedTotalDuty {
      ...money
    }
    totalDutyAmount {
      ...money
    }
    effectiveRate
    notices {
      id
      kind
      title
      detail
      confidence
      citations {
        ...citation
      }
    }
    calculationComplete
    incompleteReasons {
      kind
      detail
    }
    prohibited
    requiredInputs {
      field
      type
      severity
      reason
      unit
      min
      max
      citation
      exampleValue
    }
    warnings
    legalNoteRateRuleDiagnostics @include(if: $includeLegalNoteRateRuleDiagnostics) {
      effectId
      noteId
      effectType
      reviewStatus
      sourceLocator
      sourceSpan
      effectValueText
      conditionText
      requiredFactKey
      applicability
      ratePercent
      quantityValue
      quantityUnit
      parityStatus
      blockedByFacts
    }
    legalNoteChapter99ApplicabilityDiagnostics @include(if: $includeLegalNoteChapter99ApplicabilityDiagnostics) {
      effectId
      noteId
      effectType
      reviewStatus
      sourceLocator
      sourceSpan
      effectValueText
      conditionText
      requiredFactKey
      applicability
      countryCodes
      targetChapter99Codes
      exceptionChapter99Codes
      conditionHtsTargets
      parityStatus
      blockedByFacts
      blockedByReview
    }
    legalNoteQuotaDiagnostics @include(if: $includeLegalNoteQuotaDiagnostics) {
      effectId
      noteId
      effectType
      reviewStatus
      sourceLocator
      sourceSpan
      effectValueText
      conditionText
      requiredFactKey
      applicability
      quotaQuantity
      quotaUnit
      targetCodes
      countryCodes
      programIndicators
      applicabilityReason
      notice
    }
    provenance {
      dataVersion
      engineVersion
      programsVerifiedTo
      scheduleVerifiedTo
      rates {
        code
        ruleId
        citations {
          ...citation
        }
        confidence
        assumptions
      }
    }
    mfnAmount
    adcvdAmount
    entryDutiesAmount
    totalLandedDuty
    section232ScopeMatch {
      steel
      aluminum
      copper
    }
    mpf {
      rate
      amount
      applicable
      reason
    }
    hmf {
      rate
      amount
      applicable
      reason
    }
    conditionalFields {
      has232
      hasCopper
      materialType
      needsMaterialSlider
      hasReciprocal
      needsQuantity
      hasAdCvd
      showValuation
      needsDepartureDate
    }
    missingConditionalInputs
    layers {
      heading
      kind
      ruleId
      program
      authority
      authorityType
      ending
      rateText
      ratePercent
      basis
      baseValue
      amount
      computation
      aceReportingOrder
      listedAs
      qualifier
      factsRead
      openFacts
    }
    bounds {
      low
      high
      nextBestFact
      lowAnswers @include(if: $verbose) {
        field
        value
        question
        citation
      }
      highAnswers @include(if: $verbose) {
        field
        value
        question
        citation
      }
    }
    boundsWithoutClaims {
      low
      high
    }
    totals {
      columnDuty
      entryDuties
      adcvd
      totalDuty
      merchandiseProcessingFee
      harborMaintenanceFee
      totalLandedDuty
      landedCost
      effectiveRate
    }
    assumedFacts {
      key
      assumed
      ask
    }
    whyNot @include(if: $verbose) {
      heading
      ruleId
      program
      rateText
      reason
      because
      flippedBy {
        key
        value
      }
      citations {
        ...citation
      }
    }
    claims @include(if: $verbose) {
      key
      field
      value
      question
      totalDuty
      saving
      citation
    }
    trace @include(if: $trace)
    _meta {
      traceId
      dataFreshness
    }
  }
}

fragment money on Amount {
  value
  currency
}

fragment citation on Citation {
  frDocumentNumber
  frCitation
  frCitationUrl
  csmsId
  crossRulingId
  proclamationNumber
  eoNumber
  cfrSection
  htsno
  document
  locator
  url
  source
}`,
  checkAdcvd: `query checkAdcvd($input: AdcvdCheckInput!) {
  adcvdCheck(input: $input) {
    entryDate
    htsCode
    country
    matches {
      caseNumber
      orderType
      product
      country
      countryCode
      rate
      parsedRate
      matchType
      headingMatched
      advisory
      advisoryReason
      productDescription
      caseNumberUrl
      scopeText
      scopeAnalysis {
        determination
        confidence {
          score
          tier
          reasoning
          supportingPhrases
        }
      }
      clauses {
        number
        kind
        verdict
        quote
        summary
        basis
        source
        tests {
          attribute
          fact
          wanted
          verdict
        }
      }
      respondentRate {
        ...respondentRate
      }
      effectiveDate
      frCitation {
        ...citation
      }
      companionCases {
        caseNumber
        orderType
        status
        rate
        parsedRate
      }
      requiredInputs {
        field
        type
        severity
        reason
        unit
        min
        max
        citation
        exampleValue
      }
      circumvention
    }
    requiredInputs {
      field
      type
      severity
      reason
      unit
      min
      max
      citation
      exampleValue
    }
    clauseCoverage
    warnings
    _meta {
      traceId
      dataFreshness
    }
  }
}

fragment respondentRate on AdcvdRespondentRate {
  kind
  rate
  parsedRate
  percent
  usdPerKg
  margin
  basis
  segment
  effectiveFrom
  effectiveTo
  fromBasis
  standing
  inDoubtFrom
  currentAsOf
  phase
  respondent
  reason
  exporterMatches {
    name
    matchedName
    score
  }
  producerMatches {
    name
    matchedName
    score
  }
  alternatives {
    respondent
    rateType
    rate
    percent
    basis
    segment
    effectiveFrom
    citations {
      ...citation
    }
    confidence
  }
  citations {
    ...citation
  }
  confidence
  source
}

fragment citation on Citation {
  frDocumentNumber
  frCitation
  frCitationUrl
  csmsId
  crossRulingId
  proclamationNumber
  eoNumber
  cfrSection
  htsno
  document
  locator
  url
  source
}`,
  checkPga: `query checkPga($input: PgaInput!) {
  pgaCheck(input: $input) {
    htsCode
    description
    date
    country
    agency
    flags {
      ...flag
    }
    flagsBelow {
      ...flag
    }
    agencies {
      agency
      name
      messageCode
      flagCodes
      subject
      status
      citations {
        ...citation
      }
    }
    warnings
    _meta {
      traceId
      dataFreshness
    }
  }
}

fragment flag on PgaFlag {
  agency
  flagCode
  program
  requirement
  description
  htsPrefix
  effectiveFrom
  effectiveTo
  citations {
    ...citation
  }
  confidence
  source
}

fragment citation on Citation {
  frDocumentNumber
  frCitation
  frCitationUrl
  csmsId
  crossRulingId
  proclamationNumber
  eoNumber
  cfrSection
  htsno
  document
  locator
  url
  source
}`,
  checkTradeProgramEligibility: `query checkTradeProgramEligibility($input: TradeProgramInput!) {
  tradeProgramEligibility(input: $input) {
    htsCode
    description
    country
    date
    generalRate
    columnWithoutClaim
    totalLandedDutyWithoutClaim
    programs {
      spi
      name
      determination
      because
      rateIfQualified
      ruleSummary
      excludedArticles
      proofs {
        evidence
        law
      }
      status
      statusText
      effectiveFrom
      effectiveTo
      mpf {
        exemptIfClaimed
        condition
        originExemption
        citations {
          ...citation
        }
      }
      totalLandedDuty
      saving
      generalNote
      legalBasis
      citations {
        ...citation
      }
      confidence
      source
    }
    warnings
    _meta {
      traceId
      dataFreshness
    }
  }
}

fragment citation on Citation {
  frDocumentNumber
  frCitation
  frCitationUrl
  csmsId
  crossRulingId
  proclamationNumber
  eoNumber
  cfrSection
  htsno
  document
  locator
  url
  source
}`,
  classify: `query classify($input: ClassifyInput!) {
  classification(input: $input) {
    ...classification
    _meta {
      traceId
      dataFreshness
    }
  }
}

fragment classification on Classification {
  description
  entryDate
  facts {
    fact
    value
    confidence {
      ...confidence
    }
  }
  answer {
    htsCode
    digits
    confidence {
      ...confidence
    }
    shortBecause
  }
  candidates {
    rank
    htsCode
    description
    path
    confidence {
      ...confidence
    }
    reasons
    quotes {
      ...quote
    }
    rulings
  }
  steps {
    rule
    finding
    considered {
      htsCode
      text
      outcome
      because
    }
    quotes {
      ...quote
    }
    confidence {
      ...confidence
    }
  }
  question {
    id
    text
    options {
      value
      label
      leadsTo
    }
  }
  rulings {
    rulingNumber
    date
    subject
    htsCodes
    url
    status
    modifiedBy
    confidence {
      ...confidence
    }
  }
  advisor {
    outcome
    detail
    model
    tokens
    costUsd
  }
  warnings
  notice
}

fragment confidence on Confidence {
  score
  tier
  reasoning
  supportingPhrases
}

fragment quote on ClassificationQuote {
  text
  kind
  source
}`,
  classifyChat: `query classifyChat($input: ClassifyChatInput!) {
  classificationChat(input: $input) {
    sessionId
    turn
    turnsLeft
    expiresAt
    messages {
      from
      text
    }
    classification {
      ...classification
    }
    _meta {
      traceId
      dataFreshness
    }
  }
}

fragment classification on Classification {
  description
  entryDate
  facts {
    fact
    value
    confidence {
      ...confidence
    }
  }
  answer {
    htsCode
    digits
    confidence {
      ...confidence
    }
    shortBecause
  }
  candidates {
    rank
    htsCode
    description
    path
    confidence {
      ...confidence
    }
    reasons
    quotes {
      ...quote
    }
    rulings
  }
  steps {
    rule
    finding
    considered {
      htsCode
      text
      outcome
      because
    }
    quotes {
      ...quote
    }
    confidence {
      ...confidence
    }
  }
  question {
    id
    text
    options {
      value
      label
      leadsTo
    }
  }
  rulings {
    rulingNumber
    date
    subject
    htsCodes
    url
    status
    modifiedBy
    confidence {
      ...confidence
    }
  }
  advisor {
    outcome
    detail
    model
    tokens
    costUsd
  }
  warnings
  notice
}

fragment confidence on Confidence {
  score
  tier
  reasoning
  supportingPhrases
}

fragment quote on ClassificationQuote {
  text
  kind
  source
}`,
  classifyReport: `query classifyReport($input: ClassifyReportInput!) {
  classificationReport(input: $input) {
    id
    title
    createdAt
    sharePath
    shareExpiresAt
    htsCode
    classification {
      ...classification
    }
    pga {
      flags {
        agency
        flagCode
        program
        requirement
        description
        htsPrefix
        citations {
          ...citation
        }
        confidence
        source
      }
      warnings
    }
    duty {
      htsCode
      description
      countryOfOrigin
      entryDate
      generalRate
      chapter99Sources {
        code
        authority
        authorityType
        rate
        amount {
          value
          currency
        }
        citation {
          ...citation
        }
        aceReportingOrder
        displayLabel
        ending
      }
      totalDutyAmount {
        value
        currency
      }
      totalLandedDuty
      effectiveRate
      calculationComplete
      incompleteReasons {
        kind
        detail
      }
      warnings
    }
    warnings
    disclaimer
    _meta {
      traceId
      dataFreshness
    }
  }
}

fragment classification on Classification {
  description
  entryDate
  facts {
    fact
    value
    confidence {
      ...confidence
    }
  }
  answer {
    htsCode
    digits
    confidence {
      ...confidence
    }
    shortBecause
  }
  candidates {
    rank
    htsCode
    description
    path
    confidence {
      ...confidence
    }
    reasons
    quotes {
      ...quote
    }
    rulings
  }
  steps {
    rule
    finding
    considered {
      htsCode
      text
      outcome
      because
    }
    quotes {
      ...quote
    }
    confidence {
      ...confidence
    }
  }
  question {
    id
    text
    options {
      value
      label
      leadsTo
    }
  }
  rulings {
    rulingNumber
    date
    subject
    htsCodes
    url
    status
    modifiedBy
    confidence {
      ...confidence
    }
  }
  advisor {
    outcome
    detail
    model
    tokens
    costUsd
  }
  warnings
  notice
}

fragment citation on Citation {
  frDocumentNumber
  frCitation
  frCitationUrl
  csmsId
  crossRulingId
  proclamationNumber
  eoNumber
  cfrSection
  htsno
  document
  locator
  url
  source
}

fragment confidence on Confidence {
  score
  tier
  reasoning
  supportingPhrases
}

fragment quote on ClassificationQuote {
  text
  kind
  source
}`,
  compareDuties: `query compareDuties($from: DutyInput!, $to: DutyChangeInput! = {}) {
  dutyDiff(from: $from, to: $to) {
    difference
    landedDifference
    from {
      ...dutyInBrief
    }
    to {
      ...dutyInBrief
    }
    changes {
      ...dutyChange
    }
    feeChanges {
      ...feeChange
    }
  }
}

fragment dutyInBrief on DutyInfo {
  htsCode
  description
  entryDate
  countryOfOrigin
  calculationComplete
  totals {
    totalDuty
    totalLandedDuty
    effectiveRate
  }
  layers {
    heading
    authorityType
    rateText
    amount
  }
}

fragment dutyChange on DutyChange {
  heading
  kind
  difference
  cause
  because
  before {
    rateText
    amount
  }
  after {
    rateText
    amount
  }
  citations {
    ...citation
  }
}

fragment feeChange on FeeChange {
  fee
  before
  after
  difference
  because
}

fragment citation on Citation {
  frDocumentNumber
  frCitation
  frCitationUrl
  csmsId
  crossRulingId
  proclamationNumber
  eoNumber
  cfrSection
  htsno
  document
  locator
  url
  source
}`,
  compareOrigins: `query compareOrigins($input: DutyInput!) {
  originComparison(input: $input) {
    htsCode
    description
    entryDate
    origins {
      rank
      countryOfOrigin
      countryName
      totalDuty
      totalLandedDuty
      effectiveRate
      low
      high
      complete
      incompleteKinds
      prohibited
      programs
      openInputs
      preference {
        spi
        name
        totalDuty
        saving
        ruleOfOrigin
        generalNote
      }
    }
    frontier {
      conditions
      totalDuty
      origins {
        countryOfOrigin
        spi
      }
    }
  }
}`,
  compareScenario: `query compareScenario($input: DutyInput!, $name: String! = "scenario", $withoutAuthorities: [String!], $withoutPrograms: [String!], $withoutHeadings: [String!], $extendHeadings: [String!], $change: DutyChangeInput) {
  scenarios(
    input: $input
    scenarios: [{name: $name, withoutAuthorities: $withoutAuthorities, withoutPrograms: $withoutPrograms, withoutHeadings: $withoutHeadings, extendHeadings: $extendHeadings, change: $change}]
  ) {
    base {
      ...dutyInBrief
    }
    scenarios {
      name
      notes
      difference
      landedDifference
      duty {
        ...dutyInBrief
      }
      changes {
        ...dutyChange
      }
      feeChanges {
        ...feeChange
      }
    }
  }
}

fragment dutyInBrief on DutyInfo {
  htsCode
  description
  entryDate
  countryOfOrigin
  calculationComplete
  totals {
    totalDuty
    totalLandedDuty
    effectiveRate
  }
  layers {
    heading
    authorityType
    rateText
    amount
  }
}

fragment dutyChange on DutyChange {
  heading
  kind
  difference
  cause
  because
  before {
    rateText
    amount
  }
  after {
    rateText
    amount
  }
  citations {
    ...citation
  }
}

fragment feeChange on FeeChange {
  fee
  before
  after
  difference
  because
}

fragment citation on Citation {
  frDocumentNumber
  frCitation
  frCitationUrl
  csmsId
  crossRulingId
  proclamationNumber
  eoNumber
  cfrSection
  htsno
  document
  locator
  url
  source
}`,
  confirmClassification: `query confirmClassification($input: ConfirmClassificationInput!) {
  classificationConfirmation(input: $input) {
    id
    recordedAt
    confirmedBy
    description
    before
    after
    changed
    reason
    dataVersion
    _meta {
      traceId
      dataFreshness
    }
  }
}`,
  exportAccountData: `query exportAccountData {
  accountExport {
    account {
      id
      name
      createdAt
      closedAt
    }
    apiKeys {
      id
      prefix
      mode
      label
      betaEntitled
      createdAt
      lastUsedAt
      expiresAt
      revokedAt
    }
    usage {
      day
      operation
      requests
      errors
      aiTokens
      aiCostUsd
    }
    reports {
      id
      kind
      title
      request
      content
      dataVersion
      engineVersion
      createdAt
      expiresAt
    }
    classifications
    confirmations
    entryAudits
    idempotencyRecords {
      method
      path
      state
      responseStatus
      responseBody
      createdAt
      expiresAt
    }
    auditEvents {
      at
      actor
      action
      subject
      detail
    }
    _meta {
      traceId
      dataFreshness
    }
  }
}`,
  extractAuto: `query extractAuto($input: DocumentInput!) {
  documentExtraction(input: $input) {
    fileType
    textSource
    attachment
    pageCount
    documentKind
    documentKindConfidence {
      ...confidence
    }
    fields {
      ...field
    }
    parties {
      ...party
    }
    lineItems {
      ...lineItem
    }
    checks {
      ...check
    }
    warnings
    _meta {
      traceId
      dataFreshness
    }
  }
}

fragment confidence on Confidence {
  score
  tier
  reasoning
  supportingPhrases
}

fragment field on ExtractedField {
  name
  type
  value
  text
  unit
  readings
  location {
    page
    sheet
    cell
    line
    box {
      x
      y
      width
      height
    }
  }
  confidence {
    ...confidence
  }
}

fragment party on ExtractedParty {
  role
  name {
    ...field
  }
  address {
    ...field
  }
  country {
    ...field
  }
}

fragment lineItem on ExtractedLineItem {
  position
  lineNumber {
    ...field
  }
  partNumber {
    ...field
  }
  description {
    ...field
  }
  quantity {
    ...field
  }
  unit {
    ...field
  }
  unitPrice {
    ...field
  }
  amount {
    ...field
  }
  countryOfOrigin {
    ...field
  }
  htsNumber {
    ...field
  }
  netWeight {
    ...field
  }
  grossWeight {
    ...field
  }
  packages {
    ...field
  }
  otherFields {
    ...field
  }
}

fragment check on ExtractionCheck {
  check
  status
  position
  stated
  computed
  difference
  message
}`,
  extractInvoice: `query extractInvoice($input: DocumentInput!) {
  invoiceExtraction(input: $input) {
    fileType
    textSource
    attachment
    pageCount
    documentKind
    documentKindConfidence {
      ...confidence
    }
    invoiceNumber {
      ...field
    }
    invoiceDate {
      ...field
    }
    purchaseOrderNumber {
      ...field
    }
    currency {
      ...field
    }
    incoterm {
      ...field
    }
    incotermPlace {
      ...field
    }
    paymentTerms {
      ...field
    }
    countryOfOrigin {
      ...field
    }
    seller {
      ...party
    }
    buyer {
      ...party
    }
    consignee {
      ...party
    }
    otherParties {
      ...party
    }
    lineItems {
      ...lineItem
    }
    subtotal {
      ...field
    }
    freight {
      ...field
    }
    insurance {
      ...field
    }
    discount {
      ...field
    }
    tax {
      ...field
    }
    total {
      ...field
    }
    otherFields {
      ...field
    }
    checks {
      ...check
    }
    warnings
    _meta {
      traceId
      dataFreshness
    }
  }
}

fragment confidence on Confidence {
  score
  tier
  reasoning
  supportingPhrases
}

fragment field on ExtractedField {
  name
  type
  value
  text
  unit
  readings
  location {
    page
    sheet
    cell
    line
    box {
      x
      y
      width
      height
    }
  }
  confidence {
    ...confidence
  }
}

fragment party on ExtractedParty {
  role
  name {
    ...field
  }
  address {
    ...field
  }
  country {
    ...field
  }
}

fragment lineItem on ExtractedLineItem {
  position
  lineNumber {
    ...field
  }
  partNumber {
    ...field
  }
  description {
    ...field
  }
  quantity {
    ...field
  }
  unit {
    ...field
  }
  unitPrice {
    ...field
  }
  amount {
    ...field
  }
  countryOfOrigin {
    ...field
  }
  htsNumber {
    ...field
  }
  netWeight {
    ...field
  }
  grossWeight {
    ...field
  }
  packages {
    ...field
  }
  otherFields {
    ...field
  }
}

fragment check on ExtractionCheck {
  check
  status
  position
  stated
  computed
  difference
  message
}`,
  generateAdcvdReport: `query generateAdcvdReport($input: AdcvdReportInput!) {
  adcvdReport(input: $input) {
    id
    title
    entryDate
    dataVersion
    engineVersion
    goods {
      label
      value
    }
    cases {
      caseNumber
      orderType
      product
      country
      status
      matchType
      determination
      confidence {
        score
        tier
        reasoning
        supportingPhrases
      }
      clauses {
        number
        kind
        verdict
        quote
        summary
      }
      rate
      rateReason
      advisory
      advisoryReason
      rateHistory {
        respondent
        rate
        percent
        from
        to
        segment
        citation
      }
      lifecycle {
        date
        type
        title
        citation
        computed
      }
      companions {
        caseNumber
        status
        rate
      }
      noticeChain
      questions
      citations
    }
    questions
    disclaimer
    pdfPath
  }
}`,
  getAdcvdLifecycle: `query getAdcvdLifecycle($caseNumber: String!) {
  adcvdLifecycle(caseNumber: $caseNumber) {
    order {
      ...orderHead
    }
    events {
      date
      type
      title
      frCitation
      frDocumentNumber
      computed
      provenance
      confidence
      source
    }
  }
}

fragment orderHead on AdcvdOrder {
  caseNumber
  orderType
  product
  country
  countryCode
  status
  orderDate
  revokedOn
  lastSunsetOn
  itcInvestigation
  htsNumbers
  allOthersRate
  countryWideRate
  scopeSource
  frCitation {
    ...citation
  }
  confidence
  source
  provenance
}

fragment citation on Citation {
  frDocumentNumber
  frCitation
  frCitationUrl
  csmsId
  crossRulingId
  proclamationNumber
  eoNumber
  cfrSection
  htsno
  document
  locator
  url
  source
}`,
  getAdcvdOrder: `query getAdcvdOrder($caseNumber: String!) {
  adcvdOrder(caseNumber: $caseNumber) {
    ...orderHead
    scopeText
    clauses {
      number
      kind
      quote
      summary
      basis
      verified
      sharedTextFrom
      sourceCitation
      source
    }
    rates {
      respondent
      rateType
      rate
      percent
      margin
      excluded
      isDeposit
      isSuperseded
      basis
      segment
      effectiveFrom
      effectiveTo
      fromBasis
      inDoubtFrom
      currentAsOf
      citations {
        ...citation
      }
      confidence
      source
    }
    companionCases {
      ...orderHead
    }
    sunset {
      runsFrom
      runsFromKind
      initiationBy
      fifthAnniversary
      initiatedOn
    }
    citations {
      ...citation
    }
  }
}

fragment orderHead on AdcvdOrder {
  caseNumber
  orderType
  product
  country
  countryCode
  status
  orderDate
  revokedOn
  lastSunsetOn
  itcInvestigation
  htsNumbers
  allOthersRate
  countryWideRate
  scopeSource
  frCitation {
    ...citation
  }
  confidence
  source
  provenance
}

fragment citation on Citation {
  frDocumentNumber
  frCitation
  frCitationUrl
  csmsId
  crossRulingId
  proclamationNumber
  eoNumber
  cfrSection
  htsno
  document
  locator
  url
  source
}`,
  getAdcvdRateAtDate: `query getAdcvdRateAtDate($input: AdcvdRateInput!) {
  adcvdRateAtDate(input: $input) {
    caseNumber
    date
    company
    rate {
      ...respondentRate
    }
    order {
      ...orderHead
    }
    _meta {
      traceId
      dataFreshness
    }
  }
}

fragment respondentRate on AdcvdRespondentRate {
  kind
  rate
  parsedRate
  percent
  usdPerKg
  margin
  basis
  segment
  effectiveFrom
  effectiveTo
  fromBasis
  standing
  inDoubtFrom
  currentAsOf
  phase
  respondent
  reason
  exporterMatches {
    name
    matchedName
    score
  }
  producerMatches {
    name
    matchedName
    score
  }
  alternatives {
    respondent
    rateType
    rate
    percent
    basis
    segment
    effectiveFrom
    citations {
      ...citation
    }
    confidence
  }
  citations {
    ...citation
  }
  confidence
  source
}

fragment orderHead on AdcvdOrder {
  caseNumber
  orderType
  product
  country
  countryCode
  status
  orderDate
  revokedOn
  lastSunsetOn
  itcInvestigation
  htsNumbers
  allOthersRate
  countryWideRate
  scopeSource
  frCitation {
    ...citation
  }
  confidence
  source
  provenance
}

fragment citation on Citation {
  frDocumentNumber
  frCitation
  frCitationUrl
  csmsId
  crossRulingId
  proclamationNumber
  eoNumber
  cfrSection
  htsno
  document
  locator
  url
  source
}`,
  getAdcvdReportPdf: `query getAdcvdReportPdf($id: ID!) {
  adcvdReportPdf(id: $id) {
    fileName
    mediaType
    byteLength
    base64
  }
}`,
  getCatalogChapter: `query getCatalogChapter($chapter: String!, $date: Date, $limit: Int, $cursor: String) {
  catalogChapter(chapter: $chapter, date: $date, limit: $limit, cursor: $cursor) {
    chapter
    title
    section {
      section
      title
    }
    subchapters {
      subchapter
      title
    }
    edition {
      ...edition
    }
    totalCount
    results {
      ...row
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    _meta {
      ...meta
    }
  }
}

fragment edition on HtsEdition {
  date
  revision
  title
  publishedOn
  basis
}

fragment row on HtsRow {
  code
  description
  indent
  level
  parent
  reportable
  units
  general {
    ...rate
  }
  special {
    ...rate
  }
  column2 {
    ...rate
  }
  additionalDuties
  quotaQuantity
  endnotes {
    columns
    text
    headings {
      code
      description
      general
    }
  }
  childCount
  legalFrom
  legalTo
}

fragment meta on AnswerMeta {
  traceId
  dataVersion
  engineVersion
  dataFreshness
}

fragment rate on HtsRate {
  text
  source
  inherited
}`,
  getCatalogCode: `query getCatalogCode($code: String!, $date: Date) {
  catalogCode(code: $code, date: $date) {
    code
    edition {
      ...edition
    }
    section {
      section
      title
    }
    chapter {
      chapter
      title
    }
    path
    replaces {
      code
      kind
      on
      revision
    }
    replacedBy {
      code
      kind
      on
      revision
    }
    row {
      ...row
    }
    parents {
      ...row
    }
    children {
      ...row
    }
    siblings {
      ...row
    }
    notes {
      ...note
    }
    history {
      kind
      revision
      publishedOn
      legalFrom
      changes {
        field
        before
        after
      }
    }
    _meta {
      ...meta
    }
  }
}

fragment edition on HtsEdition {
  date
  revision
  title
  publishedOn
  basis
}

fragment row on HtsRow {
  code
  description
  indent
  level
  parent
  reportable
  units
  general {
    ...rate
  }
  special {
    ...rate
  }
  column2 {
    ...rate
  }
  additionalDuties
  quotaQuantity
  endnotes {
    columns
    text
    headings {
      code
      description
      general
    }
  }
  childCount
  legalFrom
  legalTo
}

fragment note on HtsNote {
  id
  title
  scope
  section
  chapter
  number
  subdivision
  effect
  provenance
  sourceLabel
  text
  quote
  offset
  targets {
    from
    to
  }
  mentionDigits
  source
}

fragment meta on AnswerMeta {
  traceId
  dataVersion
  engineVersion
  dataFreshness
}

fragment rate on HtsRate {
  text
  source
  inherited
}`,
  getChapter99Applicable: `query getChapter99Applicable($input: Chapter99Input!) {
  chapter99Applicable(input: $input) {
    htsCode
    description
    country
    date
    applicable {
      code
      description
      program
      displayLabel
      authority
      authorityType
      kind
      rate
      basis
      ending
      because
      openFacts
      material
      aceReportingOrder
      effectiveFrom
      effectiveTo
      citations {
        ...citation
      }
      confidence
    }
    notApplicable {
      code
      description
      program
      displayLabel
      authority
      authorityType
      rate
      reason
      because
      flippedBy {
        key
        value
      }
      effectiveFrom
      effectiveTo
      citations {
        ...citation
      }
    }
    complete
    requiredInputs {
      field
      type
      severity
      reason
      unit
      min
      max
      citation
      exampleValue
    }
    warnings
    programsVerifiedTo
    _meta {
      traceId
      dataFreshness
    }
  }
}

fragment citation on Citation {
  frDocumentNumber
  frCitation
  frCitationUrl
  csmsId
  crossRulingId
  proclamationNumber
  eoNumber
  cfrSection
  htsno
  document
  locator
  url
  source
}`,
  getCircumventionInquiries: `query getCircumventionInquiries($filter: AdcvdNoticeFilter, $first: Int = 20, $after: String) {
  adcvdCircumventions(filter: $filter, first: $first, after: $after) {
    inquiries: nodes {
      caseNumbers
      date
      stage
      outcome
      title
      frCitation
      frDocumentNumber
      provenance
      confidence
      source
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}`,
  getCrossRuling: `query getCrossRuling($id: String!) {
  crossRuling(id: $id) {
    rulingNumber
    date
    collection
    category
    subject
    htsCodes
    status
    modifies
    modifiedBy
    revokes
    revokedBy
    operationallyRevoked
    related
    text
    textStatus
    source
    url
  }
}`,
  getEntryAuditEntry: `query getEntryAuditEntry($id: ID!, $number: String!) {
  entryAuditEntry(id: $id, number: $number) {
    ...auditEntry
    findings {
      ...auditFinding
    }
  }
}

fragment auditEntry on AuditedEntry {
  number
  type
  entryDate
  liquidation
  liquidationDate
  liquidationEstimated
  filed
  cape {
    status
    reasons
    principal
    interestEstimate
  }
  lines {
    number
    hts
    origin
    value
    status
    reason
    filed
    atEntry
    asFiledLaw
    withoutIeepa
    numbers {
      number
      filed
      lawful
      computation
      authority
    }
  }
}

fragment auditFinding on EntryFinding {
  code
  name
  also
  severity
  entry
  line
  hts
  origin
  heading
  filed
  lawful
  difference
  lower
  upper
  why
  remedy {
    route
    by
    byWorkingDay
    estimated
    open
    authority
  }
  restsOn
  citations
  confidence
  proof
}`,
  getEntryAuditJob: `query getEntryAuditJob($id: ID!) {
  entryAuditJob(id: $id) {
    ...auditJob
    sources {
      ...auditSource
    }
    totals {
      ...auditTotals
    }
    files {
      name
      bytes
      mediaType
      href
    }
    notes
    notice
    _meta {
      traceId
      dataFreshness
    }
  }
}

fragment auditJob on EntryAuditJob {
  id
  name
  bytes
  status
  records
  recordsDone
  secondsLeft
  failure {
    kind
    detail
  }
  asOf
  dataVersion
  createdAt
  finishedAt
  expiresAt
}

fragment auditSource on EntryAuditSource {
  file
  format
  headerRow
  columns {
    field
    header
  }
  unknownColumns
  rows
  data
  skipped {
    row
    note
  }
  unreadable {
    row
    note
  }
}

fragment auditTotals on EntryAuditTotals {
  entries
  lines
  linesComputed
  filed
  filedComputed
  lawfulAtEntry
  owedWithoutIeepa
  overpaid
  underpaid
  ieepaPrincipal
  ieepaByStatus {
    status
    principal
  }
  interestEstimate
  contingent
  notAudited
}`,
  getHtsHierarchy: `query getHtsHierarchy($code: String!, $date: Date, $revision: String) {
  htsHierarchy(code: $code, date: $date, revision: $revision) {
    code
    edition {
      ...edition
    }
    section {
      section
      title
    }
    chapter {
      chapter
      title
    }
    path
    replaces {
      code
      kind
      on
      revision
    }
    replacedBy {
      code
      kind
      on
      revision
    }
    row {
      ...row
    }
    parents {
      ...row
    }
    children {
      ...row
    }
    siblings {
      ...row
    }
    _meta {
      ...meta
    }
  }
}

fragment edition on HtsEdition {
  date
  revision
  title
  publishedOn
  basis
}

fragment row on HtsRow {
  code
  description
  indent
  level
  parent
  reportable
  units
  general {
    ...rate
  }
  special {
    ...rate
  }
  column2 {
    ...rate
  }
  additionalDuties
  quotaQuantity
  endnotes {
    columns
    text
    headings {
      code
      description
      general
    }
  }
  childCount
  legalFrom
  legalTo
}

fragment meta on AnswerMeta {
  traceId
  dataVersion
  engineVersion
  dataFreshness
}

fragment rate on HtsRate {
  text
  source
  inherited
}`,
  getHtsNotes: `query getHtsNotes($code: String, $chapter: String, $section: String, $scope: String, $mentionsOnly: Boolean, $limit: Int, $cursor: String) {
  htsNotes(
    code: $code
    chapter: $chapter
    section: $section
    scope: $scope
    mentionsOnly: $mentionsOnly
    limit: $limit
    cursor: $cursor
  ) {
    code
    totalCount
    notes {
      ...note
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    _meta {
      ...meta
    }
  }
}

fragment note on HtsNote {
  id
  title
  scope
  section
  chapter
  number
  subdivision
  effect
  provenance
  sourceLabel
  text
  quote
  offset
  targets {
    from
    to
  }
  mentionDigits
  source
}

fragment meta on AnswerMeta {
  traceId
  dataVersion
  engineVersion
  dataFreshness
}`,
  getRegulatoryDataStatus: `query getRegulatoryDataStatus {
  regulatoryDataStatus {
    dataVersion
    pinnableDataVersions
    engineVersion
    today
    firstCoveredDate
    scheduleRevision
    scheduleArchive
    ratesCheckedTo
    programsVerifiedTo
    scheduleVerifiedTo
    healthRule
    datasets {
      name
      description
      lastRefreshed
      health
      healthReason
      staleAfterDays
      ageDays
      sourceDate
      sourceName
      newestKnown {
        name
        date
      }
      sourceRevision
      sourceSha256
      coveredFrom
      coveredTo
      recordCount
    }
    unmodelledHeadings {
      heading
      state
      description
      since
    }
    _meta {
      traceId
      dataFreshness
    }
  }
}`,
  getSunsetCalendar: `query getSunsetCalendar($filter: AdcvdSunsetFilter, $csv: Boolean = false, $calendar: Boolean = false) {
  adcvdSunsetCalendar(filter: $filter) {
    from
    to
    entries {
      caseNumber
      order {
        orderType
        product
        country
        countryCode
        status
      }
      runsFrom
      runsFromKind
      initiationBy
      fifthAnniversary
      initiatedOn
    }
    csv @include(if: $csv)
    calendar @include(if: $calendar)
  }
}`,
  getTariffEvents: `query getTariffEvents($since: Date, $until: Date, $type: String, $authorityType: String, $heading: String, $hts: String, $limit: Int, $cursor: String) {
  tariffEvents(
    since: $since
    until: $until
    type: $type
    authorityType: $authorityType
    heading: $heading
    hts: $hts
    limit: $limit
    cursor: $cursor
  ) {
    totalCount
    events {
      id
      date
      scheduled
      type
      title
      authority
      authorityType
      affectedHeadings {
        code
        program
        relation
        begins
        ends
      }
      affectedLines {
        all
        byNote
        count
        codes
      }
      citations {
        ...citation
      }
      confidence
      source
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    _meta {
      traceId
      dataFreshness
    }
  }
}

fragment citation on Citation {
  frDocumentNumber
  frCitation
  frCitationUrl
  csmsId
  crossRulingId
  proclamationNumber
  eoNumber
  cfrSection
  htsno
  document
  locator
  url
  source
}`,
  getUsageSummary: `query getUsageSummary {
  usageSummary {
    from
    to
    days
    totals {
      requests
      errors
      aiTokens
      aiCostUsd
    }
    byOperation {
      operation
      requests
      errors
      aiTokens
      aiCostUsd
    }
    byDay {
      day
      requests
      errors
      aiTokens
      aiCostUsd
    }
    counts {
      day
      operation
      requests
      errors
      aiTokens
      aiCostUsd
    }
    _meta {
      traceId
      dataFreshness
    }
  }
}`,
  listCatalogSections: `query listCatalogSections($date: Date) {
  catalogSections(date: $date) {
    edition {
      ...edition
    }
    sections {
      section
      title
      chapters {
        chapter
        title
        headingCount
        lineCount
      }
    }
    _meta {
      ...meta
    }
  }
}

fragment edition on HtsEdition {
  date
  revision
  title
  publishedOn
  basis
}

fragment meta on AnswerMeta {
  traceId
  dataVersion
  engineVersion
  dataFreshness
}`,
  listEntryAuditFindings: `query listEntryAuditFindings($id: ID!, $severity: [EntryFindingSeverity!], $code: [String!], $sort: EntryFindingSort = money, $first: Int = 20, $after: String) {
  entryAuditFindings(
    id: $id
    severity: $severity
    code: $code
    sort: $sort
    first: $first
    after: $after
  ) {
    findings: nodes {
      ...auditFinding
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}

fragment auditFinding on EntryFinding {
  code
  name
  also
  severity
  entry
  line
  hts
  origin
  heading
  filed
  lawful
  difference
  lower
  upper
  why
  remedy {
    route
    by
    byWorkingDay
    estimated
    open
    authority
  }
  restsOn
  citations
  confidence
  proof
}`,
  listEntryAuditJobs: `query listEntryAuditJobs {
  entryAuditJobs {
    jobs {
      ...auditJob
    }
    _meta {
      traceId
    }
  }
}

fragment auditJob on EntryAuditJob {
  id
  name
  bytes
  status
  records
  recordsDone
  secondsLeft
  failure {
    kind
    detail
  }
  asOf
  dataVersion
  createdAt
  finishedAt
  expiresAt
}`,
  listLawChanges: `query listLawChanges($since: Date, $hts: String, $limit: Int, $cursor: String, $atom: Boolean = false) {
  lawChanges(since: $since, hts: $hts, limit: $limit, cursor: $cursor) {
    changes {
      id
      at
      kind
      title
      mayChangeDuty
      dataVersion
      rowsAdded
      rowsChanged
      rowsEnded
      lines
      lineCount
      headings
      caseNumbers
      words
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    atom @include(if: $atom)
    _meta {
      traceId
    }
  }
}`,
  pricePortfolio: `query pricePortfolio($input: PortfolioInput!) {
  portfolio(input: $input) {
    date
    source {
      headerRow
      columns {
        field
        header
      }
      unknownColumns
      rows
      skipped {
        row
        note
      }
      unreadable {
        row
        note
      }
    }
    totals {
      parts
      priced
      open
      refused
      unclassified
      annualValue
      annualDuty
    }
    parts(first: 250) {
      nodes {
        row
        partNumber
        description
        hts
        origin
        supplier
        annualValue
        status
        remark
        duty
        rate
        lower
        upper
        layers {
          heading
          rate
          amount
          authority
          citations
        }
        questions {
          fact
          question
        }
        otherOrigins {
          origin
          duty
        }
      }
    }
    exposure {
      by
      name
      parts
      value
      duty
    }
    questions {
      fact
      question
      parts
      spread
    }
    claims {
      fact
      question
      value
      parts
      saving
      citation
    }
    changes {
      date
      parts
      before
      after
      difference
      causes {
        heading
        cause
        parts
        citations
      }
    }
    csv
    workbook
    notice
    _meta {
      traceId
      dataFreshness
    }
  }
}`,
  proveDuty: `query proveDuty($input: DutyInput!) {
  dutyInfo(input: $input) {
    proof {
      format
      engineVersion
      dataVersion
      rules
      document
    }
  }
}`,
  searchAdcvdOrders: `query searchAdcvdOrders($filter: AdcvdOrderFilter, $first: Int = 20, $after: String, $csv: Boolean = false, $page: Boolean = false) {
  adcvdOrders(filter: $filter, first: $first, after: $after) {
    orders: nodes {
      ...orderHead
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
    csv(page: $page) @include(if: $csv)
  }
}

fragment orderHead on AdcvdOrder {
  caseNumber
  orderType
  product
  country
  countryCode
  status
  orderDate
  revokedOn
  lastSunsetOn
  itcInvestigation
  htsNumbers
  allOthersRate
  countryWideRate
  scopeSource
  frCitation {
    ...citation
  }
  confidence
  source
  provenance
}

fragment citation on Citation {
  frDocumentNumber
  frCitation
  frCitationUrl
  csmsId
  crossRulingId
  proclamationNumber
  eoNumber
  cfrSection
  htsno
  document
  locator
  url
  source
}`,
  searchCatalog: `query searchCatalog($q: String!, $chapter: String, $date: Date, $limit: Int, $cursor: String) {
  catalogSearch(
    q: $q
    chapter: $chapter
    date: $date
    limit: $limit
    cursor: $cursor
  ) {
    query
    edition {
      ...edition
    }
    replaced {
      code
      lastDay
      successors
      revision
    }
    totalCount
    chapters {
      chapter
      title
      count
    }
    results {
      ...hit
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    _meta {
      ...meta
    }
  }
}

fragment edition on HtsEdition {
  date
  revision
  title
  publishedOn
  basis
}

fragment hit on HtsSearchResult {
  rank
  code
  description
  path
  level
  units
  legalFrom
  legalTo
  general {
    ...rate
  }
  special {
    ...rate
  }
  column2 {
    ...rate
  }
  matchedField
  snippet
  evidence {
    queryText
    kind
    field
    code
    snippet
    matched
  }
}

fragment meta on AnswerMeta {
  traceId
  dataVersion
  engineVersion
  dataFreshness
}

fragment rate on HtsRate {
  text
  source
  inherited
}`,
  searchCitDecisions: `query searchCitDecisions($filter: AdcvdNoticeFilter, $first: Int = 20, $after: String) {
  adcvdCourtDecisions(filter: $filter, first: $first, after: $after) {
    decisions: nodes {
      caseNumbers
      slipOpinion
      caseName
      date
      court
      courtNumber
      holding
      noticeDate
      noticeTitle
      frDocumentNumber
      provenance
      confidence
      source
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}`,
  searchCrossRulings: `query searchCrossRulings($filter: CrossRulingFilter, $first: Int = 20, $after: String) {
  crossRulings(filter: $filter, first: $first, after: $after) {
    rulings: nodes {
      rulingNumber
      date
      collection
      category
      subject
      htsCodes
      status
      modifies
      modifiedBy
      revokes
      revokedBy
      operationallyRevoked
      related
      textStatus
      source
      url
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
    held
  }
}`,
  searchHts: `query searchHts($q: String!, $chapter: String, $parent: String, $date: Date, $revision: String, $limit: Int, $cursor: String) {
  htsSearch(
    q: $q
    chapter: $chapter
    parent: $parent
    date: $date
    revision: $revision
    limit: $limit
    cursor: $cursor
  ) {
    query
    matchedBy
    edition {
      ...edition
    }
    replaced {
      code
      lastDay
      successors
      revision
    }
    totalCount
    results {
      ...hit
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    notice
    _meta {
      ...meta
    }
  }
}

fragment edition on HtsEdition {
  date
  revision
  title
  publishedOn
  basis
}

fragment hit on HtsSearchResult {
  rank
  code
  description
  path
  level
  units
  legalFrom
  legalTo
  general {
    ...rate
  }
  special {
    ...rate
  }
  column2 {
    ...rate
  }
  matchedField
  snippet
  evidence {
    queryText
    kind
    field
    code
    snippet
    matched
  }
}

fragment meta on AnswerMeta {
  traceId
  dataVersion
  engineVersion
  dataFreshness
}

fragment rate on HtsRate {
  text
  source
  inherited
}`,
  searchScopeRulings: `query searchScopeRulings($filter: AdcvdNoticeFilter, $first: Int = 20, $after: String) {
  adcvdScopeRulings(filter: $filter, first: $first, after: $after) {
    rulings: nodes {
      caseNumbers
      date
      kind
      subject
      outcome
      frCitation
      frDocumentNumber
      provenance
      confidence
      source
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}`,
  traceDuty: `query traceDuty($input: DutyInput!, $from: Date, $to: Date) {
  dutyTimeline(input: $input, from: $from, to: $to) {
    from
    to
    periods {
      from
      to
      scheduled
      unanswered
      difference
      landedDifference
      duty {
        htsCode
        description
        calculationComplete
        totals {
          totalDuty
          totalLandedDuty
          effectiveRate
        }
        layers {
          heading
          authorityType
          rateText
          amount
        }
      }
      changes {
        ...dutyChange
      }
      feeChanges {
        ...feeChange
      }
    }
  }
}

fragment dutyChange on DutyChange {
  heading
  kind
  difference
  cause
  because
  before {
    rateText
    amount
  }
  after {
    rateText
    amount
  }
  citations {
    ...citation
  }
}

fragment feeChange on FeeChange {
  fee
  before
  after
  difference
  because
}

fragment citation on Citation {
  frDocumentNumber
  frCitation
  frCitationUrl
  csmsId
  crossRulingId
  proclamationNumber
  eoNumber
  cfrSection
  htsno
  document
  locator
  url
  source
}`,
} as const;

export type StoredDocumentName = keyof typeof storedDocuments;

/** The worked queries of schema/examples/, in the order of the file names, comments included. */
export const exampleTexts: readonly string[] = [
  `# A duty, layer by layer
# Everything due on a steel article from China on one day: each layer with its heading, base value, amount, the law it
# follows, and the totals. Amounts are exact decimals.
query LayeredDuty {
  dutyInfo(input: { hts: "7326.90.86.88", origin: "CN", value: "14172", date: "2026-09-15" }) {
    htsCode
    description
    layers {
      heading
      kind
      authority
      rateText
      basis
      baseValue
      amount
      computation
      citations {
        document
        locator
        frCitationUrl
      }
    }
    totals {
      columnDuty
      entryDuties
      totalDuty
      effectiveRate
    }
    calculationComplete
  }
}
`,
  `# Why a heading does not apply
# Chapter 99 headings that were considered and not applied, each with its reason and, where one fact would flip it, that
# fact.
query WhyNot {
  dutyInfo(input: { hts: "8471.30.01.00", origin: "CN", value: "1000", date: "2026-09-15" }) {
    whyNot {
      heading
      program
      reason
      because
      flippedBy {
        key
        value
      }
    }
  }
}
`,
  `# What is still open, and its limits
# Nothing is guessed: facts that were not stated are named, and the total is bounded over every answer to them. Answer
# \`nextBestFact\` first: of the facts, it narrows the bounds most. \`lowAnswers\` lead to the least that can be owed.
query MissingFacts {
  dutyInfo(input: { hts: "8708.30.50.90", origin: "DE", value: "10000", date: "2026-11-20" }) {
    calculationComplete
    bounds {
      low
      high
      nextBestFact
      lowAnswers {
        field
        value
        question
      }
    }
    requiredInputs {
      field
      severity
      reason
      exampleValue
    }
    assumedFacts {
      key
      assumed
    }
  }
}
`,
  `# Metal content and split lines
# Facts settle what the line alone cannot: here the share of steel. Where parts of the value are treated differently the
# entry is split into lines.
query SplitLines {
  dutyInfo(
    input: {
      hts: "7326.90.86.88"
      origin: "DE"
      value: "20000"
      date: "2025-08-15"
      steel: "40"
      facts: [{ key: "smelt_country", value: "DE" }]
    }
  ) {
    splitLines {
      lineType
      value {
        value
        currency
      }
      mfnRate
      chapter99Layers {
        code
        ratePercent
      }
    }
    totals {
      totalDuty
    }
  }
}
`,
  `# What a claim would save
# Preference programs, exclusions and other claims that would change the duty, the greatest saving first, each with the
# law its evidence is needed under.
query Claims {
  dutyInfo(input: { hts: "6109.10.00.12", origin: "MX", value: "5000", date: "2026-11-20" }) {
    totals {
      totalDuty
    }
    claims {
      field
      value
      question
      totalDuty
      saving
      citation
    }
  }
}
`,
  `# A claimed preference
# The special program indicator is claimed with proof of origin. The column, the layers it touches and the processing
# fee follow.
query ClaimedPreference {
  dutyInfo(input: { hts: "6109.10.00.12", origin: "MX", value: "5000", date: "2026-11-20", spi: "S" }) {
    column
    specialProgramApplied
    layers {
      heading
      rateText
      amount
    }
    mpf {
      amount
      applicable
      reason
    }
    totals {
      totalLandedDuty
      landedCost
    }
  }
}
`,
  `# Search in words of trade
# Trade names, plurals and misspellings find the schedule's own words. Each candidate says why it was found; the order is
# no classification.
query SearchWords {
  htsSearch(q: "cordless drill with lithium batery", limit: 5) {
    totalCount
    results {
      rank
      code
      path
      matchedField
      snippet
      evidence {
        queryText
        kind
        matched
      }
    }
  }
}
`,
  `# Search by the beginning of a number
# A number may be whole or begun, dotted or not. The page goes on where \`endCursor\` says.
query SearchNumber {
  htsSearch(q: "8471.30", limit: 3) {
    matchedBy
    results {
      code
      description
      general {
        text
        source
        inherited
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
  `# A line in its place
# Section, chapter, the rows above and below, and endnotes resolved to Chapter 99 headings.
query LineInItsPlace {
  htsHierarchy(code: "9403.60.80.93") {
    section {
      section
      title
    }
    chapter {
      chapter
      title
    }
    parents {
      code
      description
    }
    row {
      code
      description
      general {
        text
        source
      }
      endnotes {
        text
        headings {
          code
          description
        }
      }
    }
    siblings {
      code
      description
    }
  }
}
`,
  `# What happened to a line
# Every wording of one row over the archived revisions, with the fields that changed.
query LineHistory {
  htsLineHistory(code: "9903.88.03") {
    events {
      kind
      revision
      publishedOn
      changes {
        field
        before
        after
      }
    }
  }
}
`,
  `# Two revisions compared
# Counts of what was added, removed and changed, and the first changes of one chapter.
query RevisionsCompared {
  htsDiff(from: "2026-01-01", to: "2026-11-20", chapter: "85", limit: 5) {
    counts {
      added
      removed
      rateChanged
      descriptionChanged
    }
    changes {
      code
      kind
      description
      changes {
        field
        before
        after
      }
    }
  }
}
`,
  `# The notes that govern a number
# Most specific first. The text is official where it was ingested, else a digest: the effect, the headings, and a short
# quotation.
query Notes {
  htsNotes(code: "8471.30.01.00", limit: 5) {
    totalCount
    notes {
      title
      effect
      quote
      provenance
      targets {
        from
        to
      }
    }
  }
}
`,
  `# Screen goods for antidumping and countervailing duties
# Orders that may cover the goods, clause by clause against the facts stated. A tariff number is only an index aid; the
# written scope decides.
query AdcvdScreening {
  adcvdCheck(
    input: {
      htsCode: "9403.50.90.45"
      country: "CN"
      entryDate: "2026-11-20"
      productDescription: "wooden bedroom dresser of solid pine"
    }
  ) {
    matches {
      caseNumber
      product
      matchType
      rate
      advisory
      advisoryReason
      scopeAnalysis {
        determination
        confidence {
          score
          tier
          supportingPhrases
        }
      }
      clauses {
        kind
        verdict
        quote
        summary
      }
    }
    clauseCoverage
  }
}
`,
  `# Orders of a country, page by page
# A page of orders with the rates for companies without one of their own and the official notice. The next page begins
# after \`endCursor\`.
query AdcvdOrders {
  adcvdOrders(filter: { country: "CN", q: "steel", status: "active" }, first: 3) {
    totalCount
    nodes {
      caseNumber
      product
      orderDate
      allOthersRate
      countryWideRate
      htsNumbers
      citations {
        document
        frCitationUrl
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
  `# The deposit rate of a company on a day
# The rate that applies, why (19 CFR 351.107), and how the name was matched.
query RateOfACompany {
  adcvdRateAtDate(
    input: { caseNumber: "A-570-890", company: "Unknown Furniture Co., Ltd.", date: "2026-11-20" }
  ) {
    rate {
      kind
      rate
      reason
      segment
      effectiveFrom
      confidence
      citations {
        document
      }
    }
  }
}
`,
  `# How fresh the data is
# Needs no API key over REST. Every answer names its data version; the same question on the same version has the same
# answer.
query Freshness {
  regulatoryDataStatus {
    dataVersion
    firstCoveredDate
    scheduleRevision
    programsVerifiedTo
    datasets {
      name
      health
      coveredFrom
      coveredTo
      recordCount
    }
  }
}
`,
  `# A quote, a question, or a stop
# One field answers in the kind a caller acts on: totals to show, inputs to ask for, totals under law that is not known to
# the day, or a prohibition. Select what each kind needs.
query QuoteQuestionOrStop {
  quote: duty(input: { hts: "6109.10.00.12", origin: "BD", value: "5000", date: "2026-09-15", qty: "100" }) {
    ...outcome
  }
  question: duty(input: { hts: "8708.30.50.90", origin: "DE", value: "10000", date: "2026-09-15" }) {
    ...outcome
  }
}

fragment outcome on DutyOutcome {
  __typename
  ... on DutyQuote {
    totals {
      totalDuty
      landedCost
    }
  }
  ... on DutyNeedsFacts {
    requiredInputs {
      field
      reason
    }
    bounds {
      low
      high
    }
  }
  ... on DutyProvisional {
    totals {
      totalDuty
    }
    incompleteReasons {
      detail
    }
  }
  ... on ImportProhibited {
    layers {
      heading
      authority
    }
  }
}
`,
  `# What changed between two days
# The duty on the same goods on two days: each heading that came, went or has another rate, with its cause and law. The
# parts add up to the difference. The second question takes over everything it does not change.
query TwoDays {
  dutyDiff(
    from: { hts: "4202.92.31.31", origin: "CN", value: "10000", date: "2026-02-23" }
    to: { date: "2026-09-15" }
  ) {
    from {
      totals {
        totalDuty
      }
    }
    to {
      totals {
        totalDuty
      }
    }
    difference
    changes {
      heading
      kind
      cause
      because
      difference
      citations {
        document
      }
    }
  }
}
`,
  `# Every day on which a duty changes
# Runs of days with one and the same duty, past and scheduled. Each begins with what changed, why and by which law.
query ThroughTime {
  dutyTimeline(input: { hts: "7326.90.86.88", origin: "DE", value: "10000" }) {
    periods {
      from
      to
      scheduled
      duty {
        effectiveRate
      }
      difference
      changes {
        heading
        cause
        because
        citations {
          document
        }
      }
    }
  }
}
`,
  `# One line from every country
# Every country of origin, the lowest duty first, with the preference that would lower it. The frontier is the lowest
# duty for each number of conditions.
query EveryOrigin {
  originComparison(input: { hts: "6109.10.00.12", value: "10000", date: "2026-11-20" }) {
    origins(first: 12) {
      rank
      countryName
      totalDuty
      programs
      openInputs
      preference {
        spi
        name
        totalDuty
        saving
        ruleOfOrigin
      }
    }
    frontier {
      conditions
      totalDuty
      origins {
        countryOfOrigin
        spi
      }
    }
  }
}
`,
  `# What if
# The duty as the law is, and without an authority, with an exclusion that ended extended, and from another country.
# Each is a difference against the base; where the law was changed it is no duty owed.
query WhatIf {
  scenarios(
    input: { hts: "0304.72.50.00", origin: "CN", value: "10000", date: "2026-11-20" }
    scenarios: [
      { name: "without Section 301", withoutAuthorities: ["section_301"] }
      { name: "exclusion extended", extendHeadings: ["9903.88.69"] }
      { name: "from Norway", change: { origin: "NO" } }
    ]
  ) {
    base {
      totals {
        totalDuty
      }
    }
    scenarios {
      name
      difference
      notes
      changes {
        heading
        kind
        cause
        because
      }
    }
  }
}
`,
  `# A duty that proves itself
# Facts, law and every figure as one JSON document. Save \`document\` as proof.json: \`npm run verify -- proof.json\`
# computes it again without the service.
query Proof {
  dutyInfo(input: { hts: "7326.90.86.88", origin: "CN", value: "14172", date: "2026-09-15" }) {
    totals {
      totalDuty
    }
    proof {
      format
      engineVersion
      dataVersion
      rules
      document
    }
  }
}
`,
  `# A line and everything that hangs on it
# One line on one day: its place, its notes, the Chapter 99 rules that name it, agencies, orders, and the duty with the
# rule behind each layer.
query LineAndAllOfIt {
  htsLine(code: "7326.90.86.88", date: "2026-09-15") {
    id
    path
    generalRate
    hierarchy {
      chapter {
        title
      }
      siblings {
        code
      }
    }
    chapter99(origin: "CN") {
      reachesOrigin
      listedAs
      rule {
        heading
        rateText
        condition
        citations {
          document
        }
      }
    }
    adcvdOrders(country: "CN", first: 3) {
      edges {
        node {
          caseNumber
          product
        }
      }
    }
    duty(origin: "CN", value: "10000") {
      totals {
        totalDuty
      }
      layers {
        heading
        amount
        rule {
          ruleId
          from
          to
        }
      }
    }
  }
}
`,
  `# What rests on a document
# From a citation back: the rules in force that rest on a proclamation, and lines that they name.
query WhatRestsOnIt {
  document(name: "Proclamation 11021") {
    url
    rules(date: "2026-09-15", first: 10) {
      totalCount
      nodes {
        heading
        rateText
        from
        to
      }
    }
    lines(date: "2026-09-15", first: 5) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        htsCode
        description
        duty(origin: "DE", value: "1000") {
          totals {
            totalDuty
          }
        }
      }
    }
  }
}
`,
];
