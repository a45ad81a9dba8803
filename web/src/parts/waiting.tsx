/** Says that an answer is on its way, in words too. */
export function Waiting({ what }: { readonly what: string }) {
  return (
    <p class="waiting" role="status">
      {what}…
    </p>
  );
}
