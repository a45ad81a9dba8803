import { decode, Parser } from 'saxen';
import { createTooLargeProblem, createUnreadableProblem } from '../refusals.js';

/** Attributes by their local names. */
export type Attributes = Readonly<Record<string, string>>;

export interface XmlHandlers {
  /** Names have no prefixes. Attributes are parsed on demand. */
  readonly onOpen: (name: string, attributes: () => Attributes) => void;
  readonly onClose?: (name: string) => void;
  readonly onText?: (text: string) => void;
}

/** Maximum nesting of elements; a workbook has about ten levels. */
const MAX_DEPTH = 64;

/** Parses a part of a workbook into events. Refuses type and entity declarations: no spreadsheet writes them. */
export function parseXml(bytes: Buffer, { onOpen, onClose, onText }: XmlHandlers): void {
  const parser = new Parser();
  let depth = 0;
  parser
    .on('openTag', (name, attributes) => {
      depth += 1;
      if (depth > MAX_DEPTH)
        throw createTooLargeProblem('The elements of the workbook lie too deep within one another.');
      onOpen(localName(name), () => toAttributes(attributes()));
    })
    .on('closeTag', (name) => {
      depth -= 1;
      onClose?.(localName(name));
    })
    .on('attention', () => {
      throw createUnreadableProblem(
        'the workbook declares XML entities, which no spreadsheet program writes',
      );
    })
    .on('error', () => {
      throw createDamagedProblem();
    });
  if (onText) parser.on('text', (text, decodeText) => onText(decodeText(text))).on('cdata', onText);
  parser.parse(textOf(bytes));
}

/** Any other fault in a part. */
export function createDamagedProblem(): Error {
  return createUnreadableProblem('the workbook is damaged or no XLSX workbook');
}

function textOf(bytes: Buffer): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw createDamagedProblem();
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function toAttributes(parsed: false | Record<string, string>): Attributes {
  const attributes = Object.create(null) as Record<string, string>;
  for (const [name, value] of Object.entries(parsed || {})) {
    if (!name.startsWith('xmlns')) attributes[localName(name)] = decode(value);
  }
  return attributes;
}
