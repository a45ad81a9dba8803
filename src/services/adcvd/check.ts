import type { AdcvdCheckInput } from '../../generated/schema-types.js';
import { readProduct } from '../../adcvd/scope/product.js';
import { findRespondentRate } from '../../adcvd/rates/respondent-rate.js';
import { screenGoods, type ScreeningQuestion } from '../../adcvd/screen-goods.js';
import { refuseField } from '../../terms/errors.js';
import { isBefore } from '../../terms/interval.js';
import { chooseEdition } from '../hts/edition.js';
import { formatDotted } from '../hts/present-row.js';
import { requireNumber } from '../hts/read-code.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import { libraryOf } from './library.js';
import { presentMatch } from './present-match.js';
import { InputReader, LONGEST_DESCRIPTION, LONGEST_NAME } from './read-input.js';
import { mergeInputs } from './required-inputs.js';

/** Screens goods against every order in force on the entry date. */
export function checkAdcvd(given: AdcvdCheckInput, context: ServiceContext) {
  const question = readCheck(given, context);
  const library = libraryOf(context);
  const matches = screenGoods(library, question).map((match) =>
    presentMatch(library, match, (order) => findRespondentRate(library.ratesOf(order), question)),
  );
  return {
    entryDate: question.date,
    htsCode: formatStated(question.htsDigits),
    country: question.country,
    matches,
    requiredInputs: mergeInputs(matches.flatMap(({ requiredInputs }) => requiredInputs)),
    clauseCoverage: library.measureClauseCoverage().share,
    warnings: warningsOf(question, matches.length),
    _meta: describeAnswer(context),
  };
}

/** The tariff number stated, dotted; null: none. */
export function formatStated(digits: string | null): string | null {
  return digits === null ? null : formatDotted(digits);
}

/**
 * Throws a Problem that names every field in error; when nothing was stated, it asks for search criteria. A tariff
 * number that the schedule does not have on the day is refused, except before the first schedule held.
 */
export function readCheck(given: AdcvdCheckInput, context: ServiceContext): ScreeningQuestion {
  const reader = new InputReader();
  const htsDigits = reader.readHtsDigits('htsCode', given.htsCode);
  const country = reader.readCountry(given.country);
  const date = reader.readPastDay('entryDate', given.entryDate, context.today);
  const description = reader.readText('productDescription', given.productDescription, LONGEST_DESCRIPTION);
  const producer = reader.readText('manufacturer', given.manufacturer, LONGEST_NAME);
  const exporter = reader.readText('exporter', given.exporter, LONGEST_NAME);
  const facts = reader.readFacts(given.facts);
  reader.finish();
  if (htsDigits === null && description === null && facts.length === 0)
    throw refuseField('htsCode', 'nothing to go by: give htsCode, productDescription or both');
  if (htsDigits !== null && !isBefore(date, context.snapshot.coverage.firstDate))
    requireNumber({ parameter: 'htsCode', text: htsDigits }, chooseEdition({ date }, context), context);
  return { htsDigits, country, date, producer, exporter, product: readProduct(description ?? '', facts) };
}

function warningsOf({ product, country, htsDigits }: ScreeningQuestion, count: number): readonly string[] {
  const warnings = [
    'Screening of candidates, not a scope ruling: only Commerce rules on scope (19 CFR 351.225).',
  ];
  if (product.significant.length === 0)
    warnings.push('No product description: tariff numbers alone never decide scope.');
  if (country === null) warnings.push('No country of origin: orders on every country were looked at.');
  if (htsDigits === null) warnings.push('No tariff number: orders were found by words alone.');
  if (count === 0)
    warnings.push('No order in force names these goods; an order missing from the data cannot be ruled out.');
  return warnings;
}
