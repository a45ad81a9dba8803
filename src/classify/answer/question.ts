import { addToList } from '../../terms/group-by.js';
import { pathOf, type Row } from '../classification-law.js';
import type { GoodsFacts } from '../goods/read-goods.js';
import { findFibers } from '../goods/textile.js';
import type { RankedLine } from '../rank/ranked-line.js';

/** A question that splits the first candidates, and where each answer leads. */
export interface SplittingQuestion {
  /** goods | fiber | construction | wearer | part | row:<key> */
  readonly id: string;
  readonly text: string;
  /** Empty: it is answered in words. */
  readonly options: readonly QuestionOption[];
}

interface QuestionOption {
  readonly value: string;
  readonly label: string;
  /** Words that the answer adds to the description; null: it chooses a row. */
  readonly adds: string | null;
  /** Key of the row whose lines remain; null: all remain. */
  readonly keeps: string | null;
  /** Digits of the candidates that remain. */
  readonly leadsTo: readonly string[];
}

/** What is asked where the description names no goods. */
export const ASK_FOR_GOODS: SplittingQuestion = {
  id: 'goods',
  text: 'What are the goods, of what material, and what are they for? For example: women’s knitted cotton T-shirt.',
  options: [],
};

const COMPARED = 12;
const MAX_OPTIONS = 8;

/** The question that divides the candidates most evenly; null: there is nothing to divide. */
export function chooseQuestion(facts: GoodsFacts, lines: readonly RankedLine[]): SplittingQuestion | null {
  const compared = lines.slice(0, COMPARED);
  if (compared.length < 2) return null;
  for (const ask of FACT_QUESTIONS) {
    const question = ask(facts, compared);
    if (question !== null && question.options.filter(({ leadsTo }) => leadsTo.length > 0).length > 1)
      return question;
  }
  return rowQuestion(compared);
}

type Ask = (facts: GoodsFacts, lines: readonly RankedLine[]) => SplittingQuestion | null;

/** The words an answer adds to the description, as few as possible: the schedule is searched for all of them. */
const ADDED: Readonly<Record<string, string>> = {
  ...{ knit: 'knit', woven: 'woven', men: "men's", women: "women's", baby: 'babies' },
  ...{ cotton: 'cotton', manMade: 'synthetic', wool: 'wool', silk: 'silk', vegetable: 'linen' },
};

const choice = (value: string, label: string, lines: readonly RankedLine[]): QuestionOption => ({
  ...{ value, label, adds: ADDED[value] ?? label, keeps: null },
  leadsTo: numbersOf(lines),
});

const saysIn =
  (pattern: RegExp) =>
  ({ row }: RankedLine): boolean =>
    pathOf(row).some(({ row: { description } }) => pattern.test(description));

const inChapter =
  (chapter: string) =>
  ({ digits }: RankedLine): boolean =>
    digits.startsWith(chapter);

const FIBERS = [
  ['cotton', 'of cotton'],
  ['manMade', 'of man-made fibers'],
  ['wool', 'of wool'],
  ['silk', 'of silk'],
  ['vegetable', 'of flax or ramie'],
] as const;

const askConstruction: Ask = ({ construction }, lines) =>
  construction !== null
    ? null
    : {
        id: 'construction',
        text: 'Is the fabric knitted or crocheted, or woven?',
        options: [
          choice('knit', 'knitted or crocheted', lines.filter(inChapter('61'))),
          choice('woven', 'woven', lines.filter(inChapter('62'))),
        ],
      };

const askFiber: Ask = ({ fiber }, lines) => {
  const textile = lines.filter(({ digits }) => digits >= '50' && digits < '64');
  if (fiber !== null || textile.length === 0) return null;
  const narrowest = ({ row }: RankedLine) =>
    [...pathOf(row)].reverse().find((one) => findFibers(one.row.description).length > 0);
  const covers = (line: RankedLine, one: (typeof FIBERS)[number][0]): boolean =>
    findFibers(narrowest(line)?.row.description ?? '').includes(one);
  return {
    id: 'fiber',
    text: 'Which textile fiber weighs most in the goods?',
    options: FIBERS.map(([value, label]) =>
      choice(
        value,
        label,
        textile.filter((line) => covers(line, value)),
      ),
    ),
  };
};

const askWearer: Ask = ({ wearer }, lines) =>
  wearer !== null || !lines.some(({ digits }) => digits >= '61' && digits < '66')
    ? null
    : {
        id: 'wearer',
        text: 'Who wears the goods?',
        options: [
          choice('men', 'for men or boys', lines.filter(saysIn(/(?<!wo)men's|boys'/i))),
          choice('women', 'for women or girls', lines.filter(saysIn(/women's|girls'/i))),
          choice('baby', 'for babies', lines.filter(saysIn(/babies/i))),
        ],
      };

const FACT_QUESTIONS: readonly Ask[] = [askConstruction, askFiber, askWearer];

/** Asks which row applies where the paths of the first candidate and its nearest rival diverge. */
function rowQuestion(lines: readonly RankedLine[]): SplittingQuestion | null {
  const [first, ...others] = lines as [RankedLine, ...RankedLine[]];
  const own = pathOf(first.row);
  const rival = others.find(({ digits }) => digits.slice(0, 6) !== first.digits.slice(0, 6)) ?? others[0];
  if (rival === undefined) return null;
  const shared = pathOf(rival.row).filter((row) => own.includes(row)).length;
  const rows = new Map<Row, RankedLine[]>();
  for (const line of lines) {
    const path = pathOf(line.row);
    if (shared > 0 && path[shared - 1] !== own[shared - 1]) continue;
    const row = path[shared];
    if (row !== undefined) addToList(rows, row, line);
  }
  const options = [...rows].slice(0, MAX_OPTIONS).map(([row, under], place): QuestionOption => ({
    value: String(place + 1),
    label: row.row.description.replace(/:$/, ''),
    adds: null,
    keeps: row.row.rowKey,
    leadsTo: numbersOf(under),
  }));
  if (options.length < 2) return null;
  const text =
    shared === 0 ? 'Which of these headings describes the goods?' : 'Which of these describes the goods?';
  return { id: `row:${own[shared - 1]?.row.rowKey ?? 'headings'}`, text, options };
}

function numbersOf(lines: readonly RankedLine[]): readonly string[] {
  return [...new Set(lines.map(({ digits }) => digits))];
}
