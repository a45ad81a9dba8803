import type { Condition, FactType } from '../../engine/law.js';
import { cellOf, readOptionalCell, SourceRowError, type SourceRow } from '../text/csv-table.js';
import { readParts, readWord, readYesNo } from '../text/read-cell.js';

/** A key of the fact vocabulary, with the value assumed for a missing fact. */
export interface FactKey {
  readonly row: SourceRow;
  readonly key: string;
  readonly type: FactType;
  readonly unit: string | null;
  /** The codes or booleans allowed as answers; empty when only the type limits them. */
  readonly allowedValues: readonly string[];
  readonly assumed: string | null;
  readonly ask: boolean;
}

const TYPES: readonly FactType[] = ['boolean', 'number', 'date', 'country', 'code', 'heading', 'derived'];
const LISTED: readonly FactType[] = ['boolean', 'code'];

/** Reads the vocabulary, law/facts.csv; a duplicate key is rejected, and a question without an answer to go on with. */
export function readFactKeys(rows: readonly SourceRow[]): readonly FactKey[] {
  const keys = rows.map(readFactKey);
  const repeated = keys.find(({ key }, place) => keys.findIndex((other) => other.key === key) !== place);
  if (repeated) throw new SourceRowError(repeated.row, `key: "${repeated.key}" stands there twice`);
  return keys;
}

function readFactKey(row: SourceRow): FactKey {
  const type = readWord(row, 'type', TYPES);
  const allowedValues = LISTED.includes(type)
    ? readParts(row, 'values', ';').filter((value) => !value.includes(' of '))
    : [];
  const key: FactKey = {
    ...{ row, key: cellOf(row, 'key'), type, unit: readOptionalCell(row, 'unit'), allowedValues },
    assumed: readOptionalCell(row, 'assumed'),
    ask: readYesNo(row, 'ask'),
  };
  if (key.ask && key.assumed === null && !canBeNoneOfThose(key))
    throw new SourceRowError(
      row,
      `assumed: ${key.key} is asked for, so name the answer that stands meanwhile`,
    );
  return key;
}

/** An answer may be one that the law does not name: it is presumed while none is given. */
function canBeNoneOfThose({ type, allowedValues }: FactKey): boolean {
  return ['country', 'heading', 'code'].includes(type) && allowedValues.length < 2;
}

/**
 * Describes how a condition misuses this vocabulary, or returns null: an unknown key, a test that the key's type does
 * not allow, or a code that no answer may have.
 */
export function findMisuse(condition: Condition, keys: ReadonlyMap<string, FactKey>): string | null {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.map((part) => findMisuse(part, keys)).find((misuse) => misuse !== null) ?? null;
    case 'not':
      return findMisuse(condition.of, keys);
    case 'headingDue':
      return keys.has('heading_due') ? null : 'the key heading_due is not in the vocabulary';
    default: {
      const key = keys.get(condition.key);
      return key ? findMisuseOf(key, condition) : `there is no fact key "${condition.key}"`;
    }
  }
}

function findMisuseOf(
  key: FactKey,
  test: Condition & { kind: 'holds' | 'isOneOf' | 'compares' },
): string | null {
  if (test.kind === 'holds')
    return key.type === 'boolean' ? null : `${key.key} is a ${key.type}: it cannot hold by itself`;
  if (test.kind === 'compares') {
    if (!['number', 'date', 'derived'].includes(key.type))
      return `${key.key} is a ${key.type}: it cannot be compared`;
    if (key.unit === 'USD')
      return `${key.key} is an amount: compare a share of the value, as bounds follow no limit of an amount`;
    const shape = key.type === 'date' ? /^\d{4}-\d{2}-\d{2}$/ : /^\d+(\.\d+)?$/;
    return shape.test(test.operand) ? null : `${key.key}: "${test.operand}" is not a ${key.type}`;
  }
  const strange = test.values.find(
    (value) => key.allowedValues.length > 0 && !key.allowedValues.includes(value),
  );
  return strange === undefined ? null : `${key.key} has no value "${strange}"`;
}
