/** Rules of Incoterms 2020, and those of 2010 that are still used. */
const RULES = /(?<![A-Za-z])(EXW|FCA|CPT|CIP|DAP|DPU|DDP|FAS|FOB|CFR|CIF|DAT|C&F|CNF)(?![A-Za-z])/;
const PLACE = /^[ ,:-]{0,3}(\p{L}[\p{L}.' -]{1,40})/u;
const NOT_A_PLACE = /^(value|price|total|amount|incoterms?|usd|eur|us)(?!\p{L})/iu;

export interface IncotermReading {
  readonly rule: string;
  /** The rule as printed. */
  readonly text: string;
  /** Named place as printed. Null: none follows. */
  readonly place: string | null;
}

/** Finds a rule with its named place in a short text. */
export function readIncoterm(given: string): IncotermReading | null {
  const text = given.slice(0, 160);
  const match = RULES.exec(text);
  if (!match) return null;
  const printed = match[1]!;
  const rule = printed === 'C&F' || printed === 'CNF' ? 'CFR' : printed;
  const follows = PLACE.exec(text.slice(match.index + printed.length))?.[1] ?? '';
  const [named = ''] = follows.split(/ ?(?:\(|,|incoterms)/i);
  const place = named.trim();
  return { rule, text: printed, place: place.length > 1 && !NOT_A_PLACE.test(place) ? place : null };
}
