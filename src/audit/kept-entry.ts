import type { DutyResult } from '../engine/result.js';
import { Decimal } from '../terms/decimal.js';
import type { ArticleLaw } from './compare/article-law.js';
import type { JudgedArticle } from './compare/judge-article.js';
import type { Computed } from './compare/judged.js';
import type { AuditedEntry } from './judge-entry.js';

/** What the outputs read of an audited entry: it can be kept and read again, an AuditedEntry is one as it is. */
export type KeptEntry = Omit<AuditedEntry, 'articles'> & { readonly articles: readonly KeptArticle[] };

export type KeptArticle = Omit<JudgedArticle, 'law'> & { readonly law: KeptLaw };

type KeptLaw =
  | Exclude<ArticleLaw, Computed>
  | (Pick<Computed, 'status' | 'date' | 'claims'> & { readonly parts: readonly KeptNumber[] });

/** The duty of one commodity number: the question, to be proved again, and the layers of its answer. */
interface KeptNumber {
  readonly question: object;
  readonly atEntry: Pick<DutyResult, 'layers'>;
}

/** Whatever the audit makes of records and entries, as JSON text that `readKept` reads: exact decimals and maps included. */
export function writeKept(value: unknown): string {
  // The replacer sees decimals after their own toJSON: the holder still has them.
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, name, written: unknown) {
    const own = this[name];
    if (own instanceof Decimal) return { $decimal: own.toString() };
    return own instanceof Map ? { $map: [...own] } : written;
  });
}

export function readKept<Value>(text: string): Value {
  return revive(JSON.parse(text)) as Value;
}

/** In place, which takes less than half the time of a reviver of JSON.parse. */
function revive(read: unknown): unknown {
  if (typeof read !== 'object' || read === null) return read;
  if ('$decimal' in read) return new Decimal(read.$decimal as string);
  if ('$map' in read) return new Map(revive(read.$map) as [unknown, unknown][]);
  const members = read as Record<string, unknown>;
  for (const name of Object.keys(members)) members[name] = revive(members[name]);
  return read;
}

/** Drops what only the comparison needed. */
export function toKeptEntry({ articles, ...entry }: AuditedEntry): KeptEntry {
  return { ...entry, articles: articles.map(toKeptArticle) };
}

function toKeptArticle({ law, ...article }: JudgedArticle): KeptArticle {
  if (law.status !== 'computed') return { ...article, law };
  const parts = law.parts.map(({ question, atEntry: { layers } }) => ({ question, atEntry: { layers } }));
  return { ...article, law: { status: law.status, date: law.date, claims: law.claims, parts } };
}
