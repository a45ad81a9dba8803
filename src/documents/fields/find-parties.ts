import type { ExtractedField, ExtractedParty } from '../extraction.js';
import { bottomOf, middleOf, type Segment } from '../layout/lines.js';
import { findCountryAtEnd, listCountriesOfAddress, readCountry } from '../vocabulary/country-names.js';
import type { PartyRole } from '../../generated/schema-types.js';
import { COMPANY_FORM } from '../vocabulary/party-labels.js';
import type { Grounds } from './confidence.js';
import type { PlacedLabel } from './find-labels.js';
import { inlineOf, findSegmentBelow, segmentsRightOf } from './neighbours.js';
import { toField, type ReadingContext } from './reading-context.js';

/** One printed line of a name and address. */
interface AddressLine {
  readonly text: string;
  readonly segment: Segment;
}

const MAX_LINES = 7;
const SAME_EDGE = 8;
/** A wider gap between two lines, in multiples of the letter height, ends an address. */
const ADDRESS_GAP = 1.5;
const SCORE = 0.93;
const LETTERHEAD_SCORE = 0.6;

/** The labeled parties; a seller without a label is looked for in the letterhead. */
export function findParties(context: ReadingContext): ExtractedParty[] {
  const parties = new Map<string, ExtractedParty>();
  for (const placed of context.labels) {
    const { label } = placed;
    if (label.kind !== 'party' || parties.has(label.role)) continue;
    const block = blockOf(context, placed);
    const name = block[0]?.text ?? '';
    if (!/\p{L}{2}/u.test(name)) continue;
    const labelText = placed.segment.text.slice(placed.start, placed.end);
    const parts = {
      role: label.role,
      block,
      score: SCORE,
      phrases: [labelText],
      reasoning: 'the block at its label',
    };
    parties.set(label.role, toParty(context, parts));
  }
  const isNamed = parties.has('seller') || parties.has('shipper');
  const letterhead = isNamed ? null : findLetterhead(context, [...parties.values()]);
  return letterhead === null ? [...parties.values()] : [letterhead, ...parties.values()];
}

/** The lines of a name and address: after the label, to its right or below it. */
function blockOf(context: ReadingContext, placed: PlacedLabel): AddressLine[] {
  const inline = inlineOf(placed);
  if (inline !== '') {
    if (!placed.isMarked && !placed.segment.text.slice(placed.end).startsWith('\n')) return [];
    const first = split(inline, placed.segment);
    return first.length > 1
      ? first
      : [...first, ...linesBelow(context, placed, placed.segment)].slice(0, MAX_LINES);
  }
  const below = findSegmentBelow(context, placed);
  const right = segmentsRightOf(context, placed)[0];
  const start = below ?? right;
  if (start === undefined) return [];
  return [...split(start.text, start), ...linesBelow(context, placed, start)].slice(0, MAX_LINES);
}

/** The lines below the first line of a block, aligned with its left edge. */
function linesBelow(context: ReadingContext, { lineIndex }: PlacedLabel, first: Segment): AddressLine[] {
  const found: AddressLine[] = [];
  let last = first;
  for (const line of context.lines.slice(lineIndex + 1, lineIndex + 3 * MAX_LINES)) {
    if (line.page !== first.page) break;
    if (line.y - bottomOf(last.box) > gapAllowed(context, last)) break;
    const next = line.segments.find(({ box }) => Math.abs(box.x - first.box.x) <= SAME_EDGE);
    if (next === undefined || middleOf(next.box) <= middleOf(last.box) + 1) continue;
    const label = context.labelled.get(next);
    if (label && (label.label.kind === 'party' || label.label.name !== null)) break;
    last = next;
    if (!label) found.push(...split(next.text, next));
  }
  return found;
}

function gapAllowed({ document }: ReadingContext, { box }: Segment): number {
  return document.isGrid ? box.height : ADDRESS_GAP * box.height;
}

/** A cell may contain a whole address, line by line. */
function split(text: string, segment: Segment): AddressLine[] {
  return text
    .split('\n')
    .map((part) => ({ text: part.trim(), segment }))
    .filter((part) => part.text !== '');
}

interface PartyParts extends Grounds {
  readonly role: PartyRole;
  readonly block: readonly AddressLine[];
}

function toParty(
  context: ReadingContext,
  { role, block, score, phrases, reasoning }: PartyParts,
): ExtractedParty {
  const [first, ...others] = block as [AddressLine, ...AddressLine[]];
  const [nameText, ...restOfName] = splitAtNumbers(first.text);
  const isOneLine = others.length === 0 && nameText !== undefined && COMPANY_FORM.test(nameText);
  const name = isOneLine ? nameText : first.text;
  const rest = isOneLine && restOfName.length > 0 ? first.text.slice(name.length + 1).trim() : '';
  const address = rest === '' ? others : [{ text: rest, segment: first.segment }];
  const grounds = { score, reasoning, phrases: [...phrases, name] };
  const reading = { text: name, readings: [name.replace(/\s+/g, ' ')] };
  return {
    role,
    name: toField(context, { name: `${role}.name`, type: 'text', reading, segment: first.segment, grounds }),
    address: addressField(context, role, { lines: address, score }),
    country: countryField(context, role, address),
  };
}

function addressField(
  context: ReadingContext,
  role: PartyRole,
  { lines, score }: { readonly lines: readonly AddressLine[]; readonly score: number },
): ExtractedField | null {
  const [first] = lines;
  if (first === undefined) return null;
  const texts = lines.map(({ text }) => text);
  const reading = { text: first.text, readings: [texts.join(', ')] };
  const grounds = { score: score - 0.03, reasoning: 'the lines under the name', phrases: texts };
  const field = toField(context, {
    name: `${role}.address`,
    type: 'text',
    reading,
    segment: first.segment,
    grounds,
  });
  return { ...field, text: texts.join('\n') };
}

function countryField(
  context: ReadingContext,
  role: PartyRole,
  lines: readonly AddressLine[],
): ExtractedField | null {
  for (const { text, segment } of [...lines].reverse().slice(0, 3)) {
    const whole = readCountry(text);
    const found =
      whole === null ? findCountryAtEnd(text) : { countries: listCountriesOfAddress(whole, text), text };
    if (found === null) continue;
    const reading = { text: found.text, readings: found.countries };
    const grounds = { score: 0.9, reasoning: 'the address ends with it', phrases: [found.text] };
    return toField(context, { name: `${role}.country`, type: 'country', reading, segment, grounds });
  }
  return null;
}

/** The first lines of the first page, where a company prints its own name. */
function findLetterhead(context: ReadingContext, others: readonly ExtractedParty[]): ExtractedParty | null {
  const taken = new Set(others.map(({ name }) => name.text));
  for (const [lineIndex, line] of context.lines.slice(0, 6).entries()) {
    const segment = line.segments.find(
      (one) =>
        !context.labelled.has(one) &&
        isCompany(one.text.split('\n', 1)[0]!) &&
        !taken.has(one.text.split('\n', 1)[0]!),
    );
    if (segment === undefined) continue;
    const placed = { line, lineIndex, segment } as PlacedLabel;
    const block = [...split(segment.text, segment), ...linesBelow(context, placed, segment)].slice(
      0,
      MAX_LINES,
    );
    const reasoning = 'no label: the company named at the head of the document';
    return toParty(context, { role: 'seller', block, score: LETTERHEAD_SCORE, phrases: [], reasoning });
  }
  return null;
}

function isCompany(text: string): boolean {
  return text.length <= 80 && COMPANY_FORM.test(text);
}

/** Splits at the commas before the last digit: a name and its address on one line. */
function splitAtNumbers(text: string): string[] {
  let last = text.length - 1;
  while (last >= 0 && !/\d/.test(text[last]!)) last -= 1;
  const parts = text.slice(0, Math.max(last, 0)).split(/,\s/);
  return last < 0 ? [text] : [...parts.slice(0, -1), parts.at(-1)! + text.slice(last)];
}
