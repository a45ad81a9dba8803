import type { Snapshot } from '../../store/snapshot/snapshot.js';
import { quoteInput } from '../../terms/result.js';
import { keysOf } from '../../engine/conditions.js';
import { claimsExclusion, EXCLUSION_KEY } from './condition-keys.js';
import type { FieldReader } from './field-reader.js';
import type { StatedFacts } from './stated-facts.js';

/** Of one line: an entry summary has fewer numbers on one. */
const MAX_HEADINGS = 20;

/**
 * Chapter 99 headings that the importer claims by number. A published exclusion is claimed as such; a heading that
 * depends on a single yes-or-no fact states that fact; any other heading needs its facts.
 */
export function readExclusions(
  headings: readonly string[],
  stated: StatedFacts,
  { snapshot, reader }: { readonly snapshot: Snapshot; readonly reader: FieldReader },
): void {
  const exclusions: string[] = [];
  const given = reader.readList('exclusions', headings, MAX_HEADINGS);
  for (const typed of new Set(given.map((one) => one.trim()))) {
    const heading = dotted(typed);
    const claim = heading === null ? null : claimOf(heading, snapshot);
    if (heading === null)
      reader.refuse(
        'exclusions',
        `${quoteInput(typed)} is not a Chapter 99 heading: write for example 9903.88.69`,
      );
    else if (claim === null)
      reader.refuse(
        'exclusions',
        `${heading} is not known: claim a heading of Chapter 99 with its eight digits`,
      );
    else if (claim.kind === 'exclusion') exclusions.push(heading);
    else if (claim.kind === 'fact') stated.state(claim.key, true, 'exclusions');
    else reader.refuse('exclusions', `${heading} is not claimed by its number: ${claim.cure}`);
  }
  if (exclusions.length > 0) stated.state(EXCLUSION_KEY, [...new Set(exclusions)].join(','), 'exclusions');
}

/** True when naming the heading is enough to claim it. */
export function isClaimedByNumber(heading: string, snapshot: Snapshot): boolean {
  const claim = claimOf(heading, snapshot);
  return claim !== null && claim.kind !== 'other';
}

function dotted(text: string): string | null {
  const digits = /^(99\d\d)\.?(\d\d)\.?(\d\d)$/.exec(text);
  return digits && `${digits[1]}.${digits[2]}.${digits[3]}`;
}

type Claim =
  | { readonly kind: 'exclusion' }
  | { readonly kind: 'fact'; readonly key: string }
  | { readonly kind: 'other'; readonly cure: string };

function claimOf(heading: string, snapshot: Snapshot): Claim | null {
  const rules = snapshot.rules.filter(({ rule }) => rule.heading === heading);
  if (rules.length === 0) return null;
  const conditions = rules.map(({ rule }) => rule.when);
  if (conditions.some((when) => claimsExclusion(when, heading))) return { kind: 'exclusion' };
  const [only, ...others] = new Set(conditions.map((when) => (when?.kind === 'holds' ? when.key : null)));
  if (only !== undefined && only !== null && others.length === 0) return { kind: 'fact', key: only };
  const keys = [...new Set(conditions.flatMap(keysOf))];
  return {
    kind: 'other',
    cure: keys.length === 0 ? 'it applies by itself' : `state its facts: ${keys.join(', ')}`,
  };
}

/** Headings that can be claimed as published exclusions. */
export function exclusionHeadingsOf({ rules }: Snapshot): ReadonlySet<string> {
  const claimed = rules.filter(({ rule }) => claimsExclusion(rule.when, rule.heading));
  return new Set(claimed.map(({ rule }) => rule.heading));
}
