import { HTS_SUCCESSION } from '../../tables/schedule.js';
import type { RecordedStep } from '../sources/hts/successions.js';
import type { Dataset } from '../../tables/dataset.js';
import { toDataset } from '../../tables/table.js';

/** Successions of statistical numbers, one row per successor. */
export function toSuccessionRows(steps: readonly RecordedStep[]): Dataset {
  const records = steps.map(({ from, to, on, kind, revision, authorityText, note }) => ({
    oldNumber: from,
    newNumber: to,
    kind,
    effectiveOn: on,
    revision,
    authorityText,
    note,
  }));
  return toDataset(HTS_SUCCESSION, records);
}
