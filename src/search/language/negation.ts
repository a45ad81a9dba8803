/** What follows `not` where it denies nothing of the goods. */
const NO_DENIAL =
  'exceeding|over|less|more|put|elsewhere|specified|included|further|otherwise|subject|described|for|the|including';
const DENIAL = String.raw`\bnot (?:containing |of )?(?!(?:${NO_DENIAL})\b)\p{L}{1,40}(?: or \p{L}{1,40})?`;
const DENIED = new RegExp(DENIAL, 'giu');
/** A part of a description that says what is NOT covered. */
const NEGATED = new RegExp(
  String.raw`\((?:other than|except|excluding|not including)[^()]{0,600}\)|\b(?:other than|excluding|except(?: for)?|not including|but not)\b[^;:(]{0,600}|${DENIAL}`,
  'giu',
);

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
  return separate(description, NEGATED);
}

/**
 * The same for the words of somebody who describes goods: only what follows `not` is negated, as `other than` and the like
 * also introduce what the goods are.
 */
export function readDenial(query: string): Coverage {
  return separate(query, DENIED);
}

function separate(text: string, pattern: RegExp): Coverage {
  let negated = '';
  const covered = text.replace(pattern, (stretch) => {
    negated += ` ${stretch}`;
    return ' '.repeat(stretch.length);
  });
  return { covered, negated };
}
