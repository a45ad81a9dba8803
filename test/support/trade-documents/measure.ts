import type { Extraction, ExtractedField } from '../../../src/documents/extraction.js';
import type { InvoiceTruth, TradeDocument } from './invoice-truth.js';

/** Values by the place where they belong: `invoiceNumber`, `seller.name`, `3.amount`. */
type Values = ReadonlyMap<string, string>;

export interface Measured {
  readonly document: TradeDocument;
  readonly expected: number;
  readonly found: number;
  readonly right: number;
  /** Places that are missing, wrong or too many: expected and found. */
  readonly faults: readonly string[];
}

/** Field by field: what was found of what is there, and what is right of what was found. */
export function measure(document: TradeDocument, extraction: Extraction): Measured {
  const expected = expectedValues(document.truth);
  const found = foundValues(extraction, document.truth);
  const faults: string[] = [];
  let right = 0;
  for (const [place, value] of expected) {
    if (found.get(place) === value) right += 1;
    else
      faults.push(
        `${place}: expected ${JSON.stringify(value)}, found ${JSON.stringify(found.get(place) ?? null)}`,
      );
  }
  for (const [place, value] of found) {
    if (!expected.has(place)) faults.push(`${place}: not there, found ${JSON.stringify(value)}`);
  }
  return { document, expected: expected.size, found: found.size, right, faults };
}

export interface Score {
  readonly precision: number;
  readonly recall: number;
}

export function scoreOf(measured: readonly Measured[]): Score {
  const sum = (pick: (one: Measured) => number): number => measured.reduce((all, one) => all + pick(one), 0);
  const right = sum((one) => one.right);
  return { precision: right / sum((one) => one.found), recall: right / sum((one) => one.expected) };
}

function expectedValues({ fields, parties, lines }: InvoiceTruth): Values {
  const values = new Map(Object.entries(fields));
  for (const [role, { name, address, country }] of Object.entries(parties)) {
    values.set(`${role}.name`, name);
    if (address.length > 0) values.set(`${role}.address`, address.join(', '));
    if (country !== '') values.set(`${role}.country`, country);
  }
  lines.forEach((line, index) => {
    for (const [name, value] of Object.entries(line)) values.set(`${index + 1}.${name}`, value);
  });
  return values;
}

/** Of the lines the columns that the truth states; of the document everything that was found. */
function foundValues({ fields, parties, lineItems }: Extraction, truth: InvoiceTruth): Values {
  const values = new Map<string, string>();
  const keep = (place: string, field: ExtractedField | null): void => {
    if (field !== null) values.set(place, field.value ?? `one of ${field.readings.join(', ')}`);
  };
  for (const field of fields) keep(field.name, field);
  for (const { role, name, address, country } of parties) {
    keep(`${role}.name`, name);
    keep(`${role}.address`, address);
    keep(`${role}.country`, country);
  }
  const columns = new Set(truth.lines.flatMap((line) => Object.keys(line)));
  for (const { position, fields: own } of lineItems) {
    for (const field of own) if (columns.has(field.name)) keep(`${position}.${field.name}`, field);
  }
  return values;
}
