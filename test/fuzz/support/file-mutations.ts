import fc from 'fast-check';

/** A file as it is sent, with words for what was done to it. */
export interface FuzzedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Numbers that readers of lengths and places trip over. */
const NUMBERS = [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];

type Change = (bytes: Buffer) => Buffer;
const at = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const placeIn = (bytes: Buffer, share: number): number => Math.floor(share * bytes.length);

const flipBits = fc
  .array(fc.tuple(at, fc.integer({ min: 0, max: 7 })), { minLength: 1, maxLength: 30 })
  .map((flips): Change => (bytes) => {
    const changed = Buffer.from(bytes);
    for (const [share, bit] of flips) changed[placeIn(bytes, share)]! ^= 1 << bit;
    return changed;
  });

const cutOff = at.map(
  (share): Change =>
    (bytes) =>
      bytes.subarray(0, placeIn(bytes, share)),
);

const repeatPart = fc
  .tuple(at, fc.integer({ min: 1, max: 4_000 }), fc.integer({ min: 2, max: 200 }))
  .map(([share, length, times]): Change => (bytes) => {
    const start = placeIn(bytes, share);
    const part = bytes.subarray(start, start + length);
    return Buffer.concat([
      bytes.subarray(0, start),
      ...Array<Buffer>(times).fill(part),
      bytes.subarray(start),
    ]);
  });

/** Four bytes anywhere, in either order: lengths, places, counts of an archive. */
const changeLength = fc
  .tuple(at, fc.constantFrom(...NUMBERS), fc.boolean())
  .map(([share, value, isBig]): Change => (bytes) => {
    const changed = Buffer.from(bytes);
    const place = Math.max(0, Math.min(placeIn(bytes, share), bytes.length - 4));
    if (bytes.length >= 4) changed[isBig ? 'writeUInt32BE' : 'writeUInt32LE'](value, place);
    return changed;
  });

/** The same in the records of an archive's directory, which four bytes anywhere hardly meet. */
const changeDirectory = fc
  .tuple(
    at,
    fc.constantFrom(4, 6, 8, 10, 12, 16, 18, 20, 22, 24, 26, 28, 30, 42),
    fc.constantFrom(...NUMBERS),
  )
  .map(([share, offset, value]): Change => (bytes) => {
    const changed = Buffer.from(bytes);
    const records: number[] = [];
    for (let place = bytes.indexOf('PK'); place >= 0; place = bytes.indexOf('PK', place + 2))
      records.push(place);
    const place = (records[Math.floor(share * records.length)] ?? 0) + offset;
    if (place + 4 <= bytes.length) changed.writeUInt32LE(value, place);
    return changed;
  });

/** A number in letters becomes another: lengths, counts and references of a PDF, boundaries of a mail. */
const changeFigure = fc
  .tuple(at, fc.constantFrom('0', '1', '-1', '2147483647', '4294967296', '1e9', '99999999999999999999'))
  .map(([share, value]): Change => (bytes) => {
    const text = bytes.toString('latin1');
    const figures = [...text.matchAll(/\d+/g)].slice(0, 5_000);
    const figure = figures[Math.floor(share * figures.length)];
    if (figure === undefined) return bytes;
    const end = figure.index + figure[0].length;
    return Buffer.from(text.slice(0, figure.index) + value + text.slice(end), 'latin1');
  });

/** Files of the fixtures with one to four things changed, or put together from two of them. */
export function mutatedFiles(seeds: readonly FuzzedFile[]): fc.Arbitrary<FuzzedFile> {
  const seed = fc.constantFrom(...seeds);
  const splice = fc.tuple(seed, at, at).map(([other, from, share]): Change => (bytes) => {
    const place = placeIn(bytes, share);
    const part = Buffer.from(other.bytes).subarray(placeIn(Buffer.from(other.bytes), from));
    return Buffer.concat([bytes.subarray(0, place), part]);
  });
  const change = fc.oneof(
    ...[flipBits, cutOff, repeatPart, changeLength, changeDirectory, changeFigure].map((one) => one),
    splice,
  );
  return fc.tuple(seed, fc.array(change, { minLength: 1, maxLength: 4 })).map(([file, changes]) => ({
    name: `${file.name} changed`,
    bytes: new Uint8Array(changes.reduce<Buffer>((bytes, one) => one(bytes), Buffer.from(file.bytes))),
  }));
}
