import { isOfVoidDuty } from './compare/void-duty.js';
import type { Clock, Liquidation } from './clocks.js';
import { isTakenByCape } from './cape-result.js';
import type { Finding, Remedy, Route } from './finding.js';
import type { FiledEntry } from './group-entries.js';

/** What an entry allows on the day of the audit. */
export interface Deadlines {
  readonly entry: Pick<FiledEntry, 'type' | 'protestStatus' | 'protestDenialDate'>;
  readonly clocks: readonly Clock[];
  readonly liquidation: Liquidation | null;
}

/** Programs whose claim after importation is made under 19 USC 1520(d) alone (CSMS 18-000612). */
const CLAIMED_AFTER_IMPORTATION = /SPI (S\+?|CA|MX|P\+?|CL|CO|KR|OM|PA|PE)\)/;

/** The route of a finding that is open first, with its last day. Null: the finding asks for none. */
export function findRemedy(finding: Finding, deadlines: Deadlines): Remedy | null {
  if (finding.code === 'T09') return remedyOfClaim(finding, deadlines);
  if (finding.code === 'T18') return finding.severity === 'info' ? null : remedyOfVoidDuty(deadlines);
  // The duty is owed as the law stands, so nothing is corrected: a protest keeps the right to what a court decides.
  if (finding.code === 'T19') return remedyByProtest(deadlines);
  const { difference } = finding;
  if (difference === null || finding.severity === 'info') return null;
  if (difference.isZero()) return remedyOfExchange(deadlines);
  if (difference.isNegative()) return remedyOfUnderpayment(deadlines);
  // CAPE refuses a number that was not valid on the entry date, so that is corrected or protested.
  const isCape = isOfVoidDuty(finding) && finding.code !== 'T02';
  return isCape ? remedyOfVoidDuty(deadlines) : remedyOfOverpayment(deadlines);
}

function remedyOfClaim(finding: Finding, deadlines: Deadlines): Remedy {
  const clock = CLAIMED_AFTER_IMPORTATION.test(finding.restsOn.join())
    ? clockOf(deadlines, 'preference_1520d')
    : null;
  return clock === null ? remedyOfOverpayment(deadlines) : toRemedy('preference_1520d', clock);
}

function remedyOfOverpayment(deadlines: Deadlines): Remedy {
  const correction = clockOf(deadlines, 'post_summary_correction');
  return correction?.isOpen === true
    ? toRemedy('post_summary_correction', correction)
    : remedyByProtest(deadlines);
}

function remedyByProtest(deadlines: Deadlines): Remedy {
  const { liquidation } = deadlines;
  const protest = clockOf(deadlines, 'protest');
  if (protest?.isOpen === true) return toRemedy('protest', protest);
  if (liquidation === null || (liquidation.status === 'liquidated' && liquidation.date !== null))
    return remedyOfCourt(deadlines);
  const authority =
    liquidation.status === 'liquidated'
      ? '19 USC 1514: within 180 days after liquidation, whose day is not in the file'
      : '19 USC 1514: within 180 days after liquidation';
  return { ...OPEN_END, route: 'protest', isOpen: true, authority };
}

/** Void duties come back through CAPE, by protest while it is open, else by a court only. */
function remedyOfVoidDuty(deadlines: Deadlines): Remedy {
  const cape = clockOf(deadlines, 'cape');
  const isTaken = isTakenByCape(deadlines.entry.type);
  if (isTaken && deadlines.liquidation !== null && deadlines.liquidation.status !== 'liquidated')
    return { ...OPEN_END, route: 'cape', isOpen: true, authority: 'CSMS 68315804, 68340863' };
  return cape?.isOpen === true ? toRemedy('cape', cape) : remedyByProtest(deadlines);
}

/** Numbers that are wrong and move no money are corrected while that is open; a protest would ask for nothing. */
function remedyOfExchange(deadlines: Deadlines): Remedy | null {
  const correction = clockOf(deadlines, 'post_summary_correction');
  return correction?.isOpen === true ? toRemedy('post_summary_correction', correction) : null;
}

function remedyOfUnderpayment(deadlines: Deadlines): Remedy {
  const correction = clockOf(deadlines, 'post_summary_correction');
  if (correction?.isOpen === true) return toRemedy('post_summary_correction', correction);
  return {
    ...OPEN_END,
    route: 'prior_disclosure',
    isOpen: true,
    authority: '19 USC 1592(c)(4); 19 CFR 162.74',
  };
}

/** A denied protest is contested within its own time (28 USC 2636(a)); what no protest was for, within two years. */
export function findCourtClock(deadlines: Deadlines): Clock | null {
  const denied = clockOf(deadlines, 'denied_protest');
  return denied?.isOpen === true ? denied : clockOf(deadlines, 'court');
}

function remedyOfCourt(deadlines: Deadlines): Remedy {
  const { protestStatus, protestDenialDate } = deadlines.entry;
  if (DENIED.test(protestStatus ?? '') && protestDenialDate === null)
    return { ...OPEN_END, route: 'court', isOpen: true, authority: UNKNOWN_DENIAL };
  const court = findCourtClock(deadlines);
  if (court === null) return { ...OPEN_END, route: 'none', isOpen: false, authority: '19 USC 1514' };
  return toRemedy(court.isOpen ? 'court' : 'none', court);
}

const DENIED = /den/i;
const UNKNOWN_DENIAL =
  '28 USC 2636(a): within 180 days after the protest was denied, whose day is not in the file';

const OPEN_END = { by: null, byWorkingDay: null, isEstimated: false } as const;

function toRemedy(route: Route, { by, byWorkingDay, isEstimated, isOpen, authority }: Clock): Remedy {
  return { route, by, byWorkingDay, isEstimated, isOpen, authority };
}

function clockOf({ clocks }: Deadlines, kind: Clock['kind']): Clock | null {
  return clocks.find((clock) => clock.kind === kind) ?? null;
}
