import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readAuditLaw } from '../../src/audit/read-audit-law.js';
import { runAudit } from '../../src/cli/audit/run-audit.js';
import type { ServiceContext } from '../../src/services/service-context.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { bundledContext } from '../support/bundled-snapshot.js';
import { readOutput } from '../support/read-output.js';
import { officialPath } from '../support/official-files.js';

/** Reports of made-up entries beside the official files, with a list of what was planted in one of them. */
const fixture = (name: string): string => officialPath('..', 'entry-audit', 'fixtures', name);

interface Result {
  readonly totals: { readonly entries: number; readonly lines: number; readonly linesComputed: number };
  readonly sources: readonly {
    readonly rows: number;
    readonly data: number;
    readonly skipped: readonly { why: string }[];
    readonly notes: readonly { field: string; printed: string; readAs: string | null }[];
    readonly unknownColumns: readonly string[];
    readonly normalized: Readonly<Record<string, number>>;
  }[];
  readonly findings: readonly {
    readonly code: string;
    readonly severity: string;
    readonly entry: string;
    readonly line: string | null;
    readonly difference: string | null;
  }[];
  readonly entries: readonly {
    readonly number: string;
    readonly lines: readonly { readonly number: string; readonly filed: string; readonly atEntry: string }[];
  }[];
}

interface Planted {
  readonly planted: readonly {
    readonly entry: string;
    readonly line: number;
    readonly filed: string;
    readonly lawAtEntry: string;
    readonly difference: string;
    readonly error: string;
  }[];
}

const CODES: Readonly<Record<string, string>> = {
  ...{
    omit301: 'T01',
    omit122: 'T01',
    oldheading: 'T02',
    ieepaAfterEnd: 'T02',
    both: 'T02',
    floorPlusBase: 'T11',
  },
};

let context: ServiceContext;
beforeAll(async () => {
  context = await bundledContext();
}, 120_000);

async function audit(name: string): Promise<Result> {
  const outcome = await runAudit({
    words: [fixture(name), '--as-of', '2026-11-20', '--json'],
    today: () => toCalendarDate('2026-11-20'),
    openContext: async () => context,
    readLaw: async () => readAuditLaw((file) => `law/entry-audit/${file}`),
    progress: () => undefined,
  });
  expect([outcome.stderr, outcome.exitCode]).toEqual(['', 0]);
  return JSON.parse(await readOutput(outcome.stdout)) as Result;
}

const errorsOf = ({ findings }: Result) => findings.filter(({ severity }) => severity === 'error');

describe('reports of entries', () => {
  it('ES-003: every planted error to the cent, and none on clean lines', async () => {
    const { planted } = JSON.parse(readFileSync(fixture('es003-standard.planted.json'), 'utf8')) as Planted;
    const result = await audit('es003-standard.csv');
    expect(result.sources[0]).toMatchObject({
      rows: 131,
      data: 131,
      skipped: [],
      notes: [],
      unknownColumns: [],
    });
    const found = errorsOf(result).map(({ entry, line, code, difference }) => [
      entry,
      line,
      code,
      difference,
    ]);
    expect(found.sort()).toEqual(
      planted
        .map(({ entry, line, error, difference }) => [entry, String(line), CODES[error], difference])
        .sort(),
    );
    for (const { entry, line, filed, lawAtEntry } of planted) {
      const audited = result.entries
        .find(({ number }) => number === entry)
        ?.lines.find(({ number }) => number === String(line));
      expect([audited?.filed, audited?.atEntry]).toEqual([filed, lawAtEntry]);
    }
  });

  it('ES-003 as a workbook in the extended layout', async () => {
    const result = await audit('es003-extended.xlsx');
    expect(result.sources[0]).toMatchObject({ rows: 65, data: 65 });
    expect(errorsOf(result)).toEqual([]);
    expect(result.totals).toMatchObject({ entries: 30, linesComputed: 27 });
  });

  it('a troubled file: what was repaired, what was skipped, what cannot be read', async () => {
    const { sources, findings, totals } = await audit('es003-trouble.csv');
    const [source] = sources;
    expect(source!.data + source!.skipped.length).toBe(source!.rows);
    expect(source).toMatchObject({
      ...{ unknownColumns: ['Some New CBP Column'], skipped: [{ why: 'it is a row of totals' }] },
      normalized: { entryNumber: 12, entryDate: 16, tariffValue: 11, tariffDuty: 12, hts: 5 },
    });
    expect(source!.notes.map(({ field, printed }) => [field, printed])).toEqual([
      ['hts', '7.32691E+09'],
      ['entryDate', '31/12/2025'],
    ]);
    const codes = (entry: string) => findings.filter((one) => one.entry === entry).map(({ code }) => code);
    expect(codes('Z9Q00000053')).toContain('D02');
    expect(codes('Z9Q00009005')).toEqual(['D06', 'D10']);
    expect(codes('Z9Q00009013')).toContain('D05');
    expect(codes('Z9Q00009034')).toContain('D01');
    expect(totals.entries).toBe(20);
  });

  it('years before the first covered day are listed, not computed', async () => {
    const { findings, totals } = await audit('es003-2018-2024.csv');
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['D09']));
    expect(totals).toMatchObject({ lines: 24, linesComputed: 0 });
  });

  it('a table of a broker, and entry summaries as transmitted', async () => {
    const flat = await audit('broker-flat.csv');
    expect(flat.totals).toMatchObject({ lines: 20, linesComputed: 20 });
    expect(errorsOf(flat)).toEqual([]);
    const transmitted = await audit('entry-summary-ae.txt');
    expect(transmitted.totals).toMatchObject({ entries: 2, linesComputed: 2 });
    expect(errorsOf(transmitted)).toEqual([]);
  });
});
