import { nameLines } from '../../audit/articles.js';
import { knownAmounts } from '../../audit/cape-result.js';
import { FINDING_NAMES, type Finding } from '../../audit/finding.js';
import type { KeptArticle, KeptEntry } from '../../audit/kept-entry.js';
import { listFiledAndLawful } from '../../audit/outputs/filed-and-lawful.js';
import { presentRemedy } from '../../audit/outputs/present-entry.js';
import type { ReadReport } from '../../audit/filed-record.js';
import type { AuditTotals } from '../../audit/totals.js';
import { presentTable } from '../tables/present-table.js';

/** What was read of a file, as the graph says it; `file` is its name, null where it came without one. */
export function presentSource({ format, headerRow, data, ...report }: ReadReport, file: string | null) {
  return { file, format, headerRow, data, ...presentTable(report) };
}

/** Sums over an audit, as the graph says them. */
export function presentTotals(totals: AuditTotals) {
  const { ieepaByStatus, findings: _counts, ...sums } = totals;
  return {
    ...sums,
    ieepaByStatus: Object.entries(ieepaByStatus).map(([status, principal]) => ({
      status: status as keyof typeof ieepaByStatus,
      principal,
    })),
  };
}

/** One finding of an entry, as the graph says it. */
export function presentFinding(
  { components: _components, remedy, origin, ...finding }: Finding,
  entry: string,
) {
  return {
    ...finding,
    entry,
    name: FINDING_NAMES[finding.code],
    origin: origin as never,
    remedy: remedy && presentRemedy(remedy),
    proof: null as string | null,
  };
}

/** One entry with its lines, as the graph says it. */
export function presentEntry({ entry, liquidation, cape, filed, articles, findings }: KeptEntry) {
  return {
    number: entry.number,
    type: entry.type,
    entryDate: entry.entryDate,
    filed,
    liquidation: liquidation?.status ?? null,
    liquidationDate: liquidation?.date ?? null,
    liquidationEstimated: liquidation?.isEstimated ?? null,
    cape: cape && {
      status: cape.status,
      ...knownAmounts(cape),
      interestEstimate: cape.interest.amount,
      reasons: cape.reasons.map(({ reason, cure }) => `${reason}: ${cure}`),
    },
    lines: articles.map(presentLine),
    findings: findings.map((finding) => presentFinding(finding, entry.number)),
  };
}

function presentLine({ article, ...judged }: KeptArticle) {
  const [commodity] = article.commodities;
  return {
    number: nameLines(article),
    hts: commodity?.number ?? null,
    origin: article.origin,
    value: commodity?.value ?? null,
    status: judged.status,
    reason: judged.reason,
    filed: judged.filed,
    atEntry: judged.atEntry,
    asFiledLaw: judged.asFiledLaw,
    withoutIeepa: judged.withoutIeepa,
    numbers: listFiledAndLawful({ article, ...judged }).map(({ number, filed, layer }) => ({
      number,
      filed,
      lawful: layer?.amount ?? null,
      computation: layer?.computation ?? null,
      authority: layer?.authority ?? null,
    })),
  };
}
