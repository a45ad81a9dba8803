import type { HtsReplacement } from '../../generated/schema-types.js';
import type { RowDifference } from './compare-rows.js';
import { formatDotted } from './present-row.js';

/**
 * Derives replacements of removed numbers under one parent: one number replaced by several is a split, several by one a
 * merger, one by one a renumbering. Several for several cannot be derived.
 */
export function findReplacements(differences: readonly RowDifference[]): readonly HtsReplacement[] {
  const groups = new Map<string, { from: string[]; to: string[] }>();
  for (const { number, kind } of differences) {
    if (kind === 'changed' || number.length < 8) continue;
    const parent = number.slice(0, number.length - 2);
    const group = groups.get(parent) ?? { from: [], to: [] };
    (kind === 'removed' ? group.from : group.to).push(number);
    groups.set(parent, group);
  }
  return [...groups].flatMap(([parent, { from, to }]) => {
    const kind = kindOf(from.length, to.length);
    if (kind === null) return [];
    return [{ kind, under: formatDotted(parent), from: from.map(formatDotted), to: to.map(formatDotted) }];
  });
}

function kindOf(gone: number, fresh: number): HtsReplacement['kind'] | null {
  if (gone === 1 && fresh === 1) return 'renumbered';
  if (gone === 1 && fresh > 1) return 'split';
  return gone > 1 && fresh === 1 ? 'merged' : null;
}
