interface HighlightedParts {
  readonly text: string;
  /** What to mark, wherever the text has it; case does not matter. */
  readonly phrases: readonly string[];
}

/** A text with the words that count marked in it. */
export function Highlighted({ text, phrases }: HighlightedParts) {
  const wanted = phrases.map((phrase) => phrase.trim()).filter((phrase) => phrase.length > 2);
  if (wanted.length === 0) return <>{text}</>;
  const pattern = new RegExp(`(${wanted.map(toPattern).join('|')})`, 'gi');
  return (
    <>
      {text
        .split(pattern)
        .map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece))}
    </>
  );
}

/** Spaces of a quotation may be line breaks in the text. */
function toPattern(phrase: string): string {
  return phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
}
