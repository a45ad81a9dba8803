import { crc32, inflateRawSync } from 'node:zlib';
import { FILE_LIMITS, type WorkbookLimits } from '../limits.js';
import { createTooLargeProblem, createUnreadableProblem } from '../refusals.js';

/** A part of an archive, as described by its central directory. */
interface Part {
  readonly name: string;
  readonly method: number;
  readonly checksum: number;
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const MAX_COMMENT = 65_557;
/** Encrypted, with the old or the strong method. */
const ENCRYPTED = 0x41;
const STORED = 0;
const DEFLATED = 8;
/** A larger part that expands more than this many times contains nothing but repetition. */
const MAX_RATIO = 150;
const RATIO_FROM = 1024 * 1024;

/** An archive whose directory was checked. Parts are decompressed one by one, within their stated sizes. */
export class Archive {
  private readonly parts: ReadonlyMap<string, Part>;
  private left: number;

  /** @throws Problem where the directory is damaged, encrypted or states more than one request may hold */
  constructor(
    private readonly bytes: Buffer,
    private readonly limits: WorkbookLimits = FILE_LIMITS,
  ) {
    this.left = limits.workbookBytes;
    const parts = readDirectory(bytes);
    refuseHostile(parts, limits);
    this.parts = new Map(parts.map((part) => [keyOf(part.name), part]));
    if (this.parts.size < parts.length) throw createUnreadableProblem('it has two parts of one name');
  }

  /** The names of the parts, in their order. */
  get names(): readonly string[] {
    return [...this.parts.values()].map(({ name }) => name);
  }

  has(name: string): boolean {
    return this.parts.has(keyOf(name));
  }

  /** The bytes of a part; null when there is no part of that name. Reading it again counts again. */
  read(name: string): Buffer | null {
    const part = this.parts.get(keyOf(name));
    if (part === undefined) return null;
    this.left -= part.size;
    if (this.left < 0)
      throw createTooLargeProblem(
        `The parts that are read unfold to more than ${this.limits.workbookBytes} bytes.`,
      );
    return unfold(this.bytes, part);
  }
}

/** Part names are case-insensitive (ECMA-376, part 2, 6.3.5). */
function keyOf(name: string): string {
  return name.toLowerCase();
}

function readDirectory(bytes: Buffer): Part[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count === 0xffff || at === 0xffffffff)
    throw createTooLargeProblem('The file is an archive of the 64-bit form.');
  if (bytes.readUInt16LE(end + 4) !== 0 || bytes.readUInt16LE(end + 8) !== count) throw broken();
  if (count > FILE_LIMITS.workbookParts)
    throw createTooLargeProblem(`The file has ${count} parts; ${FILE_LIMITS.workbookParts} are read.`);
  const parts: Part[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== ENTRY) throw broken();
    if (bytes.readUInt16LE(at + 8) & ENCRYPTED)
      throw createUnreadableProblem('it is encrypted: save it without a password');
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    parts.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      checksum: bytes.readUInt32LE(at + 16),
      packedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + extra + comment;
  }
  return parts;
}

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - MAX_COMMENT); at -= 1) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  throw broken();
}

function refuseHostile(parts: readonly Part[], { workbookBytes }: WorkbookLimits): void {
  const total = parts.reduce((sum, { size }) => sum + size, 0);
  if (total > workbookBytes)
    throw createTooLargeProblem(
      `The file unfolds to ${total} bytes; ${workbookBytes} are read: leave out what is not needed, or send it in parts.`,
    );
  for (const { name, size, packedSize } of parts) {
    if (name.includes('..') || name.startsWith('/') || name.includes('\\') || name.includes('\0'))
      throw createUnreadableProblem('it has a part whose path leads out of it');
    if (size > RATIO_FROM && size > packedSize * MAX_RATIO)
      throw createTooLargeProblem('A part of the file unfolds to more than 150 times its size.');
  }
}

function unfold(bytes: Buffer, { method, checksum, packedSize, size, offset }: Part): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) throw broken();
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (start + packedSize > bytes.length) throw broken();
  const packed = bytes.subarray(start, start + packedSize);
  if (method !== STORED && method !== DEFLATED)
    throw createUnreadableProblem('a part of the file is packed in a way that is not read');
  const content = method === STORED ? packed : inflate(packed, size);
  if (content.length > size)
    throw createTooLargeProblem('A part of the file is larger than its directory states.');
  if (content.length < size || crc32(content) !== checksum) throw broken();
  return content;
}

function inflate(packed: Buffer, size: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
  } catch (error) {
    const isLonger = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw isLonger
      ? createTooLargeProblem('A part of the file is larger than its directory states.')
      : broken();
  }
}

function broken(): Error {
  return createUnreadableProblem('it is damaged: the archive cannot be read');
}
