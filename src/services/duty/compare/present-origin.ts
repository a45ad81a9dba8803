import { contains } from '../../../terms/interval.js';
import type { ServiceContext } from '../../service-context.js';
import type { DutyAnswer } from '../calculate-duty.js';
import { percentText } from '../present-amount.js';
import { presentCitations } from '../present-citation.js';
import { DutyView } from '../present-duty.js';
import { missingInputs } from '../present-inputs.js';
import type { RankedOrigin } from './origin-ranking.js';

/** One origin of a comparison; members that few select are worked out when they are read. */
export function presentOrigin({ answer, rank }: RankedOrigin, context: ServiceContext) {
  const { result, facts, complete } = answer;
  const origin = facts.countryOfOrigin!;
  const { totals, prohibited, bounds } = result;
  return {
    rank,
    countryOfOrigin: origin,
    countryName: context.snapshot.catalog.countries.get(origin)?.name ?? origin,
    totalDuty: totals.totalDuty,
    totalLandedDuty: totals.totalLandedDuty,
    effectiveRate: percentText(totals.effectiveRate),
    low: bounds.low,
    high: bounds.high,
    complete,
    prohibited,
    get programs() {
      return programTitles(answer, context);
    },
    get openInputs() {
      return missingInputs(answer);
    },
    get preference() {
      return bestPreference(answer);
    },
    get duty() {
      return new DutyView(answer, context);
    },
  };
}

export type OriginRow = ReturnType<typeof presentOrigin>;

/** Chapter 99 programs that charge the goods, by their titles, each once. */
function programTitles({ result }: DutyAnswer, { snapshot }: ServiceContext): readonly string[] {
  const charging = result.layers.filter((layer) => layer.kind !== 'column' && layer.kind !== 'exempt');
  const titles = charging.map(
    ({ program, authority }) => snapshot.catalog.programs.get(program ?? '')?.title ?? authority,
  );
  return [...new Set(titles)];
}

/** The preference that would lower the duty most, and what it takes; null when none would. */
function bestPreference({ result, law, facts }: DutyAnswer) {
  const claim = result.claims.find(({ key }) => key === 'spi');
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
