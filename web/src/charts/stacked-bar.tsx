/** A part of a sum. */
export interface Part {
  readonly key: string;
  readonly label: string;
  readonly tone: string;
  /** Exact decimal text. */
  readonly amount: string;
}

/** One bar whose parts are as long as they weigh. The figures stand in the table beside it, so it is not read aloud. */
export function StackedBar({ parts }: { readonly parts: readonly Part[] }) {
  const shown = parts.filter(({ amount }) => Number(amount) > 0);
  const sum = shown.reduce((total, { amount }) => total + Number(amount), 0);
  if (sum === 0) return null;
  return (
    <div class="stacked" aria-hidden="true">
      {shown.map(({ key, label, tone, amount }) => (
        <span
          key={key}
          class={`tone-${tone}`}
          title={`${label}: ${((100 * Number(amount)) / sum).toFixed(1)}%`}
          style={{ flexGrow: Number(amount) / sum }}
        >
          {Number(amount) / sum > 0.13 ? label : ''}
        </span>
      ))}
    </div>
  );
}
