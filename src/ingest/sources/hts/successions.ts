import { toHtsNumber, type HtsNumber } from '../../../terms/hts-number.js';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import { addToList } from '../../../terms/group-by.js';
import type { SuccessionKind, SuccessionStep } from '../../../terms/succession.js';
import { contains } from '../../../terms/interval.js';
import type { ChangeRecord } from './change-records.js';
import type { ScheduleRow } from './schedule-row.js';

/** A step with the words it was read from. */
export interface RecordedStep extends SuccessionStep {
  readonly authorityText: string;
  readonly note: string | null;
}

/** A successor as named by a change record, before its kind is known. */
export type NamedStep = Omit<RecordedStep, 'kind' | 'from'> & {
  readonly from: HtsNumber;
  readonly isSubdivision: boolean;
};

const NUMBER = /\b\d{4}\.\d{2}\.\d{4}\b/g;
const ENDED = /^(Discontinued|Annotated)\b(?: \(transferred to (.*))?/;
const ESTABLISHED = /^Established \(transferred from (.*)/;

/**
 * Reads the successions in change records: each number discontinued or subdivided, with the numbers its goods were
 * transferred to, as either side states. A number without a stated successor ends without one.
 */
export function readSuccessions(
  records: readonly ChangeRecord[],
  others: readonly NamedStep[] = [],
): readonly RecordedStep[] {
  const named = [...records.flatMap((record) => stepsOf(record, records)), ...others];
  const withSuccessor = new Set(named.filter(({ to }) => to !== null).map(endOf));
  const steps = new Map<string, NamedStep>();
  for (const step of named) {
    if (step.to === null && withSuccessor.has(endOf(step))) continue;
    const key = `${endOf(step)} ${step.to}`;
    const known = steps.get(key);
    if (known === undefined || (step.isSubdivision && !known.isSubdivision)) steps.set(key, step);
  }
  return withKinds([...steps.values()]).sort(compareSteps);
}

function endOf({ from, on }: NamedStep): string {
  return `${on} ${from}`;
}

function stepsOf(record: ChangeRecord, records: readonly ChangeRecord[]): readonly NamedStep[] {
  const { digits, nature, effectiveOn, revision, authorityText } = record;
  if (digits?.length !== 10 || effectiveOn === null) return [];
  const shared = { on: effectiveOn, revision, authorityText, note: null };
  const number = toHtsNumber(digits);
  const ended = ENDED.exec(nature);
  if (ended !== null) {
    const isSubdivision = ended[1] === 'Annotated';
    const printed = numbersIn(ended[2] ?? '', number);
    const successors = printed.length === 0 && isSubdivision ? divisionsOf(record, records) : printed;
    return (successors.length > 0 ? successors : [null]).map((to) => ({
      ...shared,
      from: number,
      to,
      isSubdivision,
    }));
  }
  const origins = numbersIn(ESTABLISHED.exec(nature)?.[1] ?? '', number);
  return origins.map((from) => ({ ...shared, from, to: number, isSubdivision: false }));
}

/** When a line is divided, the goods of its only number move to the numbers established under it. */
function divisionsOf(
  { digits, revision }: ChangeRecord,
  records: readonly ChangeRecord[],
): readonly HtsNumber[] {
  const line = digits?.slice(0, 8) ?? '';
  const established = records.filter(
    (other) =>
      other.revision === revision && other.nature.startsWith('Established') && other.digits?.length === 10,
  );
  return established.flatMap((other) => (other.digits?.startsWith(line) ? [toHtsNumber(other.digits)] : []));
}

/** The record prints 0709.80.9725 for 0710.80.9725: a transfer stays within the heading, the other side says where. */
function numbersIn(text: string, of: HtsNumber): readonly HtsNumber[] {
  const numbers = [...text.matchAll(NUMBER)].map(([number]) => toHtsNumber(number.replaceAll('.', '')));
  return numbers.filter((number) => number.slice(0, 6) === of.slice(0, 6));
}

function withKinds(steps: readonly NamedStep[]): RecordedStep[] {
  const count = (key: (step: NamedStep) => string): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const step of steps) if (step.to !== null) counts.set(key(step), (counts.get(key(step)) ?? 0) + 1);
    return counts;
  };
  const arrivalOf = ({ to, on }: { to: HtsNumber | null; on: CalendarDate }): string => `${on} ${to}`;
  const [successors, origins] = [count(endOf), count(arrivalOf)];
  return steps.map(({ isSubdivision, ...step }) => {
    const counted = {
      successors: successors.get(`${step.on} ${step.from}`) ?? 0,
      origins: origins.get(arrivalOf(step)) ?? 0,
    };
    return {
      ...step,
      kind: step.to === null ? 'discontinued' : isSubdivision ? 'subdivided' : kindOf(counted),
    };
  });
}

function kindOf({
  successors,
  origins,
}: {
  readonly successors: number;
  readonly origins: number;
}): SuccessionKind {
  if (successors === 1) return origins === 1 ? 'renumbered' : 'merged';
  return origins === 1 ? 'split' : 'split_and_merged';
}

function compareSteps(left: RecordedStep, right: RecordedStep): number {
  const [one, other] = [left, right].map(({ on, from, to }) => `${on} ${from ?? ''} ${to ?? ''}`) as [
    string,
    string,
  ];
  return one < other ? -1 : one > other ? 1 : 0;
}

/**
 * Adds the steps that the change records omit: a number that ended but is still printed names another article from that
 * day, even when no record says where that article came from.
 */
export function addReusedNumbers(
  steps: readonly RecordedStep[],
  rows: readonly Pick<ScheduleRow, 'htsNumber' | 'legalFrom' | 'legalTo' | 'publishedTo'>[],
): readonly RecordedStep[] {
  const arrivals = new Set(steps.map(({ to, on }) => `${on} ${to}`));
  const printed = new Map<string, (typeof rows)[number][]>();
  for (const row of rows)
    if (row.htsNumber !== null && row.publishedTo === null) addToList(printed, row.htsNumber, row);
  const reused = new Map<string, RecordedStep>();
  for (const step of steps) {
    const { from, on } = step;
    const isPrinted = (printed.get(from ?? '') ?? []).some((row) =>
      contains({ from: row.legalFrom, to: row.legalTo }, on),
    );
    if (from !== null && isPrinted && !arrivals.has(`${on} ${from}`))
      reused.set(`${on} ${from}`, { ...step, from: null, to: from, kind: 'established', note: null });
  }
  return [...steps, ...reused.values()].sort(compareSteps);
}
