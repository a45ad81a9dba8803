import { beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { AdcvdLibrary } from '../../src/adcvd/library.js';
import { screenGoods, type ScreeningMatch } from '../../src/adcvd/screen-goods.js';
import { readProduct } from '../../src/adcvd/scope/product.js';
import { quoteOf } from '../../src/adcvd/scope/quote.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { toCountry } from '../../src/terms/country.js';
import { ingestedLibrary, packLibrary, readSource } from './adcvd-library.js';

interface Case {
  readonly title: string;
  readonly case: string;
  readonly hts: string;
  readonly country: string;
  readonly description: string;
  readonly clause?: number;
  readonly determination: string;
  readonly quote?: string | null;
}

const GROUPS = parse(readFileSync('test/cases/adcvd-screening.yaml', 'utf8')) as Record<string, Case[]>;
const ALL = Object.values(GROUPS).flat();
const date = toCalendarDate('2026-09-15');

let full: AdcvdLibrary;
let pack: AdcvdLibrary;

beforeAll(async () => {
  [full, pack] = [await ingestedLibrary(), await packLibrary()];
});

function screen(library: AdcvdLibrary, one: Case): readonly ScreeningMatch[] {
  return screenGoods(library, {
    htsDigits: one.hts.replaceAll('.', ''),
    country: toCountry(one.country),
    date,
    product: readProduct(one.description),
    producer: null,
    exporter: null,
  });
}

function matchOf(library: AdcvdLibrary, one: Case): ScreeningMatch | undefined {
  return screen(library, one).find(({ order }) => order.caseNumber === one.case);
}

test('the cases cover each kind of question at least ten times', () => {
  for (const group of ['exclusions', 'wrong_country', 'listed_but_out', 'in_scope_odd_hts'])
    expect(GROUPS[group]!.length).toBeGreaterThanOrEqual(10);
});

describe.each(Object.keys(GROUPS))('%s', (group) => {
  test.each(GROUPS[group]!.map((one) => [one.title, one] as const))('%s', (_title, one) => {
    const match = matchOf(full, one);
    if (one.determination === 'absent') return expect(match).toBeUndefined();
    const { determination, confidence } = match!.evidence;
    expect({ determination, why: confidence.reasoning }).toMatchObject({ determination: one.determination });
    expect(confidence.score).toBeGreaterThan(0);
    if (one.quote) expect(confidence.supportingPhrases).toContainEqual(expect.stringContaining(one.quote));
    else expect(confidence.supportingPhrases).toEqual([]);
    if (one.clause) {
      const finding = match!.evidence.findings.find(
        ({ clause }) => clause.record.clauseNumber === one.clause,
      );
      expect(finding).toMatchObject({ verdict: 'true', clause: { record: { kind: 'exclusion' } } });
    }
    // The bundled pack has fewer words to quote and must find the same.
    expect(matchOf(pack, one)!.evidence.determination).toBe(one.determination);
  });
});

describe('quotations', () => {
  const sourceTexts = readSource('scope-clauses.ndjson')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { caseNumber: string; clauses: { text: string }[] });

  test('every phrase of every answer is a substring of its stored source, at most 25 words long', () => {
    const texts = new Map(
      sourceTexts.map(({ caseNumber, clauses }) => [caseNumber, clauses.map(({ text }) => text)]),
    );
    let phrases = 0;
    for (const library of [full, pack]) {
      for (const { order, evidence } of ALL.flatMap((one) => screen(library, one))) {
        for (const phrase of evidence.confidence.supportingPhrases) {
          phrases += 1;
          // A shared text is that of the order it was read in.
          const readOf = texts.has(order.caseNumber)
            ? order.caseNumber
            : library.clausesOf(order.caseNumber)[0]!.sharedTextFrom!;
          expect(texts.get(readOf)!.some((text) => text.includes(phrase))).toBe(true);
          expect(phrase.split(/\s+/).length).toBeLessThanOrEqual(25);
        }
      }
    }
    expect(phrases).toBeGreaterThan(50);
  });

  test('what was recalled or not verified is never a quotation', () => {
    const unquotable = full.records.clauses.filter(
      ({ basis, verified }) => basis !== 'quotation' || verified === 'false',
    );
    expect(unquotable.length).toBeGreaterThan(50);
    expect(unquotable.map(quoteOf).filter((quote) => quote !== null)).toEqual([]);
  });

  test('an order without clauses is possibly in scope, tier low, whatever is said', () => {
    const bare = full.orders.filter(
      (order) => order.status === 'active' && full.scopeOf(order).clauses.length === 0,
    );
    expect(bare.length).toBeGreaterThan(600);
    for (const order of bare.slice(0, 40)) {
      const country = order.country!;
      const found = screenGoods(full, {
        htsDigits: order.htsPrefixes[0] ?? null,
        country,
        date,
        product: readProduct(`${order.product}, new`),
        producer: null,
        exporter: null,
      }).find((match) => match.order === order);
      if (found)
        expect(found.evidence).toMatchObject({
          determination: 'possibly_in_scope',
          confidence: { tier: 'low' },
        });
    }
  });
});
