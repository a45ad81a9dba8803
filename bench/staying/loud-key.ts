import { load, type Sent } from '../http/load.js';
import { paced } from '../http/paced.js';
import { figure, ms, shown, type Bench, type Findings, type Measured } from './step.js';

/** Points a minute, as the service has them unless it is told otherwise. */
const BUDGET = 600;
const CALM_PER_SECOND = 8;
const keyNamed = (name: string): string => `dg_live_${name.padEnd(32, '0')}`;
const [LOUD, CALM] = [keyNamed('loud'), keyNamed('calm')];
/** Enough that no budget ends while the server is warmed up. */
const WARMING = Array.from({ length: 128 }, (_, at) => keyNamed(`warm${at}x`));

/** Settings of the server of this step. */
export const LOUD_KEY_ENVIRONMENT = {
  RATE_LIMIT_PER_MINUTE: String(BUDGET),
  BOOTSTRAP_API_KEYS: [LOUD, CALM, ...WARMING].join(','),
};

/** One key asks ten times what it may: what another key notices of it. */
export async function besideALoudKey(
  server: Measured,
  { requests, seconds, warm }: Bench,
): Promise<Findings> {
  const keyed = (keyOf: (at: number) => string): readonly Sent[] =>
    requests.map((one, at) => ({
      ...one,
      headers: { ...one.headers, authorization: `Bearer ${keyOf(at)}` },
    }));
  const [calmly, loudly] = [keyed(() => CALM), keyed(() => LOUD)];
  const warming = keyed((at) => WARMING[at % WARMING.length]!);
  await load({ ...server, requests: warming, seconds: warm, connections: 16 });
  const calm = () => paced({ ...server, requests: calmly, seconds, rate: CALM_PER_SECOND });
  const alone = await calm();
  const loud = paced({ ...server, requests: loudly, seconds, rate: (BUDGET / 60) * 10 });
  const [beside, refused] = await Promise.all([calm(), loud]);
  const ratio = beside.p99 / alone.p99;
  return {
    figures: [
      figure(
        'p99 of a calm key beside one at ten times its limit',
        `${ratio.toFixed(2)}x (${ms(alone.p99)})`,
        ['at most 1.5x', ratio <= 1.5],
      ),
      figure('refusals of the calm key', String(beside.failed), ['none', beside.failed === 0]),
      shown('refusals of the loud key', `${refused.statuses['429'] ?? 0} of ${refused.requests}`),
    ],
    details: { alone, beside, refused },
  };
}
