import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { LOADER, loadUntilRefused } from '../support/load-until-refused.js';
import type { ServerProcess } from '../support/server-process.js';
import { DUTY, DUTY_BODY, type FaultSetup } from './fault-setup.js';

/** Milliseconds after an idempotent request is sent at which its process is killed. */
const KILL_AFTER_MS = [0, 5, 25];
const CONNECTIONS = 32;
const LOAD_MS = 2_000;
const LEASE_SECONDS = 30;

/** Servers that are needed no more, and one that takes over. */
interface Doomed {
  /** Killed by force. */
  readonly victims: () => readonly ServerProcess[];
  /** Two that end by their own fault. */
  readonly failing: () => readonly ServerProcess[];
  readonly heir: () => ServerProcess;
}

/** F2, F8, F9: processes end, by force, by request and by their own fault. */
export function describeEndings(setup: FaultSetup, { victims, failing, heir }: Doomed): void {
  it('F2: kill -9 in an idempotent POST leaves a key that another process answers', async () => {
    const retried = await Promise.all(
      victims().map(async (victim, at) => {
        const headers = { 'Idempotency-Key': randomUUID() };
        const cut = victim
          .post('/v1/duty/calculate', { key: setup.keys.once, body: DUTY_BODY, headers })
          .catch(() => null);
        await new Promise((resolve) => setTimeout(resolve, KILL_AFTER_MS[at]));
        await victim.kill();
        await cut;
        const retry = (): Promise<Response> =>
          heir().post('/v1/duty/calculate', { key: setup.keys.once, body: DUTY_BODY, headers });
        const first = await retry();
        if (first.status === 200)
          return first.headers.has('idempotent-replayed') ? '200 replay' : '200 fresh';
        expect(first.status).toBe(409);
        const seconds = Number(first.headers.get('retry-after'));
        expect(seconds).toBeLessThanOrEqual(LEASE_SECONDS);
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
        expect((await retry()).status).toBe(200);
        return `409 Retry-After ${seconds}, then 200`;
      }),
    );
    const seen = retried.map((end, at) => `${KILL_AFTER_MS[at]} ms: ${end}`).join('; ');
    setup.note('F2', ['kill -9 in an idempotent POST', '200, or 409 for at most 30 s', seen]);
  }, 180_000);

  it('F9: a process that fails ends, with nothing left listening, and another takes its place', async () => {
    const seen: string[] = [];
    for (const [at, fault] of ['rejection', 'memory'].entries()) {
      const server = failing()[at]!;
      await server.hurt(fault);
      const { code, signal } = await server.ended;
      expect([code === 0, code === null && signal === null]).toEqual([false, false]);
      await expect(server.get('/healthz')).rejects.toThrow();
      seen.push(`${fault}: ${code === null ? signal : `exit ${code}`}`);
    }
    const next = await setup.start();
    const ready = await next.untilReady();
    setup.note('F9', [
      'unhandled rejection, out of memory',
      'exit != 0, nothing listens',
      `${seen.join(', ')}; connections refused; the next process ready after ${ready} ms`,
    ]);
  }, 180_000);

  describe('F8: SIGTERM under load', () => {
    it('finishes everything received, cuts no answer and exits with 0 in time', async () => {
      const server = heir();
      const load = loadUntilRefused({
        url: `${server.url}${DUTY}`,
        key: setup.keys.main,
        connections: CONNECTIONS,
      });
      await new Promise((resolve) => setTimeout(resolve, LOAD_MS));
      const begun = performance.now();
      const ended = await server.kill('SIGTERM');
      const ms = Math.round(performance.now() - begun);
      const { answered, truncated, resets } = await load;
      expect(ended).toEqual({ code: 0, signal: null });
      expect(ms).toBeLessThan(10_000);
      const lines = server.log.filter(
        ({ msg, route, userAgent }) => msg === 'request' && route === 'calculateDuty' && userAgent === LOADER,
      );
      const finished = lines.filter(({ complete, status }) => complete && status === 200);
      expect(lines.filter((line) => !finished.includes(line))).toEqual([]);
      expect(truncated).toBe(0);
      expect(finished.length).toBe(answered);
      expect(Math.max(...resets)).toBeLessThanOrEqual(1);
      setup.note('F8', [
        `SIGTERM under load, ${CONNECTIONS} connections`,
        'received == finished, 0 truncated, exit 0 <= 10 s, <= 1 reset a connection',
        `received ${lines.length} == finished ${finished.length} == answered ${answered}; ${truncated} truncated; exit 0 after ${ms} ms; ${resets.reduce((sum, one) => sum + one, 0)} resets`,
      ]);
    });
  });
}
