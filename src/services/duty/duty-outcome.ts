import type { DutyView } from './present-duty.js';

/** The kinds of answer, named as in the union of the graph. */
export type DutyOutcome =
  | { readonly __typename: 'DutyQuote'; readonly totals: DutyView['totals']; readonly dutyInfo: DutyView }
  | {
      readonly __typename: 'DutyNeedsFacts';
      readonly requiredInputs: DutyView['requiredInputs'];
      readonly bounds: DutyView['bounds'];
      readonly boundsWithoutClaims: DutyView['boundsWithoutClaims'];
      readonly warnings: DutyView['warnings'];
      readonly dutyInfo: DutyView;
    }
  | {
      readonly __typename: 'DutyProvisional';
      readonly totals: DutyView['totals'];
      readonly bounds: DutyView['bounds'];
      readonly incompleteReasons: DutyView['incompleteReasons'];
      readonly warnings: DutyView['warnings'];
      readonly dutyInfo: DutyView;
    }
  | {
      readonly __typename: 'ImportProhibited';
      readonly layers: DutyView['layers'];
      readonly dutyInfo: DutyView;
    };

/** Returns the kind of an answer. A prohibition comes first: no open fact could turn it into a quote. */
export function toDutyOutcome(duty: DutyView): DutyOutcome {
  if (duty.prohibited) {
    const layers = duty.layers.filter(({ kind }) => kind === 'prohibited');
    return { __typename: 'ImportProhibited', layers, dutyInfo: duty };
  }
  if (duty.calculationComplete) return { __typename: 'DutyQuote', totals: duty.totals, dutyInfo: duty };
  const requiredInputs = duty.requiredInputs.filter(({ severity }) => severity === 'blocking');
  const { totals, bounds, boundsWithoutClaims, incompleteReasons, warnings } = duty;
  if (requiredInputs.length === 0)
    return { __typename: 'DutyProvisional', totals, bounds, incompleteReasons, warnings, dutyInfo: duty };
  return {
    __typename: 'DutyNeedsFacts',
    requiredInputs,
    bounds,
    boundsWithoutClaims,
    warnings,
    dutyInfo: duty,
  };
}
