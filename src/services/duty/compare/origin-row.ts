import type { Country } from '../../../terms/country.js';
import type { Decimal } from '../../../terms/decimal.js';
import { contains } from '../../../terms/interval.js';
import type { ServiceContext } from '../../service-context.js';
import type { DutyAnswer } from '../calculate-duty.js';
import { toPercentText } from '../present-amount.js';
import { presentCitations } from '../present-citation.js';
import { DutyView } from '../present-duty.js';
import { listMissingInputs } from '../present-inputs.js';
import type { RankedOrigin } from './origin-ranking.js';
import { PREFERENCE } from '../../../engine/facts.js';

/** One origin of a comparison; members that are rarely selected are computed when read. */
export class OriginRow {
  readonly rank: RankedOrigin['rank'];
  readonly countryOfOrigin: Country;
  readonly countryName: string;
  readonly totalDuty: Decimal | null;
  readonly totalLandedDuty: Decimal | null;
  readonly effectiveRate: Decimal | null;
  readonly low: Decimal | null;
  readonly high: Decimal | null;
  readonly complete: boolean;
  readonly prohibited: boolean;
  readonly #answer: DutyAnswer;
  readonly #context: ServiceContext;

  constructor({ answer, rank }: RankedOrigin, context: ServiceContext) {
    const { result, facts, complete } = answer;
    const origin = facts.countryOfOrigin!;
    const { totals, prohibited, boundsWithoutClaims: limits } = result;
    this.rank = rank;
    this.countryOfOrigin = origin;
    this.countryName = context.snapshot.catalog.countries.get(origin)?.name ?? origin;
    this.totalDuty = totals.totalDuty;
    this.totalLandedDuty = totals.totalLandedDuty;
    this.effectiveRate = toPercentText(totals.effectiveRate);
    this.low = limits.low;
    this.high = limits.high;
    this.complete = complete;
    this.prohibited = prohibited;
    this.#answer = answer;
    this.#context = context;
  }

  get programs() {
    return programTitles(this.#answer, this.#context);
  }

  get incompleteKinds() {
    return [...new Set(this.#answer.incompleteReasons.map(({ kind }) => kind))];
  }

  get openInputs() {
    return listMissingInputs(this.#answer);
  }

  get preference() {
    return bestPreference(this.#answer);
  }

  get duty() {
    return new DutyView(this.#answer, this.#context);
  }
}

/** Titles of the Chapter 99 programs that charge the goods, without duplicates. */
function programTitles({ result }: DutyAnswer, { snapshot }: ServiceContext): readonly string[] {
  const charging = result.layers.filter((layer) => layer.kind !== 'column' && layer.kind !== 'exempt');
  const titles = charging.map(
    ({ program, authority }) => snapshot.catalog.programs.get(program ?? '')?.title ?? authority,
  );
  return [...new Set(titles)];
}

/** The preference that would lower the duty most, and what it requires; null when none would. */
function bestPreference({ result, law, facts }: DutyAnswer) {
  const claim = result.claims.find(({ key }) => key === PREFERENCE);
  const isLower = claim?.saving === null || claim?.saving?.isNegative() === false;
  const program = law.specialPrograms.find(
    ({ symbol, interval, countries }) =>
      symbol === claim?.value && contains(interval, facts.entryDate) && countries.has(facts.countryOfOrigin!),
  );
  if (claim === undefined || program === undefined || !isLower || claim.saving?.isZero()) return null;
  return {
    spi: program.symbol,
    name: program.name,
    totalDuty: claim.totalDuty,
    saving: claim.saving,
    ruleOfOrigin: program.ruleOfOrigin,
    generalNote: program.generalNote,
    citations: presentCitations(program.citations),
  };
}
