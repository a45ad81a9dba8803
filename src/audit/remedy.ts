import { isOfVoidDuty } from './compare/void-duty.js';
import type { Clock, Liquidation } from './clocks.js';
import type { Finding, Remedy, Route } from './finding.js';

/** What an entry allows on the day of the audit. */
export interface Standing {
  readonly clocks: readonly Clock[];
  readonly liquidation: Liquidation | null;
}

/** Programs whose claim after importation is made under 19 USC 1520(d) alone (CSMS 18-000612). */
const CLAIMED_AFTER_IMPORTATION = /SPI (S\+?|CA|MX|P\+?|CL|CO|KR|OM|PA|PE)\)/;

/** The route of a finding that is open first, with its last day. Null: the finding asks for none. */
export function findRemedy(finding: Finding, standing: Standing): Remedy | null {
  if (finding.code === 'T09') return remedyOfClaim(finding, standing);
  const { difference } = finding;
  if (difference === null || difference.isZero() || finding.severity === 'info') return null;
  if (difference.isNegative()) return remedyOfUnderpayment(standing);
  // CAPE refuses a number that was not valid on the entry date, so that is corrected or protested.
  const isCape = isOfVoidDuty(finding) && finding.code !== 'T02';
  return isCape ? remedyOfVoidDuty(standing) : remedyOfOverpayment(standing);
}

function remedyOfClaim(finding: Finding, standing: Standing): Remedy {
  const clock = CLAIMED_AFTER_IMPORTATION.test(finding.restsOn.join())
    ? clockOf(standing, 'preference_1520d')
    : null;
  return clock === null ? remedyOfOverpayment(standing) : toRemedy('preference_1520d', clock);
}

function remedyOfOverpayment(standing: Standing): Remedy {
  const correction = clockOf(standing, 'post_summary_correction');
  if (correction?.isOpen === true) return toRemedy('post_summary_correction', correction);
  const protest = clockOf(standing, 'protest');
  if (protest?.isOpen === true) return toRemedy('protest', protest);
  if (standing.liquidation !== null && standing.liquidation.status !== 'liquidated')
    return {
      ...OPEN_END,
      route: 'protest',
      isOpen: true,
      authority: '19 USC 1514: within 180 days after liquidation',
    };
  return remedyOfCourt(standing);
}

/** Void duties come back through CAPE, by protest while it is open, else by a court only. */
function remedyOfVoidDuty(standing: Standing): Remedy {
  const cape = clockOf(standing, 'cape');
  if (standing.liquidation !== null && standing.liquidation.status !== 'liquidated')
    return { ...OPEN_END, route: 'cape', isOpen: true, authority: 'CSMS 68315804, 68340863' };
  if (cape?.isOpen === true) return toRemedy('cape', cape);
  const protest = clockOf(standing, 'protest');
  return protest?.isOpen === true ? toRemedy('protest', protest) : remedyOfCourt(standing);
}

function remedyOfUnderpayment(standing: Standing): Remedy {
  const correction = clockOf(standing, 'post_summary_correction');
  if (correction?.isOpen === true) return toRemedy('post_summary_correction', correction);
  return {
    ...OPEN_END,
    ...{ route: 'prior_disclosure', isOpen: true, authority: '19 USC 1592(c)(4); 19 CFR 162.74' },
  };
}

function remedyOfCourt(standing: Standing): Remedy {
  const court = clockOf(standing, 'court');
  if (court === null) return { ...OPEN_END, route: 'none', isOpen: false, authority: '19 USC 1514' };
  return toRemedy(court.isOpen ? 'court' : 'none', court);
}

const OPEN_END = { by: null, byWorkingDay: null, isEstimated: false } as const;

function toRemedy(route: Route, { by, byWorkingDay, isEstimated, isOpen, authority }: Clock): Remedy {
  return { route, by, byWorkingDay, isEstimated, isOpen, authority };
}

function clockOf({ clocks }: Standing, kind: Clock['kind']): Clock | null {
  return clocks.find((clock) => clock.kind === kind) ?? null;
}
