import type { Refusal } from '../../server/refusal.js';

/** For keys without the entitlement closed-beta fields do not exist, so that GraphQL refuses their names. */
export function isBetaRefusal({ kind, detail }: Refusal): boolean {
  return kind === 'closed-beta' || detail.startsWith('Cannot query field');
}

export function BetaNeeded({ what }: { readonly what: string }) {
  return (
    <section class="panel">
      <h2>In closed beta</h2>
      <p>
        {what} are answered to keys with the closed-beta entitlement. Whoever runs this server makes one with
      </p>
      <pre>npm run keys -- create --beta</pre>
    </section>
  );
}
