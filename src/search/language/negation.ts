/** A part of a description that says what is NOT covered. */
const NEGATED =
  /\((?:other than|except|excluding|not including)[^()]{0,600}\)|\b(?:other than|excluding|except(?: for)?|not including|but not)\b[^;:(]{0,600}|\bnot (?:containing |of )?(\p{L}{1,40}(?: or \p{L}{1,40})?)/giu;

/** A description split into what it covers and what it excludes. */
export interface Coverage {
  readonly covered: string;
  readonly negated: string;
}

/**
 * Separates the words of exclusions from the others: `Trousers (other than swimwear), not knitted or crocheted` covers
 * trousers; swimwear and knitted are negated. Offsets of the covered words do not change.
 */
export function readNegation(description: string): Coverage {
  let negated = '';
  const covered = description.replace(NEGATED, (stretch) => {
    if (
      /^not (?:exceeding|over|less|more|put|elsewhere|specified|included|further|otherwise|subject|described|for|the|including)\b/i.test(
        stretch,
      )
    )
      return stretch;
    negated += ` ${stretch}`;
    return ' '.repeat(stretch.length);
  });
  return { covered, negated };
}
