import type { LabelledText } from '../../search/goods/train-model.js';
import { isReportable } from '../../services/hts/present-row.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { ScheduleNode } from '../../store/snapshot/schedule/schedule-row.js';
import { listPathTo } from '../../store/snapshot/schedule/schedule-row.js';
import type { CalendarDate } from '../../terms/calendar-date.js';

/** The descriptions along the paths of all lines, each once a subheading. */
export function readScheduleTexts(snapshot: Snapshot, date: CalendarDate): readonly LabelledText[] {
  const texts = new Map<string, Set<string>>();
  for (const node of snapshot.listNumberedRows(date).filter(isGoods)) {
    const subheading = String(node.row.htsNumber).slice(0, 6);
    const known = texts.get(subheading) ?? new Set<string>();
    texts.set(subheading, known);
    for (const { row } of listPathTo(node)) known.add(row.description);
  }
  return [...texts].flatMap(([subheading, known]) =>
    [...known].map((text) => ({ text, labels: [subheading], weight: 1 })),
  );
}

function isGoods(node: ScheduleNode): boolean {
  return isReportable(node) && String(node.row.htsNumber) < '98';
}
