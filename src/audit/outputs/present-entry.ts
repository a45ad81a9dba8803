import type { Layer } from '../../engine/result.js';
import type { Decimal } from '../../terms/decimal.js';
import { isRefundKnown, knownAmounts, type CapeResult } from '../cape-result.js';
import type { Clock } from '../clocks.js';
import type { Finding, Remedy } from '../finding.js';
import { nameLines } from '../articles.js';
import { formatEntryNumber } from '../entry-number.js';
import type { KeptArticle, KeptEntry, KeptNumber } from '../kept-entry.js';
import type { AuditTotals } from '../totals.js';
import { proofOf, type WrittenEntry } from './entry-tables.js';

/** Said on every output (19 CFR 111.1). */
export const NOTICE = 'Decision support, to be reviewed by the importer or a licensed broker.';

const money = (amount: Decimal | null): string | null => (amount === null ? null : amount.toFixed(2));

/** All but the last four characters hidden: an importer number may be a social security number. */
export function maskImporter(importer: string | null): string | null {
  if (importer === null) return null;
  const [hidden, shown] = [importer.slice(0, -4), importer.slice(-4)];
  return hidden.replace(/[^-]/g, '*') + shown;
}

export function presentEntry(audited: KeptEntry, showImporters: boolean) {
  const { entry, articles, liquidation, clocks, cape, filed, contingent, findings } = audited;
  return {
    number: entry.number,
    printed: formatEntryNumber(entry.number),
    type: entry.type,
    entryDate: entry.entryDate,
    summaryDate: entry.summaryDate,
    importDate: entry.importDate,
    importer: showImporters ? entry.importer : maskImporter(entry.importer),
    port: entry.port,
    modeOfTransport: entry.transport,
    liquidation: liquidation && {
      status: liquidation.status,
      date: liquidation.date,
      estimated: liquidation.isEstimated,
    },
    flags: {
      reconciliation: entry.reconFlag,
      ftaReconciliation: entry.reconAgreement,
      protest: entry.protestNumber,
      protestStatus: entry.protestStatus,
      postSummaryCorrection: entry.psc,
      drawback: entry.drawback,
      suretyPaid: entry.suretyPaid,
    },
    fees: {
      merchandiseProcessing: money(entry.merchandiseProcessingFee),
      harborMaintenance: money(entry.harborMaintenanceFee),
    },
    liquidatedDuty: money(entry.liquidatedDuty),
    refunds: entry.refunds.map(({ amount, interest, date, isRejected, reason }) => ({
      amount: money(amount),
      interest: money(interest),
      date,
      rejected: isRejected,
      reason,
    })),
    filed: money(filed),
    contingent: money(contingent),
    clocks: clocks.map(presentClock),
    cape: cape && presentCape(cape),
    lines: articles.map(presentLine),
    findings: findings.map(({ code, line }) => ({ code, line })),
  };
}

function presentClock({ kind, by, byWorkingDay, isEstimated, isOpen, authority, confidence }: Clock) {
  return { kind, by, byWorkingDay, estimated: isEstimated, open: isOpen, authority, confidence };
}

function presentCape(cape: CapeResult) {
  const { status, reasons, limits, interest, ...deposit } = cape;
  const { principal, outstanding } = knownAmounts(cape);
  return {
    status,
    reasons,
    principal: money(principal),
    outstanding: money(outstanding),
    bounds: isRefundKnown(cape) ? null : { lower: money(limits.low), upper: money(limits.high) },
    interestEstimate: money(interest.amount),
    interestRatesKnownTo: interest.ratesKnownTo,
    depositDate: deposit.depositDate,
    depositEstimated: deposit.isDepositEstimated,
  };
}

function presentLine(judged: KeptArticle) {
  const { article, law, status, reason, comparison } = judged;
  const [commodity] = article.commodities;
  return {
    number: nameLines(article),
    commodity: commodity?.number ?? null,
    origin: article.origin,
    spi: article.spi,
    value: money(commodity?.value ?? null),
    status,
    reason,
    rows: [...article.commodities, ...article.claims98, ...article.headings].map(presentNumber),
    filed: money(judged.filed),
    atEntry: money(judged.atEntry),
    asFiledLaw: money(judged.asFiledLaw),
    withoutIeepa: money(judged.withoutIeepa),
    ieepaPrincipal: money(judged.ieepaPrincipal),
    bounds: status === 'depends' ? { lower: money(judged.lower), upper: money(judged.upper) } : null,
    layers:
      law.status !== 'computed' ? [] : law.parts.flatMap(({ atEntry }) => atEntry.layers.map(presentLayer)),
    restsOn: law.status !== 'computed' ? [] : law.claims,
    notAudited: (comparison?.notAudited ?? []).map(({ number }) => number),
    exemptionsNotFiled: comparison?.unfiledExemptions ?? [],
  };
}

function presentNumber({ number, role, value, duty, rows }: KeptNumber) {
  return {
    hts: number,
    role,
    value: money(value),
    duty: money(duty),
    rows: rows.map(({ file, row }) => ({ file, row })),
  };
}

function presentLayer({ heading, rateText, amount, computation, authority, citations, confidence }: Layer) {
  return {
    heading,
    rate: rateText,
    amount: money(amount),
    computation,
    authority,
    confidence,
    citations: citations.map(({ document, locator, url }) => ({ document, locator, url })),
  };
}

export function presentFinding(written: WrittenEntry, finding: Finding) {
  const { entry } = written;
  const { remedy, components } = finding;
  return {
    code: finding.code,
    also: finding.also,
    severity: finding.severity,
    entry: entry.number,
    line: finding.line,
    hts: finding.hts,
    origin: finding.origin,
    entryDate: entry.entryDate,
    heading: finding.heading,
    filed: money(finding.filed),
    lawful: money(finding.lawful),
    difference: money(finding.difference),
    lower: money(finding.lower),
    upper: money(finding.upper),
    why: finding.why,
    components: components.map(({ code, heading, filed, lawful, difference }) => ({
      code,
      heading,
      filed: money(filed),
      lawful: money(lawful),
      difference: money(difference),
    })),
    remedy: remedy && presentRemedy(remedy),
    restsOn: finding.restsOn,
    citations: finding.citations,
    proof: proofOf(written, finding),
    confidence: finding.confidence,
  };
}

export function presentRemedy({ route, by, byWorkingDay, isEstimated, isOpen, authority }: Remedy) {
  return { route, by, byWorkingDay, estimated: isEstimated, open: isOpen, authority };
}

/** Decimals as text with two places, at any depth. */
export function presentTotals(totals: AuditTotals) {
  const { ieepaByStatus, ...others } = totals;
  return {
    ...Object.fromEntries(
      Object.entries(others).map(([name, value]) => [
        name,
        typeof value === 'object' && 'toFixed' in value ? value.toFixed(2) : value,
      ]),
    ),
    ieepaByStatus: Object.fromEntries(
      Object.entries(ieepaByStatus).map(([name, value]) => [name, value.toFixed(2)]),
    ),
  };
}
