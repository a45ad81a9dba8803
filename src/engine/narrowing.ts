import { Decimal, ZERO } from '../terms/decimal.js';
import { groupBy } from '../terms/group-by.js';
import type { Exploration } from './alternatives.js';
import type { Evaluation } from './evaluation.js';
import type { OpenFact } from './open-keys.js';

/** How far apart totals are; null: one of them is known and another is not. */
type Width = Decimal | null;

/** The deciding facts by how much they leave open once they are answered: the most decisive one comes first. */
export function sortByNarrowing({ deciding, evaluations }: Exploration): readonly OpenFact[] {
  if (evaluations === null || deciding.length < 2) return deciding;
  const ranked = deciding.map((fact) => ({
    fact,
    key: fact.definition.key,
    left: widthLeft(fact, evaluations),
  }));
  ranked.sort((one, other) => compareWidths(one.left, other.left) || one.key.localeCompare(other.key));
  return ranked.map(({ fact }) => fact);
}

/** Whether the quantities that the column duty lacks leave its amount as open as all other facts together do. */
export function isColumnWider({ primary, evaluations }: Exploration): boolean {
  const { outcome } = primary.column;
  if (outcome.kind !== 'needs' || evaluations === null) return false;
  const { lowerBound, upperBound } = outcome;
  const ofColumn = upperBound === null ? null : upperBound.minus(lowerBound);
  return compareWidths(ofColumn, widthOf(evaluations)) >= 0;
}

/** How far apart totals can still be after the worst answer. */
function widthLeft({ definition: { key } }: OpenFact, evaluations: readonly Evaluation[]): Width {
  const byAnswer = groupBy(evaluations, ({ factSet }) => String(factSet.answer(key)));
  const widths = [...byAnswer.values()].map(widthOf);
  return widths.reduce((most, width) => (compareWidths(width, most) > 0 ? width : most), ZERO);
}

function widthOf(evaluations: readonly Evaluation[]): Width {
  const totals = evaluations.flatMap(({ total }) => (total === null ? [] : [total]));
  const [first, ...others] = totals;
  if (first === undefined) return ZERO;
  if (totals.length < evaluations.length) return null;
  return Decimal.max(first, ...others).minus(Decimal.min(first, ...others));
}

function compareWidths(left: Width, right: Width): number {
  if (left === null || right === null) return (left === null ? 1 : 0) - (right === null ? 1 : 0);
  return left.comparedTo(right);
}
