import type { Decimal } from '../../terms/decimal.js';

/** A number before it is checked: decimal text or a JSON number. */
export type NumberArgument = Decimal | string | number;

/** One value for a key of the fact vocabulary; text is read as the type of the key. */
export interface FactArgument {
  readonly key: string;
  readonly value: string | number | boolean | Decimal;
}

/** A quantity or component value; the key is a unit code (`KG`, `PFL`, `CASE_USD`). */
interface MeasureArgument {
  readonly key: string;
  readonly value: NumberArgument;
}

/** One structured fact that the scope of an AD/CVD order may turn on. */
interface ScopeFactArgument {
  readonly key: string;
  readonly value: string;
}

/** Adjustments of the price to the customs value, 19 CFR 152.103, in USD. */
export interface ValuationArguments {
  readonly firstSaleValue?: NumberArgument | null | undefined;
  readonly assistsValue?: NumberArgument | null | undefined;
  readonly royaltiesValue?: NumberArgument | null | undefined;
  readonly sellingCommissions?: NumberArgument | null | undefined;
  readonly packingCosts?: NumberArgument | null | undefined;
  readonly proceedsValue?: NumberArgument | null | undefined;
  readonly freightDeduction?: NumberArgument | null | undefined;
  readonly insuranceDeduction?: NumberArgument | null | undefined;
  readonly postImportationDeduction?: NumberArgument | null | undefined;
  readonly dutiesAndTaxesDeduction?: NumberArgument | null | undefined;
}

/**
 * What a caller may state about one tariff line, under the names of the specification. Null and absent both mean not
 * stated. Nothing here has been checked yet.
 */
export interface DutyArguments {
  readonly hts: string;
  readonly origin?: string | null | undefined;
  readonly value?: NumberArgument | null | undefined;
  readonly date?: string | null | undefined;
  readonly departure?: string | null | undefined;
  readonly meltpour?: string | null | undefined;
  readonly steel?: NumberArgument | null | undefined;
  readonly aluminum?: NumberArgument | null | undefined;
  readonly copper?: NumberArgument | null | undefined;
  readonly uscontent?: NumberArgument | null | undefined;
  readonly qty?: NumberArgument | null | undefined;
  readonly qty2?: NumberArgument | null | undefined;
  readonly degrees?: NumberArgument | null | undefined;
  readonly transport?: string | null | undefined;
  readonly spi?: string | null | undefined;
  readonly exclusions?: readonly string[] | null | undefined;
  /** The importer certifies that the aluminum was smelted and cast in the United States. */
  readonly uscast?: boolean | null | undefined;
  /** The importer certifies that the steel was melted and poured in the United States. */
  readonly usmelt?: boolean | null | undefined;
  readonly facts?: readonly FactArgument[] | null | undefined;
  readonly measures?: readonly MeasureArgument[] | null | undefined;
  readonly valuation?: ValuationArguments | null | undefined;
  readonly manufacturerName?: string | null | undefined;
  /** True: the law is read as published on the entry date, without later corrections. */
  readonly asFiled?: boolean | null | undefined;
  /** What AD/CVD orders are screened by: a description and facts of the goods, and the firms whose rate applies. */
  readonly productDescription?: string | null | undefined;
  readonly scopeFacts?: readonly ScopeFactArgument[] | null | undefined;
  readonly exporter?: string | null | undefined;
  /** Case numbers the importer declares the goods under, and those it states do not cover the goods. */
  readonly adcvdDeclared?: readonly string[] | null | undefined;
  readonly adcvdDisclaimed?: readonly string[] | null | undefined;
  /** True: required inputs also list the prompts of legal notes. */
  readonly includeLegalNoteRequiredInputs?: boolean | null | undefined;
  /** Keys of the vocabulary are facts; any other key has no effect on the duty. */
  readonly legalNoteFacts?: readonly FactArgument[] | null | undefined;
}
