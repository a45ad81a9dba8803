import { nameLines, type Article } from '../articles.js';
import { ZERO } from '../../terms/decimal.js';
import { hasUnread, type FiledNumber } from '../filed-lines.js';
import { createFinding, type Finding } from '../finding.js';
import type { PossibleClaim, RulesOf } from './article-law.js';
import { describeExpired } from './judge-heading.js';
import type { Judged } from './judged.js';

/** The line, number and origin that findings of an article name. */
export function placeOf(article: Article): Pick<Finding, 'line' | 'hts' | 'origin'> {
  const { commodities, origin } = article;
  return { line: nameLines(article), hts: commodities[0]?.number ?? null, origin };
}

/** Findings of an article beside its differences: open quantities, claims not made, AD/CVD orders. */
export function listOtherFindings(judged: Judged, rulesOf: RulesOf): readonly Finding[] {
  return [
    ...findExpiredHeadings(judged, rulesOf),
    ...[...findOpenQuantities(judged), ...findPossibleClaims(judged), ...findOrders(judged)],
  ];
}

/** A heading not in force that was filed without duty: it moves no money, and CAPE refuses the entry for it. */
function findExpiredHeadings({ article, law }: Judged, rulesOf: RulesOf): readonly Finding[] {
  const applied = new Set(law.parts.flatMap(({ atEntry }) => atEntry.layers.map(({ heading }) => heading)));
  const isFree = ({ duty, rows }: FiledNumber): boolean =>
    duty?.isZero() ?? !rows.some((row) => hasUnread(row, 'tariffDuty'));
  return article.headings
    .filter((one) => isFree(one) && !applied.has(one.number))
    .flatMap(({ number: heading }) => {
      const why = describeExpired({ heading, rules: rulesOf(heading), days: [law.date, article.zone.day] });
      return why === null
        ? []
        : [
            createFinding({
              ...{ ...placeOf(article), code: 'T02', severity: 'advisory', heading },
              ...{ filed: ZERO, lawful: ZERO, difference: ZERO, why: `${why}; it moves no money.` },
            }),
          ];
    });
}

function findOpenQuantities({ article, law, lower, upper }: Judged): readonly Finding[] {
  const missing = [...new Set(law.parts.flatMap(({ atEntry }) => atEntry.missingMeasures))];
  if (missing.length === 0) return [];
  const why = `the rate is charged on a quantity that was not filed: ${missing.join(', ')}.`;
  return [createFinding({ ...placeOf(article), code: 'T15', severity: 'advisory', lower, upper, why })];
}

function findPossibleClaims({ article, law, atEntry }: Judged): readonly Finding[] {
  return law.savings.map((claim: PossibleClaim) => {
    const { total } = claim;
    return createFinding({
      ...placeOf(article),
      code: 'T09',
      severity: 'opportunity',
      filed: article.filedDuty,
      lawful: atEntry,
      lower: total,
      upper: atEntry,
      restsOn: [claim.name],
      citations: [claim.citation],
      why: `${claim.name} was not claimed; with it the duty is ${total.toFixed(2)}. It needs ${claim.needs}.`,
      confidence: 'medium',
    });
  });
}

function findOrders({ article, law }: Judged): readonly Finding[] {
  if (law.orders.length === 0) return [];
  const named = law.orders.map(({ caseNumber, product }) => `${caseNumber} (${product})`).join('; ');
  return [
    createFinding({
      ...placeOf(article),
      code: 'A01',
      severity: 'advisory',
      confidence: 'low',
      why: `orders on the country list the number and the entry type is not 03 or 07: ${named}. The written scope decides, not the number.`,
      citations: ['19 CFR 351.225'],
    }),
  ];
}
