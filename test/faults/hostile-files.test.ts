import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { extractFile } from '../../src/documents/extract-file.js';
import { HostileRun, type Outcome } from '../fuzz/support/hostile-run.js';
import * as hostile from '../support/hostile-files.js';
import { farCellElsewhere, sharedStringsOf, workbookWith } from '../support/hostile-workbooks.js';
import { developedDocuments } from '../support/trade-documents/developed.js';

/** Row X2 of the faults under load: a hundred hostile files of ten clients beside sixty ordinary ones of three others. */

/** The turn of an account (10 s at most), the time of a file (4.5 s) and a machine that has more to do. */
const ANSWER_MS = 16_000;
const OTHER = `dg_live_${'o'.repeat(32)}`;
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const packed = (text: string): Uint8Array =>
  hostile.pdfOf(deflateSync(Buffer.alloc(40_000_000, text), { level: 9 }), '/Filter /FlateDecode');

const HOSTILE: readonly Uint8Array[] = [
  farCellElsewhere(),
  farCellElsewhere(1),
  workbookWith({
    rows: '<row><c t="s"><v>0</v></c></row>'.repeat(19_000),
    sharedStrings: sharedStringsOf(1_000_000),
  }),
  hostile.pdfStreamBomb(),
  hostile.pdfDeepArray(),
  packed('BI /W 9999 /H 9999 ID x EI '),
  packed('BT (x) Tj ET '),
  hostile.deepMail(9_000),
  encode(`Description;Qty;Unit price;Amount\n${'Steel bolt;2;2.50;5.00\n'.repeat(19_000)}`),
  encode(`Total: ${'("a;|\t1,'.repeat(90_000)}`),
];
const CLIENTS = 10;
const ORDINARY_CLIENTS = 3;
const ORDINARY_EACH = 20;

let run: HostileRun;

async function send(bytes: Uint8Array, key: string): Promise<Response> {
  return fetch(`${run.url}/v1/extract/auto`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ content: Buffer.from(bytes).toString('base64') }),
  });
}

const statuses: Record<string, number> = {};
async function attack(client: number): Promise<void> {
  for (let at = 0; at < HOSTILE.length; at += 1) {
    const which = (at + client) % HOSTILE.length;
    await run.attempt(`hostile file ${which}`, async (): Promise<Outcome> => {
      const response = await send(HOSTILE[which]!, run.key);
      await response.arrayBuffer();
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      return response.status;
    });
  }
}

const times: number[] = [];
/** Sends an ordinary file; where nobody had time for it, again when the answer says so. */
async function read(bytes: Uint8Array): Promise<{ documentKind?: string; lineItems?: unknown[] }> {
  for (let tries = 0; ; tries += 1) {
    const begun = performance.now();
    const response = await send(bytes, OTHER);
    const body = (await response.json()) as object;
    if (response.status !== 503 || tries === 3) {
      times.push(performance.now() - begun);
      return body;
    }
    statuses['ordinary 503'] = (statuses['ordinary 503'] ?? 0) + 1;
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(response.headers.get('retry-after'))));
  }
}

describe('a hundred hostile files of ten clients beside sixty ordinary ones', () => {
  it('take nothing from the ordinary ones and from other requests', async () => {
    run = await HostileRun.start({
      what: 'hostile files',
      answerMs: ANSWER_MS,
      allowed: [503],
      otherKeys: [OTHER],
    });
    const documents = await developedDocuments();
    const wrong: string[] = [];
    const work = async (client: number): Promise<void> => {
      for (let at = 0; at < ORDINARY_EACH; at += 1) {
        const { name, bytes } = documents[(at + 7 * client) % documents.length]!;
        const expected = await extractFile({ bytes, mediaType: null }, async () => null);
        const answer = await read(bytes);
        if (
          answer.documentKind !== expected.documentKind ||
          answer.lineItems?.length !== expected.lineItems.length
        )
          wrong.push(`${name}: ${JSON.stringify(answer).slice(0, 200)}`);
      }
    };
    await Promise.all([
      ...Array.from({ length: CLIENTS }, (_, client) => attack(client)),
      ...Array.from({ length: ORDINARY_CLIENTS }, (_, client) => work(client)),
    ]);
    const failures = await run.end();
    times.sort((a, b) => a - b);
    const [p50, p99] = [0.5, 0.99].map((share) => Math.round(times[Math.floor(share * times.length)]!));
    process.stdout.write(
      `${JSON.stringify(statuses)}; ordinary p50/p99 ${p50}/${p99} ms of ${times.length}\n`,
    );
    expect(wrong).toEqual([]);
    // How far the heap of the service grows is V8's choice; the line above says it, and files.test.ts of the fuzzers bounds it.
    expect(failures.filter((failure) => !failure.startsWith('memory'))).toEqual([]);
  }, 400_000);
});
