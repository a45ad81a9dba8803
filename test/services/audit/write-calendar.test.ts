import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DeadlineCalendar } from '../../../src/services/audit/files/write-calendar.js';
import { toCalendarDate } from '../../../src/terms/calendar-date.js';
import type { EntryGiven } from '../../audit/filed-entries.js';
import { audit, auditOnBundledLaw, PAID_VOID_DUTY } from './audited.js';

auditOnBundledLaw();

const LIQUIDATED = { liquidationDate: '2026-10-30', liquidationStatus: 'Liquidated' };

function identitiesOf(...entries: readonly Partial<EntryGiven>[]): readonly string[] {
  const calendar = new DeadlineCalendar();
  for (const given of entries) calendar.add(audit({ ...PAID_VOID_DUTY, ...LIQUIDATED, ...given }));
  const folder = mkdtempSync(join(tmpdir(), 'calendar-'));
  const path = join(folder, 'deadlines.ics');
  calendar.write(path, toCalendarDate('2026-11-20'));
  const text = readFileSync(path, 'utf8');
  rmSync(folder, { recursive: true });
  return text.split('\r\n').filter((row) => row.startsWith('UID:'));
}

describe('identities of events', () => {
  it('are those of the deadline and its entries: the same in every audit of them, in any order', () => {
    const [first, second] = [{ entry: 'Z9Q00000012' }, { entry: 'Z9Q00000020' }];
    const both = identitiesOf(first, second);
    expect(both).toHaveLength(1);
    expect(both[0]).toMatch(/^UID:[0-9a-f]{32}@dutygraph$/);
    expect(identitiesOf(second, first)).toEqual(both);
  });

  it('differ for other entries and other days', () => {
    const all = [
      ...identitiesOf({ entry: 'Z9Q00000012' }),
      ...identitiesOf({ entry: 'Z9Q00000020' }),
      ...identitiesOf({ entry: 'Z9Q00000012', liquidationDate: '2026-10-23' }),
    ];
    expect(new Set(all).size).toBe(3);
  });
});
