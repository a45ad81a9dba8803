import { HUNDRED, percentOf, ZERO, type Decimal } from '../terms/decimal.js';
import { chapterOf } from '../terms/hts-number.js';
import { ChargeBook } from './charges.js';
import { computeColumnDuty, isEffective, judgeClaim, type ClaimVerdict, type ColumnDuty } from './column.js';
import { PREFERENCE, type ShipmentFacts } from './facts.js';
import { graphOf } from './kept-graphs.js';
import type { Law } from './law.js';
import { completeMetals } from './portions.js';
import type { RuleGraph } from './rule-graph.js';

/** What stays the same over every fact set of one question. */
export class Question {
  readonly graph: RuleGraph;
  /** The customs value; 100 when it was not stated, so that rates can still be read off. */
  readonly customs: Decimal;
  readonly charges: ChargeBook;
  private lastColumn: ColumnDuty | null = null;

  constructor(
    readonly facts: ShipmentFacts,
    readonly law: Law,
    readonly claim: ClaimVerdict,
  ) {
    this.graph = graphOf(law);
    this.customs = facts.enteredValue ?? HUNDRED;
    this.charges = new ChargeBook(facts);
  }

  /** The same question with a preference claimed that was not. */
  changeClaim(claim: ClaimVerdict): Question {
    return new Question(this.facts, this.law, claim);
  }

  /**
   * The rule outcome of the answers. Null: the rules fall on values that are not the customs value or a share of it.
   */
  get signature(): number | null {
    const { graph, customs, facts } = this;
    if (graph.signatures === null || !customs.greaterThan(ZERO)) return null;
    return graph.signatures.signatureOf(facts.stated);
  }

  /** A share of the customs value, in percent; all of it is the object `HUNDRED`. */
  valueOf(share: Decimal): Decimal {
    return share === HUNDRED ? this.customs : percentOf(share, this.customs);
  }

  /** The column duty on a dutiable value; most fact sets leave it as it is. Null: no duty is due. */
  computeColumn(value: Decimal | null): ColumnDuty {
    if (this.lastColumn !== null && this.lastColumn.base === value) return this.lastColumn;
    const { facts, law, claim, graph, customs } = this;
    const isColumn2 = graph.columnTwo >= 0;
    this.lastColumn = computeColumnDuty({ facts, law, claim, isColumn2, customs, value });
    return this.lastColumn;
  }
}

/**
 * A claim that is refused or that the line gives no rate for counts for nothing in the headings that ask for it; what is
 * stated of metals is complete.
 */
export function askedOf(facts: ShipmentFacts, law: Law): Question {
  const claim = judgeClaim(facts, law);
  const stated = new Map(facts.stated);
  if (claim.kind !== 'none' && !isEffective(claim, law)) stated.delete(PREFERENCE);
  stated.set('hts_chapter', chapterOf(law.line.number));
  completeMetals(stated, law.line.number);
  return new Question({ ...facts, stated }, law, claim);
}
