import type { FiledFindingFragment } from '../../generated/operations.js';
import { formatDay } from '../../parts/text.js';

/** Routes as people in the trade name them. */
const ROUTES: Readonly<Record<string, string>> = {
  post_summary_correction: 'Post-summary correction',
  protest: 'Protest',
  cape: 'CAPE declaration',
  preference_1520d: 'Claim under 19 USC 1520(d)',
  prior_disclosure: 'Prior disclosure',
  court: 'Court',
};
const DAY_MS = 86_400_000;

function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The way to get the money back or to pay it, with the days that are left. */
export function RouteAndDay({
  finding: { remedy },
  asOf,
}: {
  readonly finding: Pick<FiledFindingFragment, 'remedy'>;
  readonly asOf: string;
}) {
  if (remedy === null || remedy.route === 'none') return null;
  return (
    <>
      {ROUTES[remedy.route] ?? remedy.route} <span class="hint">{describeDay(remedy, asOf)}</span>
    </>
  );
}

function describeDay(
  { by, byWorkingDay, open, estimated }: NonNullable<FiledFindingFragment['remedy']>,
  asOf: string,
): string {
  const last = byWorkingDay ?? by;
  if (last === null) return open ? 'no last day' : 'closed';
  const left = countDays(asOf, last);
  const days = left === 1 ? '1 day left' : `${left} days left`;
  const text = `by ${formatDay(last)}, ${open ? days : 'closed'}`;
  return estimated ? `${text} (estimated)` : text;
}
