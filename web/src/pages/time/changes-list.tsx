import type { ChangeFragment, FeeChangeFragment } from '../../generated/operations.js';
import { Citations } from '../../parts/citations.js';
import { formatDifference } from '../../parts/text.js';

const CAUSES: Readonly<Record<ChangeFragment['cause'], string>> = {
  begins: 'begins',
  ends: 'ends',
  rate_set: 'another rate',
  schedule: 'the schedule changed',
  column: 'another column',
  scope: 'its list changed',
  origin: 'other countries',
  condition: 'a fact',
  displacement: 'another heading takes its place',
  value: 'another base',
  column_duty: 'moves with the column duty',
  certainty: 'less or more is open',
  prohibition: 'prohibition',
  correction: 'corrected later',
  scenario: 'supposed',
};

interface ChangesParts {
  readonly changes: readonly ChangeFragment[];
  readonly fees: readonly FeeChangeFragment[];
}

/** What became of each layer between two duties, with its cause and law. */
export function ChangesList({ changes, fees }: ChangesParts) {
  return (
    <ul class="changes">
      {changes.map((change) => (
        <li key={change.heading + change.kind + change.cause}>
          <strong class="number">{formatDifference(change.difference)}</strong>
          <div>
            <a href={`/hts/code/${change.heading}`}>{change.heading}</a>{' '}
            <span class="badge">{CAUSES[change.cause]}</span>
            <p>{describeChange(change)}</p>
            <Citations of={change.citations.slice(0, 4)} />
          </div>
        </li>
      ))}
      {fees.map((fee) => (
        <li key={fee.fee}>
          <strong class="number">{formatDifference(fee.difference)}</strong>
          <div>
            {fee.fee.toUpperCase()} <p>{fee.because}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The cause, and the rates where it does not say them itself. */
function describeChange({ because, before, after }: ChangeFragment): string {
  if (before === null || after === null || before.rateText === after.rateText) return because;
  const rates = `${before.rateText} → ${after.rateText}`;
  return because.includes(after.rateText) ? rates : `${because} (${rates})`;
}
