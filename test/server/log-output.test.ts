import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LogOutput } from '../../src/server/log-output.js';

const TOGETHER = 64;

describe('where lines of the log go', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-output-'));
  const file = join(folder, 'log');
  let descriptor: number;

  beforeEach(() => {
    descriptor = openSync(file, 'w');
  });

  afterEach(() => closeSync(descriptor));
  afterAll(() => rmSync(folder, { recursive: true }));

  const written = (): string => readFileSync(file, 'utf8');
  const untilWritten = async (bytes: number): Promise<void> => {
    for (let waited = 0; statSync(file).size < bytes && waited < 100; waited += 1) await wait(50);
  };
  /** A flush at the end overtakes what is just being written. */
  const inAnyOrder = (text: string): readonly string[] => text.split(/(?<=\n)/).sort();

  it('has every line once when it is flushed', async () => {
    const output = new LogOutput({ descriptor, together: TOGETHER });
    const lines = Array.from({ length: 500 }, (_, index) => `{"line":${index}}\n`);
    for (const line of lines) output.write(line);
    output.flushSync();
    await untilWritten(lines.join('').length);
    expect(inAnyOrder(written())).toEqual([...lines].sort());
  });

  it('keeps lines that are longer than a piece, in bytes or in characters, whole', async () => {
    const output = new LogOutput({ descriptor, together: TOGETHER });
    const lines = ['a\n', `${'b'.repeat(3 * TOGETHER)}\n`, 'c\n', `${'ü'.repeat(TOGETHER - 8)}\n`, 'd\n'];
    for (const line of lines) output.write(line);
    output.flushSync();
    await untilWritten(Buffer.byteLength(lines.join('')));
    expect(inAnyOrder(written())).toEqual([...lines].sort());
  });

  it('waits for other lines no longer than a fraction of a second', async () => {
    const output = new LogOutput({ descriptor, together: TOGETHER });
    output.write('alone\n');
    expect(written()).toBe('');
    await untilWritten('alone\n'.length);
    expect(written()).toBe('alone\n');
  });

  it('writes what waits when the process ends', () => {
    const module = new URL('../../src/server/log-output.ts', import.meta.url).href;
    const program = `import { LogOutput } from '${module}';
      new LogOutput({ descriptor: 1, together: ${TOGETHER} }).write('last words\\n');
      process.exit(3);`;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
    const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([stdout, status]).toEqual(['last words\n', 3]);
  });
});
