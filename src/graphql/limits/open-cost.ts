import { Kind, type ValueNode } from 'graphql';
import { memberOf } from '../../terms/lazily.js';

export type Variables = Readonly<Record<string, unknown>>;

/** The values of variables, while one request is costed. */
export class VariableReader {
  /** What each fragment costs, however often it is spread. */
  readonly totals = new Map<Cost, number>();

  constructor(
    private readonly variables: Variables,
    private readonly defaults: ReadonlyMap<string, ValueNode | undefined>,
  ) {}

  valueOf(value: ValueNode): unknown {
    if (value.kind === Kind.VARIABLE) return this.named(value.name.value);
    if (value.kind === Kind.LIST) return value.values;
    if (value.kind === Kind.STRING) return value.value;
    if (value.kind === Kind.OBJECT)
      return Object.fromEntries(value.fields.map((field) => [field.name.value, this.valueOf(field.value)]));
    return value.kind === Kind.INT ? Number(value.value) : null;
  }

  named(name: string): unknown {
    const given = this.variables[name];
    const byDefault = this.defaults.get(name);
    return given === undefined && byDefault ? this.valueOf(byDefault) : given;
  }
}

/** Reads values in which no variable stands. */
export const FIXED_VALUES = new VariableReader({}, new Map());

/** Points, or what the variables of a request make of them. */
export type Cost = number | ((variables: VariableReader) => number);

export function readCost(cost: Cost, variables: VariableReader): number {
  return typeof cost === 'number' ? cost : cost(variables);
}

export function sumOf(costs: readonly Cost[]): Cost {
  const open = costs.filter((cost) => typeof cost === 'function');
  const fixed = costs.reduce<number>((sum, cost) => (typeof cost === 'number' ? sum + cost : sum), 0);
  if (open.length === 0) return fixed;
  return (variables) => open.reduce((sum, cost) => sum + cost(variables), fixed);
}

export function productOf(count: Cost, each: Cost): Cost {
  if (typeof count === 'number' && typeof each === 'number') return count * each;
  return (variables) => readCost(count, variables) * readCost(each, variables);
}

/** Reads a cost once for a request, however often it is part of another. */
export function readOnce(cost: Cost): Cost {
  if (typeof cost === 'number') return cost;
  return (variables) => memberOf(variables.totals, cost, () => cost(variables));
}
