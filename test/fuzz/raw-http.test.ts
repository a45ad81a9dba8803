import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HostileRun } from './support/hostile-run.js';
import { rawRequest, type RawRequest } from './support/raw-requests.js';
import { sendRaw } from './support/send-raw.js';
import { readFuzzTime, samplesFor } from './support/settings.js';

/** Bytes on a socket that are more or less HTTP. */
const time = readFuzzTime();

/** What is no fault of the service: a version that it does not speak. */
const ALLOWED = [505];
const CLIENTS = 8;
const SHOWN = 160;

let run: HostileRun;
let port: number;
beforeAll(async () => {
  // Bad keys count by sender, which each request names: the probe beside them has another address.
  const environment = { TRUSTED_PROXIES: '1' };
  run = await HostileRun.start({ what: 'raw requests', answerMs: 1000, allowed: ALLOWED, environment });
  port = Number(new URL(run.url).port);
}, 240_000);
let failures: readonly string[] | null = null;
afterAll(async () => void (failures ??= await run.end()));

async function attempt(sample: RawRequest): Promise<void> {
  const request = { ...sample, bytes: sample.bytes.replaceAll('KEY', run.key) };
  const name = `${sample.delivery} ${JSON.stringify(sample.bytes.slice(0, SHOWN))}`;
  await run.attempt(name, async () => {
    const { outcome, wrong } = await sendRaw(port, request, ALLOWED);
    for (const what of wrong) run.fail(name, what);
    return outcome;
  });
}

describe('raw HTTP', () => {
  it(
    'is answered or closed in time, beside other requests',
    async () => {
      const samples = samplesFor(rawRequest, time);
      const client = async (): Promise<void> => {
        for (const sample of samples) await attempt(sample);
      };
      await Promise.all(Array.from({ length: CLIENTS }, client));
      failures = await run.end();
      expect(failures).toEqual([]);
    },
    (time.seconds + 60) * 1000,
  );
});
