/** How far a record may be trusted; `unverified` records never enter a total. */
export type SourceLabel = 'official' | 'derived' | 'secondary' | 'unverified';

/** How sure the reading of the law is. */
export type ConfidenceLabel = 'high' | 'medium' | 'low';

/**
 * The source of a number. `document` is the official document as cited (a Federal Register document, a proclamation, an
 * executive order, a CSMS message, an HTS revision); `locator` the place in it.
 */
export interface Citation {
  readonly document: string;
  readonly locator: string | null;
  readonly url: string | null;
  readonly source: SourceLabel;
}

/** The list as one that cannot be empty. @throws TypeError naming `what` when it is */
export function requireCited(what: string, [first, ...others]: readonly Citation[]): Cited {
  if (first === undefined) throw new TypeError(`${what} has no citation`);
  return [first, ...others];
}

/** A list that cannot be empty: a rate without a citation cannot be built. */
export type Cited = readonly [Citation, ...Citation[]];
