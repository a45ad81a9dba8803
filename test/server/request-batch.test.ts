import { describe, expect, it } from '@jest/globals';
import { RequestBatch, type BatchWork } from '../../src/server/request-batch.js';
import type { Reply } from '../../src/server/http-context.js';

const OK: Reply = { status: 200 };
const UNWATCHED = { enter: () => undefined, leave: () => undefined };
/** Of a request that is in no slot. */
const NOWHERE = -1;

/** A clock that each look at moves on. */
function clockBy(step: number): { elapsed: () => number } {
  let now = 0;
  return { elapsed: () => (now += step) };
}

/** Work that writes down each of its steps. */
function told(
  name: string,
  steps: string[],
  instead: Partial<Record<'compute' | 'write' | 'send', Error>> = {},
) {
  const step = (what: 'compute' | 'write' | 'send'): void => {
    steps.push(`${what} ${name}`);
    if (instead[what]) throw instead[what];
  };
  const write = (): Reply => {
    step('write');
    return OK;
  };
  return {
    slot: NOWHERE,
    compute: () => {
      step('compute');
      return write;
    },
    send: () => step('send'),
  } satisfies BatchWork;
}

describe('requests of one turn of the event loop', () => {
  it('are all computed, then all written, then all sent, in the order they came', async () => {
    const steps: string[] = [];
    const batch = new RequestBatch(clockBy(0), UNWATCHED);
    await Promise.all(['a', 'b', 'c'].map((name) => batch.answer(told(name, steps))));
    expect(steps).toEqual(
      ['compute', 'write', 'send'].flatMap((what) => ['a', 'b', 'c'].map((name) => `${what} ${name}`)),
    );
  });

  it.each(['compute', 'write', 'send'] as const)('do not suffer from one that fails to %s', async (what) => {
    const steps: string[] = [];
    const batch = new RequestBatch(clockBy(0), UNWATCHED);
    const fault = new Error('no');
    const outcomes = await Promise.allSettled([
      batch.answer(told('bad', steps, { [what]: fault })),
      batch.answer(told('good', steps)),
    ]);
    expect(outcomes).toEqual([
      { status: 'rejected', reason: fault },
      { status: 'fulfilled', value: undefined },
    ]);
    expect(steps.filter((step) => step.endsWith('good'))).toHaveLength(3);
    expect(steps.filter((step) => step.endsWith('bad')).at(-1)).toBe(`${what} bad`);
  });

  it('are not held up by one that waits for something', async () => {
    const steps: string[] = [];
    const batch = new RequestBatch(clockBy(0), UNWATCHED);
    let arrive = (_write: () => Reply): void => undefined;
    const late = batch.answer({
      slot: NOWHERE,
      compute: () => new Promise<() => Reply>((resolve) => (arrive = resolve)),
      send: () => steps.push('send late'),
    });
    await batch.answer(told('a', steps));
    expect(steps).toEqual(['compute a', 'write a', 'send a']);
    arrive(() => OK);
    await late;
    expect(steps.at(-1)).toBe('send late');
  });

  it('go in slices: what is computed is sent before a long row is finished', async () => {
    const steps: string[] = [];
    // Every look at the clock is later than the end of a slice.
    const batch = new RequestBatch(clockBy(10), UNWATCHED);
    await Promise.all(['a', 'b'].map((name) => batch.answer(told(name, steps))));
    expect(steps).toEqual(['compute a', 'write a', 'send a', 'compute b', 'write b', 'send b']);
  });

  it('hold back no more than 8 answers, and are answered at once when they are as many', async () => {
    const steps: string[] = [];
    const batch = new RequestBatch(clockBy(0), UNWATCHED);
    const names = Array.from({ length: 100 }, (_, at) => String(at));
    const sent = names.map((name) => batch.answer(told(name, steps)));
    expect(steps).toHaveLength(3 * 96);
    expect(batch.size).toBe(4);
    await Promise.all(sent);
    expect(steps.indexOf('send 0')).toBe(16);
    expect(steps.filter((step) => step.startsWith('send'))).toEqual(names.map((name) => `send ${name}`));
  });

  it('leave nothing to the end of the turn where every batch was full', async () => {
    const steps: string[] = [];
    const batch = new RequestBatch(clockBy(0), UNWATCHED);
    await Promise.all(Array.from({ length: 16 }, (_, at) => batch.answer(told(String(at), steps))));
    await new Promise(setImmediate);
    await batch.answer(told('after', steps));
    expect(steps).toHaveLength(3 * 17);
  });

  it('are each computed once where one asks for another while a batch is full', async () => {
    const steps: string[] = [];
    const batch = new RequestBatch(clockBy(0), UNWATCHED);
    const others: Promise<void>[] = [];
    const asking = (name: string): BatchWork => {
      const work = told(name, steps);
      const compute = () => {
        others.push(batch.answer(told(`${name} again`, steps)));
        return work.compute();
      };
      return { ...work, compute };
    };
    const names = Array.from({ length: 8 }, (_, at) => String(at));
    await Promise.all(names.map((name) => batch.answer(asking(name))));
    await Promise.all(others);
    expect(steps).toHaveLength(3 * 16);
    expect(new Set(steps).size).toBe(3 * 16);
  });

  it('wait for the next turn from the 129th on, however slow the first ones are', async () => {
    const steps: string[] = [];
    const batch = new RequestBatch(clockBy(2), UNWATCHED);
    const names = Array.from({ length: 200 }, (_, at) => String(at));
    const waiting = names.map((name) => {
      void batch.answer(told(name, steps));
      return batch.size;
    });
    expect(Math.max(...waiting.slice(0, 128))).toBeLessThanOrEqual(8);
    const left = 200 - 128;
    expect(left - waiting.at(-1)!).toBeLessThan(8);
    expect(waiting.at(-1)).toBeLessThanOrEqual(left);
    await batch.answer(told('last', steps));
    expect(steps).toHaveLength(3 * 201);
  });

  it('begin together where each sends its reply by itself', async () => {
    const steps: string[] = [];
    const batch = new RequestBatch(clockBy(0), UNWATCHED);
    const work = (name: string) => async (): Promise<void> => {
      steps.push(`begin ${name}`);
      await Promise.resolve();
      steps.push(`end ${name}`);
    };
    await Promise.all(['a', 'b'].map((name) => batch.begin(NOWHERE, work(name))));
    expect(steps).toEqual(['begin a', 'begin b', 'end a', 'end b']);
    const fault = new Error('no');
    await expect(batch.begin(NOWHERE, () => Promise.reject(fault))).rejects.toBe(fault);
  });
});
