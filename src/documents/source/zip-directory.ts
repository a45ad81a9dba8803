import { inflateRawSync } from 'node:zlib';
import { FILE_LIMITS } from './limits.js';
import { tooMuch, unreadable } from './refusals.js';

/** A part of an archive as its central directory states it. */
interface Part {
  readonly name: string;
  readonly method: number;
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const MAX_COMMENT = 65_557;
const ENCRYPTED = 0x1;
/** A larger part that unfolds to more than this many times its size holds nothing but repetition. */
const MOST_RATIO = 150;
const RATIO_FROM = 1024 * 1024;

/**
 * Looks through an archive before anything of it is used: what the directory states first, then each part unfolded
 * within what was stated. Hands over the parts of the workbook that the caller wants to look into.
 */
export function inspectArchive(bytes: Buffer, look: (name: string, part: Buffer) => void): void {
  const parts = readDirectory(bytes);
  refuseHostile(parts);
  for (const part of parts) {
    if (!part.name.endsWith('/')) look(part.name, unfold(bytes, part));
  }
}

function readDirectory(bytes: Buffer): Part[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count === 0xffff || at === 0xffffffff) throw tooMuch('The workbook is an archive of the 64-bit form.');
  if (count > FILE_LIMITS.workbookParts)
    throw tooMuch(`The workbook has ${count} parts; ${FILE_LIMITS.workbookParts} are read.`);
  const parts: Part[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw broken();
    if (bytes.readUInt16LE(at + 8) & ENCRYPTED)
      throw unreadable('the workbook is encrypted: save it without a password');
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    parts.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
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

function refuseHostile(parts: readonly Part[]): void {
  const total = parts.reduce((sum, { size }) => sum + size, 0);
  if (total > FILE_LIMITS.workbookBytes)
    throw tooMuch(`The workbook unfolds to ${total} bytes; ${FILE_LIMITS.workbookBytes} are read.`);
  const names = new Set(parts.map(({ name }) => name));
  if (names.size < parts.length) throw unreadable('the workbook has two parts of one name');
  for (const { name, size, packedSize } of parts) {
    if (name.includes('..') || name.startsWith('/') || name.includes('\\') || name.includes('\0'))
      throw unreadable('the workbook has a part whose path leads out of it');
    if (size > RATIO_FROM && size > packedSize * MOST_RATIO)
      throw tooMuch('A part of the workbook unfolds to more than 150 times its size.');
  }
}

function unfold(bytes: Buffer, { method, packedSize, size, offset }: Part): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) throw broken();
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const packed = bytes.subarray(start, start + packedSize);
  if (method === 0) return packed;
  if (method !== 8) throw unreadable('a part of the workbook is packed in a way that is not read');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
  } catch (error) {
    const isLonger = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw isLonger ? tooMuch('A part of the workbook is larger than its directory states.') : broken();
  }
}

function broken(): Error {
  return unreadable('the workbook is damaged: its archive cannot be read');
}
