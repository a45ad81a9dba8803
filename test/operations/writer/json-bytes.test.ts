import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Decimal } from '../../../src/terms/decimal.js';
import { JsonBytes, createMemberPiece } from '../../../src/operations/writer/json-bytes.js';

const utf8 = (json: Buffer): string => json.toString('utf8');

describe('JSON written as bytes', () => {
  it('has every string as JSON.stringify has it, short and long', () => {
    const out = new JsonBytes();
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        out.writeText(text);
        expect(utf8(out.take())).toBe(JSON.stringify(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['half of a surrogate pair', '\ud800'],
    ['a pair', '\u{1f6a2}'.repeat(30)],
    ['a quote behind the looped length', `${'a'.repeat(60)}"`],
    ['a control character', 'tab\there'],
    ['the end of ASCII', '\u007f~'],
    ['nothing', ''],
  ])('%s', (_name, text) => {
    const out = new JsonBytes();
    out.writeText(text);
    expect(utf8(out.take())).toBe(JSON.stringify(text));
  });

  it('has every finite number as JSON.stringify has it', () => {
    const out = new JsonBytes();
    const cents = fc.integer().map((units) => units / 100);
    const millionths = fc.maxSafeInteger().map((units) => units / 1e6);
    const any = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(
        fc.oneof(fc.integer(), cents, millionths, any, fc.constantFrom(0, -0, 1e15, 1e21, 5e-7, 0.1)),
        (value) => {
          out.writeNumber(value);
          expect(utf8(out.take())).toBe(JSON.stringify(value));
        },
      ),
      { numRuns: 5_000 },
    );
  });

  it('has decimals as they print', () => {
    const out = new JsonBytes();
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 20 }), (units, places) => {
        const value = new Decimal(units, places);
        if (value.long !== null) return;
        out.writeDecimal(value.units, value.places);
        expect(utf8(out.take())).toBe(value.toFixed());
      }),
      { numRuns: 5_000 },
    );
  });

  it('keeps what was taken while later documents are written over many slabs', () => {
    const out = new JsonBytes();
    const documents = Array.from({ length: 400 }, (_, at) => `${at}`.repeat(1 + ((at * 37) % 2_000)));
    const taken = documents.map((text) => {
      out.writeText(text);
      return out.take();
    });
    expect(taken.map(utf8)).toEqual(documents.map((text) => JSON.stringify(text)));
  });

  it('takes a document larger than a slab along', () => {
    const out = new JsonBytes();
    const texts = Array.from({ length: 50 }, (_, at) => String(at % 10).repeat(5_000));
    for (const text of texts) out.writeText(text);
    expect(utf8(out.take())).toBe(texts.map((text) => JSON.stringify(text)).join(''));
  });

  it('puts commas between the members of an object, and none behind its brace', () => {
    const out = new JsonBytes();
    const [a, b] = [createMemberPiece(Buffer.from('"a":1')), createMemberPiece(Buffer.from('"b":2'))];
    out.writeCharacter(0x7b);
    out.writeMember(a);
    out.writeMember(b);
    out.writeCharacter(0x7d);
    expect(utf8(out.take())).toBe('{"a":1,"b":2}');
  });

  it('forgets a document that is given up, and no other', () => {
    const out = new JsonBytes();
    out.writeText('first');
    const first = out.take();
    out.writeText('given up');
    out.discard();
    out.writePlain('2');
    expect([utf8(first), utf8(out.take())]).toEqual(['"first"', '2']);
  });

  it('copies a piece, and cuts one out again', () => {
    const out = new JsonBytes();
    out.writePlain('1');
    const { length } = out;
    out.writeText('piece');
    expect(Buffer.from(out.copyFrom(length)).toString()).toBe('"piece"');
    expect(Buffer.from(out.cutFrom(length)).toString()).toBe('"piece"');
    expect(utf8(out.take())).toBe('1');
  });
});
