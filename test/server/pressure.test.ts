import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createPressureGate, type Pausable } from '../../src/server/pressure.js';

describe('a gate against more work than can be done', () => {
  let now = 0;
  const clock = { elapsed: () => now };
  /** Lets the gate look at the clock once, with the event loop late by some milliseconds. */
  const look = (lateBy: number): void => {
    now += 50 + lateBy;
    jest.advanceTimersByTime(50);
  };
  const elapse = async (ms: number): Promise<void> => {
    jest.advanceTimersByTime(ms);
    await Promise.resolve();
  };
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('refuses the request after the last it takes on, until one has left', () => {
    const gate = createPressureGate(clock, { maxInFlight: 2, maxDelayMs: 500 });
    gate.enter();
    gate.enter();
    expect(() => gate.enter()).toThrow(
      expect.objectContaining({ kind: 'service-unavailable', headers: { 'Retry-After': '2' } }),
    );
    gate.leave();
    expect(() => gate.enter()).not.toThrow();
  });

  it('holds refusals back two seconds, and those beyond four thousand not at all', async () => {
    const gate = createPressureGate(clock, { maxInFlight: 0, maxDelayMs: 500 });
    const refusal = new Error('too many');
    let refused = 0;
    const count = (cause: unknown): void => void (refused += cause === refusal ? 1 : 0);
    const held = Array.from({ length: 4_000 }, () => gate.holdBack(refusal).catch(count));
    await elapse(1_999);
    expect(refused).toBe(0);
    await gate.holdBack(refusal).catch(count);
    expect(refused).toBe(1);
    await elapse(1);
    await Promise.all(held);
    expect(refused).toBe(4_001);
    const again = gate.holdBack(refusal).catch(count);
    await elapse(1_999);
    expect(refused).toBe(4_001);
    await elapse(1);
    await again;
  });

  it('leaves connections unread for two seconds', () => {
    const gate = createPressureGate(clock, { maxInFlight: 0, maxDelayMs: 500 });
    const said: string[] = [];
    const connect = (name: string): Pausable => ({
      pause: () => said.push(`${name} left`),
      resume: () => said.push(`${name} read`),
    });
    gate.coolDown(connect('one'));
    for (let times = 0; times < 10; times += 1) look(0);
    gate.coolDown(connect('two'));
    for (let times = 0; times < 29; times += 1) look(0);
    expect(said).toEqual(['one left', 'two left']);
    look(0);
    expect(said.at(-1)).toBe('one read');
    gate.endCoolDowns();
    gate.coolDown(connect('three'));
    expect(said).toEqual(['one left', 'two left', 'one read', 'two read']);
  });

  it('reads connections again once requests fit, not all at once', () => {
    let waiting = 33;
    const gate = createPressureGate(clock, { maxInFlight: 2, maxDelayMs: 500 }, () => waiting);
    let unread = 0;
    const connection = { pause: () => (unread += 1), resume: () => (unread -= 1) };
    for (let nth = 0; nth < 600; nth += 1) gate.coolDown(connection);
    look(0);
    expect(unread).toBe(600);
    waiting = 32;
    gate.enter();
    look(0);
    expect(unread).toBe(600);
    gate.leave();
    look(0);
    expect(unread).toBe(88);
    look(0);
    expect(unread).toBe(0);
  });

  it('takes on fewer behind a queue that has lasted for two seconds', () => {
    let waiting = 200;
    const gate = createPressureGate(clock, { maxInFlight: 1_000, maxDelayMs: 500 }, () => waiting);
    for (let times = 0; times < 39; times += 1) look(0);
    gate.enter();
    look(0);
    expect(() => gate.enter()).toThrow('more requests than it can answer');
    waiting = 127;
    gate.enter();
  });

  it('knows no lasting queue where now and then few wait', () => {
    let waiting = 200;
    const gate = createPressureGate(clock, { maxInFlight: 1_000, maxDelayMs: 500 }, () => waiting);
    for (let times = 0; times < 39; times += 1) look(0);
    waiting = 32;
    look(0);
    waiting = 200;
    for (let times = 0; times < 39; times += 1) look(0);
    gate.enter();
  });

  it('takes a queue for lasting until nothing has been refused for two seconds', () => {
    let waiting = 200;
    const gate = createPressureGate(clock, { maxInFlight: 1_000, maxDelayMs: 500 }, () => waiting);
    const isRefused = (): boolean => {
      try {
        gate.enter();
        return false;
      } catch {
        return true;
      }
    };
    const lookWithFew = (times: number): void => {
      waiting = 0;
      for (let nth = 0; nth < times; nth += 1) look(0);
      waiting = 200;
    };
    for (let times = 0; times < 40; times += 1) look(0);
    expect(isRefused()).toBe(true);
    lookWithFew(40);
    expect(isRefused()).toBe(true);
    lookWithFew(41);
    expect(isRefused()).toBe(false);
  });

  it('reads as many connections again as may wait behind a lasting queue', () => {
    let waiting = 33;
    const gate = createPressureGate(clock, { maxInFlight: 1_000, maxDelayMs: 500 }, () => waiting);
    let unread = 0;
    const connection = { pause: () => (unread += 1), resume: () => (unread -= 1) };
    for (let times = 0; times < 40; times += 1) look(0);
    for (let nth = 0; nth < 200; nth += 1) gate.coolDown(connection);
    waiting = 0;
    look(0);
    expect(unread).toBe(72);
  });

  it('refuses while too many wait for their answer to be computed', () => {
    let waiting = 511;
    const gate = createPressureGate(clock, { maxInFlight: 1_000, maxDelayMs: 500 }, () => waiting);
    gate.enter();
    waiting = 512;
    expect(() => gate.enter()).toThrow('more requests than it can answer');
    waiting = 0;
    gate.enter();
  });

  it('refuses while the event loop stays late, not for one long piece of work', () => {
    const gate = createPressureGate(clock, { maxInFlight: 1_000, maxDelayMs: 500 });
    look(5_000);
    expect(() => gate.enter()).not.toThrow();
    for (let times = 0; times < 4; times += 1) look(501);
    expect(() => gate.enter()).toThrow('more requests than it can answer');
    look(500);
    expect(() => gate.enter()).not.toThrow();
  });

  it('refuses what one turn of the event loop finds waiting behind too many others', () => {
    const gate = createPressureGate(clock, { maxInFlight: 1_000, maxDelayMs: 500 });
    const answerOne = (ms: number): void => {
      gate.enter();
      now += ms;
      gate.leave();
    };
    for (let nth = 0; nth < 512; nth += 1) answerOne(2);
    expect(() => gate.enter()).toThrow('more requests than it can answer');
    jest.advanceTimersByTime(0);
    expect(() => answerOne(0)).not.toThrow();
  });

  it('takes on many that one turn is soon through with, and a few behind a long piece of work', () => {
    const gate = createPressureGate(clock, { maxInFlight: 1_000, maxDelayMs: 500 });
    for (let nth = 0; nth < 250; nth += 1) {
      gate.enter();
      now += 1;
      gate.leave();
    }
    jest.advanceTimersByTime(0);
    gate.enter();
    now += 5_000;
    for (let nth = 0; nth < 511; nth += 1) expect(() => gate.enter()).not.toThrow();
  });
});
