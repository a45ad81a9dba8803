/** A sentence whose words in backticks are names of code. */
export function InlineCode({ text }: { readonly text: string }) {
  return (
    <>{text.split(/`([^`]+)`/).map((piece, at) => (at % 2 === 1 ? <code key={at}>{piece}</code> : piece))}</>
  );
}
