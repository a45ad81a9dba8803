import type { Refusal } from '../server/refusal.js';
import { toWords } from './text.js';

/** What fields of the console are called, by the parameters that they fill in. */
const LABELS: Readonly<Record<string, string>> = {
  hts: 'Tariff number',
  htsCode: 'Tariff number',
  code: 'Tariff number',
  origin: 'Country of origin',
  country: 'Country',
  value: 'Customs value',
  date: 'Entry date',
  'to.date': 'And on',
  transport: 'Transport',
  spi: 'Trade preference',
  qty: 'Quantity',
  qty2: 'Second quantity',
  measures: 'Quantity',
  uscontent: 'U.S. content',
  productDescription: 'The goods in words',
  content: 'File',
};

/** What graphql-js says of a variable: where the value stands, and after it the words of the service. */
const OF_VARIABLE = /^Variable "\$\w+" got invalid value .*?(?: at "\w+\.([\w.]+)[^"]*")?; (.*)$/s;
const NO_MEMBER = /^Field "(\w+)" is not defined by type .*$/s;
/** A fact that is refused by its name: said as it was typed, not in words. */
const UNKNOWN_FACT = /^(?:fact|scopeFact)\.(\w+): (?:"\w+"|it) (?=is (?:not a fact|derived))/;
const PARAMETER = /^([a-zA-Z][\w.]*): /;
/** Eight or ten digits: what a duty can be asked of. */
const LINE = /\b\d{4}\.\d{2}\.\d{2}(?:\.\d{2})?\b/g;
const OFFERED = /(?:give one of|there are|report (?:its goods|them) under) (.*)$/s;
/** Lists that the page shows in their own form. */
const LISTED = /(?:: give one of|[:;] under [\d.]+ there are) .*$/s;

/** A message of the service without the terms of its interfaces: fields have the names that the console shows. */
export function toPlainText(message: string): string {
  const [, at, reason] = OF_VARIABLE.exec(message) ?? [];
  if (reason === undefined)
    return message.replace(UNKNOWN_FACT, '"$1" ').replace(PARAMETER, (prefix, name: string) => {
      const label = labelOf(name);
      return label === undefined ? prefix : `${label}: `;
    });
  const said = reason.replace(NO_MEMBER, '"$1" is not a part of the question');
  return at === undefined ? said : `${labelOf(at) ?? toWords(at)}: ${said}`;
}

function labelOf(name: string): string | undefined {
  const words = toWords(name);
  return LABELS[name] ?? (words === name ? undefined : words);
}

/** The reason of a refusal, and the lines that it names instead of the number that was asked. */
export interface Offer {
  readonly reason: string;
  readonly lines: readonly string[];
  /** The number that was asked. Null: the refusal names no line instead of it. */
  readonly asked: string | null;
}

export function offerOf({ kind, detail }: Refusal): Offer {
  const reason = toPlainText(detail);
  const asked = /: ([\d.]+) is not /.exec(detail)?.[1] ?? null;
  const named = OFFERED.exec(detail)?.[1]?.match(LINE) ?? [];
  if (!kind.endsWith('-hts-code') || asked === null || named.length === 0)
    return { reason, lines: [], asked: null };
  return { reason: reason.replace(LISTED, '.'), lines: [...new Set(named)], asked };
}
