import { calculateDuty } from '../../engine/calculate-duty.js';
import type { Law, TariffLine } from '../../engine/law.js';
import type { DutyResult } from '../../engine/result.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { Country } from '../../terms/country.js';
import type { Decimal } from '../../terms/decimal.js';
import { chapterOf } from '../../terms/hts-number.js';
import { referencesOf, type RateExpression } from '../../terms/rate-expression.js';

export interface TariffQuestion {
  readonly date: CalendarDate;
  readonly value: Decimal;
}

/**
 * The duty on every line from every origin, with no other fact stated. Pairs share a calculation when all its inputs
 * are the same: the rules and how they name the line, the countries the rules distinguish, those exempt from the
 * processing fee, the column rates and the chapter. A line whose rate is printed elsewhere, and a pair under AD/CVD
 * orders, is calculated alone.
 */
export class TariffWalk<Row> {
  readonly lines: readonly TariffLine[];
  readonly origins: readonly Country[];
  calculations = 0;
  private readonly shared = new Map<string, (Row | undefined)[]>();

  /** @param rowOf selects what to keep of an answer: it must not name the line or the origin */
  constructor(
    private readonly snapshot: Snapshot,
    private readonly question: TariffQuestion,
    private readonly rowOf: (result: DutyResult) => Row,
  ) {
    const { date } = question;
    this.lines = snapshot.listReportableLines(date).map((number) => lineAt(snapshot, number, date));
    this.origins = [...snapshot.catalog.countries.keys()];
  }

  /** The rows of one line, in the order of the origins. */
  rowsOf(line: TariffLine): readonly Row[] {
    const group = this.snapshot.scopeGroupOf(line, this.question.date);
    const key = `${group.key}\n${columnKey(line)}`;
    const rows = this.shared.get(key) ?? [];
    this.shared.set(key, rows);
    return this.origins.map((origin) => {
      const law = this.snapshot.lawFor(line, origin, this.question.date);
      if (law.adcvd.length > 0) return this.calculate(law, origin);
      const place = 2 * group.toOriginKey(origin) + (law.mpfExemption === null ? 0 : 1);
      return (rows[place] ??= this.calculate(law, origin));
    });
  }

  private calculate(law: Law, origin: Country): Row {
    const { date, value } = this.question;
    this.calculations += 1;
    const facts = {
      countryOfOrigin: origin,
      entryDate: date,
      enteredValue: value,
      measures: new Map(),
      transport: null,
      stated: new Map(),
    };
    return this.rowOf(calculateDuty(facts, law));
  }
}

function lineAt(snapshot: Snapshot, number: TariffLine['number'], date: CalendarDate): TariffLine {
  const line = snapshot.findLine(number, date);
  if (line === null) throw new Error(`${number} is listed as reportable on ${date} and does not resolve`);
  return line;
}

/** Equal for lines whose column duty is computed alike. Excludes special rates, because none is claimed. */
function columnKey(line: TariffLine): string {
  const { column1General, column2, number } = line;
  const isPrintedElsewhere = [column1General.expression, column2.expression].some(refersElsewhere);
  const rates = `${column1General.text}\n${column2.text}`;
  return isPrintedElsewhere ? `${rates}\n${number}` : `${rates}\n${chapterOf(number)}`;
}

function refersElsewhere(rate: RateExpression): boolean {
  return referencesOf(rate).length > 0;
}
