import type { Citation, SourceLabel } from '../../terms/citation.js';
import { nameDocument, toCitation, type CitedDocument } from './documents.js';
import { scanTokens, type CitationToken } from './tokens.js';

/**
 * Splits a citation cell into the documents it names. Federal Register pages and document numbers belong to the order
 * or proclamation named before them in the same part; a part that names nothing recognizable becomes a document as a
 * whole. Empty text names none.
 */
export function readCitations(text: string): readonly CitedDocument[] {
  const documents: CitedDocument[] = [];
  for (const part of splitOutsideParentheses(text)) {
    const named = assemble(scanTokens(part));
    documents.push(...(named.length > 0 ? named : readUnrecognised(part, documents.at(-1))));
  }
  return withoutRepeats(documents);
}

/** Cites the documents that a citation cell names. */
export function cite(text: string, label: SourceLabel): readonly Citation[] {
  return readCitations(text).map((document) => toCitation(document, label));
}

function assemble(tokens: readonly CitationToken[]): readonly CitedDocument[] {
  const documents: CitedDocument[] = [];
  for (const token of tokens) {
    const last = documents.at(-1);
    const completed = last === undefined ? null : complete(last, token);
    if (completed !== null) documents[documents.length - 1] = completed;
    else if (token.kind !== 'date') documents.push(toDocument(token));
  }
  return documents;
}

/**
 * A part without a document's name continues the one before (`Proc 10328; 10356`, `19 CFR 10.191; 24.23(c)`), or
 * remarks on it (`terminated 2025-08-07`), which the row keeps in its own text; otherwise it is a document.
 */
function readUnrecognised(part: string, before: CitedDocument | undefined): readonly CitedDocument[] {
  if (before === undefined) return [plainDocument(part)];
  if (before.kind === 'proclamation' && /^\d{4,5}$/.test(part))
    return [nameDocument(`Proclamation ${part}`, before.kind)];
  if (before.kind === 'cfr' && /^\d+\.\d/.test(part)) {
    return [nameDocument(`${before.number.split(' ', 1)[0]} CFR ${part}`, before.kind)];
  }
  if (before.kind === 'hts_note' && /^\d+\(/.test(part)) {
    return [{ ...before, locator: `subchapter III U.S. note ${part}` }];
  }
  return /^[a-z0-9]/.test(part) ? [] : [plainDocument(part)];
}

const ISSUED: readonly string[] = ['proclamation', 'executive_order', 'memorandum', 'public_law'];

/** Adds the token to the document; null when the token begins a new document. */
function complete(document: CitedDocument, token: CitationToken): CitedDocument | null {
  if (token.kind === 'date')
    return document.publishedOn === null ? { ...document, publishedOn: token.text } : document;
  if (token.kind === 'fr_page' && document.frCitation === null && isPrinted(document)) {
    return { ...document, frCitation: token.text };
  }
  if (token.kind === 'fr_document' && document.frDocument === null && isPrinted(document)) {
    return { ...document, frDocument: token.text };
  }
  return null;
}

function isPrinted(document: CitedDocument): boolean {
  return document.kind === 'federal_register' || ISSUED.includes(document.kind);
}

function toDocument(token: CitationToken): CitedDocument {
  switch (token.kind) {
    case 'fr_page':
      return { ...nameDocument(token.text, 'federal_register'), frCitation: token.text };
    case 'fr_document':
      return { ...nameDocument(`FR Doc ${token.text}`, 'federal_register'), frDocument: token.text };
    case 'place':
      return { ...nameDocument(token.text, 'hts_note'), locator: token.locator };
    case 'document':
      return nameDocument(token.text, token.document);
    default:
      return nameDocument(token.text, 'other');
  }
}

function plainDocument(text: string): CitedDocument {
  return nameDocument(text, / v\. /.test(text) ? 'court' : 'other');
}

function splitOutsideParentheses(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at];
    if (sign === '(') depth += 1;
    if (sign === ')') depth = Math.max(0, depth - 1);
    if (at < text.length && (sign !== ';' || depth > 0)) continue;
    parts.push(text.slice(start, at).trim());
    start = at + 1;
  }
  return parts.filter((part) => part !== '');
}

function withoutRepeats(documents: readonly CitedDocument[]): readonly CitedDocument[] {
  const seen = new Map<string, CitedDocument>();
  for (const document of documents) {
    const key = `${document.number}|${document.locator ?? ''}`;
    if (!seen.has(key)) seen.set(key, document);
  }
  return [...seen.values()];
}
