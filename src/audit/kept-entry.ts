import type { DutyResult } from '../engine/result.js';
import { Decimal } from '../terms/decimal.js';
import type { ArticleLaw } from './compare/article-law.js';
import type { JudgedArticle } from './compare/judge-article.js';
import type { Computed } from './compare/judged.js';
import type { Article, NamedLine } from './articles.js';
import type { SourcePlace } from './filed-record.js';
import type { FiledNumber } from './filed-lines.js';
import type { FiledEntry } from './group-entries.js';
import type { AuditedEntry } from './judge-entry.js';

/**
 * What the outputs read of an audited entry: it can be kept and read again, an AuditedEntry is one as it is. Records stand in
 * an audited line a dozen times over, so of them their places alone are kept.
 */
export type KeptEntry = Omit<AuditedEntry, 'articles' | 'entry'> & {
  readonly entry: KeptHead;
  readonly articles: readonly KeptArticle[];
};

type KeptHead = Omit<FiledEntry, 'lines' | 'repeated' | 'repetitions'> & {
  readonly lines: readonly NamedLine[];
};

export type KeptArticle = Omit<JudgedArticle, 'law' | 'article' | 'comparison' | 'findings'> & {
  readonly article: KeptFiling;
  readonly law: KeptLaw;
  readonly comparison: {
    readonly notAudited: readonly KeptNumber[];
    readonly unfiledExemptions: readonly string[];
  } | null;
};

type KeptFiling = Pick<Article, 'origin' | 'spi'> & {
  readonly lines: readonly NamedLine[];
  readonly commodities: readonly KeptNumber[];
  readonly claims98: readonly KeptNumber[];
  readonly headings: readonly KeptNumber[];
};

/** A tariff number as filed, with the rows it stands in. */
export type KeptNumber = Pick<FiledNumber, 'number' | 'role' | 'value' | 'duty'> & {
  readonly rows: readonly SourcePlace[];
};

type KeptLaw =
  | Exclude<ArticleLaw, Computed>
  | (Pick<Computed, 'status' | 'date' | 'claims'> & { readonly parts: readonly KeptDuty[] });

/** The duty of one commodity number: the question, to be proved again, and the layers of its answer. */
interface KeptDuty {
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
export function toKeptEntry({ articles, entry, ...audited }: AuditedEntry): KeptEntry {
  const { lines, repeated: _repeated, repetitions: _repetitions, ...head } = entry;
  return {
    ...audited,
    entry: { ...head, lines: lines.map(nameLine) },
    articles: articles.map(toKeptArticle),
  };
}

function toKeptArticle({
  article,
  law,
  comparison,
  findings: _findings,
  ...judged
}: JudgedArticle): KeptArticle {
  const { origin, spi, lines, commodities, claims98, headings } = article;
  return {
    ...judged,
    article: {
      ...{ origin, spi, lines: lines.map(nameLine), commodities: commodities.map(toKeptNumber) },
      ...{ claims98: claims98.map(toKeptNumber), headings: headings.map(toKeptNumber) },
    },
    comparison: comparison && {
      notAudited: comparison.notAudited.map(toKeptNumber),
      unfiledExemptions: comparison.unfiledExemptions,
    },
    law: toKeptLaw(law),
  };
}

function nameLine({ number }: NamedLine): NamedLine {
  return { number };
}

function toKeptNumber({ number, role, value, duty, rows }: FiledNumber): KeptNumber {
  return { number, role, value, duty, rows: rows.map(({ file, row }) => ({ file, row })) };
}

function toKeptLaw(law: ArticleLaw): KeptLaw {
  if (law.status !== 'computed') return law;
  const parts = law.parts.map(({ question, atEntry: { layers } }) => ({ question, atEntry: { layers } }));
  return { status: law.status, date: law.date, claims: law.claims, parts };
}
