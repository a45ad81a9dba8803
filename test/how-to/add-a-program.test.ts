import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openBundledSnapshot } from '../../src/exports/bundled-snapshot.js';
import { calculateDuty } from '../../src/engine/calculate-duty.js';
import { buildLaw } from '../../src/law/build-law.js';
import { describeChangeSet } from '../../src/law/change-set/describe-change-set.js';
import type { Dataset } from '../../src/tables/dataset.js';
import { readPack } from '../../src/law/pack/read-pack.js';
import { writePack } from '../../src/law/pack/write-pack.js';
import { resolvePackagePath } from '../../src/store/database/package-path.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { factsOfCase, linesOf, readCases } from '../support/worked-cases.js';

/** docs/how-to/add-a-program.md, step by step, with a heading that does not exist, in a copy of `law/`. */

const PROGRAM = 'chapter99/made-up-surcharge';

const RULES = `label: Made-up surcharge
aceOrder: 45
programs:
  made-up: { confidence: high }
defaults:
  program: made-up
  authority: Made-up Act
  authorityType: other
lists:
  made-up-toys: { source: official }

rules:

  9903.99.98:
    - origins: CN
      goods: made-up-toys
      rates:
        - { from: 2026-10-01, to: 2026-12-31, rate: +5%, printed: The duty provided in the applicable subheading + 5% }
        - { from: 2027-01-01, rate: +7%, printed: The duty provided in the applicable subheading + 7% }
      cites:
        - 91 FR 1
`;
const LIST = 'hts,article,source,from,to\n9503,,91 FR 1,2026-10-01,\n';
const GROUP = `
  - id: made-up
    order: ["9903.99.98"]
    citations: [{ document: 91 FR 1, source: official }]
`;
const CASES = `- id: M01
  title: In scope on the first day
  source: 91 FR 1
  hts: '9503.00.00.73'
  origin: CN
  date: '2026-10-01'
  value: '1000.00'
  expect:
    totalDuty: '50.00'
    layers: [{ heading: '9903.99.98', amount: '50.00', base: '1000.00' }]
- id: M02
  title: The day before
  source: 91 FR 1
  hts: '9503.00.00.73'
  origin: CN
  date: '2026-09-30'
  value: '1000.00'
  expect: { totalDuty: '0.00', layers: [] }
- id: M03
  title: Out of scope
  source: 91 FR 1
  hts: '9503.00.00.73'
  origin: VN
  date: '2026-10-01'
  value: '1000.00'
  expect: { totalDuty: '0.00', layers: [] }
`;

describe('a program added from a clone alone', () => {
  let root: string;
  let law: string;
  let pack: string;
  let changes: readonly string[];
  let snapshot: Snapshot;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'how-to-'));
    [law, pack] = [join(root, 'law'), join(root, 'pack')];
    await cp(resolvePackagePath('law'), law, { recursive: true });
    await mkdir(join(law, PROGRAM, 'lists'), { recursive: true });
    await writeFile(join(law, PROGRAM, 'rules.yaml'), RULES);
    await writeFile(join(law, PROGRAM, 'lists', 'made-up-toys.csv'), LIST);
    await writeFile(join(law, PROGRAM, 'cases.yaml'), CASES);
    const groups = join(law, 'stacking', 'exclusive-groups.yaml');
    await expect(buildLaw(law)).rejects.toThrow('9903.99.98@2026-10-01');
    await addGroup(groups);
    const built = await buildLaw(law);
    changes = await describeChangeSet(
      await readPack(resolvePackagePath('prisma', 'reference')),
      built.datasets,
    );
    await writePack(pack, built);
    snapshot = await openBundledSnapshot(pack);
  }, 240_000);
  afterAll(() => rm(root, { recursive: true }));

  it('prints what changes, and nothing else', () => {
    const told = changes.filter((line) => !line.endsWith('rows follow'));
    expect(told).toEqual([
      '9903.99.98: new, +5% from 2026-10-01 (CN)',
      '9903.99.98: +5% -> +7% from 2027-01-01 (CN)',
      'scope_list_entry made-up-toys 9503 2026-10-01: new',
      'stacking_order made-up: new',
    ]);
  });

  it.each(['M01', 'M02', 'M03'])('answers its case %s', (id) => {
    const one = readCases(join(law, PROGRAM, 'cases.yaml')).find((candidate) => candidate.id === id)!;
    const facts = factsOfCase(snapshot, one);
    const [line] = linesOf(snapshot, one);
    const result = calculateDuty(facts, snapshot.lawFor(line!, facts.countryOfOrigin, facts.entryDate));
    const made = result.layers.filter(({ heading }) => heading === '9903.99.98');
    expect(made.map(({ amount }) => amount?.toFixed(2))).toEqual(
      one.expect.layers.map(({ amount }) => amount),
    );
  });

  it('is gone when its folder is', async () => {
    const bundled: Dataset[] = [];
    for await (const dataset of (await readPack(resolvePackagePath('prisma', 'reference'))).datasets())
      bundled.push(dataset);
    const told = await describeChangeSet(await readPack(pack), bundled);
    expect(told).toEqual(
      expect.arrayContaining([
        '9903.99.98 from 2026-10-01 (CN): no longer there (+5%)',
        'stacking_order made-up: gone',
      ]),
    );
  });
});

/** The list of groups is followed by the pairs that are owed together: the new group goes before them. */
async function addGroup(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const at = text.indexOf('\ntogether:');
  await writeFile(file, `${text.slice(0, at)}${GROUP}${text.slice(at)}`);
}
