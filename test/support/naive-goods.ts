import type { Condition, Rule, SourcedRate, TariffLine } from '../../src/engine/law.js';
import type { ScopedRule } from '../../src/store/snapshot/law/scope.js';
import { parseRate, type RateExpression } from '../../src/terms/rate-expression.js';
import { NaiveReading } from './naive-endings.js';
import {
  acceptedClaim,
  covers,
  isOn,
  namesGoods,
  type Answer,
  type Goods,
  type Tables,
} from './naive-tables.js';

/** Goods for which a rule should apply on a day, found by trying lines, origins and answers in turn. */

type Answers = Readonly<Record<string, Answer>>;

/** Answers that make a condition true, with the rules whose being due it needs. */
interface Way {
  readonly answers: Answers;
  readonly due: readonly ScopedRule[];
}

const ORIGINS = ['DE', 'CN', 'JP', 'CA', 'MX', 'GB', 'TR', 'BR', 'RU'];
const MAX_WAYS = 12;
const VALUE = 10_000;
/** Column 1 general below and above every threshold of the programs; USMCA goods are free. */
const RATES = [5, 20];
const COLUMN_2 = 45;
/** Every metal has a content and something is left, so that a rule on a part of the value has a part to apply to. */
const CONTENTS = { steel_content_value: 1_000, aluminum_content_value: 2_000, copper_content_value: 3_000 };

/** Until 2026-09-28 the companies of an annex alone owe the duty on patented medicines: it is no condition of the others. */
const ANNEX_COMPANY: Answers = { pharma_annex_iii_company: true };

/** Goods of Canada and Mexico that are entered free under it owe no border order, which takes metals' duties away. */
const USMCA: Answers = { spi: 'S' };

export class GoodsFinder {
  private readonly linesByPrefix = new Map<string, TariffLine[]>();
  private readonly lines: readonly TariffLine[];
  /** What is taken for granted of goods, denied: they are then under fewer headings. */
  private readonly denied: Answers;

  /** @param lines numbers to choose from; their own rates are put aside for `RATES` */
  constructor(
    private readonly tables: Tables,
    lines: readonly TariffLine[],
  ) {
    this.lines = sampleOf(lines);
    const granted = [...tables.definitions.values()].filter(
      ({ type, assumed }) => type === 'boolean' && assumed === 'true',
    );
    this.denied = Object.fromEntries(granted.map(({ key }) => [key, false]));
    for (const line of lines) {
      for (const length of [4, 6, 8, 10]) {
        const prefix = line.number.padEnd(10, '0').slice(0, length);
        const known = this.linesByPrefix.get(prefix);
        if (known === undefined) this.linesByPrefix.set(prefix, [line]);
        else known.push(line);
      }
    }
  }

  /** The first goods found to which the rule applies; else the last tried, so that it is tested all the same. */
  find(scoped: ScopedRule, date: string): { goods: Goods; line: TariffLine } {
    let last: { goods: Goods; line: TariffLine } | null = null;
    for (const { answers, due } of this.waysFor(scoped, date)) {
      for (const line of this.linesOf([scoped, ...due], date)) {
        for (const origin of originsOf([scoped.rule, ...due.map((one) => one.rule)])) {
          for (const percent of RATES) {
            const goods = this.goodsOf(line.number, { origin, date, answers, percent });
            last = { goods, line: withRate(line, percent) };
            if (new NaiveReading(this.tables, goods).endingOf(scoped) === 'applies') return last;
          }
        }
      }
    }
    if (last === null) throw new Error(`no line, origin or answer to try for ${scoped.rule.id} on ${date}`);
    return last;
  }

  goodsOf(number: string, asked: Pick<Goods, 'origin' | 'date' | 'answers' | 'percent'>): Goods {
    const goods = { ...asked, number, value: VALUE, columnPercent: asked.percent };
    const isColumn2 = this.tables.rules.some(
      ({ rule }) =>
        rule.heading === '(column 2)' &&
        isOn(rule, goods.date) &&
        (rule.include as ReadonlySet<string> | null)?.has(goods.origin),
    );
    if (isColumn2) return { ...goods, columnPercent: COLUMN_2 };
    return acceptedClaim(this.tables, goods) === 'S' ? { ...goods, columnPercent: 0 } : goods;
  }

  private waysFor({ rule }: ScopedRule, date: string): readonly Way[] {
    const content: Answers = rule.basis.includes('us_content') ? { us_content_pct: 50 } : {};
    const ways = this.ways(rule.when, true, date);
    return [{}, this.denied, ANNEX_COMPANY, USMCA].flatMap((denied) =>
      ways.map((way) => ({ ...way, answers: { ...CONTENTS, ...content, ...denied, ...way.answers } })),
    );
  }

  private ways(condition: Condition | null, wanted: boolean, date: string): readonly Way[] {
    if (condition === null) return [{ answers: {}, due: [] }];
    switch (condition.kind) {
      case 'not':
        return this.ways(condition.of, !wanted, date);
      case 'all':
      case 'any': {
        const parts = condition.of.map((part) => this.ways(part, wanted, date));
        return (condition.kind === 'all') === wanted ? together(parts) : parts.flat().slice(0, MAX_WAYS);
      }
      case 'headingDue':
        return wanted ? this.waysDue(condition, date) : [{ answers: {}, due: [] }];
      default:
        return answersTo(condition, wanted).map((answers) => ({ answers, due: [] }));
    }
  }

  private waysDue({ headings }: Condition & { kind: 'headingDue' }, date: string): readonly Way[] {
    const due = this.tables.rules.filter(({ rule }) => isOn(rule, date) && covers(headings, rule));
    return due
      .flatMap((one) =>
        this.ways(one.rule.when, true, date).map((way) => ({ ...way, due: [one, ...way.due] })),
      )
      .slice(0, MAX_WAYS);
  }

  /** Lines that all the rules name: some under the numbers of a list, else any. */
  private linesOf(rules: readonly ScopedRule[], date: string): readonly TariffLine[] {
    const listed = rules.find(({ scope }) => scope.every((part) => part.kind === 'list'));
    const prefixes = (listed?.scope ?? []).flatMap((part) =>
      part.kind === 'list' ? part.selection.entries.map((entry) => entry.prefix) : [],
    );
    const pool = prefixes.length === 0 ? this.lines : prefixes.flatMap((prefix) => this.under(prefix));
    const named = pool.filter((line) =>
      rules.every((scoped) => namesGoods(scoped, { number: line.number, date })),
    );
    return named.length === 0 ? this.lines.slice(0, 1) : sampleOf(named);
  }

  private under(prefix: string): readonly TariffLine[] {
    return this.linesByPrefix.get(prefix) ?? [];
  }
}

function sampleOf(lines: readonly TariffLine[]): readonly TariffLine[] {
  const step = Math.max(1, Math.floor(lines.length / MAX_WAYS));
  return lines.filter((_line, index) => index % step === 0).slice(0, MAX_WAYS);
}

function together(parts: readonly (readonly Way[])[]): readonly Way[] {
  return parts.reduce<readonly Way[]>(
    (sofar, part) =>
      sofar
        .flatMap((left) =>
          part.map((right) => ({
            answers: { ...left.answers, ...right.answers },
            due: [...left.due, ...right.due],
          })),
        )
        .slice(0, MAX_WAYS),
    [{ answers: {}, due: [] }],
  );
}

function answersTo(
  condition: Condition & { kind: 'holds' | 'isOneOf' | 'compares' },
  wanted: boolean,
): readonly Answers[] {
  const { key } = condition;
  if (key === 'col1_ave' || key === 'hts_chapter') return [{}];
  switch (condition.kind) {
    case 'holds':
      return [{ [key]: wanted }];
    case 'isOneOf':
      return wanted ? condition.values.slice(0, 4).map((value) => ({ [key]: value })) : [{}, { [key]: 'ZZ' }];
    case 'compares':
      return [{ [key]: answerBeside(condition, wanted) }];
  }
}

/** An answer on the wanted side of a limit: the limit itself or the next number or day. */
function answerBeside({ operator, operand }: Condition & { kind: 'compares' }, wanted: boolean): Answer {
  const isLess = operator.startsWith('<') === wanted;
  const takesLimit = operator.endsWith('=') === wanted;
  const step = takesLimit ? 0 : isLess ? -1 : 1;
  if (!/^\d{4}-/.test(operand)) return Number(operand) + step;
  return new Date(Date.parse(operand) + step * 86_400_000).toISOString().slice(0, 10);
}

function originsOf(rules: readonly Rule[]): readonly string[] {
  const sets = rules.map(({ include }) => include as ReadonlySet<string> | null);
  const named = sets.flatMap((set) => (set === null ? [] : [...set].slice(0, 3)));
  const reached = [...new Set([...named, ...ORIGINS])].filter((origin) =>
    rules.every(
      ({ include, exclude }) =>
        (include === null || (include as ReadonlySet<string>).has(origin)) &&
        !(exclude as ReadonlySet<string>).has(origin),
    ),
  );
  return reached.slice(0, 6);
}

/** The line with a column 1 general rate of its own choosing: the base duty is not what is asked here. */
function withRate(line: TariffLine, percent: number): TariffLine {
  const rate = (text: string): SourcedRate => ({ ...line.column1General, text, expression: plainRate(text) });
  return {
    ...line,
    column1General: rate(`${percent}%`),
    column1Special: [
      { programs: ['S'], rate: rate('Free') },
      { programs: ['S+', 'P', 'P+'], rate: rate(`${percent}%`) },
    ],
    column2: rate(`${COLUMN_2}%`),
  };
}

function plainRate(text: string): RateExpression {
  const parsed = parseRate(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}
