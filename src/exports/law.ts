/** `dutygraph/law`: the bundled law, loaded into memory, and questions about it in plain values. */
import { ENGINE_VERSION } from '../engine/calculate-duty.js';
import type { ShipmentFacts } from '../engine/facts.js';
import type { Law } from '../engine/law.js';
import type { DutyArguments } from '../services/duty/arguments.js';
import { answerQuestion, readQuestion } from '../services/duty/calculate-duty.js';
import type { Snapshot } from '../store/snapshot/snapshot.js';
import { parseCalendarDate } from '../terms/calendar-date.js';
import { Problem } from '../terms/errors.js';
import { openBundledSnapshot } from './bundled-snapshot.js';

export { Problem } from '../terms/errors.js';
export type { DutyArguments } from '../services/duty/arguments.js';

/** The goods and the day of entry, `YYYY-MM-DD`, under the names of the API: see the OpenAPI operation calculateDuty. */
export type Shipment = DutyArguments & { readonly date: string };

/** What `calculateDuty` of `dutygraph/engine` takes. */
export interface PreparedDuty {
  readonly facts: ShipmentFacts;
  /** The law of this line, origin and day, with the AD/CVD orders that may cover the goods. */
  readonly law: Law;
}

/** The days that the law covers, `YYYY-MM-DD`. */
export interface LawCoverage {
  /** The first day that can be answered. */
  readonly firstDate: string;
  /** The last day to which the Chapter 99 programs are known; later days are answered as scheduled. */
  readonly programsVerifiedTo: string;
  /** The last day to which the revisions of the schedule are known; later days read an older revision. */
  readonly scheduleVerifiedTo: string;
}

/** One version of the law in memory. Reading it does no I/O. */
export interface LoadedLaw {
  /** sha256 of the content, hex: with the version of the engine it determines every answer. */
  readonly dataVersion: string;
  readonly coverage: LawCoverage;
  /**
   * Reads a shipment in plain values.
   *
   * @throws Problem naming every field in error: `invalid-parameter`, `unknown-hts-code`, `ambiguous-hts-code`
   *   (statistical lines whose duties differ) or `date-out-of-coverage`
   */
  prepare(shipment: Shipment): PreparedDuty;
}

/**
 * Loads the bundled law: about a second of processor time and 300 MB, without a database and without a network.
 *
 * @throws when a file of the package is missing or changed; the message names it
 */
export async function loadLaw(): Promise<LoadedLaw> {
  const snapshot = await openBundledSnapshot();
  return {
    dataVersion: snapshot.dataVersion,
    coverage: snapshot.coverage,
    prepare: (shipment) => prepare(shipment, snapshot),
  };
}

function prepare(shipment: Shipment, snapshot: Snapshot): PreparedDuty {
  const today = parseCalendarDate(shipment.date);
  if (!today.ok) throw new Problem('invalid-parameter', `date: ${today.message}`);
  const question = readQuestion(shipment, {
    snapshot,
    today: today.value,
    betaEntitled: false,
    engineVersion: ENGINE_VERSION,
    pinnableDataVersions: [snapshot.dataVersion],
    traceId: '',
  });
  const { facts, law } = answerQuestion(question);
  return { facts, law };
}
