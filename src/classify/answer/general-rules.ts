import { pathOf, type ClassificationLaw, type Row } from '../classification-law.js';
import type { GoodsFacts } from '../goods/read-goods.js';
import { selectNotesNaming } from '../rank/note-factors.js';
import type { Ranking } from '../rank/rank-lines.js';
import { findBestScores } from './confidence.js';
import { quoteRow, type Quote } from './quotes.js';

/** One step of the General Rules of Interpretation and its result. */
export interface RuleStep {
  /** GRI 1, GRI 2(a), GRI 3(a), GRI 3(b), GRI 3(c), GRI 6, ... */
  readonly rule: string;
  readonly finding: string;
  readonly considered: readonly Considered[];
  readonly quotes: readonly Quote[];
}

/** A heading or row considered in a step. */
interface Considered {
  /** Digits; null: an unnumbered row. */
  readonly number: string | null;
  readonly text: string;
  readonly outcome: 'taken' | 'left' | 'excluded';
  readonly because: string;
}

const HEADINGS_SHOWN = 5;
const ROWS_SHOWN = 12;
/** Headings scoring this close to the first also describe the goods. */
const CLOSE = 0.9;

/** Applies the rules from the headings to the chosen line. */
export function walkRules(facts: GoodsFacts, ranking: Ranking, law: ClassificationLaw): readonly RuleStep[] {
  const [first] = ranking.lines;
  if (first === undefined) return [];
  return [
    firstRule(ranking, law),
    ...secondRule(facts),
    ...thirdRule(facts, ranking, law),
    ...sixthRule(first.row, facts, ranking),
  ];
}

/** GRI 1: the terms of the headings and any relative section or chapter notes. */
function firstRule({ lines, exclusions }: Ranking, law: ClassificationLaw): RuleStep {
  const headings = [...findBestScores(lines, 4).keys()].slice(0, HEADINGS_SHOWN);
  const taken = headings[0] as string;
  const considered = headings.map((heading): Considered => {
    const note = exclusions.find(({ place }) => heading.startsWith(place));
    const root = rootOf(heading, law);
    const because =
      note !== undefined
        ? `${note.note.title} excludes it in favor of heading ${note.heading}`
        : heading === taken
          ? 'its terms say most of what is described'
          : 'its terms say less of what is described';
    const outcome = heading === taken ? 'taken' : note === undefined ? 'left' : 'excluded';
    return { number: heading, text: root?.row.description ?? '', outcome, because };
  });
  const naming = selectNotesNaming(taken, law.notes).slice(0, 2);
  const notes = [...exclusions.map(({ note }) => note), ...naming];
  return {
    rule: 'GRI 1',
    finding: `Heading ${taken} by its terms${notes.length > 0 ? ' and the notes quoted' : ''}.`,
    considered,
    quotes: [
      ...[rootOf(taken, law)].flatMap((root) => (root === null ? [] : [quoteRow(root)])),
      ...notes.map(({ quote, noteId }): Quote => ({ text: quote, kind: 'note', source: noteId })),
    ],
  };
}

/** GRI 2: incomplete or unassembled goods; goods of more than one material. */
function secondRule({ part, fiber }: GoodsFacts): readonly RuleStep[] {
  const steps: RuleStep[] = [];
  if (part !== null)
    steps.push({
      rule: 'GRI 2(a)',
      finding: `“${part.quote}”: an incomplete article has the heading of the whole only where it has its essential character; otherwise it is a part.`,
      considered: [],
      quotes: [{ text: part.quote, kind: 'goods', source: 'description' }],
    });
  if (fiber !== null && /\d/.test(fiber.quote))
    steps.push({
      rule: 'GRI 2(b)',
      finding: 'Mixed textile materials go by the one that predominates by weight (Section XI note 2(A)).',
      considered: [],
      quotes: [{ text: fiber.quote, kind: 'goods', source: 'description' }],
    });
  return steps;
}

/** GRI 3: two headings that both describe the goods. */
function thirdRule(facts: GoodsFacts, { lines }: Ranking, law: ClassificationLaw): readonly RuleStep[] {
  const best = [...findBestScores(lines, 4)];
  const [first, second] = best;
  if (first === undefined || second === undefined || second[1] < first[1] * CLOSE) return [];
  const close = best.filter(([, score]) => score >= first[1] * CLOSE).map(([heading]) => heading);
  const last = [...close].sort().at(-1) as string;
  const considered = close.map((heading): Considered => ({
    number: heading,
    text: rootOf(heading, law)?.row.description ?? '',
    outcome: heading === first[0] ? 'taken' : 'left',
    because: heading === last ? 'last in numerical order: GRI 3(c), where nothing else decides' : 'near',
  }));
  const rule = facts.set === null ? 'GRI 3(a)' : 'GRI 3(b)';
  const finding =
    facts.set === null
      ? `Headings ${close.join(', ')} come near: the most specific description is preferred; the answer to the question would decide.`
      : `Goods put up in a set go by the article that gives it its essential character; “${facts.set.quote}” does not say which it is.`;
  return [{ rule, finding, considered, quotes: [] }];
}

/** GRI 6: level by level, rows of one level compared. */
function sixthRule(line: Row, facts: GoodsFacts, { lines }: Ranking): readonly RuleStep[] {
  const [, ...levels] = pathOf(line);
  return levels.map((level) => {
    const siblings = level.parent?.children ?? [level];
    const others = siblings.filter((row) => row !== level);
    const considered = [level, ...others].slice(0, ROWS_SHOWN).map((row): Considered => ({
      number: row.row.htsNumber,
      text: row.row.description,
      outcome: row === level ? 'taken' : 'left',
      because: row === level ? reasonFor(level, others, facts) : reasonAgainst(row, lines),
    }));
    return {
      rule: 'GRI 6',
      finding: `${level.row.htsNumber ?? 'Unnumbered row'}: ${reasonFor(level, others, facts)}.`,
      considered,
      quotes: [quoteRow(level)],
    };
  });
}

function reasonFor(
  level: Row,
  others: readonly Row[],
  { fiber, wearer, part, construction }: GoodsFacts,
): string {
  if (others.length === 0) return 'the only row of its level';
  if (/^other:?$/i.test(level.row.description))
    return 'no row beside it is said to be meant: the residual row';
  const quoted = [fiber, wearer, part, construction].find(
    (fact) => fact !== null && level.row.description.toLowerCase().includes(fact.quote.toLowerCase()),
  );
  return quoted ? `it says “${quoted.quote}”` : 'it says most of what is described';
}

function reasonAgainst(row: Row, lines: Ranking['lines']): string {
  const under = lines.find(({ row: line }) => pathOf(line).includes(row));
  if (under === undefined) return 'nothing of the description is found there';
  return under.factors.find(({ factor }) => factor < 1)?.because ?? 'it says less of the description';
}

function rootOf(heading: string, law: ClassificationLaw): Row | null {
  const [line] = law.linesOf(heading);
  return line === undefined ? null : (pathOf(line)[0] ?? null);
}
