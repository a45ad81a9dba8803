import { describe, expect, it } from '@jest/globals';
import { fingerprintOf } from '../../src/cli/serve/watchdog/fingerprint.js';
import { reportOf } from '../../src/cli/serve/watchdog/health-report.js';
import { LoopState } from '../../src/cli/serve/watchdog/loop-state.js';
import { createSharedNotes, LoopNotes, LoopWatch } from '../../src/server/loop-watch.js';

/** A watch over the event loop, and what the other side reads of it. */
function watched(): { readonly watch: LoopWatch; readonly notes: LoopNotes } {
  const shared = createSharedNotes();
  return { watch: new LoopWatch(shared), notes: new LoopNotes(shared) };
}

const TRACE = 'a'.repeat(32);

describe('what the loop is doing', () => {
  it('is the request that was entered last', () => {
    const { watch, notes } = watched();
    const first = watch.begin(TRACE, '/v1/a?b=1');
    watch.name(first, 'first');
    const second = watch.begin('b'.repeat(32), '/v1/b');
    watch.name(second, 'second');
    watch.describe(second, '{"q":"\u00e9"}');
    expect(notes.running).toEqual({
      operation: 'second',
      traceId: 'b'.repeat(32),
      target: '/v1/b',
      body: '{"q":"\u00e9"}',
    });
    watch.enter(first);
    expect(notes.running).toEqual({ operation: 'first', traceId: TRACE, target: '/v1/a?b=1', body: '' });
    expect(notes.underWay).toBe(2);
  });

  it('is not known between two, and is the one that is left', () => {
    const { watch, notes } = watched();
    const [first, second] = [watch.begin(TRACE, '/a'), watch.begin(TRACE, '/b')];
    watch.leave();
    expect(notes.running).toBeNull();
    watch.end(second);
    expect(notes.running?.target).toBe('/a');
    watch.end(first);
    expect([notes.running, notes.underWay]).toEqual([null, 0]);
  });

  it('forgets nothing of a slot that is used again, and says nothing of its last user', () => {
    const { watch, notes } = watched();
    const slot = watch.begin(TRACE, '/a-long-one');
    watch.name(slot, 'named');
    watch.describe(slot, '{"a":1}');
    watch.end(slot);
    expect(watch.begin(TRACE, '/b')).toBe(slot);
    expect(notes.running).toEqual({ operation: 'none', traceId: TRACE, target: '/b', body: '' });
  });

  it('is bounded: requests beyond are not told apart, and long bodies are hashed', () => {
    const { watch, notes } = watched();
    const slots = Array.from({ length: 1_000 }, () => watch.begin(TRACE, '/x'.repeat(10_000)));
    expect(slots.filter((slot) => slot >= 0)).toHaveLength(128);
    watch.describe(slots[0]!, 'x'.repeat(1_000_000));
    watch.enter(slots[0]!);
    expect(notes.running?.body).toMatch(/^sha256 [0-9a-f]{64}$/);
    expect(notes.running?.target).toHaveLength(8 * 1024);
    watch.enter(slots.at(-1)!);
    watch.name(slots.at(-1)!, 'nothing');
    watch.end(slots.at(-1)!);
    expect(notes.running).toBeNull();
  });
});

describe('a fingerprint', () => {
  const seen = { operation: 'a', traceId: TRACE, target: '/v1/a?x=1&y=2', body: '{"b":1,"a":{"d":1,"c":2}}' };

  it('is the same for the same question, whoever asks and in whatever order', () => {
    const again = {
      ...seen,
      traceId: 'b'.repeat(32),
      target: '/v1/a?y=2&x=1',
      body: '{"a":{"c":2,"d":1},"b":1}',
    };
    expect(fingerprintOf(again)).toBe(fingerprintOf(seen));
    expect(fingerprintOf(seen)).toMatch(/^[0-9a-f]{16}$/);
  });

  it.each([{ operation: 'b' }, { target: '/v1/a?x=1&y=3' }, { body: '{"b":2}' }, { body: 'not JSON' }])(
    'is another one for %j',
    (other) => expect(fingerprintOf({ ...seen, ...other })).not.toBe(fingerprintOf(seen)),
  );
});

describe('the state of a loop', () => {
  it('is held after a second without a beat, and free with the next one', () => {
    const state = new LoopState(0);
    expect(state.look(1, 100)).toBeNull();
    for (let now = 150; now < 1_100; now += 50) expect(state.look(1, now)).toBeNull();
    expect(state.look(1, 1_100)).toEqual({ kind: 'held' });
    expect(state.look(1, 1_150)).toBeNull();
    expect(state.look(2, 1_600)).toEqual({ kind: 'freed', heldMs: 1_500 });
    expect(state.look(3, 1_700)).toBeNull();
  });

  it('is not taken from a machine that slept', () => {
    const state = new LoopState(0);
    state.look(1, 100);
    expect(state.look(1, 60_000)).toBeNull();
    expect(state.silence(60_000)).toBeLessThan(1_000);
    expect(state.look(2, 60_050)).toBeNull();
  });

  it.each([
    [150, 'ok', null],
    [1_000, 'busy', '1970-01-01T00:00:09.000Z'],
    [30_000, 'stuck', '1969-12-31T23:59:40.000Z'],
  ])('after %d ms without a beat is %s', (silence, status, busySince) => {
    const report = reportOf({ silence, operation: 'a', now: 10_000, stuckMs: 30_000 });
    expect(report).toMatchObject({ status, busySince, operation: busySince === null ? null : 'a' });
  });
});
