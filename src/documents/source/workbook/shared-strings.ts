import { FILE_LIMITS } from '../limits.js';
import { createTooLargeProblem } from '../refusals.js';
import { parseXml } from './parse-xml.js';

/** The texts that cells reference by index. */
export function readSharedStrings(bytes: Buffer, most: number): string[] {
  const strings: string[] = [];
  const text = new RichText();
  parseXml(bytes, {
    onOpen: (name) => text.open(name),
    onText: (part) => text.add(part),
    onClose: (name) => {
      text.close(name);
      if (name !== 'si') return;
      if (strings.length >= most)
        throw createTooLargeProblem(`The workbook has more than ${most} shared texts.`);
      strings.push(text.take());
    },
  });
  return strings;
}

/** A text that may consist of differently formatted runs; excludes its pronunciation (`rPh`). */
export class RichText {
  private text = '';
  private isText = false;
  private isPronunciation = false;

  open(name: string): void {
    if (name === 't') this.isText = true;
    if (name === 'rPh') this.isPronunciation = true;
  }

  close(name: string): void {
    if (name === 't') this.isText = false;
    if (name === 'rPh') this.isPronunciation = false;
  }

  add(part: string): void {
    if (!this.isText || this.isPronunciation) return;
    this.text += part;
    if (this.text.length > FILE_LIMITS.cellCharacters) throw createTooLongProblem();
  }

  take(): string {
    const text = unescapeText(this.text);
    this.text = '';
    return text;
  }
}

export function createTooLongProblem(): Error {
  return createTooLargeProblem(
    `A text of the workbook is longer than ${FILE_LIMITS.cellCharacters} letters, the most of a cell.`,
  );
}

/** Decodes characters that XML does not allow, written as `_x000D_` (ECMA-376, part 1, 22.9.2.19). */
export function unescapeText(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;
}
