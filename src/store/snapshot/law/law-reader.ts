import type {
  AdcvdCandidate,
  Chapter98Treatment,
  Displacement,
  FactDefinition,
  FeeSchedule,
  Law,
  MatchedRule,
  OriginExemption,
  SpecialProgram,
  TariffLine,
} from '../../../engine/law.js';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import type { Country } from '../../../terms/country.js';
import { contains, isBefore } from '../../../terms/interval.js';
import { isRead } from '../published.js';
import { RecentlyUsed } from '../recently-used.js';
import type { Catalog, Coverage } from '../catalog.js';
import type { RateReferences } from '../schedule/referenced-rate.js';
import type { DaySchedule } from '../schedule/day-schedule.js';
import type { Schedule } from '../schedule/schedule.js';
import type { AdcvdIndex } from './adcvd-index.js';
import type { DayRules } from './day-rules.js';
import { indexMpfExemptions } from './origin-exemptions.js';
import type { RuleBook } from './rule-book.js';
import type { ScopeGroup } from './scope-group.js';

/** Dates whose parts stay cached, a few references each: at least half of them, more than two years of days. */
const DATES_KEPT = 2_000;

/** The parts from which the law of every line and origin is assembled. */
export interface LawParts
  extends
    Pick<Coverage, 'programsVerifiedTo' | 'scheduleVerifiedTo'>,
    Pick<Catalog, 'displacements' | 'chapter98' | 'factDefinitions'>,
    Pick<Catalog, 'specialPrograms' | 'fees' | 'feeExemptions'> {
  readonly schedule: Schedule;
  readonly references: RateReferences;
  readonly ruleBook: RuleBook;
  readonly adcvd: AdcvdIndex;
}

/** The parts of one date's law that lines and origins share. */
interface DateParts {
  readonly date: CalendarDate;
  readonly schedule: DaySchedule;
  readonly rules: DayRules;
  readonly displacements: readonly Displacement[];
  readonly specialPrograms: readonly SpecialProgram[];
  readonly fees: FeeSchedule;
  readonly mpfExemptions: MpfExemptions;
}

type MpfExemptions = ReadonlyMap<Country, OriginExemption>;

/** The law asked for; `published` absent: as last published for the date. */
export interface LawQuestion {
  readonly line: TariffLine;
  readonly origin: Country | null;
  readonly date: CalendarDate;
  readonly published: CalendarDate | undefined;
}

/** Assembles the law for a line, an origin and a date from indexes alone. */
export class LawReader {
  private readonly dates = new RecentlyUsed<CalendarDate, DateParts>(DATES_KEPT);
  /** As published on the date itself, and on other days. */
  private readonly entered = new RecentlyUsed<CalendarDate, DateParts>(DATES_KEPT);
  private readonly filed = new RecentlyUsed<string, DateParts>(DATES_KEPT);
  private readonly displacements = new Map<string, readonly Displacement[]>();
  private readonly exemptions = new Map<string, MpfExemptions>();
  /** By their number: with each act that covers a lapse there is one more. */
  private readonly programs = new Map<number, readonly SpecialProgram[]>();
  private readonly makeDate = (date: CalendarDate): DateParts => this.partsOf(date, null);
  private readonly makeEntered = (date: CalendarDate): DateParts => this.partsOf(date, date);

  constructor(private readonly parts: LawParts) {}

  /** @throws RangeError when the date is before the first fee schedule: callers refuse dates outside coverage first */
  lawFor({ line, origin, date, published }: LawQuestion): Law {
    const day = published === undefined ? this.dates.get(date, this.makeDate) : this.asFiled(date, published);
    return new LineLaw(this.parts, day, { line, origin });
  }

  private asFiled(date: CalendarDate, published: CalendarDate): DateParts {
    if (published === date) return this.entered.get(date, this.makeEntered);
    return this.filed.get(`${date} ${published}`, () => this.partsOf(date, published));
  }

  /** One map for all dates with the same exemptions. */
  private shareExemptions(inForce: MpfExemptions): MpfExemptions {
    const name = [...inForce].map(([country, { id }]) => `${country} ${id}`).join();
    const known = this.exemptions.get(name) ?? inForce;
    this.exemptions.set(name, known);
    return known;
  }

  /** One array for all dates with the same orders of stacking, so that results derived from it can be cached by it. */
  private shareDisplacements(inForce: readonly Displacement[]): readonly Displacement[] {
    const name = inForce.map(({ id }) => id).join();
    const known = this.displacements.get(name) ?? Object.freeze(inForce);
    this.displacements.set(name, known);
    return known;
  }

  /** A lapse that an act covers later was none to be claimed in before the act. One array for all days alike. */
  private programsReadOn(published: CalendarDate): readonly SpecialProgram[] {
    const { specialPrograms } = this.parts;
    const read = specialPrograms.filter(
      ({ statusText, interval: { to } }) =>
        statusText !== 'retroactive' || (to !== null && !isBefore(published, to)),
    );
    if (read.length === specialPrograms.length) return specialPrograms;
    const known = this.programs.get(read.length) ?? Object.freeze(read);
    this.programs.set(read.length, known);
    return known;
  }

  private partsOf(date: CalendarDate, published: CalendarDate | null): DateParts {
    const { schedule, ruleBook, displacements } = this.parts;
    const fees = feesOn(this.parts.fees, date);
    if (fees === null)
      throw new RangeError(`no fee schedule covers ${date}: ingest the fees of its fiscal year`);
    return {
      date,
      schedule: schedule.readOn(date, published),
      rules: ruleBook.readOn(date, published),
      displacements: this.shareDisplacements(
        displacements.filter((one) => contains(one.interval, date) && isRead(one.published, published)),
      ),
      specialPrograms: published === null ? this.parts.specialPrograms : this.programsReadOn(published),
      fees,
      mpfExemptions: this.shareExemptions(indexMpfExemptions(this.parts.feeExemptions, date)),
    };
  }
}

/** The fees of the date; the last known fees apply until new ones are published. */
function feesOn(schedules: readonly FeeSchedule[], date: CalendarDate): FeeSchedule | null {
  return (
    schedules.findLast(({ interval }) => interval.from === null || !isBefore(date, interval.from)) ?? null
  );
}

interface LineAndOrigin {
  readonly line: TariffLine;
  readonly origin: Country | null;
}

/** Looks up the parts that only a ledger or a scope review reads when they are asked for. */
class LineLaw implements Law {
  readonly line: TariffLine;
  readonly ruleSet: object;
  readonly #parts: LawParts;
  readonly #day: DateParts;
  readonly #origin: Country | null;
  readonly #group: ScopeGroup;
  #adcvd: readonly AdcvdCandidate[] | null = null;

  constructor(parts: LawParts, day: DateParts, { line, origin }: LineAndOrigin) {
    this.line = line;
    this.#parts = parts;
    this.#day = day;
    this.#origin = origin;
    this.#group = day.rules.groupOf(line.number);
    this.ruleSet = this.#group.ruleSetFor(origin);
    Object.freeze(this);
  }

  get rules(): readonly MatchedRule[] {
    return this.#group.rulesFor(this.#origin);
  }

  get date(): CalendarDate {
    return this.#day.date;
  }

  get otherOrigins(): readonly MatchedRule[] {
    return this.#group.othersFor(this.#origin);
  }

  get otherOriginSet(): object {
    return this.#group.otherSetFor(this.#origin);
  }

  get displacements(): readonly Displacement[] {
    return this.#day.displacements;
  }

  get chapter98(): readonly Chapter98Treatment[] {
    return this.#parts.chapter98;
  }

  get factDefinitions(): ReadonlyMap<string, FactDefinition> {
    return this.#parts.factDefinitions;
  }

  get specialPrograms(): readonly SpecialProgram[] {
    return this.#day.specialPrograms;
  }

  get fees(): FeeSchedule {
    return this.#day.fees;
  }

  get mpfExemption(): OriginExemption | null {
    return this.#origin === null ? null : (this.#day.mpfExemptions.get(this.#origin) ?? null);
  }

  get adcvd(): readonly AdcvdCandidate[] {
    return (this.#adcvd ??= this.#parts.adcvd.findCandidates(this.line.number, this.#origin, this.#day.date));
  }

  get programsVerifiedTo(): CalendarDate {
    return this.#parts.programsVerifiedTo;
  }

  get scheduleVerifiedTo(): CalendarDate {
    return this.#parts.scheduleVerifiedTo;
  }

  get rateOf(): Law['rateOf'] {
    return (reference, column) =>
      this.#parts.references.resolve(this.line, reference, { column, day: this.#day.schedule });
  }
}
