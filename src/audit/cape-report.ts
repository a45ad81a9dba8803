import type { FiledEntry } from './group-entries.js';

/** Why an entry is not accepted, and what would make it acceptable. */
export interface CapeReason {
  readonly reason: string;
  readonly cure: string;
}

const REFUSED = /\bnot accept|reject|refus|error|fail|invalid|denied/i;
/** What has not happened, `not submitted` or `unprocessed`, is no declaration. */
const NOT_YET = /\b(?:un|not (?:yet )?(?:been )?)(?:accept|process|paid|refund|submit|received)\w*/gi;
const DECLARED = /accept|process|paid|refund|pending|submit|received/i;

/** What ACE report ES-022 says of an entry. Null: nothing that is known. */
export function readCapeStatus(printed: string | null): 'declared' | 'refused' | null {
  if (printed === null) return null;
  if (REFUSED.test(printed)) return 'refused';
  return DECLARED.test(printed.replace(NOT_YET, '')) ? 'declared' : null;
}

/** What to do where the audit finds the cause, or CAPE has named it. */
export const CURE = {
  reconciliation: 'declare it in a phase that takes flagged entries, before its type 09',
  drawback: 'settle the drawback claim first',
  surety: 'the surety has to be repaid first',
} as const;

/** The texts of refusals whose cure is known, in the order in which they are looked for. */
const CURES: readonly (readonly [RegExp, string])[] = [
  [
    /invalid hts/i,
    'correct the number that is not valid on the entry date by PSC where it is open, else protest',
  ],
  [
    /relationship mismatch/i,
    'file the Chapter 99 numbers that the line needs together by PSC where it is open, else protest',
  ],
  [/reconcil/i, CURE.reconciliation],
  [/protest/i, 'withdraw the protest if it was filed only for these duties, or wait for its end'],
  [/drawback/i, CURE.drawback],
  [/suret/i, CURE.surety],
  [/liquidat/i, 'it is out of time for this phase: protest while that is open'],
  [/duplicate|already/i, 'follow the declaration that has it'],
  [/not found|does not exist|check digit/i, 'correct the entry number'],
];

/** Customs dropped this check in June 2026. */
const GOODS_VALUE = /goods value/i;

/** Why CAPE refused the entry before, with the cure. Null: it did not, or for a reason that it no longer has. */
export function describeRefused({ capeStatus, capeReason }: FiledEntry): CapeReason | null {
  const isRefused = readCapeStatus(capeStatus) === 'refused' || (capeStatus === null && capeReason !== null);
  if (!isRefused || GOODS_VALUE.test(capeReason ?? '')) return null;
  const text = capeReason ?? capeStatus ?? '';
  const cure =
    CURES.find(([pattern]) => pattern.test(text))?.[1] ?? 'mend what it names, then declare it again';
  return { reason: `CAPE refused it before: ${text}`, cure };
}
