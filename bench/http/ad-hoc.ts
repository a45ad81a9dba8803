import { Random } from '../random.js';

/** Documents that clients write themselves: how many of them are kept being sent. */
const DOCUMENTS = 50;

const FIELDS = [
  'htsCode',
  'description',
  'entryDate',
  'countryOfOrigin',
  'generalRate',
  'column',
  'calculationComplete',
  'effectiveRate',
  'warnings',
  'prohibited',
  'landedCost { value currency }',
  'totalDutyAmount { value exact }',
  'totals { columnDuty entryDuties totalDuty landedCost }',
  'mpf { amount applicable reason }',
  'requiredInputs { field severity reason }',
] as const;
const LAYERS = [
  'heading',
  'authority',
  'ending',
  'rateText',
  'amount',
  'citations { document locator url }',
] as const;

/** Seeded queries for duties, each with its own choice of fields. */
export function adHocDocuments(seed: number): readonly string[] {
  const random = new Random(seed);
  const some = (names: readonly string[]): string => names.filter(() => random.chance(0.6)).join(' ');
  return Array.from({ length: DOCUMENTS }, (_, index) => {
    const layers = `layers { heading ${some(LAYERS)} }`;
    return `query Landed${index}($input: DutyInput!) { dutyInfo(input: $input) { htsCode ${some(FIELDS)} ${layers} } }`;
  });
}
