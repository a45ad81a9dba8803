import type { FeeExemption, SpecialProgramRecord } from '../../store/snapshot/records.js';
import type { Catalog } from '../../store/snapshot/catalog.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { Country } from '../../terms/country.js';
import { contains, lastDayOf } from '../../terms/interval.js';
import { presentCitations } from '../duty/present-citation.js';
import { describeRule, determineStatus } from './program-period.js';

export type Determination = 'claimable_with_proof' | 'no_special_rate' | 'not_a_beneficiary' | 'not_in_force';

export interface OfferFrame {
  readonly country: Country;
  readonly date: CalendarDate;
  readonly catalog: Catalog;
}

/** What is known of a program, for any caller. */
export function presentOffer(period: SpecialProgramRecord, frame: OfferFrame) {
  const { date, catalog } = frame;
  const rule = describeRule(period, catalog.specialPrograms);
  return {
    spi: period.symbol,
    name: period.name,
    ruleSummary: rule,
    excludedArticles: period.excludedArticles,
    proofs: proofsOf(period, rule),
    status: determineStatus(period, date),
    statusText: period.statusText,
    effectiveFrom: period.interval.from,
    effectiveTo: lastDayOf(period.interval),
    mpf: feeEffect(period, frame),
    generalNote: period.generalNote === '' ? null : period.generalNote,
    legalBasis: period.legalBasis,
    citations: presentCitations(period.citations),
    confidence: period.confidence,
    source: period.source,
  };
}

/** What every claim requires, and what the rule of this program adds. */
function proofsOf({ symbol, generalNote, citations }: SpecialProgramRecord, rule: string | null) {
  const note = generalNote === '' ? 'General note 3(c)' : generalNote;
  const regulation = citations.map(({ document }) => document).join('; ');
  return [
    {
      evidence: `The indicator ${symbol} before the tariff number on the entry summary.`,
      law: 'HTSUS general note 3(c)(i)',
    },
    { evidence: `Goods that meet the rule of the program${rule === null ? '' : `: ${rule}`}.`, law: note },
    ...(rule?.includes('imported directly')
      ? [{ evidence: 'Transport documents that show direct importation from the country.', law: note }]
      : []),
    { evidence: 'The certification, declaration or statement the regulations ask for.', law: regulation },
    { evidence: 'Records of all of it for five years from the entry.', law: '19 CFR 163.4' },
  ];
}

function feeEffect(
  { symbol, mpfExempt, mpfNote }: SpecialProgramRecord,
  { country, date, catalog }: OfferFrame,
) {
  const inForce = catalog.feeExemptions.filter(
    ({ fee, legal: interval }) => fee === 'mpf' && contains(interval, date),
  );
  const ofProgram: FeeExemption | undefined = inForce.find(({ spiSymbols: programs }) =>
    programs.includes(symbol),
  );
  const ofOrigin = inForce.find(({ exempt, countries }) => exempt && countries.includes(country));
  const citations = [ofProgram, ofOrigin].flatMap((one) => one?.citations ?? []);
  return {
    exemptIfClaimed: mpfExempt,
    condition: ofProgram?.conditionText ?? mpfNote,
    originExemption: ofOrigin?.conditionText ?? null,
    citations: presentCitations(citations),
  };
}
