import { describe, expect, it } from '@jest/globals';
import { retroactiveCorrections } from '../../../src/ingest/reference/authored/retroactive-rows.js';
import { compileRule } from '../../../src/ingest/reference/law/compile-rule.js';
import { applyCorrections } from '../../../src/ingest/reference/law/retroactive.js';
import type { CorrectedRow } from '../../../src/ingest/reference/law/rule-overrides.js';
import { toRuleRows } from '../../../src/ingest/reference/tables/rule-rows.js';
import { cellsOf, context, rowOf } from './programs-row.js';

describe('retroactive corrections', () => {
  const correction = {
    id: 'one',
    title: 'Lumber pays less',
    entries: { from: '2025-10-14', to: '2025-10-31' },
    published: '2025-11-01',
    introduces: [{ heading: '9903.76.01' }],
    supersedes: [{ match: { heading: '9903.76.01' }, set: { ratePct: '20' }, to: '2025-10-20' }],
    citations: [{ document: 'Proclamation 10976', source: 'official' }],
  };
  const rows: CorrectedRow[] = [{ row: rowOf(), assumptions: [], reasons: [] }];
  const corrected = (changes: object = {}) =>
    applyCorrections(rows, retroactiveCorrections.parse([{ ...correction, ...changes }]));

  it('keep the wording that was taken away beside the one that stands', () => {
    const rules = corrected().map((row) => compileRule(row, context));
    expect(rules.map(({ rate, published, supersededBy }) => [rate.percent, published, supersededBy])).toEqual(
      [
        ['10', { from: '2025-11-01', to: null }, null],
        ['20', { from: null, to: '2025-10-20' }, 'one'],
      ],
    );
    expect(cellsOf(toRuleRows(rules.slice(1)))).toMatchObject({
      rule_key: '9903.76.01@2026-02-24(one)',
      published_to: '2025-10-20',
      notes: 'As published before the correction: Lumber pays less.',
    });
  });

  it('are refused when they name no row, or no one row, or text that is not there', () => {
    expect(() => corrected({ introduces: [{ heading: '9903.76.09' }] })).toThrow('no row matches');
    const [wording] = correction.supersedes;
    const stranger = { ...wording, match: { heading: '9903.76.09' } };
    expect(() => corrected({ supersedes: [stranger] })).toThrow('not one row matches');
    const unsaid = { ...wording, without: { conditions: 'spi=S' } };
    expect(() => corrected({ supersedes: [unsaid] })).toThrow('conditions does not hold "spi=S"');
  });
});
