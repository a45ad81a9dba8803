import type { DocumentKind, ExtractedField, ExtractedLineItem, Extraction } from './extraction.js';
import { checkTotals } from './checks/check-totals.js';
import { limitLines } from './checks/limit-lines.js';
import { findAnywhere } from './fields/find-anywhere.js';
import { findFields } from './fields/find-fields.js';
import { findLabels } from './fields/find-labels.js';
import { findParties } from './fields/find-parties.js';
import type { ReadingContext } from './fields/reading-context.js';
import { recogniseKind } from './fields/recognise-kind.js';
import { removeFurniture } from './layout/furniture.js';
import { toLines } from './layout/lines.js';
import type { SourceDocument } from './source/source-document.js';
import { fieldsOfColumns, partiesOfColumns } from './table/constant-columns.js';
import { findTable } from './table/find-table.js';
import { fieldsOfSums, findSums } from './table/sum-row.js';
import { toLineItems } from './table/line-items.js';
import { findConventions } from './values/conventions.js';

/** Extracts an opened document. Pure: the same document gives the same extraction. */
export function extract(document: SourceDocument): Extraction {
  const lines = removeFurniture(toLines(document));
  const { kind, confidence } = recogniseKind(lines);
  const conventions = findConventions(document);
  const whole = openContext({ document, lines, conventions });
  const table = findTable(whole);
  const others = table === null ? lines : lines.filter((line) => !table.lines.has(line));
  const context = openContext({ document, lines: others, conventions });
  const inColumns = table === null ? [] : fieldsOfColumns(whole, table);
  const sums = table === null ? [] : findSums(whole, table);
  const notMoney = new Set(sums.map(({ segment }) => segment));
  const found = [...inColumns, ...fieldsOfSums(whole, sums)];
  const labelled = merge(findFields(context, notMoney), found, ({ name }) => name);
  const fields = [...labelled, ...findAnywhere(whole, labelled, table)].map((field) => nameFor(kind, field));
  const lineItems = (table === null ? [] : toLineItems(whole, table)).map((item) => withOrigin(item, fields));
  return limitLines({
    fileType: document.fileType,
    textSource: document.textSource,
    attachment: null,
    pages: document.pages.length,
    documentKind: kind,
    documentKindConfidence: confidence,
    fields,
    parties: merge(
      table === null ? [] : partiesOfColumns(whole, table),
      findParties(context),
      ({ role }) => role,
    ),
    lineItems,
    checks: checkTotals(fields, lineItems),
    warnings: [...document.warnings, ...warningsOf(fields, lineItems)],
  });
}

/** Merges both lists; the first of two with the same name wins. */
function merge<T>(first: readonly T[], second: readonly T[], nameOf: (one: T) => string): T[] {
  const names = new Set(first.map(nameOf));
  return [...first, ...second.filter((one) => !names.has(nameOf(one)))];
}

function openContext(given: Pick<ReadingContext, 'document' | 'lines' | 'conventions'>): ReadingContext {
  const labels = findLabels(given.lines);
  const labelled = new Map(labels.map((label) => [label.segment, label] as const).reverse());
  return { ...given, labels, labelled };
}

/** A date without a label is the document date; it is the invoice date only for an invoice. */
function nameFor(kind: DocumentKind, field: ExtractedField): ExtractedField {
  const isPlain =
    field.name === 'invoiceDate' && !/inv|fact|fatt|rech/i.test(field.confidence.supportingPhrases[0] ?? '');
  return isPlain && kind !== 'commercial_invoice' && kind !== 'unknown'
    ? { ...field, name: 'documentDate' }
    : field;
}

/** An origin stated once for the document applies to lines that state none. */
function withOrigin(item: ExtractedLineItem, fields: readonly ExtractedField[]): ExtractedLineItem {
  const stated = fields.find(({ name }) => name === 'countryOfOrigin');
  if (stated === undefined || item.fields.some(({ name }) => name === 'countryOfOrigin')) return item;
  const reasoning = `${stated.confidence.reasoning}; stated once for the whole document`;
  return {
    ...item,
    fields: [...item.fields, { ...stated, confidence: { ...stated.confidence, reasoning } }],
  };
}

function warningsOf(fields: readonly ExtractedField[], items: readonly ExtractedLineItem[]): string[] {
  const open = fields.filter(({ value }) => value === null);
  const inLines = items.filter(({ fields: own }) => own.some(({ value }) => value === null)).length;
  return [
    ...open.map(
      ({ name, text, readings }) => `${name}: ${quote(text)} can be read as ${readings.join(' or ')}.`,
    ),
    ...(inLines > 0 ? [`${inLines} lines have values that can be read in more than one way.`] : []),
  ];
}

function quote(text: string): string {
  return `"${text.replace(/\s+/g, ' ').slice(0, 64)}"`;
}
