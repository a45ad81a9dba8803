import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { officialPath } from '../support/official-files.js';
import { startIngest } from '../support/ingest-process.js';

/** Replicas follow an ingestion within this time. */
const FOLLOW_MS = 30_000;
const POLL_MS = 250;
const WORKERS = 2;

const QUESTION = `{
  before: regulatoryDataStatus { dataVersion _meta { dataVersion } }
  duty: dutyInfo(input: { hts: "7326.90.86.88", origin: "CN", value: "14172", date: "2026-09-15" }) {
    calculationComplete provenance { dataVersion }
  }
  after: regulatoryDataStatus { dataVersion _meta { dataVersion } }
}`;
/** In the header, and five times in the body. */
const VERSIONS_NAMED = 6;

interface Setting {
  readonly urls: () => readonly string[];
  /** Enough of them that no budget ends during the test. */
  readonly keys: readonly string[];
  readonly environment: () => Readonly<Record<string, string>>;
}

/** What one request met. */
interface Answer {
  readonly status: number;
  /** Every data version that the response names. */
  readonly versions: readonly string[];
}

/** Two servers under load while another process ingests into their database. */
export function describeSwap({ urls, keys, environment }: Setting): void {
  let turn = 0;
  const ask = async (url: string): Promise<Answer> => {
    const key = keys[(turn += 1) % keys.length];
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: QUESTION }),
    });
    const text = await response.text();
    const named = [...text.matchAll(/"dataVersion":"([0-9a-f]{64})"/g)].map(([, version]) => version!);
    return { status: response.status, versions: [response.headers.get('data-version') ?? '', ...named] };
  };
  const served = (): Promise<readonly Answer[]> => Promise.all(urls().map(ask));

  const ingest = async (): Promise<string> => {
    const { code, output } = await startIngest(['scopes', '--from', officialPath('adcvd')], environment())
      .ended;
    const version = /data version served: ([0-9a-f]{64})/.exec(output)?.[1];
    expect([code, version, output]).toEqual([0, expect.any(String), output]);
    return version!;
  };
  const waitUntilServed = async (version: string): Promise<void> => {
    const deadline = performance.now() + FOLLOW_MS;
    while (!(await served()).every(({ versions }) => versions[0] === version)) {
      expect(performance.now()).toBeLessThan(deadline);
      await pause(POLL_MS);
    }
  };

  describe('an ingestion into the database of two servers under load', () => {
    it('reaches both within half a minute; no request fails, and no answer mixes two versions', async () => {
      const [{ versions: [old] } = { versions: [] }] = await served();
      const answers: Answer[] = [];
      let running = true;
      const load = Array.from({ length: WORKERS }, async (_, worker) => {
        for (let nth = worker; running; nth += 1) answers.push(await ask(urls()[nth % urls().length]!));
      });
      let ingested: string;
      try {
        ingested = await ingest();
        await waitUntilServed(ingested);
        answers.push(...(await served()));
      } finally {
        running = false;
        await Promise.all(load);
      }
      expect(ingested).not.toBe(old);
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      expect(
        answers.filter(({ versions }) => versions.length !== VERSIONS_NAMED || new Set(versions).size !== 1),
      ).toEqual([]);
      expect(new Set(answers.map(({ versions }) => versions[0]))).toEqual(new Set([old, ingested]));
    }, 300_000);
  });
}
