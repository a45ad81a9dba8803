import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FairQueue } from '../../src/documents/reader/fair-queue.js';
import { FrameReader, writeFrame } from '../../src/documents/reader/frames.js';

function toFrame(payload: Uint8Array): Buffer {
  const written: Uint8Array[] = [];
  writeFrame({ write: (piece: Uint8Array) => written.push(piece) > 0 }, payload);
  return Buffer.concat(written);
}

describe('messages over a channel', () => {
  it('come out as they went in, however they are cut', () => {
    const messages = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 8 });
    fc.assert(
      fc.property(messages, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (sent, cuts) => {
        const taken: number[][] = [];
        const reader = new FrameReader(1000, {
          onFrame: (payload) => taken.push([...payload]),
          onOverflow: () => taken.push([-1]),
        });
        let rest = Buffer.concat(sent.map((one) => toFrame(one)));
        for (let at = 0; rest.length > 0; at += 1) {
          const size = cuts[at % cuts.length]!;
          reader.push(rest.subarray(0, size));
          rest = rest.subarray(size);
        }
        expect(taken).toEqual(sent.map((one) => [...one]));
      }),
      { numRuns: 200, seed: 4 },
    );
  });

  it('are not waited for when more is announced than is taken, in one or in all', () => {
    const seen: string[] = [];
    const reader = new FrameReader(10, {
      onFrame: (payload) => seen.push(payload.toString()),
      onOverflow: () => seen.push('over'),
    });
    reader.push(toFrame(Buffer.from('123456')));
    reader.reset();
    reader.push(Buffer.concat([toFrame(Buffer.from('1234567')), toFrame(Buffer.from('1234'))]));
    reader.push(toFrame(Buffer.from('x')));
    expect(seen).toEqual(['123456', '1234567', 'over']);
    const announced: string[] = [];
    const other = new FrameReader(10, { onFrame: () => undefined, onOverflow: () => announced.push('over') });
    other.push(Buffer.from([0xff, 0xff, 0xff, 0xff]));
    expect(announced).toEqual(['over']);
  });
});

describe('those who wait for a reader', () => {
  it('come in the order in which their owners were served', () => {
    const queue = new FairQueue<string>(10, 10);
    for (const [owner, entry] of [
      ['many', 'm1'],
      ['many', 'm2'],
      ['many', 'm3'],
      ['one', 'o1'],
      ['two', 't1'],
    ] as const)
      queue.add(owner, entry);
    const order: string[] = [];
    for (let next = queue.takeNext(); next !== null; next = queue.takeNext()) {
      queue.serve(next.owner);
      order.push(next.entry);
    }
    expect(order).toEqual(['m1', 'o1', 't1', 'm2', 'm3']);
  });
});
