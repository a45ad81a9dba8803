import type { Decimal } from '../terms/decimal.js';
import type { Chapter98Treatment, Law } from './law.js';
import { NOT_CLAIMED } from './facts.js';
import { isDecimal, type FactSet } from './fact-set.js';

/** The values duties are computed on: the customs value, and what a Chapter 98 claim leaves of it. */
export interface DutiableValues {
  readonly customs: Decimal;
  /** What stays dutiable under the claim: the customs value where there is none. */
  readonly dutiable: Decimal;
  /** For an authority type, the value after a Chapter 98 claim; null when the duty is not due at all. */
  valueFor(authorityType: string): Decimal | null;
}

/** The key of the provision that is claimed. */
export const PROVISION = 'chapter98_provision';
/** The key of what stays dutiable under a claim. */
export const DUTIABLE_VALUE = 'chapter98_dutiable_value';

/** The dutiable values under the Chapter 98 provision claimed, if one is (Chapter 98 U.S. notes). */
export function computeDutiableValues(law: Law, customs: Decimal, factSet: FactSet): DutiableValues {
  const claimed = claimedProvision(factSet);
  if (claimed === null) return { customs, dutiable: customs, valueFor: () => customs };
  const dutiable = computeDutiableValue(customs, factSet);
  return {
    customs,
    dutiable,
    valueFor(authorityType) {
      const treatment = treatmentOf(law, claimed, authorityType);
      if (treatment === null || treatment.value === 'full_value') return customs;
      return treatment.value === 'none' ? null : dutiable;
    },
  };
}

/** The part of the customs value that stays dutiable under the claim; all of it when none is stated. */
export function computeDutiableValue(customs: Decimal, factSet: FactSet): Decimal {
  const stated = factSet.answer(DUTIABLE_VALUE);
  return isDecimal(stated) ? stated : customs;
}

/** What a claimed provision does to the duties or the fee of one authority; null: the full value is charged. */
export function findClaimedTreatment(
  law: Law,
  authorityType: string,
  factSet: FactSet,
): Chapter98Treatment | null {
  const claimed = claimedProvision(factSet);
  return claimed === null ? null : treatmentOf(law, claimed, authorityType);
}

/** Whether any duty is charged on what stays dutiable under the provision claimed. */
export function asksDutiableValue(law: Law, factSet: FactSet): boolean {
  const claimed = claimedProvision(factSet);
  if (claimed === null) return false;
  const name = law.chapter98.some((one) => one.provision === claimed) ? claimed : '*';
  return law.chapter98.some(
    ({ provision, value, authorityType }) =>
      provision === name && value === 'dutiable_value' && authorityType !== PROCESSING_FEE,
  );
}

/** How Chapter 98 treatments name the merchandise processing fee. */
export const PROCESSING_FEE = 'merchandise_processing_fee';

/** The Chapter 98 provision claimed; null: none. */
export function claimedProvision(factSet: FactSet): string | null {
  const claimed = factSet.answer(PROVISION);
  return typeof claimed !== 'string' || claimed === NOT_CLAIMED ? null : claimed;
}

function treatmentOf(
  { chapter98 }: Law,
  provision: string,
  authorityType: string,
): Chapter98Treatment | null {
  const name = chapter98.some((one) => one.provision === provision) ? provision : '*';
  return chapter98.find((one) => one.provision === name && one.authorityType === authorityType) ?? null;
}
