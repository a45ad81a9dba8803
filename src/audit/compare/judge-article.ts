import type { Limits } from '../../engine/result.js';
import { sum, type Decimal } from '../../terms/decimal.js';
import type { Article } from '../articles.js';
import { createFinding, type Component, type Finding, type FindingCode } from '../finding.js';
import type { ArticleLaw, RulesOf } from './article-law.js';
import type { Comparison } from './compare-article.js';
import { compareFiling, findUnstated, isFilingOpen } from './compare-filing.js';
import { addDuties } from '../filed-lines.js';
import { isExchange, isNothingOwed, netComponents } from './net-components.js';
import type { Computed, Judged, LawfulAmounts } from './judged.js';
import { listOtherFindings, placeOf } from './other-findings.js';
import { CENT, isSameAmount } from './same-amount.js';
import { findUncomputedDuty, findVoidDuty, sayOwedInPlace } from './void-duty.js';

/** Filed against lawful for one article: amounts, what is open, and the findings. */
export interface JudgedArticle extends LawfulAmounts {
  readonly article: Article;
  readonly law: ArticleLaw;
  readonly status: 'certain' | 'depends' | 'not_covered' | 'not_audited' | 'not_in_schedule';
  readonly reason: string | null;
  readonly filed: Decimal;
  readonly comparison: Comparison | null;
  /** What the refund of void duties comes to; zero where none was paid. */
  readonly ieepaPrincipal: Decimal;
  /** Limits of it while the duty is not known; below zero where more is owed than was filed. Null: none was paid. */
  readonly ieepaLimits: Limits | null;
  readonly findings: readonly Finding[];
}

export function judgeArticle(filed: Article, law: ArticleLaw, rulesOf: RulesOf): JudgedArticle {
  if (law.status !== 'computed') return judgeUncomputed(filed, law, rulesOf);
  const { parts, date, claims } = law;
  const compared = compareFiling({ article: filed, parts, date, claims, rulesOf });
  const { article, comparison, unstated } = compared;
  const kept = addDuties(comparison.notAudited);
  const audited = article.filedDuty.minus(kept);
  const amounts = {
    atEntry: sum(law.parts.map(({ atEntry }) => atEntry.totals.entryDuties)),
    asFiledLaw: sum(law.parts.map(({ asFiled, atEntry }) => (asFiled ?? atEntry).totals.entryDuties)),
    withoutIeepa: sum(
      law.parts.map(({ withoutIeepa, atEntry }) => (withoutIeepa ?? atEntry).totals.entryDuties),
    ),
  };
  const limits = {
    lower: sum(law.parts.map(({ atEntry }) => atEntry.boundsWithoutClaims.low)),
    upper: sum(law.parts.map(({ atEntry }) => atEntry.boundsWithoutClaims.high)),
  };
  const isOpen = law.parts.some(({ atEntry }) =>
    atEntry.incompleteReasons.some(({ kind }) => kind === 'missing_fact' || kind === 'rate_not_computable'),
  );
  const judged = { article, law, comparison, audited, isOpen, ...amounts, ...limits };
  const differences = findDifferences(judged);
  const voids = findVoidDuty({ ...judged, audited: audited.plus(compared.assumed) }, differences, rulesOf);
  return {
    article,
    law,
    status: isOpen || law.openAdmission !== null || isFilingOpen(article, unstated) ? 'depends' : 'certain',
    reason: null,
    filed: article.filedDuty,
    comparison,
    ...amounts,
    ...limits,
    ieepaPrincipal: voids.principal,
    ieepaLimits: voids.limits,
    findings: [
      ...findUnstated(article, unstated),
      ...[...differences, ...voids.findings, ...listOtherFindings(judged, rulesOf)],
    ],
  };
}

function judgeUncomputed(
  article: Article,
  law: Exclude<ArticleLaw, Computed>,
  rulesOf: RulesOf,
): JudgedArticle {
  const code: FindingCode | null =
    law.status === 'not_covered'
      ? 'D09'
      : law.status === 'not_in_schedule'
        ? 'D04'
        : article.commodities.length === 0 && !isChapter98Alone(article)
          ? 'D10'
          : null;
  const at = placeOf(article);
  const voids = findUncomputedDuty(article, law.reason, rulesOf);
  const findings = code === null ? [] : [createFinding({ ...at, code, severity: 'info', why: law.reason })];
  return {
    article,
    law,
    status: law.status,
    reason: law.reason,
    filed: article.filedDuty,
    comparison: null,
    atEntry: null,
    asFiledLaw: null,
    withoutIeepa: null,
    lower: null,
    upper: null,
    ieepaPrincipal: voids.principal,
    ieepaLimits: voids.limits,
    findings: [...findings, ...voids.findings],
  };
}

/** A provision such as 9801 needs no number of Chapters 1 to 97 beside it. */
function isChapter98Alone({ claims98, headings }: Article): boolean {
  return claims98.length > 0 && headings.length === 0;
}

function findDifferences(judged: Judged): readonly Finding[] {
  const { article, law, comparison, audited, atEntry, asFiledLaw, lower, upper } = judged;
  const restsOn = law.claims.map(({ fact, value, from }) => `${fact} = ${value} (${from})`);
  const isCorrected =
    asFiledLaw !== null &&
    atEntry !== null &&
    !isSameAmount(asFiledLaw, atEntry) &&
    isSameAmount(audited, asFiledLaw);
  const isWithin =
    judged.isOpen &&
    lower !== null &&
    !audited.lessThan(lower) &&
    (upper === null || !audited.greaterThan(upper));
  const isUnsure = isWithin || law.openAdmission !== null;
  const findings = netComponents(comparison.components).map(({ main, difference, also, components }) => {
    const { heading, filed, lawful, citations, confidence } = main;
    const isVoid = isNothingOwed({ difference, components });
    const inPlace = isVoid ? sayOwedInPlace(judged, difference) : null;
    return createFinding({
      ...placeOf(article),
      code: isCorrected ? 'T10' : main.code,
      also: isCorrected ? [main.code, ...also] : also,
      severity:
        inPlace === null && (isVoid || isExchange({ difference, components }))
          ? 'info'
          : inPlace !== null || isUnsure
            ? 'advisory'
            : 'error',
      ...{ heading, filed, lawful, difference, components, restsOn, citations, confidence },
      ...(judged.isOpen && { lower, upper }),
      why: describe(main, { difference, components, isWithin, isVoid, inPlace, law }),
    });
  });
  if (findings.length > 0 || atEntry === null) return findings;
  const rounding = audited.minus(atEntry);
  const isRounding =
    !rounding.isZero() && rounding.abs().lessThanOrEqualTo(CENT.times(article.headings.length + 1));
  if (!isRounding) return findings;
  return [
    createFinding({
      ...placeOf(article),
      code: 'T16',
      severity: 'info',
      filed: audited,
      lawful: atEntry,
      difference: rounding,
      why: `the amounts differ by ${rounding.toFixed(2)}, which is rounding`,
    }),
  ];
}

interface Described {
  readonly difference: Decimal;
  readonly components: readonly Component[];
  readonly isWithin: boolean;
  readonly isVoid: boolean;
  readonly inPlace: string | null;
  readonly law: Computed;
}

function describe(
  main: Component,
  { difference, components, isWithin, isVoid, inPlace, law }: Described,
): string {
  const [, ...netted] = components;
  const nets =
    netted.length === 0
      ? ''
      : `; set against ${netted.map(({ heading, difference: off }) => `${heading} (${off.toFixed(2)})`).join(', ')}, which leaves ${difference.toFixed(2)}`;
  const open = isWithin
    ? `; it depends on ${listOpenFacts(law).join(', ') || 'facts that were not filed'}`
    : '';
  const admission = law.openAdmission === null ? '' : `; ${law.openAdmission}`;
  const owed = inPlace ?? (isVoid ? 'so there is nothing to tender' : null);
  const nothing = owed === null ? '' : `; the authority has been held void, ${owed}`;
  return `${main.why}${nets}${open}${admission}${nothing}.`;
}

function listOpenFacts({ parts }: Computed): readonly string[] {
  const inputs = parts.flatMap(({ atEntry }) => atEntry.requiredInputs);
  return [...new Set(inputs.filter(({ severity }) => severity === 'blocking').map(({ field }) => field))];
}
