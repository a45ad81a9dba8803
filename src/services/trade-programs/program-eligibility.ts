import { judgeClaim, sayNoRate, type ClaimVerdict } from '../../engine/column.js';
import type { TariffLine } from '../../engine/law.js';
import type { SpecialProgramRecord } from '../../store/snapshot/records.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { Country } from '../../terms/country.js';
import type { Decimal } from '../../terms/decimal.js';
import { sayNearest } from '../../terms/nearest-name.js';
import { quoteInput } from '../../terms/result.js';
import type { NumberArgument } from '../duty/arguments.js';
import { calculateDuty, type DutyAnswer } from '../duty/calculate-duty.js';
import { levelOf } from '../duty/present-line.js';
import { refuseField } from '../../terms/errors.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import { selectPeriod } from './program-period.js';
import { presentOffer, type Determination } from './program-offer.js';
import { PREFERENCE } from '../../engine/facts.js';

export interface TradeProgramInput {
  readonly hts: string;
  readonly country: Country;
  readonly date?: CalendarDate | null | undefined;
  readonly program?: string | null | undefined;
  readonly value?: NumberArgument | null | undefined;
}

const PROVE_IT =
  'Each program is a claim the importer makes and proves: nothing here determines that the goods qualify.';

/** What each preference program offers a line. Throws as `calculateDuty`; `invalid-parameter` for an unknown program. */
export function checkTradeProgramEligibility(input: TradeProgramInput, context: ServiceContext) {
  const { country, program, ...goods } = input;
  const unclaimed = calculateDuty({ ...goods, origin: country }, context);
  const symbols = program
    ? [readSymbol(program, context.snapshot)]
    : symbolsFor(unclaimed, country, context.snapshot);
  const offers = symbols.map((symbol) => offerOf(symbol, { input, unclaimed, context }));
  return {
    htsCode: unclaimed.number,
    description: levelOf(unclaimed, context).description,
    country,
    date: unclaimed.facts.entryDate,
    generalRate: unclaimed.line.column1General.text,
    columnWithoutClaim: unclaimed.result.column,
    totalLandedDutyWithoutClaim: unclaimed.result.totals.totalLandedDuty,
    programs: offers.sort(byDetermination),
    warnings: [PROVE_IT, ...unclaimed.warnings],
    _meta: describeAnswer(context),
  };
}

function readSymbol(text: string, { catalog }: Snapshot): string {
  const known = catalog.specialPrograms.map(({ symbol }) => symbol);
  const found = known.find((symbol) => symbol === text.trim().toUpperCase());
  if (found !== undefined) return found;
  throw refuseField(
    'program',
    `${quoteInput(text)} is not a special program indicator${sayNearest(text, known)}`,
  );
}

/** Above this number a program is open to every origin: it concerns a line only if the line prints its symbol. */
const MAX_BENEFICIARIES = 200;

/** Every symbol that the line prints a rate for, and every one that was ever open to the country by name. */
function symbolsFor({ line }: DutyAnswer, country: Country, { catalog }: Snapshot): readonly string[] {
  const printed = new Set(line.column1Special.flatMap(({ programs }) => programs));
  const symbols = catalog.specialPrograms
    .filter(
      ({ symbol, countries }) =>
        printed.has(symbol) || (countries.size < MAX_BENEFICIARIES && countries.has(country)),
    )
    .map(({ symbol }) => symbol);
  return [...new Set(symbols)];
}

interface Goods {
  readonly input: TradeProgramInput;
  readonly unclaimed: DutyAnswer;
  readonly context: ServiceContext;
}

function offerOf(symbol: string, { input, unclaimed, context }: Goods) {
  const { facts, law, line } = unclaimed;
  const verdict = judgeClaim({ ...facts, stated: new Map([...facts.stated, [PREFERENCE, symbol]]) }, law);
  const { hts, country, date, value } = input;
  const claimed =
    verdict.kind === 'accepted'
      ? calculateDuty({ hts, origin: country, date, value, spi: symbol }, context)
      : null;
  const period = selectPeriod(symbol, facts.entryDate, context.snapshot);
  const offer = presentOffer(period, { country, date: facts.entryDate, catalog: context.snapshot.catalog });
  const { determination, because } = determine(verdict, period, line);
  const printed = line.column1Special.find(({ programs }) => programs.includes(symbol))?.rate;
  const rate = printed ?? (verdict.kind === 'accepted' ? verdict.rate : null);
  return {
    ...offer,
    determination,
    because,
    rateIfQualified: rate?.text ?? null,
    ...savingOf(unclaimed, claimed),
  };
}

function savingOf(unclaimed: DutyAnswer, claimed: DutyAnswer | null) {
  const before = unclaimed.result.totals.totalLandedDuty;
  const after: Decimal | null = claimed?.result.totals.totalLandedDuty ?? null;
  return { totalLandedDuty: after, saving: before !== null && after !== null ? before.minus(after) : null };
}

function determine(
  verdict: ClaimVerdict,
  { symbol, name, generalNote }: SpecialProgramRecord,
  line: TariffLine,
): { determination: Determination; because: string } {
  if (verdict.kind === 'accepted' && verdict.rate !== null) {
    const gives = verdict.isByNote ? `${generalNote} itself gives` : 'the line prints';
    const because = `${name} is in force, open to the country, and ${gives} ${verdict.rate.text} for ${symbol}`;
    return { determination: 'claimable_with_proof', because };
  }
  if (verdict.kind === 'accepted')
    return {
      determination: 'no_special_rate',
      because: `the line prints ${sayNoRate(verdict.program, line)}`,
    };
  const because = verdict.kind === 'refused' ? verdict.because : `${symbol} was not claimed`;
  const isClosed = because.includes('beneficiary');
  return { determination: isClosed ? 'not_a_beneficiary' : 'not_in_force', because };
}

const ORDER: readonly Determination[] = [
  'claimable_with_proof',
  'no_special_rate',
  'not_in_force',
  'not_a_beneficiary',
];

type Ranked = { readonly determination: Determination; readonly spi: string };

function byDetermination(left: Ranked, right: Ranked): number {
  const rank = ORDER.indexOf(left.determination) - ORDER.indexOf(right.determination);
  return rank !== 0 ? rank : left.spi < right.spi ? -1 : 1;
}
