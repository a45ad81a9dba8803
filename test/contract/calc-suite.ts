import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { runCalc, type CalcOutcome } from '../../src/cli/calc/run-calc.js';
import type { CommandOutcome } from '../../src/cli/command-outcome.js';
import { runGoods, type GoodsCommand } from '../../src/cli/goods/run-goods.js';
import { createLocalContext } from '../../src/cli/local-context.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import type { RunningServer } from '../server/support/running-server.js';
import { bundledSnapshot } from '../support/bundled-snapshot.js';

const QUESTION = '7326.90.86.88 --origin CN --value 10000 --date 2026-09-15 --fact contains_metal=true';

/** The command that asks a running server. */
export function describeCalc(serverOf: () => RunningServer): void {
  describe('calc --server', () => {
    const calc = (words: string, apiKey: string | undefined = serverOf().key): Promise<CalcOutcome> =>
      runCalc({
        words: words.split(' '),
        today: () => toCalendarDate('2026-11-20'),
        style: { color: false, unicode: false, width: 80 },
        apiKey,
        openReference: bundledSnapshot,
      });

    it.each([
      ['', 1_000],
      [' --json', 1_000],
      [' --csv', 500],
    ])('prints what this machine prints%s', async (format, least) => {
      const local = await calc(`${QUESTION}${format}`);
      const served = await calc(`${QUESTION}${format} --server ${serverOf().url}`);
      // What belongs to the request and the service: its trace, and when its data was last looked at.
      const withoutMeta = ({ stdout }: CalcOutcome): string => stdout.replace(/"_meta": \{[^]*/, '');
      expect(served.stderr).toBe('');
      expect(withoutMeta(served)).toBe(withoutMeta(local));
      expect(served.stdout.length).toBeGreaterThan(least);
    });

    it.each(['--timeline --origin CN', '--origins --date 2026-09-15'])(
      'prints what this machine prints with %s',
      async (view) => {
        for (const format of ['', ' --json', ' --csv']) {
          const asked = `7326.90.86.88 --value 10000 ${view}${format}`;
          const served = await calc(`${asked} --server ${serverOf().url}`);
          expect(served).toEqual(await calc(asked));
          expect(served.stdout.length).toBeGreaterThan(1_000);
        }
      },
    );

    it('draws the whole report whatever is said of verbose', async () => {
      const said = await calc(`${QUESTION} --verbose false --server ${serverOf().url}`);
      expect(said).toEqual(await calc(`${QUESTION} --server ${serverOf().url}`));
      expect(await calc(`${QUESTION} --verbose false`)).toEqual(await calc(QUESTION));
    });

    it('saves the proof of that server', async () => {
      const { proof, exitCode } = await calc(`${QUESTION} --server ${serverOf().url} --proof kept.json`);
      expect([exitCode, proof?.file]).toEqual([0, 'kept.json']);
      const local = await calc(`${QUESTION} --proof kept.json`);
      expect(JSON.parse(proof!.text)).toEqual(JSON.parse(local.proof!.text));
    });

    it.each([
      ['7326.90.86.99', 'is not in the schedule'],
      ['7326.90.86.88 --orign CN', '"orign" is not a parameter'],
      ['7326.90.86.88 --value 1e3', 'is not a plain decimal number'],
    ])('says what the server refuses: %s', async (words, message) => {
      const { exitCode, stderr, stdout } = await calc(`${words} --server ${serverOf().url}`);
      expect([exitCode, stdout]).toEqual([2, '']);
      expect(stderr).toContain(message);
      expect(stderr).not.toContain('{');
    });

    it('says where the key belongs when the server takes none', async () => {
      const { exitCode, stderr } = await calc(`7326.90.86.88 --server ${serverOf().url}`, 'dg_live_wrong');
      expect(exitCode).toBe(2);
      expect(stderr).toContain('DUTYGRAPH_API_KEY');
    });

    it('says that nobody answers, or somebody else', async () => {
      const away = await calc('7326.90.86.88 --server http://127.0.0.1:9');
      expect([away.exitCode, away.stderr]).toEqual([
        2,
        expect.stringContaining('http://127.0.0.1:9 does not answer'),
      ]);
      const other = createServer((_request, response) => response.writeHead(404).end('<p>'));
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
      const { exitCode, stderr } = await calc(`7326.90.86.88 --server ${url}`);
      other.close();
      expect([exitCode, stderr]).toEqual([2, `${url} answers 404: is it a Dutygraph server?\n`]);
    });

    it.each([
      ['7326.90.86.88 --server localhost', 'write an address'],
      ['7326.90.86.88 --timeline --proof x --server http://localhost', '--proof is of one duty'],
    ])('refuses %s', async (words, message) => {
      const { exitCode, stderr } = await calc(words);
      expect(exitCode).toBe(2);
      expect(stderr).toContain(message);
    });
  });

  describe('search and classify --server', () => {
    const ask = (command: GoodsCommand, ...words: readonly string[]): Promise<CommandOutcome> =>
      runGoods({
        command,
        words,
        apiKey: serverOf().betaKey,
        openContext: async () => createLocalContext(await bundledSnapshot(), toCalendarDate('2026-11-20')),
      });

    it.each(['search', 'classify'] as const)('%s finds what this machine finds', async (command) => {
      for (const format of [[], ['--json'], ['--csv']]) {
        const words = ['cotton T-shirts', '--limit', '3', '--date', '2026-09-15', ...format];
        const served = await ask(command, ...words, '--server', serverOf().url);
        expect(served.stderr).toBe('');
        expect(served).toEqual(await ask(command, ...words));
        expect(served.stdout).toContain('6109.10.00');
      }
    });

    it('say what the server refuses', async () => {
      const { exitCode, stderr } = await ask(
        'search',
        'bolts',
        '--limit',
        '5000',
        '--server',
        serverOf().url,
      );
      expect(exitCode).toBe(2);
      expect(stderr).toContain('limit');
      expect((await ask('search', 'bolts', '--server', 'here')).stderr).toContain('write an address');
    });
  });
}
