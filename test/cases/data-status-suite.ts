import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { HEALTH_RULE } from '../../src/services/freshness.js';
import { describeRegulatoryData } from '../../src/services/regulatory-data-status.js';
import type { ServiceContext } from '../../src/services/service-context.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { bundledContext } from '../support/bundled-snapshot.js';

export function describeDataStatus(): void {
  describe('data status', () => {
    let context: ServiceContext;
    beforeAll(async () => {
      context = await bundledContext();
    }, 120_000);

    const statusOn = (day: string) => describeRegulatoryData({ ...context, today: toCalendarDate(day) });
    const healthOn = (day: string) =>
      Object.fromEntries(statusOn(day).datasets.map(({ name, health }) => [name, health]));

    describe('the bundled data is aged by its sources', () => {
      it('on 2026-06-09, before most of them were published', () => {
        expect(healthOn('2026-06-09')).toMatchObject({
          hts_schedule: 'healthy',
          chapter99_programs: 'healthy',
          fees: 'healthy',
          adcvd_rates: 'healthy',
          // Chapter 99 notes of Revision 6, while Revision 10 was published on 2026-06-08.
          hts_notes: 'stale',
          // No official line-by-line file was read.
          pga_flags: 'unknown',
          federal_register: 'unknown',
          csms: 'unknown',
          hts_documents: 'unknown',
        });
      });

      it('on 2026-11-23, six weeks after the schedule and the programs were last looked through', () => {
        expect(healthOn('2026-11-23')).toMatchObject({
          hts_schedule: 'stale',
          chapter99_programs: 'stale',
          scope_lists: 'stale',
          adcvd_orders: 'stale',
          fees: 'healthy',
          pga_flags: 'unknown',
        });
      });

      it('on 2027-06-01, when nothing bundled is healthy', () => {
        expect(new Set(Object.values(healthOn('2027-06-01')))).toEqual(new Set(['stale', 'unknown']));
      });

      it('says when a source was read, from which, how far it reaches, and the rule', () => {
        const status = statusOn('2026-11-23');
        expect(status.healthRule).toBe(HEALTH_RULE);
        expect(status.datasets.find(({ name }) => name === 'chapter99_programs')).toMatchObject({
          lastRefreshed: '2026-10-10T12:00:00.000Z',
          sourceDate: '2026-10-07',
          sourceName: 'HTSUS 2026 Revision 21',
          coveredTo: '2026-10-10',
          ageDays: 44,
          staleAfterDays: 30,
          healthReason: 'known to 2026-10-10, 44 days ago, more than 30',
        });
        expect(status.datasets.find(({ name }) => name === 'hts_notes')?.newestKnown).toEqual({
          name: 'HTSUS 2026 Revision 21',
          date: '2026-10-07',
        });
        expect(status._meta.dataFreshness['hts_notes']).toMatchObject({
          newestKnown: { date: '2026-10-07' },
        });
      });

      it('is documented with the days of every data set', () => {
        const rows = readFileSync('docs/operations.md', 'utf8').matchAll(
          /^\| `([a-z0-9_]+)`[^|]*\| (\d+) \|/gm,
        );
        const documented = Object.fromEntries([...rows].map(([, name, days]) => [name, Number(days)]));
        const served = statusOn('2026-11-23').datasets.map(({ name, staleAfterDays }) => [
          name,
          staleAfterDays,
        ]);
        expect(documented).toEqual(Object.fromEntries(served));
      });
    });
  });
}
