import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { developedDocuments } from '../support/trade-documents/developed.js';
import { heldOutDocuments } from '../support/trade-documents/held-out.js';
import { mutatedFiles, type FuzzedFile } from './support/file-mutations.js';
import { hostilePdfs } from './support/hostile-pdfs.js';
import { HostileRun } from './support/hostile-run.js';
import { hostileSheets } from './support/hostile-sheets.js';
import { hostileTexts, MAX_FILE } from './support/hostile-texts.js';
import { readFuzzTime, samplesFor } from './support/settings.js';

/** Files that were changed, or made to keep their reader busy. */
const time = readFuzzTime();
/** What one file may take (docs/documents.md), and a new reader after it. */
const ANSWER_MS = 6_000;
/** What the service and its readers may hold above idle at any time. */
const PEAK_BYTES = 256 * 1024 * 1024;

let run: HostileRun;
let failures: readonly string[] | null = null;
beforeAll(async () => {
  run = await HostileRun.start({
    what: 'files',
    answerMs: ANSWER_MS,
    peakBytes: PEAK_BYTES,
    // A machine that is busy with something else: the file may be sent again.
    allowed: [503],
  });
}, 120_000);
afterAll(async () => void (failures ??= await run.end()));

async function allFiles(): Promise<fc.Arbitrary<FuzzedFile>> {
  const seeds = [...(await developedDocuments()), ...(await heldOutDocuments())];
  const mutated = mutatedFiles(seeds.map(({ name, bytes }) => ({ name, bytes })));
  const made = fc.oneof(mutated, hostileSheets, hostilePdfs);
  return fc.oneof({ arbitrary: mutated, weight: 4 }, hostileSheets, hostilePdfs, hostileTexts(made));
}

const statuses = new Map<number, number>();

async function send({ bytes }: FuzzedFile): Promise<number> {
  const content = Buffer.from(bytes.subarray(0, MAX_FILE)).toString('base64');
  const response = await fetch(`${run.url}/v1/extract/auto`, {
    method: 'POST',
    headers: { ...run.authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify({ content: content === '' ? 'AA==' : content }),
  });
  const text = await response.text();
  if (response.status === 500) run.fail('an answer', text.slice(0, 200));
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  return response.status;
}

describe('hostile files', () => {
  it(
    'are answered in time, beside other requests',
    async () => {
      for (const file of samplesFor(await allFiles(), time)) await run.attempt(file.name, () => send(file));
      failures = await run.end();
      process.stdout.write(`${JSON.stringify(Object.fromEntries(statuses))}\n`);
      expect(failures).toEqual([]);
      expect(statuses.get(200) ?? 0).toBeGreaterThan(0);
    },
    (time.seconds + 90) * 1000,
  );
});
