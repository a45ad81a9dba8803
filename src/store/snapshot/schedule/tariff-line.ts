import type { SourcedRate, SpecialColumnRate, TariffLine } from '../../../engine/law.js';
import type { Citation, Cited } from '../../../terms/citation.js';
import { formatHtsNumber, type HtsNumber } from '../../../terms/hts-number.js';
import { printRate } from '../../../terms/rate-expression.js';
import type { Parsed } from '../../../terms/result.js';
import { parseUnits } from '../../../terms/unit.js';
import { listEndnoteHeadings } from './endnotes.js';
import { isPrinted, type RateReader } from './rate-reader.js';
import { findNearest, listPathTo, type ScheduleNode, type ScheduleRow } from './schedule-row.js';

/** A published edition or revision of the schedule, as rows cite it. */
interface RevisionCitation {
  /** 2026_rev_10 */
  readonly revision: string;
  readonly title: string;
  readonly url: string | null;
}

/** What reading lines requires. */
export interface LineContext {
  readonly rates: RateReader;
  readonly revisions: ReadonlyMap<string, RevisionCitation>;
  /** Every eight-digit number of Chapter 99, of all days, ascending. */
  readonly chapter99: readonly HtsNumber[];
}

type Column = 'general' | 'special' | 'column2';

/** Turns rows of the schedule into the lines the engine computes with. */
export class LineReader {
  private readonly inherited: Readonly<Record<Column, WeakMap<ScheduleNode, object>>> = {
    general: new WeakMap(),
    special: new WeakMap(),
    column2: new WeakMap(),
  };

  constructor(private readonly context: LineContext) {}

  /**
   * The line of a reportable row. An empty cell inherits from the nearest row above that prints it. The special column
   * belongs to the general rate: an empty one beside a printed general rate means no special rates.
   * @throws TypeError naming the row and the cell when a rate cannot be read or is missing up to the heading
   */
  read(node: ScheduleNode): TariffLine {
    const number = node.row.htsNumber as HtsNumber;
    const general = this.printing(node, 'general');
    const column2 = this.printing(node, 'column2');
    const path = listPathTo(node);
    return Object.freeze({
      number,
      description: node.row.description,
      path: Object.freeze(path.map((level) => level.row.description)),
      units: Object.freeze([...this.demand(parseUnits(node.row.units), node.row, 'units')]),
      unitLabels: node.row.units,
      column1General: this.sourced(general, 'general'),
      column1Special: this.specialRates(node, general),
      column2: this.sourced(column2, 'column2'),
      endnoteHeadings: listEndnoteHeadings(node, this.context.chapter99),
      citations: this.citationsOf([general, column2, node]),
    });
  }

  private printing(node: ScheduleNode, column: 'general' | 'column2'): ScheduleNode {
    const source = findNearest(node, (row) => isPrinted(row[column]));
    if (source !== null) return source;
    throw new TypeError(
      `${column} of ${this.place(node.row)} is empty up to the heading: ingest a revision that prints its rate`,
    );
  }

  private sourced(source: ScheduleNode, column: 'general' | 'column2'): SourcedRate {
    return this.once(source, column, () => {
      const text = source.row[column];
      const expression = this.demand(this.context.rates.readRate(text), source.row, column);
      return Object.freeze({ text, expression, source: numberOf(source) });
    });
  }

  /** The special cell of the row itself, or of the nearest row up to the one that prints the general rate. */
  private specialRates(node: ScheduleNode, general: ScheduleNode): readonly SpecialColumnRate[] {
    for (let at: ScheduleNode | null = node; at !== null; at = at === general ? null : at.parent) {
      if (isPrinted(at.row.special)) return this.specialRatesOf(at);
    }
    return NO_SPECIAL_RATES;
  }

  private specialRatesOf(source: ScheduleNode): readonly SpecialColumnRate[] {
    return this.once(source, 'special', () => {
      const number = numberOf(source);
      const rates = this.demand(this.context.rates.readSpecial(source.row.special), source.row, 'special');
      return Object.freeze(
        rates.map(({ programs, rate }) => {
          return Object.freeze({
            programs,
            rate: Object.freeze({ text: printRate(rate), expression: rate, source: number }),
          });
        }),
      );
    });
  }

  /** Lines under one row share their inherited values. */
  private once<Value extends object>(source: ScheduleNode, column: Column, make: () => Value): Value {
    const cells = this.inherited[column];
    const known = cells.get(source) as Value | undefined;
    if (known !== undefined) return known;
    const value = make();
    cells.set(source, value);
    return value;
  }

  private demand<Value>(parsed: Parsed<Value>, row: ScheduleRow, cell: string): Value {
    if (parsed.ok) return parsed.value;
    throw new TypeError(`${cell} of ${this.place(row)}: ${parsed.message}`);
  }

  private place(row: ScheduleRow): string {
    return `row ${row.htsNumber ?? row.rowKey} of ${this.context.revisions.get(row.revision)?.title ?? row.revision}`;
  }

  private citationsOf(nodes: readonly ScheduleNode[]): Cited {
    const citations = new Map<string, Citation>();
    for (const node of nodes) {
      const { revision } = node.row;
      const known = this.context.revisions.get(revision);
      const locator = formatHtsNumber(numberOf(node));
      const document = known?.title ?? revision;
      citations.set(
        `${document} ${locator}`,
        Object.freeze({ document, locator, url: known?.url ?? null, source: 'official' }),
      );
    }
    return Object.freeze([...citations.values()]) as unknown as Cited;
  }
}

const NO_SPECIAL_RATES: readonly SpecialColumnRate[] = Object.freeze([]);

/** The number of the row, or of the nearest numbered row above an unnumbered one. */
function numberOf(node: ScheduleNode): HtsNumber {
  const numbered = findNearest(node, (row) => row.htsNumber !== null);
  if (numbered === null) throw new TypeError(`row ${node.row.rowKey} stands under no numbered row`);
  return numbered.row.htsNumber as HtsNumber;
}
