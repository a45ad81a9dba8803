import { Highlighted } from '../../parts/highlighted.js';

interface Clause {
  readonly number: number;
  readonly kind: string;
  readonly verdict?: string;
  readonly quote?: string | null | undefined;
  readonly summary: string;
  readonly tests?: readonly {
    readonly attribute: string;
    readonly wanted: string;
    readonly verdict: string;
  }[];
}

interface ListParts {
  readonly clauses: readonly Clause[];
  /** Words of the scope that speak for the finding. */
  readonly phrases: readonly string[];
  /** The goods in words, as described. */
  readonly goods?: string;
}

const SIGNS: Readonly<Record<string, readonly [sign: string, words: string]>> = {
  met: ['✓', 'holds'],
  not_met: ['✗', 'does not hold'],
  unknown: ['?', 'not known'],
};

/** The clauses of a scope, each with whether it holds of the goods and the words that say so marked. */
export function ClauseList({ clauses, phrases, goods = '' }: ListParts) {
  return (
    <ol class="clauses">
      {clauses.map((clause) => {
        const [sign, words] = SIGNS[clause.verdict ?? ''] ?? ['', ''];
        const highlights = [...phrases, ...highlightsOf(clause, goods)];
        return (
          <li key={clause.number} class={clause.verdict}>
            <span class="sign" aria-hidden="true">
              {sign}
            </span>
            <div>
              <strong>{clause.kind}</strong> <span class="hint">{words}</span>
              {clause.quote ? (
                <blockquote>
                  “<Highlighted text={clause.quote} phrases={highlights} />”
                </blockquote>
              ) : null}
              <p>
                <Highlighted text={clause.summary} phrases={highlights} />
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** What the tests that are met asked for: of several things the ones that the goods are described with. */
function highlightsOf({ tests = [] }: Clause, goods: string): readonly string[] {
  const described = new Set(toStems(goods));
  return tests
    .filter(({ verdict }) => verdict === 'met')
    .flatMap(({ wanted }) => {
      const all = wanted.split(' or ');
      const named = all.filter((one) => toStems(one).some((stem) => described.has(stem)));
      return named.length > 0 ? named : all;
    });
}

function toStems(text: string): readonly string[] {
  return (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map((word) => word.replace(/(en|s)$/, ''));
}
