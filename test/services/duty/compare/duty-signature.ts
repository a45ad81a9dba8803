import type { DutyArguments } from '../../../../src/services/duty/arguments.js';
import { calculateDuty } from '../../../../src/services/duty/calculate-duty.js';
import type { ServiceContext } from '../../../../src/services/service-context.js';
import type { Problem } from '../../../../src/terms/errors.js';

/** What a period of a timeline is told apart by. */
export function signatureIn(given: DutyArguments, context: ServiceContext): string {
  try {
    const { result, incompleteReasons } = calculateDuty(given, context);
    const layers = result.layers.map(({ heading, kind, rateText, amount, baseValue, openFacts }) => {
      const rate = kind === 'column' ? rateText : `${kind} ${rateText.match(/\d+(\.\d+)?/g)?.join()}`;
      const code = kind === 'column' ? 'column' : heading;
      return `${code}: ${rate} ${amount?.toFixed()} ${baseValue?.toFixed()} ${openFacts.join()}`;
    });
    const fees = [result.merchandiseProcessingFee, result.harborMaintenanceFee].map(({ amount }) =>
      amount?.toFixed(),
    );
    const missing = new Set(incompleteReasons.map(({ kind }) => kind));
    return [...layers.sort(), ...fees, ...[...missing].sort()].join('\n');
  } catch (failure) {
    return (failure as Problem).kind;
  }
}
