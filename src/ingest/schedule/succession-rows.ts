import type { RecordedStep } from '../sources/hts/successions.js';
import { toDataset, type Dataset } from '../../law/dataset.js';

const COLUMNS = [
  'old_number',
  'new_number',
  'kind',
  'effective_on',
  'revision',
  'authority_text',
  'note',
] as const;

/** Successions of statistical numbers, one row per successor. */
export function toSuccessionRows(steps: readonly RecordedStep[]): Dataset {
  const records = steps.map(({ from, to, on, kind, revision, authorityText, note }) => ({
    old_number: from,
    new_number: to,
    kind,
    effective_on: on,
    revision,
    authority_text: authorityText,
    note,
  }));
  return toDataset('hts_succession', COLUMNS, records);
}
