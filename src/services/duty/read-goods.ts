import type { AdcvdLibrary } from '../../adcvd/library.js';
import { NOTHING_SAID, readProduct, type ProductFact } from '../../adcvd/scope/product.js';
import type { ShipmentFacts } from '../../engine/facts.js';
import { parseCaseNumber, type CaseNumber } from '../../terms/case-number.js';
import { quoteInput } from '../../terms/result.js';
import {
  LONGEST_DESCRIPTION,
  LONGEST_NAME,
  MAX_FACTS,
  nameOf,
  parseLineOfText,
  parseProductFact,
} from '../adcvd/read-input.js';
import type { Goods } from '../adcvd/screen-line.js';
import type { DutyArguments } from './arguments.js';
import type { FieldReader } from './field-reader.js';

/** Of one line, declared and disclaimed each. */
export const MAX_CASES = 20;

const NOTHING_ABOUT_THE_GOODS: Goods = Object.freeze({
  product: NOTHING_SAID,
  producer: null,
  exporter: null,
  declared: new Map(),
});

/** Facts of the goods for AD/CVD: description, scope facts, firms, and cases declared and disclaimed. */
export function readGoods(given: DutyArguments, reader: FieldReader, library: () => AdcvdLibrary): Goods {
  const { productDescription, manufacturerName, exporter, scopeFacts, adcvdDeclared, adcvdDisclaimed } =
    given;
  const parts = [productDescription, manufacturerName, exporter, scopeFacts, adcvdDeclared, adcvdDisclaimed];
  if (parts.every((part) => part === null || part === undefined)) return NOTHING_ABOUT_THE_GOODS;
  const line = (longest: number) => (text: string) => parseLineOfText(text, longest);
  const description = reader.readText('productDescription', productDescription, line(LONGEST_DESCRIPTION));
  const facts = readScopeFacts(scopeFacts ?? [], reader);
  const says = description !== null || facts.length > 0;
  return {
    product: says ? readProduct(description ?? '', facts) : NOTHING_SAID,
    producer: reader.readText('manufacturerName', manufacturerName, line(LONGEST_NAME)),
    exporter: reader.readText('exporter', exporter, line(LONGEST_NAME)),
    declared: readDeclared(given, reader, library),
  };
}

/** Adds the declared and disclaimed cases to the facts of a shipment. */
export function addDeclared(facts: ShipmentFacts, { declared }: Goods): ShipmentFacts {
  return declared.size === 0 ? facts : { ...facts, declaredCases: declared };
}

function readScopeFacts(given: readonly ProductFact[], reader: FieldReader): readonly ProductFact[] {
  const seen = new Set<string>();
  return reader.readList('scopeFacts', given, MAX_FACTS).filter(({ key, value }) => {
    const at = `scopeFact.${nameOf(key)}`;
    if (seen.has(key)) return reader.refuse(at, 'it is stated twice: give one answer') !== null;
    seen.add(key);
    return reader.readText(at, value, (text) => parseProductFact(key, text)) !== null;
  });
}

function readDeclared(
  given: Pick<DutyArguments, 'adcvdDeclared' | 'adcvdDisclaimed'>,
  reader: FieldReader,
  library: () => AdcvdLibrary,
): ReadonlyMap<CaseNumber, boolean> {
  const declared = new Map<CaseNumber, boolean>();
  for (const [at, isDeclared] of [
    ['adcvdDeclared', true],
    ['adcvdDisclaimed', false],
  ] as const) {
    for (const text of reader.readList(at, given[at], MAX_CASES)) {
      const caseNumber = reader.readText(at, text, parseCaseNumber);
      if (caseNumber === null) continue;
      if (library().findOrder(caseNumber) === null)
        reader.refuse(at, `there is no case ${quoteInput(caseNumber)}: look it up with GET /v1/adcvd/orders`);
      else if (declared.get(caseNumber) === !isDeclared)
        reader.refuse(at, `${caseNumber} is both declared and disclaimed: give it once`);
      else declared.set(caseNumber, isDeclared);
    }
  }
  return declared;
}
