import { Decimal } from '../terms/decimal.js';
import { CHAPTER, COLUMN_EQUIVALENT, type Circumstances } from './conditions.js';
import { answerText, isDecimal } from './fact-set.js';
import type { FactValue } from './facts.js';
import type { Condition, FactDefinition } from './law.js';

type Definitions = ReadonlyMap<string, FactDefinition>;

/** What the calculator derives has no question. */
const DERIVED: Readonly<Record<string, string>> = {
  [CHAPTER]: 'the chapter',
  [COLUMN_EQUIVALENT]: 'the column 1 duty as a share of the value',
};

const SIZES = { '<': 'below', '<=': 'at most', '>': 'above', '>=': 'at least' } as const;
const TIMES = { '<': 'before', '<=': 'not after', '>': 'after', '>=': 'not before' } as const;

/**
 * A condition for people, each fact by its question:
 * `“Is the quota still open on the entry date?” yes and the chapter other than 72, 73`.
 */
export function explainCondition(condition: Condition, definitions: Definitions): string {
  const explain = (inner: Condition): string => explainCondition(inner, definitions);
  switch (condition.kind) {
    case 'all':
      return condition.of.map(explain).join(' and ');
    case 'any':
      return `(${condition.of.map(explain).join(' or ')})`;
    case 'not':
      return explainOpposite(condition.of, definitions);
    case 'holds':
      return `${nameOf(condition.key, definitions)} yes`;
    case 'isOneOf':
      return `${nameOf(condition.key, definitions)} ${condition.values.map(wordsOf).join(' or ')}`;
    case 'compares':
      return explainComparison(condition, definitions);
    case 'headingDue':
      return 'a duty under one of the headings it names is due';
  }
}

function explainOpposite(condition: Condition, definitions: Definitions): string {
  switch (condition.kind) {
    case 'holds':
      return `${nameOf(condition.key, definitions)} no`;
    case 'isOneOf':
      return `${nameOf(condition.key, definitions)} other than ${condition.values.map(wordsOf).join(', ')}`;
    default:
      return `not (${explainCondition(condition, definitions)})`;
  }
}

function explainComparison(
  { key, operator, operand }: Condition & { kind: 'compares' },
  definitions: Definitions,
): string {
  const name = nameOf(key, definitions);
  if (/^\d{4}-/.test(operand)) return `${name} ${TIMES[operator]} ${operand}`;
  return `${name} ${SIZES[operator]} ${valueOf(new Decimal(operand), key, definitions)}`;
}

/** The answer to each of the keys, in order: `no, 100%`. */
export function explainAnswers(
  keys: readonly string[],
  definitions: Definitions,
  { factSet, columnEquivalent }: Circumstances,
): string {
  return keys
    .map((key) =>
      valueOf(key === COLUMN_EQUIVALENT ? columnEquivalent : factSet.answer(key), key, definitions),
    )
    .join(', ');
}

function valueOf(answer: FactValue | null, key: string, definitions: Definitions): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  const text = answerText(answer);
  if (!isDecimal(answer)) return wordsOf(text);
  const isShare = definitions.get(key)?.unit?.startsWith('percent') ?? key === COLUMN_EQUIVALENT;
  return isShare ? `${text}%` : text;
}

function nameOf(key: string, definitions: Definitions): string {
  const question = definitions.get(key)?.question ?? '';
  return DERIVED[key] ?? (question === '' ? wordsOf(key) : `“${question}”`);
}

function wordsOf(code: string): string {
  return code.replaceAll('_', ' ');
}
