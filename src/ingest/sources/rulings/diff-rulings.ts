import type { Ruling } from '../../../store/rulings/ruling.js';
import { compareHashes } from '../../../store/rulings/save-rulings.js';
import type { Difference } from '../../run/definition.js';

/** Letters explain classifications; they set no duty. Those held and not given stay. */
export function diffRulings(rulings: readonly Ruling[], held: ReadonlyMap<string, string>): Difference {
  const changeSet = compareHashes(rulings, held);
  const { added, changed, unchanged } = changeSet;
  return {
    rows: { added: added.length, changed: changed.length, closed: 0 },
    changeSet,
    lines: [`letters: ${added.length} new, ${changed.length} changed, ${unchanged} as they were`],
    changesDuty: false,
  };
}
