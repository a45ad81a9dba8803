import { refusalOfServer } from '../ask-server.js';
import { accept, quoteInput, refuse, type Parsed } from '../../terms/result.js';

/** What to show: one duty, the duty through time, or from every origin. */
export type ViewName = 'duty' | 'timeline' | 'origins';

/** What a command line requests. */
export interface CalcWords {
  /** Parameters of the operation, in the given order, as query string pairs. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  /** For people, as the JSON of the REST operation, or as a table. */
  readonly format: 'text' | 'json' | 'csv';
  readonly help: boolean;
  readonly view: ViewName;
  /** File to write the proof of the answer to; null when none is requested. */
  readonly proof: string | null;
  /** Address of the server to ask; null: this machine answers. */
  readonly server: string | null;
}

export const CALC_USAGE = `dutygraph calc NUMBER [--origin CC] [--value USD] [--date YYYY-MM-DD] ...

The duty on one tariff line, layer by layer. Every parameter of GET /v1/duty/calculate is taken under its name:

  7326.90.86.88           tariff line (required); also --hts 7326.90.86.88
  --origin CN             country of origin
  --value 14172           customs value in USD
  --date 2026-09-15       entry date; today in America/New_York when left out
  --departure, --meltpour, --steel, --aluminum, --copper, --uscontent, --qty, --qty2, --degrees,
  --transport, --spi, --exclusions, --uscast, --usmelt
  --as-filed              the law as published on the entry date, later corrections left out
  --fact key=value        an answer to one key of the fact vocabulary; repeat for more
  --measure UNIT=number   a quantity by unit code; repeat for more
  --productDescription, --manufacturer, --exporter, --adcvdDeclared, --adcvdDisclaimed
                          the goods in words, the firms and the cases, for AD/CVD
  --scopeFact key=value   a fact that AD/CVD scopes turn on; repeat for more
  --timeline              every day on which the duty changes, between --from and --to where they are given (with
                          --as-filed, each day as published on it)
  --origins               the duty from every country, the lowest first
  --json                  the JSON that the REST operation answers
  --csv                   a table: layers and fees, periods, or countries
  --proof FILE            also write the proof of the answer, for dutygraph verify
  --server URL            ask a running server, with the key in DUTYGRAPH_API_KEY
  --help                  this text

Colors are left out where NO_COLOR is set or the output is no terminal.`;

const SWITCHES = ['json', 'csv', 'help', 'timeline', 'origins'];
const FLAGS = ['uscast', 'usmelt', 'verbose', 'trace', 'asFiled', 'as-filed'];
const ALIASES: Readonly<Record<string, string>> = { 'as-filed': 'asFiled' };
const FAMILIES: Readonly<Record<string, string>> = {
  fact: 'fact.',
  measure: 'measures.',
  scopeFact: 'scopeFact.',
};

/** Reads a tariff number, `--name value`, `--name=value` and bare flags. Binding the operation checks names and values. */
export function parseCalcWords(words: readonly string[]): Parsed<CalcWords> {
  const parameters: (readonly [string, string])[] = [];
  const switches = new Set<string>();
  const own: Record<OwnOption, string | null> = { proof: null, server: null };
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const [, name, given] = /^--([A-Za-z][\w.-]*)(?:=([\s\S]*))?$/.exec(word) ?? [];
    if (name === undefined && /^\d[\d.]*$/.test(word) && !parameters.some(([known]) => known === 'hts')) {
      parameters.push(['hts', word]);
      continue;
    }
    if (name === undefined) return refuse(`${quoteInput(word)} is not an option: write --name value`);
    if (SWITCHES.includes(name)) {
      switches.add(name);
      continue;
    }
    const isBare =
      given === undefined && FLAGS.includes(name) && !/^(true|false)$/.test(words[index + 1] ?? '');
    const value = isBare ? 'true' : (given ?? words[(index += 1)]);
    if (value === undefined) return refuse(`--${name} is left without a value: write --${name} value`);
    if (isOwn(name)) {
      const refused = refusalOf(name, value);
      if (refused !== null) return refuse(refused);
      own[name] = value;
      continue;
    }
    const parameter = toParameter(name, value);
    if (!parameter.ok) return parameter;
    parameters.push(parameter.value);
  }
  const view = switches.has('timeline') ? 'timeline' : switches.has('origins') ? 'origins' : 'duty';
  const format = switches.has('json') ? 'json' : switches.has('csv') ? 'csv' : 'text';
  const refused = refusalOfWhole(switches, { parameters, view, proof: own.proof });
  if (refused !== null) return refuse(refused);
  return accept({ parameters, format, help: switches.has('help'), view, ...own });
}

/** What a view answers by itself, and a question therefore does not say. */
const ANSWERED_BY: Readonly<Record<ViewName, readonly [option: string, because: string] | null>> = {
  duty: null,
  timeline: ['date', 'a timeline is of every day, between --from and --to'],
  origins: ['origin', 'every country of origin is compared'],
};

/** Null: the options go together. */
function refusalOfWhole(
  switches: ReadonlySet<string>,
  { parameters, view, proof }: Pick<CalcWords, 'parameters' | 'view' | 'proof'>,
): string | null {
  if (switches.has('timeline') && switches.has('origins')) return 'choose one of --timeline and --origins';
  if (switches.has('json') && switches.has('csv')) return 'choose one of --json and --csv';
  if (view !== 'duty' && proof !== null) return `--proof is of one duty: leave out --${view}`;
  const [option, because] = ANSWERED_BY[view] ?? [];
  return parameters.some(([name]) => name === option) ? `--${option}: leave it out: ${because}` : null;
}

/** Options of the command that are no parameters of the operation. */
type OwnOption = 'proof' | 'server';

function isOwn(name: string): name is OwnOption {
  return name === 'proof' || name === 'server';
}

function refusalOf(name: OwnOption, value: string): string | null {
  if (name === 'proof') return value === '' ? '--proof is left without a file: write --proof FILE' : null;
  const refused = refusalOfServer(value);
  return refused === null ? null : `--server ${quoteInput(value)}: ${refused}`;
}

function toParameter(name: string, value: string): Parsed<readonly [string, string]> {
  const prefix = FAMILIES[name];
  if (prefix === undefined) return accept([ALIASES[name] ?? name, value]);
  const separator = value.indexOf('=');
  if (separator > 0) return accept([prefix + value.slice(0, separator), value.slice(separator + 1)]);
  return refuse(`--${name} ${quoteInput(value)}: write --${name} key=value`);
}
