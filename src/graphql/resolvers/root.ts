import type { Resolvers } from '../../generated/graphql.js';
import { exportAccountData } from '../../services/account/export-account.js';
import { getUsageSummary } from '../../services/account/usage-summary.js';
import { checkAdcvd } from '../../services/adcvd/check.js';
import { getAdcvdLifecycle, getSunsetCalendar } from '../../services/adcvd/lifecycle.js';
import {
  getCircumventionInquiries,
  searchCitDecisions,
  searchScopeRulings,
} from '../../services/adcvd/notices.js';
import { getAdcvdOrder, searchAdcvdOrders } from '../../services/adcvd/orders.js';
import { getAdcvdRateAtDate } from '../../services/adcvd/rate-at-date.js';
import { generateAdcvdReport, getAdcvdReportPdf, isReportId } from '../../services/adcvd/report.js';
import { auditEntries } from '../../services/audit/audit-entries.js';
import {
  findStoredAudit,
  findStoredEntry,
  listStoredAudits,
  listStoredFindings,
} from '../../services/audit/stored/stored-answers.js';
import {
  getCatalogChapter,
  getCatalogCode,
  listCatalogSections,
  searchCatalog,
} from '../../services/catalog/catalog.js';
import { classifyChat } from '../../services/classification/chat.js';
import { classify } from '../../services/classification/classify.js';
import { confirmClassification } from '../../services/classification/confirm.js';
import { classifyReport } from '../../services/classification/report.js';
import { getCrossRuling, searchCrossRulings } from '../../services/classification/rulings.js';
import { extractDocument, extractInvoice } from '../../services/documents/extract-document.js';
import { calculateDuty } from '../../services/duty/calculate-duty.js';
import { diffDuty } from '../../services/duty/compare/duty-difference.js';
import { compareScenarios } from '../../services/duty/compare/duty-scenarios.js';
import { traceDuty } from '../../services/duty/compare/duty-timeline.js';
import { compareOrigins } from '../../services/duty/compare/origin-comparison.js';
import { calculateDuties } from '../../services/duty/duty-batch.js';
import { toDutyOutcome } from '../../services/duty/duty-outcome.js';
import { DutyView } from '../../services/duty/present-duty.js';
import { findDocument } from '../../services/graph/cited-document.js';
import { findHtsLine } from '../../services/graph/hts-line.js';
import { listLines, listRules } from '../../services/graph/lists.js';
import { findNode, createNoNodeProblem } from '../../services/graph/node-id.js';
import { browseHts } from '../../services/hts/browse-hts.js';
import { getHtsHierarchy } from '../../services/hts/hierarchy.js';
import { diffHts } from '../../services/hts/hts-diff.js';
import { getHtsLineHistory } from '../../services/hts/line-history.js';
import { searchHts } from '../../services/hts/search-hts.js';
import { listLawChanges } from '../../services/law-changes/list-changes.js';
import { getHtsNotes } from '../../services/notes/find-notes.js';
import { answerPortfolio } from '../../services/portfolio/answer-portfolio.js';
import { describeRegulatoryData } from '../../services/regulatory-data-status.js';
import { findApplicableChapter99 } from '../../services/trade-programs/chapter99-applicable.js';
import { checkPga } from '../../services/trade-programs/check-pga.js';
import { checkTradeProgramEligibility } from '../../services/trade-programs/program-eligibility.js';
import { getTariffEvents } from '../../services/trade-programs/tariff-events.js';
import { compareData } from '../../services/versions/compare-data.js';
import { loadersOf } from '../loaders.js';

/** Which service answers a field of Query or Mutation: one function an operation. */
export const rootResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    usageSummary: (_parent, _arguments, context) => getUsageSummary(context),
    accountExport: (_parent, _arguments, context) => exportAccountData(context),

    adcvdCheck: (_parent, { input }, context) => checkAdcvd(input, context),
    adcvdOrders: (_parent, given, context) => searchAdcvdOrders(given, context),
    adcvdOrder: (_parent, given, context) => getAdcvdOrder(given, context),
    adcvdRateAtDate: (_parent, { input }, context) => getAdcvdRateAtDate(input, context),
    adcvdScopeRulings: (_parent, given, context) => searchScopeRulings(given, context),
    adcvdCourtDecisions: (_parent, given, context) => searchCitDecisions(given, context),
    adcvdLifecycle: (_parent, given, context) => getAdcvdLifecycle(given, context),
    adcvdSunsetCalendar: (_parent, given, context) => getSunsetCalendar(given, context),
    adcvdCircumventions: (_parent, given, context) => getCircumventionInquiries(given, context),
    adcvdReport: (_parent, { input }, context) => generateAdcvdReport(input, context),
    adcvdReportPdf: (_parent, given, context) => getAdcvdReportPdf(given, context),

    catalogSearch: (_parent, input, context) => searchCatalog(input, context),
    catalogSections: (_parent, input, context) => listCatalogSections(input, context),
    catalogChapter: (_parent, input, context) => getCatalogChapter(input, context),
    catalogCode: (_parent, input, context) => getCatalogCode(input, context),

    classification: (_parent, { input }, context) => classify(input, context),
    classificationChat: (_parent, { input }, context) => classifyChat(input, context),
    classificationConfirmation: (_parent, { input }, context) => confirmClassification(input, context),
    classificationReport: (_parent, { input }, context) => classifyReport(input, context),
    crossRulings: (_parent, given, context) => searchCrossRulings(given, context),
    crossRuling: (_parent, given, context) => getCrossRuling(given, context),

    documentExtraction: (_parent, { input }, context) => extractDocument(input, context),
    invoiceExtraction: (_parent, { input }, context) => extractInvoice(input, context),

    dutyInfo: (_parent, { input }, context) => new DutyView(calculateDuty(input, context), context),
    duty: (_parent, { input }, context) =>
      toDutyOutcome(new DutyView(calculateDuty(input, context), context)),
    dutyBatch: (_parent, given, context) => calculateDuties(given, context),
    dutyTimeline: (_parent, given, context) => traceDuty(given, context),
    scenarios: (_parent, given, context) => compareScenarios(given, context),
    originComparison: (_parent, given, context) => compareOrigins(given, context),
    dutyDiff: (_parent, given, context) => diffDuty(given, context),

    entryAudit: (_parent, { input }, context) => auditEntries(input, context),
    entryAuditJobs: (_parent, _given, context) => listStoredAudits(context),
    entryAuditJob: (_parent, { id }, context) => findStoredAudit(id, context),
    entryAuditFindings: (_parent, { sort, ...question }, context) =>
      listStoredFindings({ ...question, sort: sort ?? 'money' }, context),
    entryAuditEntry: (_parent, question, context) => findStoredEntry(question, context),

    htsLine: (_parent, given, context) => findHtsLine(given, context),
    document: (_parent, given, context) => findDocument(given, context),
    htsLines: (_parent, given, context) => listLines(given, context),
    chapter99Rules: (_parent, given, context) => listRules(given, context),
    node: async (_parent, { id }, context) => {
      if (!isReportId(id)) return findNode({ id }, context);
      const report = await loadersOf(context).reports.load(id);
      if (report === null) throw createNoNodeProblem(id);
      return report;
    },

    htsSearch: (_parent, input, context) => searchHts(input, context),
    htsBrowse: (_parent, input, context) => browseHts(input, context),
    htsHierarchy: (_parent, input, context) => getHtsHierarchy(input, context),
    htsLineHistory: (_parent, { code }, context) => getHtsLineHistory(code, context),
    htsDiff: (_parent, input, context) => diffHts(input, context),

    htsNotes: (_parent, input, context) => getHtsNotes(input, context),

    portfolio: (_parent, { input }, context) => answerPortfolio(input, context),

    regulatoryDataStatus: (_parent, _arguments, context) => describeRegulatoryData(context),
    lawChanges: (_parent, input, context) => listLawChanges(input, context),
    dataDiff: (_parent, input, context) => compareData(input, context),

    pgaCheck: (_parent, { input }, context) => checkPga(input, context),
    chapter99Applicable: (_parent, { input }, context) => findApplicableChapter99(input, context),
    tradeProgramEligibility: (_parent, { input }, context) => checkTradeProgramEligibility(input, context),
    tariffEvents: (_parent, given, context) => getTariffEvents(given, context),
  },
  // What writes: the functions that the deprecated fields of Query call too.
  Mutation: {
    continueClassification: (_parent, { input }, context) => classifyChat(input, context),
    confirmClassification: (_parent, { input }, context) => confirmClassification(input, context),
    createClassificationReport: (_parent, { input }, context) => classifyReport(input, context),
    createAdcvdReport: (_parent, { input }, context) => generateAdcvdReport(input, context),
  },
};
