import { PRIVILEGED, type FactValue } from '../../engine/facts.js';
import type { FactDefinition } from '../../engine/law.js';
import { isDecimal } from '../../engine/fact-set.js';
import { findDenial, METALS, toContentKey, type Metal } from '../../engine/portions.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import { HUNDRED, percentOf, type Decimal } from '../../terms/decimal.js';
import { isBefore } from '../../terms/interval.js';
import { parseCalendarDate, type CalendarDate } from '../../terms/calendar-date.js';
import { quoteInput } from '../../terms/result.js';
import type { DutyArguments, NumberArgument } from './arguments.js';
import { MAX_ANSWERS, type FieldReader } from './field-reader.js';
import { sayNearest } from '../../terms/nearest-name.js';
import { exclusionHeadingsOf, readExclusions } from './read-exclusions.js';
import { readFactValue, type FactLimits } from './read-fact-value.js';
import { StatedFacts } from './stated-facts.js';

/** The specification's parameters that map directly to one key. */
const PARAMETER_KEYS = [
  ['departure', 'loading_date'],
  ['meltpour', 'melt_pour_country'],
  ['uscontent', 'us_content_pct'],
  ['spi', 'spi'],
] as const;

/** Days that cannot be after the entry: key, field, what is done on it. */
export const BEFORE_ENTRY = [
  ['loading_date', 'departure', 'loaded'],
  [PRIVILEGED, `fact.${PRIVILEGED}`, 'admitted'],
] as const;

/** The days before which goods as stated cannot be entered: of loading, of admission to a zone. */
export function listDaysBeforeEntry(given: DutyArguments): readonly CalendarDate[] {
  const answers = [...(given.facts ?? []), ...(given.legalNoteFacts ?? [])].filter(({ key }) =>
    BEFORE_ENTRY.some(([known]) => known === key),
  );
  const texts = [given.departure ?? '', ...answers.map(({ value }) => value)];
  return texts.map((text) => parseCalendarDate(String(text))).flatMap((day) => (day.ok ? [day.value] : []));
}

export interface FactInputs {
  readonly snapshot: Snapshot;
  readonly reader: FieldReader;
  readonly customsValue: Decimal | null;
  readonly entryDate: CalendarDate;
}

export interface ReadFacts {
  readonly stated: ReadonlyMap<string, FactValue>;
  readonly warnings: readonly string[];
}

/** All stated facts of the vocabulary, from the specification's parameters, the claims and the facts. */
export function readFacts(given: DutyArguments, inputs: FactInputs): ReadFacts {
  const facts = new FactsReader(given, inputs);
  facts.readParameters();
  facts.readClaims();
  facts.readFactList();
  facts.readLegalNoteFacts();
  readExclusions(given.exclusions ?? [], facts.stated, inputs);
  facts.readContents();
  facts.checkDates();
  return { stated: facts.stated.toMap(), warnings: facts.warnings };
}

class FactsReader {
  readonly stated: StatedFacts;
  readonly warnings: string[] = [];
  private readonly definitions: ReadonlyMap<string, FactDefinition>;
  private readonly limits: FactLimits;

  constructor(
    private readonly given: DutyArguments,
    private readonly inputs: FactInputs,
  ) {
    const { catalog } = inputs.snapshot;
    this.stated = new StatedFacts(inputs.reader);
    this.definitions = catalog.factDefinitions;
    const programSymbols = () => new Set(catalog.specialPrograms.map((program) => program.symbol));
    const exclusionHeadings = () => exclusionHeadingsOf(inputs.snapshot);
    this.limits = { customsValue: inputs.customsValue, programSymbols, exclusionHeadings };
  }

  readParameters(): void {
    for (const [parameter, key] of PARAMETER_KEYS) {
      const value = this.given[parameter];
      if (value !== null && value !== undefined) this.answer(parameter, key, value);
    }
  }

  /** Certifications of the importer; the absence of a claim states nothing. */
  readClaims(): void {
    if (this.given.usmelt) this.stated.state('melt_pour_country', 'US', 'usmelt');
    if (this.given.uscast) {
      this.stated.state('smelt_country', 'US', 'uscast');
      this.stated.state('cast_country', 'US', 'uscast');
    }
  }

  readFactList(): void {
    const seen = new Set<string>();
    for (const { key, value } of this.inputs.reader.readList('facts', this.given.facts, MAX_ANSWERS)) {
      if (seen.has(key))
        this.inputs.reader.refuse(`fact.${quoteKey(key)}`, 'it is stated twice: give one answer');
      else this.answer(`fact.${quoteKey(key)}`, key, value);
      seen.add(key);
    }
  }

  /** An alias for facts if the key is one; any other key answers a prompt and has no effect on the duty. */
  readLegalNoteFacts(): void {
    const answers = this.inputs.reader.readList('legalNoteFacts', this.given.legalNoteFacts, MAX_ANSWERS);
    for (const { key, value } of answers) {
      const definition = this.definitions.get(key);
      if (definition === undefined || definition.type === 'derived') continue;
      this.answer(`legalNoteFact.${key}`, key, value);
    }
  }

  /** Converts shares of the customs value to values; together they may not exceed the whole. */
  readContents(): void {
    const shares = METALS.map((metal) => this.readShare(metal, this.given[metal]));
    const total = shares.reduce<Decimal | null>(
      (sum, share) => (share && sum ? sum.plus(share) : (share ?? sum)),
      null,
    );
    if (total?.greaterThan(HUNDRED)) {
      const at = METALS.find((_, index) => shares[index] !== null) ?? 'steel';
      this.inputs.reader.refuse(
        at,
        `steel, aluminum and copper add up to ${total.toFixed()} percent: give at most 100`,
      );
    }
    METALS.forEach((metal, index) => this.refuseDenied(metal, shares[index] ?? null));
    if (this.stated.get('contains_metal') !== null || total === null) return;
    if (total.greaterThan(0)) this.stated.state('contains_metal', true, 'steel, aluminum, copper');
    else if (shares.every((share) => share !== null))
      this.stated.state('contains_metal', false, 'steel, aluminum, copper');
  }

  /** Refuses a content, as a share or a value, of a metal that the goods are said not to contain. */
  private refuseDenied(metal: Metal, share: Decimal | null): void {
    const key = toContentKey(metal);
    const content = share ?? this.stated.get(key);
    if (!isDecimal(content) || content.isZero()) return;
    const denial = findDenial(metal, this.stated);
    if (denial === null) return;
    const at = share === null ? `fact.${key}` : metal;
    const wrong = `${content.toFixed()}, but ${denial} is false: goods without the metal have no content of it`;
    this.inputs.reader.refuse(at, `${wrong}, give one`);
  }

  /** Checks that goods are loaded and admitted to a zone before they are entered. */
  checkDates(): void {
    const { entryDate, reader } = this.inputs;
    for (const [key, at, done] of BEFORE_ENTRY) {
      const day = this.stated.get(key);
      if (typeof day !== 'string' || !isBefore(entryDate, day as CalendarDate)) continue;
      reader.refuse(
        at,
        `${day} is after the entry date ${entryDate}: goods are ${done} before they are entered`,
      );
    }
  }

  private readShare(metal: Metal, given: NumberArgument | null | undefined): Decimal | null {
    const { reader, customsValue } = this.inputs;
    const share = reader.readNumber(metal, given, { max: HUNDRED, example: '85' });
    if (share === null) return null;
    if (customsValue !== null) this.stated.state(toContentKey(metal), percentOf(share, customsValue), metal);
    else this.warnings.push(`${metal}: the content value is not known, as the customs value was not stated.`);
    return share;
  }

  private answer(at: string, key: string, value: FactValue | number): void {
    const definition = this.definitions.get(key);
    const { reader } = this.inputs;
    if (definition !== undefined && definition.type !== 'derived') {
      this.stated.state(key, readFactValue(value, { at, definition, limits: this.limits }, reader), at);
      return;
    }
    const askable = [...this.definitions.values()].filter(({ type }) => type !== 'derived');
    const nearest = sayNearest(
      key,
      askable.map((one) => one.key),
      'the nearest key is',
    );
    const because = definition === undefined ? 'is not a fact key' : 'is derived by the calculator';
    reader.refuse(at, `${quoteInput(key)} ${because}${nearest}`);
  }
}

/** A key in a form that is safe in a field name. */
function quoteKey(key: string): string {
  return /^[\w-]{1,64}$/.test(key) ? key : quoteInput(key);
}
