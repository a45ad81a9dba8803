import { authorityOf } from './authorities.js';

/** The kinds of duty a chart shows, each named once. */
export function Legend({ types }: { readonly types: readonly string[] }) {
  const known = new Map(
    types.map((type) => [authorityOf(type).tone + authorityOf(type).name, authorityOf(type)]),
  );
  return (
    <ul class="legend">
      {[...known.values()].map(({ tone, name }) => (
        <li key={name}>
          <span class={`swatch tone-${tone}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}
