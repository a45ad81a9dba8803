import { Decimal, sum, ZERO } from '../terms/decimal.js';
import { createFinding, type Finding } from './finding.js';
import type { JudgedArticle } from './compare/judge-article.js';
import type { AuditLaw } from './read-audit-law.js';

/** Duty that was due and paid, under an authority that is before the courts. */
export function findContested(articles: readonly JudgedArticle[], auditLaw: AuditLaw) {
  const findings: Finding[] = [];
  let amount = ZERO;
  for (const { article, law } of articles) {
    if (law.status !== 'computed') continue;
    const due = law.parts.flatMap(({ atEntry }) => atEntry.layers);
    for (const { number, duty } of article.headings) {
      const contested = auditLaw.contested.find(({ headings }) => number.startsWith(headings));
      const layers = due.filter(({ heading }) => heading === number);
      if (contested === undefined || duty?.greaterThan(0) !== true || layers.length === 0) continue;
      const lawful = sum(layers.map((layer) => layer.amount));
      // What was filed beyond what was due comes back by a finding of its own.
      amount = amount.plus(lawful === null ? duty : Decimal.min(duty, lawful));
      findings.push(
        createFinding({
          code: 'T19',
          severity: 'info',
          heading: number,
          filed: duty,
          lawful,
          confidence: contested.confidence,
          line: article.lines[0]!.number,
          hts: article.commodities[0]?.number ?? null,
          origin: article.origin,
          why: `${contested.status} (as of ${contested.asOf}). ${contested.advice}. The amount is contingent and in no total.`,
          citations: [contested.source],
        }),
      );
    }
  }
  return { findings, amount };
}
