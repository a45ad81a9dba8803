import { Problem, type FieldProblem } from '../terms/errors.js';
import { isJsonObject, type JsonObject } from '../terms/json-object.js';
import { quoteInput, type Parsed } from '../terms/result.js';
import { findNearestName } from '../terms/nearest-name.js';
import type { Operation } from './operation.js';
import type { Parameter, ParameterFamily } from './parameter.js';
import { readFromJson, readFromUrl, type VariableValue } from './read-value.js';

/** Variables of a stored document. */
export type Variables = Record<string, unknown>;

/** The arguments of a request, before they are checked. */
export interface RawArguments {
  /** Decoded parts of the path by parameter name. */
  readonly path: Readonly<Record<string, string>>;
  /** Decoded pairs of the query string, in order, repetitions included. */
  readonly query: readonly (readonly [name: string, value: string])[];
  /** The JSON body; undefined where the operation takes none. */
  readonly body?: unknown;
}

/** What binding needs of an operation. */
type Bound = Pick<Operation, 'parameters' | 'families' | 'path'> & { readonly method: string };

/** One member of a family, in its GraphQL form. */
interface Pair {
  readonly key: string;
  readonly value: string;
}

/** Converts the arguments of a request to the variables of one operation's document. */
export interface Binder {
  /** Throws one Problem that lists everything wrong with the request. */
  fromRequest(request: RawArguments): Variables;
  /** Arguments of a tool call: one JSON object, whatever part of a request the parameters belong to. */
  fromToolCall(given: JsonObject): Variables;
}

/** Prepares the binding of one operation once, so that a request only needs lookups. */
export function createBinder(operation: Bound): Binder {
  const names = indexNames(operation);
  return {
    fromRequest: ({ path, query, body }) => {
      const binding = new Binding(operation, names);
      for (const name in path) binding.takeText('path', name, path[name]!);
      for (const [name, value] of query) binding.takeText('query', name, value);
      if (body !== undefined) binding.takeBody(body);
      return binding.finish();
    },
    fromToolCall: (given) => {
      const binding = new Binding(operation, names);
      binding.takeMembers(given, '', '');
      return binding.finish();
    },
  };
}

/** The names of one operation, for lookup by requests. */
interface Names {
  readonly byName: ReadonlyMap<string, Parameter>;
  readonly byPlace: Readonly<Record<Parameter['in'], ReadonlyMap<string, Parameter>>>;
  readonly required: readonly Parameter[];
  readonly families: readonly ParameterFamily[];
  /** Names of objects that contain parameters. */
  readonly holders: ReadonlySet<string>;
  /** The variables, split at their dots. */
  readonly parts: ReadonlyMap<string, readonly string[]>;
}

function indexNames({ parameters, families = [] }: Bound): Names {
  const indexOf = (listed: readonly Parameter[]) => new Map(listed.map((one) => [one.name, one]));
  const at = (place: Parameter['in']) => indexOf(parameters.filter((one) => one.in === place));
  const variables = [...parameters, ...families].map(({ variable }) => variable);
  return {
    byName: indexOf([...parameters].reverse()),
    byPlace: { path: at('path'), query: at('query'), body: at('body') },
    required: parameters.filter(({ required }) => required),
    families,
    holders: new Set(
      parameters.flatMap(({ name }) =>
        name.split('.').flatMap((_, count, parts) => parts.slice(0, count).join('.')),
      ),
    ),
    parts: new Map(variables.map((variable) => [variable, variable.split('.')])),
  };
}

/** Maximum problems in one answer: finding the nearest of thousands of names is expensive. */
const MAX_PROBLEMS = 20;
const MAX_NAME = 64;
const PRINTABLE = /^[\x21-\x7e]*$/;

/** The state of binding one request: variables so far, names seen, problems found. */
class Binding {
  private readonly variables: Variables = {};
  private readonly seen = new Set<string>();
  private readonly problems: FieldProblem[] = [];

  constructor(
    private readonly operation: Bound,
    private readonly names: Names,
  ) {}

  takeText(place: 'path' | 'query', name: string, text: string): void {
    if (this.seen.has(name))
      return this.refuse(name, `${quoteInput(name)} is given more than once: give it once`);
    this.seen.add(name);
    const parameter = this.names.byPlace[place].get(name);
    if (parameter) return this.keep(name, parameter, readFromUrl(text, parameter));
    const family = this.names.families.find(
      ({ prefix }) => name.startsWith(prefix) && name.length > prefix.length,
    );
    if (family) return this.keepMember(name, family, { key: name.slice(family.prefix.length), value: text });
    this.refuseUnknown(name, name, place);
  }

  takeBody(body: unknown): void {
    if (!isJsonObject(body)) throw new Problem('malformed-request', 'The body must be a JSON object.');
    this.takeMembers(body, '/', '');
  }

  /** `pointer` is `/` in a body (RFC 6901) and empty in a tool call; `within` is the dotted name of the member. */
  takeMembers(members: JsonObject, pointer: string, within: string): void {
    for (const [key, value] of Object.entries(members)) {
      const name = within + key;
      const at = pointer + (pointer === '' ? name : key);
      const parameter = this.names.byName.get(name);
      const family = this.operation.families?.find(({ member }) => member === name);
      const inner = this.names.holders.has(name);
      if (value === null && (parameter || family || inner)) continue;
      this.seen.add(name);
      if (parameter) this.keep(at, parameter, readFromJson(value, parameter));
      else if (family) this.takeFamily(at, family, value);
      else if (!inner) this.refuseUnknown(at, name, 'body');
      else if (isJsonObject(value)) this.takeMembers(value, pointer === '' ? '' : `${at}/`, `${name}.`);
      else this.refuse(at, `${at}: it must be a JSON object`);
    }
  }

  finish(): Variables {
    for (const { name, in: place, example } of this.names.required) {
      if (this.seen.has(name)) continue;
      const at = place === 'body' ? `/${name.replaceAll('.', '/')}` : name;
      this.refuse(at, `${at} is missing: give it, for example ${String(example)}`);
    }
    this.throwProblems();
    return this.variables;
  }

  private takeFamily(at: string, family: ParameterFamily, value: unknown): void {
    if (!isJsonObject(value)) return this.refuse(at, `${at}: it must be a JSON object of keys and values`);
    const separator = at.startsWith('/') ? '/' : '.';
    for (const [key, given] of Object.entries(value)) {
      const name = at + separator + key;
      if (given === null) continue;
      if (isScalar(given)) this.keepMember(name, family, { key, value: String(given) });
      else this.refuse(name, `${name}: it must be a string, a number or a boolean`);
    }
  }

  private keepMember(at: string, family: ParameterFamily, pair: Pair): void {
    const parsed = readFromUrl(pair.value, MEMBER[family.type]);
    if (!parsed.ok) return this.refuse(at, `${at}: ${parsed.message}`);
    const [holder, member] = this.placeOf(family.variable);
    const pairs = (holder[member] ??= []) as Pair[];
    pairs.push(pair);
  }

  private keep(at: string, parameter: Parameter, parsed: Parsed<VariableValue>): void {
    if (!parsed.ok) return this.refuse(at, `${at}: ${parsed.message}`);
    const [holder, member] = this.placeOf(parameter.variable);
    holder[member] = parsed.value;
  }

  /** The object that contains a variable, created if needed; names come from the registry, never from a caller. */
  private placeOf(variable: string): [Record<string, unknown>, string] {
    const names = this.names.parts.get(variable)!;
    const last = names.length - 1;
    let holder = this.variables;
    for (let at = 0; at < last; at += 1) holder = (holder[names[at]!] ??= {}) as Record<string, unknown>;
    return [holder, names[last]!];
  }

  /** A caller's name is quoted like other input. Stops once there are enough problems. */
  private refuse(at: string, message: string): void {
    const shown = at.length > MAX_NAME || !PRINTABLE.test(at) ? quoteInput(at) : at;
    this.problems.push({ at: shown, message: message.replaceAll(at, shown) });
    if (this.problems.length === MAX_PROBLEMS) this.throwProblems();
  }

  private throwProblems(): void {
    const [first] = this.problems;
    if (first) throw new Problem('invalid-parameter', first.message, this.problems);
  }

  private refuseUnknown(at: string, name: string, place: Parameter['in']): void {
    const { parameters, families = [], method, path } = this.operation;
    const taken = parameters.filter((parameter) => parameter.in === place);
    const prefixes = families.map(({ prefix }) => prefix);
    // What another operation calls `origin` goes into a variable of that name here too.
    const same = taken.find(({ variable }) => variable.slice(variable.lastIndexOf('.') + 1) === name);
    const nearest = same?.name ?? findNearestName(name, [...taken.map((one) => one.name), ...prefixes]);
    const shown = nearest !== null && prefixes.includes(nearest) ? `${nearest}<key>` : nearest;
    const cure = shown === null ? 'it takes no parameters' : `the nearest it takes is ${shown}`;
    this.refuse(at, `${quoteInput(at)} is not a parameter of ${method} ${path}: ${cure}`);
  }
}

/** The settings common to the values of every family. */
const VALUE: Omit<Parameter, 'type'> = {
  name: 'value',
  in: 'query',
  variable: 'value',
  description: 'The answer to one key.',
  example: '1200',
};

const MEMBER: Readonly<Record<ParameterFamily['type'], Parameter>> = {
  text: { ...VALUE, type: 'text' },
  decimal: { ...VALUE, type: 'decimal' },
};

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
