import { createHash } from 'node:crypto';

/** A ruling letter of Customs (CROSS) as a source gives it. */
export interface Ruling {
  /** As Customs writes it, in capitals: N338182, H179957, K80661. */
  readonly rulingNumber: string;
  /** YYYY-MM-DD */
  readonly rulingDate: string;
  readonly collection: 'HQ' | 'NY';
  readonly category: string;
  readonly subject: string;
  /** Digits, 4 to 10; headings of Chapter 99 included. */
  readonly htsNumbers: readonly string[];
  /** True: Customs marks the letter as revoked by operation of law. */
  readonly operationallyRevoked: boolean;
  readonly text: string;
  /** What the text is, in words: the letter itself or a summary. */
  readonly textStatus: string;
  /** official: the text of the letter; secondary: a text about the letter, never quoted as its words. */
  readonly sourceLabel: 'official' | 'secondary';
  readonly url: string | null;
  readonly links: readonly RulingLink[];
}

/** The effect of one letter on another, or a mere mention of it. */
export interface RulingLink {
  readonly fromNumber: string;
  readonly kind: 'modifies' | 'revokes' | 'related';
  readonly toNumber: string;
}

/** A ruling number in canonical form, or null when the text cannot be one. */
export function toRulingNumber(text: string): string | null {
  const number = text
    .trim()
    .toUpperCase()
    .replace(/^(?:HQ|NY)\s*(?=[A-Z]?\d)/, '');
  return /^[A-Z]{0,3}\d{4,7}$/.test(number) ? number : null;
}

/** sha256 of everything a source says about a letter, hex. */
export function hashRuling(ruling: Ruling): string {
  const links = ruling.links.map(({ fromNumber, kind, toNumber }) => `${fromNumber} ${kind} ${toNumber}`);
  const content = [
    ...[ruling.rulingNumber, ruling.rulingDate, ruling.collection, ruling.category, ruling.subject],
    ...[ruling.htsNumbers, ruling.operationallyRevoked, ruling.text, ruling.textStatus, ruling.sourceLabel],
    ...[ruling.url, links.sort()],
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
