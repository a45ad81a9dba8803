import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { readPack } from '../../src/law/pack/read-pack.js';
import { ARCHIVES } from './hts-archives.js';

/** The two programs files, and the entry dates each of them answers for, both inclusive. */
const FILES = [
  { file: 'programs-2018-to-2026-02.csv', first: '0000-01-01', last: '2026-02-23' },
  { file: '2026/programs-2026.csv', first: '2026-02-24', last: '9999-12-31' },
];

interface Row {
  readonly heading: string;
  readonly effectiveFrom: string;
  readonly effectiveTo: string;
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}

/** Headings that the file leaves open, as the law numbers them (law/chapter99/section-232-polysilicon/rules.yaml). */
const NUMBERED: Readonly<Record<string, readonly string[]>> = {
  '9903.45.xx(general)': ['9903.45.30'],
  '9903.45.xx(partners)': ['9903.45.31'],
  '9903.45.xx(UK)': ['9903.45.32'],
  '9903.45.xx(MIP)': ['9903.45.33', '9903.45.34', '9903.45.35', '9903.45.36'],
};

/** Rows that stand beside a row of the file: the same heading and days, other goods or another condition. */
const BESIDE = [
  ...Array<string>(2).fill('9903.85.68 2026-04-06..'),
  // Note 16(l) and (m) apart: only heading 9903.81.90 prints an exception for steel of the United States.
  '9903.81.93 2025-03-12..2025-06-04',
  ...['9903.81.93', '9903.81.99'].flatMap((heading) => [
    `${heading} 2025-06-04..2026-02-24`,
    `${heading} 2026-02-24..2026-04-06`,
  ]),
  '9903.91.14 2025-11-09..2025-11-10',
  '9903.88.69 2024-06-15..2026-02-24',
  '9903.88.69 2026-02-24..2026-11-10',
  ...(NUMBERED['9903.45.xx(MIP)'] ?? []).map((heading) => `${heading} 2026-12-04..`),
];

/** Lines that note 31 took from lists of note 20 (law/assumptions.md 52): on a list that exclusions name, and on an open one. */
const FORMER_LISTS = [
  ...Array<string>(2).fill('9903.88.01 2018-07-06..2025-01-01'),
  ...Array<string>(2).fill('9903.88.02 2018-08-23..2025-01-01'),
  '9903.88.03 2018-09-24..2019-05-10',
  '9903.88.03 2019-05-10..2025-01-01',
  '9903.88.09 2019-05-10..2019-06-15',
  ...Array<string>(2).fill('9903.88.15 2019-09-01..2020-02-14'),
  '9903.88.15 2020-02-14..2024-09-27',
  '9903.88.15 2020-02-14..2025-01-01',
];
/** Two items of note 20(aaa) print a window of their own; aircraft of the listed numbers that are not those of note 21(b). */
const OF_NOTES = [
  '9903.88.48 2018-09-24..2020-08-07',
  '9903.89.07 2019-10-18..2021-03-04',
  '9903.89.07 2019-10-18..2021-03-11',
];

interface Divided {
  readonly row: string;
  readonly held: readonly string[];
}

const divide = (heading: string, row: string, held: readonly string[]): Divided => ({
  row: `${heading} ${row}`,
  held: held.map((days) => `${heading} ${days}`),
});

/** Until 2025-06-03 one of the two headings was on the full value, the other on content. */
const METALS = ['9903.81.92', '9903.85.09'].map((heading) =>
  divide(heading, '2025-03-12..2026-02-24', [
    ...Array<string>(2).fill('2025-03-12..2025-06-04'),
    '2025-06-04..2026-02-24',
  ]),
);

/** The list of note 19(a)(iii) gave way to those of note 19(i), (j) and (k). */
const PRIVILEGED_ALUMINUM = divide('9903.85.70', '2023-04-10..2026-02-24', [
  '2023-04-10..2025-03-12',
  '2025-03-12..2026-02-24',
]);

/** Notes 17 and 18 exempted Turkey and India in 2019, so that each step after it stands once for each of the three. */
const SAFEGUARDS = ['01', '02', '06', '22', '25'].flatMap((suffix) => {
  const heading = `9903.45.${suffix}`;
  // The steps on washers changed on February 8 as the headings print them; the file has February 7.
  const changes = (year: number) => (suffix < '20' && year > 2020 ? `${year}-02-08` : `${year}-02-07`);
  const years = suffix < '20' ? [2020, 2021, 2022] : [2020, 2021, 2022, 2023, 2024, 2025];
  return [
    divide(heading, '2019-02-07..2020-02-07', [
      ...['2019-02-07', '2019-05-17', '2019-06-05'].map((from) => `${from}..2020-02-07`),
    ]),
    ...years.map((year) =>
      divide(
        heading,
        `${year}-02-07..${year + 1}-02-07`,
        Array<string>(3).fill(`${changes(year)}..${changes(year + 1)}`),
      ),
    ),
  ];
});
const WASHER_QUOTA = divide('9903.45.05', '2018-02-07..2023-02-07', [
  ...['2018-02-07', '2019-05-17', '2019-06-05'].map((from) => `${from}..2023-02-08`),
]);

/** Note 21 suspended the duties on 2021-03-04 for the United Kingdom, on 2021-03-11 for the Union; the file ends them in July. */
const [GB, EU] = ['2019-10-18..2021-03-04', '2019-10-18..2021-03-11'];
const AIRCRAFT_DAYS: Readonly<Record<string, readonly string[]>> = {
  '05': [
    ...Array<string>(2).fill('2019-10-18..2020-03-18'),
    '2020-03-18..2021-03-04',
    '2020-03-18..2021-03-11',
  ],
  '37': ['2019-10-18..2020-09-01', EU],
  '49': [GB, GB],
  '50': [GB],
  '52': ['2020-03-05..2021-03-11'],
  '55': ['2019-10-18..2020-09-01', GB, EU],
  '57': Array<string>(2).fill('2021-01-12..2021-03-11'),
  ...Object.fromEntries(['59', '61', '63'].map((suffix) => [suffix, ['2021-01-12..2021-03-11']])),
};
const AIRCRAFT = ['05', '07', '10', '13', '16', '19', '22', '25', '28', '31', '34', '37', '40', '43', '46']
  .concat('49', '50', '52', '55', '57', '59', '61', '63')
  .map((suffix) => divide(`9903.89.${suffix}`, '2019-10-18..2021-07-11', AIRCRAFT_DAYS[suffix] ?? [GB, EU]));

/** Rows that the law holds as several, or for other days, as the notes say. */
const DIVIDED: readonly Divided[] = [
  ...METALS,
  PRIVILEGED_ALUMINUM,
  ...SAFEGUARDS,
  WASHER_QUOTA,
  ...AIRCRAFT,
];

/** `heading first..day-after`, worked out from the cells alone; `never` for a row that never applied. */
function expectedDays({ file, first, last }: (typeof FILES)[number]): readonly string[] {
  const rows = parse(readFileSync(resolve(ARCHIVES, '..', file)), { columns: true, bom: true }) as Row[];
  const seen = new Map<string, number>();
  return rows.map(({ heading: printed, effectiveFrom, effectiveTo }) => {
    const times = seen.get(printed) ?? 0;
    seen.set(printed, times + 1);
    const heading = NUMBERED[printed]?.[times] ?? printed;
    const from = effectiveFrom > first ? effectiveFrom : first;
    const to = effectiveTo !== '' && effectiveTo < last ? effectiveTo : last;
    if (effectiveFrom === '' || to < from) return `${heading} never`;
    return `${heading} ${from}..${to.startsWith('9999') ? '' : dayAfter(to)}`;
  });
}

describe('the days of the 1,108 rows of the files, and of the 28 beside them', () => {
  it('are those of the cells effectiveFrom and effectiveTo, row by row, each file on its own dates', async () => {
    const pack = await readPack('prisma/reference');
    const days: string[] = [];
    for await (const { table, columns, rows } of pack.datasets()) {
      if (table !== 'chapter99_rule') continue;
      const [heading, from, to, supersededOn, program] = [
        'heading',
        'legal_from',
        'legal_to',
        'published_to',
        'program',
      ].map((name) => columns.indexOf(name));
      for (const row of rows) {
        // A wording that a retroactive correction replaced is read as filed only: the tables hold what it became.
        if (row[supersededOn!] !== null || (row[program!] as string).startsWith('ofac-')) continue;
        const [first, after] = [row[from!] as string | null, row[to!] as string | null];
        days.push(`${row[heading!] as string} ${first === after ? 'never' : `${first}..${after ?? ''}`}`);
      }
    }
    const expected = FILES.flatMap(expectedDays);
    expect(expected).toHaveLength(1_108);
    const held = expected.flatMap((one) => DIVIDED.find(({ row }) => row === one)?.held ?? [one]);
    expect([...days].sort()).toEqual([...held, ...BESIDE, ...FORMER_LISTS, ...OF_NOTES].sort());
  });
});
