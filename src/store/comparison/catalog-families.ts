import { plain, type DatasetFamilies } from './family.js';

/** What lies beside the schedule and Chapter 99. */
export const CATALOG_FAMILIES: DatasetFamilies = [
  [
    'special_programs',
    [
      plain('special program', ({ catalog }) => catalog.specialPrograms, {
        key: ({ symbol }) => symbol,
        legal: ({ interval }) => interval,
      }),
    ],
  ],
  [
    'countries',
    [plain('country', ({ catalog }) => catalog.countries.values(), { key: ({ country }) => country })],
  ],
  [
    'fees',
    [
      plain('fees', ({ catalog }) => catalog.fees, {
        key: () => 'of the service',
        legal: ({ interval }) => interval,
      }),
      plain('fee exemption', ({ catalog }) => catalog.feeExemptions, {
        key: ({ exemptionKey }) => exemptionKey,
        legal: ({ interval }) => interval,
      }),
    ],
  ],
  [
    'adcvd_orders',
    [
      plain('order', ({ catalog }) => catalog.adcvd.orders, { key: ({ caseNumber }) => caseNumber }),
      plain('company', ({ catalog }) => catalog.adcvd.companies, { key: ({ companyKey }) => companyKey }),
      plain('case event', ({ catalog }) => catalog.adcvd.events, {
        key: ({ caseNumber, eventDate, eventType, frDocument, title }) =>
          [caseNumber, eventDate, eventType, frDocument ?? title].join(' '),
      }),
    ],
  ],
  [
    'adcvd_rates',
    [
      plain('rate', ({ catalog }) => catalog.adcvd.rates, {
        key: ({ caseNumber, companyKey, companyName, rateType }) =>
          [caseNumber, rateType, companyKey ?? companyName].join(' '),
        legal: ({ interval }) => interval,
      }),
    ],
  ],
  [
    'adcvd_scope',
    [
      plain('scope clause', ({ catalog }) => catalog.adcvd.clauses, {
        key: ({ caseNumber, clauseNumber }) => `${caseNumber} ${clauseNumber}`,
      }),
      plain('scope ruling', ({ catalog }) => catalog.adcvd.scopeRulings, {
        key: ({ rulingDate, subject }) => `${rulingDate ?? 'undated'} ${subject}`,
      }),
      plain('court decision', ({ catalog }) => catalog.adcvd.courtDecisions, {
        key: ({ courtNumber, slipOpinion, frDocument, caseName }) =>
          [courtNumber, slipOpinion, frDocument, caseName].filter(Boolean).join(' '),
      }),
      plain('circumvention inquiry', ({ catalog }) => catalog.adcvd.circumventions, {
        key: ({ noticeDate, title }) => `${noticeDate} ${title}`,
      }),
    ],
  ],
  [
    'pga_flags',
    [
      plain('agency', ({ catalog }) => catalog.pgaAgencies, { key: ({ agency }) => agency }),
      plain('flag', ({ catalog }) => catalog.pgaFlags, {
        key: ({ prefix, agency, program }) => `${prefix} ${agency} ${program}`,
        legal: ({ interval }) => interval,
      }),
    ],
  ],
  [
    'hts_notes',
    [
      plain('note', ({ catalog }) => catalog.notes, { key: ({ noteId }) => noteId }),
      plain('note digest', ({ catalog }) => catalog.noteDigests, { key: ({ digestKey }) => digestKey }),
      plain('note effect', ({ catalog }) => catalog.noteEffects, { key: ({ effectId }) => effectId }),
    ],
  ],
  [
    'tariff_events',
    [
      plain('tariff event', ({ catalog }) => catalog.tariffEvents, {
        key: ({ date, eventType, title }) => `${date} ${eventType} ${title}`,
      }),
    ],
  ],
];
