import type { PortfolioExposure } from '../../generated/schema-types.js';
import type { Part } from '../../portfolio/part.js';
import { ZERO, type Decimal } from '../../terms/decimal.js';
import type { PricedPart } from './price-part.js';

interface Sum {
  parts: Set<Part>;
  value: Decimal;
  duty: Decimal;
}

interface Asked {
  readonly question: string;
  readonly parts: number;
  /** Null: no known limit. */
  readonly spread: Decimal | null;
}

interface Saved {
  readonly question: string;
  readonly citation: string;
  readonly parts: number;
  readonly saving: Decimal;
}

/** Adds up priced parts: totals, exposure, and the questions that most money hangs on. */
export class PortfolioSums {
  private readonly sums = new Map<string, Sum>();
  private readonly questions = new Map<string, Asked>();
  private readonly claims = new Map<string, Saved>();
  private counts = { parts: 0, priced: 0, open: 0, refused: 0, unclassified: 0 };
  private value = ZERO;
  private duty = ZERO;

  add(priced: PricedPart): void {
    const { part, status, layers, duty } = priced;
    this.counts.parts += 1;
    this.counts[status] += 1;
    const value = part.annualValue ?? ZERO;
    this.addQuestions(priced);
    if (duty === null) return;
    this.value = this.value.plus(value);
    this.duty = this.duty.plus(duty);
    this.plus('origin', part.origin ?? 'not stated', { part, value, duty });
    this.plus('supplier', part.supplier ?? 'not stated', { part, value, duty });
    for (const { heading, authority, amount, kind } of layers) {
      if (amount === null || amount.isZero()) continue;
      const name = kind === 'column' ? 'HTSUS column rates' : authority;
      this.plus('authority', name, { part, value, duty: amount });
      if (kind !== 'column') this.plus('heading', heading, { part, value, duty: amount });
    }
  }

  read() {
    return {
      totals: { ...this.counts, annualValue: this.value, annualDuty: this.duty },
      exposure: [...this.sums]
        .map(([key, { parts, value, duty }]): PortfolioExposure => {
          const [by = '', name = ''] = key.split('\n');
          return { by: by as PortfolioExposure['by'], name, parts: parts.size, value, duty };
        })
        .sort(
          (left, right) =>
            compareText(left.by, right.by) ||
            right.duty.comparedTo(left.duty) ||
            compareText(left.name, right.name),
        ),
      questions: [...this.questions]
        .map(([fact, asked]) => ({ fact, ...asked }))
        .sort((left, right) => compareSpreads(left, right) || compareText(left.fact, right.fact)),
      savings: [...this.claims]
        .map(([key, claim]) => {
          const [fact = '', value = ''] = key.split('\n');
          return { fact, value, ...claim };
        })
        .sort((left, right) => right.saving.comparedTo(left.saving) || compareText(left.fact, right.fact)),
    };
  }

  private addQuestions({ questions, claims, lower, upper }: PricedPart): void {
    const spread = lower === null || upper === null ? null : upper.minus(lower);
    for (const { fact, question } of questions) {
      const asked = this.questions.get(fact) ?? { question, parts: 0, spread: ZERO };
      const sum = asked.spread === null || spread === null ? null : asked.spread.plus(spread);
      this.questions.set(fact, { question, parts: asked.parts + 1, spread: sum });
    }
    for (const { fact, value, question, saving, citation } of claims) {
      const key = `${fact}\n${value}`;
      const claim = this.claims.get(key) ?? { parts: 0, saving: ZERO };
      const [parts, sum] = [claim.parts + 1, claim.saving.plus(saving)];
      this.claims.set(key, { question, citation, parts, saving: sum });
    }
  }

  private plus(
    by: PortfolioExposure['by'],
    name: string,
    { part, value, duty }: { readonly part: Part; readonly value: Decimal; readonly duty: Decimal },
  ): void {
    const key = `${by}\n${name}`;
    const sum = this.sums.get(key) ?? { parts: new Set(), value: ZERO, duty: ZERO };
    if (!sum.parts.has(part)) sum.value = sum.value.plus(value);
    sum.parts.add(part);
    sum.duty = sum.duty.plus(duty);
    this.sums.set(key, sum);
  }
}

/** The most money first; what has no known limit before all. */
function compareSpreads({ spread: left }: Asked, { spread: right }: Asked): number {
  if (left === null || right === null) return Number(left !== null) - Number(right !== null);
  return right.comparedTo(left);
}

function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
