import type { FiledNumber } from '../../audit/filed-lines.js';
import type { Decimal } from '../../terms/decimal.js';
import { roundToCent } from '../../terms/money.js';
import { evaluateRate } from '../../terms/rate-expression.js';
import type { DutyAnswer } from '../duty/calculate-duty.js';

/** The duty of column 2 where more than that of the lawful column was filed. Null: not so, or it cannot be computed. */
export function findColumnTwo({ duty }: FiledNumber, { result, facts, law }: DutyAnswer): Decimal | null {
  const column = result.layers.find(({ kind }) => kind === 'column');
  if (result.column === 'column2' || column?.amount == null || duty?.greaterThan(column.amount) !== true)
    return null;
  const outcome = evaluateRate(law.line.column2.expression, {
    customsValue: column.baseValue ?? facts.enteredValue,
    measures: facts.measures,
    resolve: (reference) => law.rateOf(reference, 'column2'),
  });
  return outcome.kind === 'amount' ? roundToCent(outcome.amount) : null;
}
