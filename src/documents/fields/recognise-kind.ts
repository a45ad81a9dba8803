import type { Confidence } from '../../terms/confidence.js';
import type { DocumentKind } from '../extraction.js';
import { splitWords } from '../layout/fold.js';
import type { Line } from '../layout/lines.js';
import { toConfidence } from './confidence.js';

/** Titles of documents, and words that only one kind has. Longer titles contain shorter ones: the first match wins. */
const SIGNS: readonly (readonly [kind: Exclude<DocumentKind, 'unknown'>, weight: number, titles: string])[] =
  [
    ['entry_summary', 10, 'entry summary|cbp form 7501|customs form 7501'],
    ['entry_summary', 3, 'total entered value|importer of record|filer code|summary date|surety'],
    [
      'packing_list',
      9,
      'packing list|packing slip|packing note|packliste|lista de empaque|lista de embalaje|liste de colisage|distinta di imballaggio|packing declaration|delivery note',
    ],
    [
      'bill_of_lading',
      10,
      'bill of lading|sea waybill|seawaybill|ocean bill of lading|air waybill|konnossement|conocimiento de embarque|connaissement|polizza di carico|waybill',
    ],
    [
      'bill_of_lading',
      3,
      'shipped on board|notify party|port of discharge|place of receipt|freight prepaid|freight collect|ocean vessel',
    ],
    [
      'commercial_invoice',
      9,
      'commercial invoice|proforma invoice|pro forma invoice|customs invoice|handelsrechnung|facture commerciale|factura comercial|fattura commerciale|tax invoice|sales invoice|export invoice',
    ],
    ['commercial_invoice', 7, 'invoice|rechnung|factura|facture|fattura'],
    [
      'commercial_invoice',
      2,
      'unit price|invoice no|invoice number|total amount|bill to|sold to|einzelpreis|precio unitario|prix unitaire',
    ],
  ];
const TITLES = SIGNS.map(([kind, weight, titles]) => ({
  kind,
  weight,
  titles: titles.split('|').map((title) => splitWords(title).join(' ')),
}));
/** Number of lines from the top that may be a title; a short line is more likely one than a long line. */
const HEAD_LINES = 14;
const MAX_LINES = 400;

interface Vote {
  readonly kind: DocumentKind;
  readonly points: number;
  readonly phrase: string;
}

/** The kind of a document, from its title and the typical words of its form. */
export function recogniseKind(lines: readonly Line[]): { kind: DocumentKind; confidence: Confidence } {
  const votes = new Map<string, Vote>();
  for (const [index, line] of lines.slice(0, MAX_LINES).entries()) {
    for (const { text } of line.segments) {
      for (const vote of votesOf(text, index)) {
        const key = `${vote.kind} ${vote.phrase.toLowerCase()}`;
        if ((votes.get(key)?.points ?? 0) < vote.points) votes.set(key, vote);
      }
    }
  }
  return decide([...votes.values()]);
}

function votesOf(text: string, index: number): Vote[] {
  const words = splitWords(text);
  const folded = ` ${words.join(' ')} `;
  const found: Vote[] = [];
  let rest = folded;
  for (const { kind, weight, titles } of TITLES) {
    const title = titles.find((one) => rest.includes(` ${one} `));
    if (title === undefined) continue;
    rest = rest.replace(` ${title} `, ' | ');
    const isTitle = index < HEAD_LINES && words.length <= title.split(' ').length + 2;
    const share = isTitle ? 1 : weight >= 7 ? 0.2 : 1;
    found.push({ kind, points: weight * share, phrase: text.slice(0, 120) });
  }
  return found;
}

function decide(votes: readonly Vote[]): { kind: DocumentKind; confidence: Confidence } {
  const points = new Map<DocumentKind, number>();
  for (const { kind, points: own } of votes) points.set(kind, (points.get(kind) ?? 0) + own);
  const [first, second] = [...points].sort(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < 2) {
    const reasoning = 'nothing in the document says what it is';
    return { kind: 'unknown', confidence: toConfidence({ score: 0.3, reasoning, phrases: [] }) };
  }
  const [kind, most] = first;
  const lead = most / (most + (second?.[1] ?? 0));
  const score = Math.round(Math.min(0.99, lead * Math.min(1, 0.6 + most / 20)) * 100) / 100;
  const phrases = votes
    .filter((vote) => vote.kind === kind)
    .sort((a, b) => b.points - a.points)
    .slice(0, 3)
    .map(({ phrase }) => phrase);
  return {
    kind,
    confidence: toConfidence({ score, reasoning: 'by its title and the words of its form', phrases }),
  };
}
