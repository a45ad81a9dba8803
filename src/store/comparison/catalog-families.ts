import { createPlainFamily, type DatasetFamilies } from './family.js';

/** Reference data other than the schedule and Chapter 99. */
export const CATALOG_FAMILIES: DatasetFamilies = {
  special_programs: [
    createPlainFamily('special program', ({ catalog }) => catalog.specialPrograms, {
      key: ({ symbol }) => symbol,
      legal: ({ interval }) => interval,
    }),
  ],
  countries: [
    createPlainFamily('country', ({ catalog }) => catalog.countries.values(), {
      key: ({ iso2 }) => iso2,
    }),
  ],
  fees: [
    createPlainFamily('fees', ({ catalog }) => catalog.fees, {
      key: () => 'of the service',
      legal: ({ interval }) => interval,
    }),
    createPlainFamily('fee exemption', ({ catalog }) => catalog.feeExemptions, {
      key: ({ exemptionKey }) => exemptionKey,
      legal: ({ legal }) => legal,
    }),
  ],
  adcvd_orders: [
    createPlainFamily('order', ({ catalog }) => catalog.adcvd.orders, {
      key: ({ caseNumber }) => caseNumber,
    }),
    createPlainFamily('company', ({ catalog }) => catalog.adcvd.companies, {
      key: ({ companyKey }) => companyKey,
    }),
    createPlainFamily('case event', ({ catalog }) => catalog.adcvd.events, {
      key: ({ caseNumber, eventDate, eventType, frDocument, title }) =>
        [caseNumber, eventDate, eventType, frDocument ?? title].join(' '),
    }),
  ],
  adcvd_rates: [
    createPlainFamily('rate', ({ catalog }) => catalog.adcvd.rates, {
      key: ({ caseNumber, companyKey, companyName, rateType }) =>
        [caseNumber, rateType, companyKey ?? companyName].join(' '),
      legal: ({ legal }) => legal,
    }),
  ],
  adcvd_scope: [
    createPlainFamily('scope clause', ({ catalog }) => catalog.adcvd.clauses, {
      key: ({ caseNumber, clauseNumber }) => `${caseNumber} ${clauseNumber}`,
    }),
    createPlainFamily('scope ruling', ({ catalog }) => catalog.adcvd.scopeRulings, {
      key: ({ rulingDate, subject }) => `${rulingDate ?? 'undated'} ${subject}`,
    }),
    createPlainFamily('court decision', ({ catalog }) => catalog.adcvd.courtDecisions, {
      key: ({ courtNumber, slipOpinion, frDocument, caseName }) =>
        [courtNumber, slipOpinion, frDocument, caseName].filter(Boolean).join(' '),
    }),
    createPlainFamily('circumvention inquiry', ({ catalog }) => catalog.adcvd.circumventions, {
      key: ({ noticeDate, title }) => `${noticeDate} ${title}`,
    }),
  ],
  pga_flags: [
    createPlainFamily('agency', ({ catalog }) => catalog.pgaAgencies, { key: ({ agency }) => agency }),
    createPlainFamily('flag', ({ catalog }) => catalog.pgaFlags, {
      key: ({ prefix, agency, program }) => `${prefix} ${agency} ${program}`,
      legal: ({ legal }) => legal,
    }),
  ],
  hts_notes: [
    createPlainFamily('note', ({ catalog }) => catalog.notes, { key: ({ noteId }) => noteId }),
    createPlainFamily('note digest', ({ catalog }) => catalog.noteDigests, {
      key: ({ digestKey }) => digestKey,
    }),
    createPlainFamily('note effect', ({ catalog }) => catalog.noteEffects, {
      key: ({ effectId }) => effectId,
    }),
  ],
  tariff_events: [
    createPlainFamily('tariff event', ({ catalog }) => catalog.tariffEvents, {
      key: ({ eventDate: date, eventType, title }) => `${date} ${eventType} ${title}`,
    }),
  ],
};
