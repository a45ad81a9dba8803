import type { HtsFieldChange } from '../../generated/schema-types.js';
import type { Revision } from '../../store/snapshot/records.js';
import type { ScheduleNode } from '../../store/snapshot/schedule/schedule-row.js';
import { formatHtsNumber, type HtsNumber } from '../../terms/hts-number.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import { compareRows } from './compare-rows.js';
import { toCsv } from '../../terms/csv.js';
import { listKnownRevisions, editionOf } from './edition.js';
import { presentRow } from './present-row.js';
import { refuseField } from '../../terms/errors.js';
import { readCode, rowOf } from './read-code.js';

/** What one revision changed in a row. */
interface LineEvent {
  readonly kind: 'first' | 'added' | 'changed' | 'removed';
  readonly revision: Revision;
  readonly node: ScheduleNode | null;
  readonly changes: readonly HtsFieldChange[];
}

/** Every printing of a number that differs from the previous one. Throws `invalid-parameter` or `unknown-hts-code`. */
export function getHtsLineHistory(code: string, context: ServiceContext) {
  const number = readCode(code);
  const events = listEvents(number, context);
  if (events.length === 0) {
    const message = `${formatHtsNumber(number)} is in no revision known: look it up with GET /v1/hts/search`;
    throw refuseField('code', message, 'unknown-hts-code');
  }
  const views = events.map((event) => presentEvent(event, context));
  const lines = views.flatMap(({ revision, publishedOn, legalFrom, kind, changes }) =>
    changes.map(({ field, before, after }) => [
      formatHtsNumber(number),
      revision,
      publishedOn,
      legalFrom ?? '',
      kind,
      field,
      before,
      after,
    ]),
  );
  const head = ['code', 'revision', 'published_on', 'legal_from', 'kind', 'field', 'before', 'after'];
  return {
    code: formatHtsNumber(number),
    events: views,
    csv: toCsv(head, lines),
    _meta: describeAnswer(context),
  };
}

/** Events of a number as answers show them; empty when no archived revision prints it. */
export function describeHistory(number: HtsNumber, context: ServiceContext) {
  return listEvents(number, context).map((event) => presentEvent(event, context));
}

function listEvents(number: HtsNumber, context: ServiceContext): readonly LineEvent[] {
  const events: LineEvent[] = [];
  let before: ScheduleNode | null = null;
  listKnownRevisions(context.snapshot).forEach((revision, place) => {
    const node = rowOf(number, editionOf(revision, null), context);
    const changes = compareRows(before?.row ?? null, node?.row ?? null);
    if (changes.length > 0) events.push({ kind: kindOf(before, node, place), revision, node, changes });
    before = node;
  });
  return events;
}

function kindOf(before: ScheduleNode | null, after: ScheduleNode | null, place: number): LineEvent['kind'] {
  if (after === null) return 'removed';
  if (before !== null) return 'changed';
  return place === 0 ? 'first' : 'added';
}

function presentEvent({ kind, revision, node, changes }: LineEvent, context: ServiceContext) {
  return {
    kind,
    revision: revision.revision,
    publishedOn: revision.publishedOn,
    legalFrom: node?.row.legal.from ?? null,
    row: node && presentRow(node, editionOf(revision, null), context),
    changes,
  };
}
