/** Members of the specification's tables of the duty answer, by the path they stand under. */
export const DUTY_TABLES: Readonly<Record<string, string>> = {
  '': 'htsCode description declaredValue unit generalRate specialRates column2Rate section232 section301 ieepaRate reciprocalRate adCvdRate adcvdCases chapter99Sources matchedExclusions splitLines valuationAdjustments landedCost estimatedTotalDuty totalDutyAmount effectiveRate calculationComplete requiredInputs warnings legalNoteRateRuleDiagnostics legalNoteChapter99ApplicabilityDiagnostics legalNoteQuotaDiagnostics provenance _meta mfnAmount adcvdAmount entryDutiesAmount totalLandedDuty section232ScopeMatch mpf hmf conditionalFields missingConditionalInputs trace',
  specialRates: 'spi rate',
  chapter99Sources:
    'code authority rate amount citation authorityType aceReportingOrder displayLabel material',
  adcvdCases:
    'caseNumber orderType product country countryCode rate matchType headingMatched advisory productDescription frCitation',
  matchedExclusions: 'code description confidence',
  splitLines: 'lineType value mfnRate chapter99Layers',
  'splitLines.value': 'value currency',
  requiredInputs: 'field type severity reason unit min max citation exampleValue',
  'provenance.rates.citations':
    'frDocumentNumber frCitation frCitationUrl csmsId proclamationNumber eoNumber htsno',
  valuationAdjustments: 'declaredValue customsValue steps',
  legalNoteRateRuleDiagnostics:
    'effectId noteId effectType reviewStatus sourceLocator sourceSpan effectValueText conditionText requiredFactKey applicability ratePercent quantityValue quantityUnit parityStatus blockedByFacts',
  legalNoteChapter99ApplicabilityDiagnostics:
    'effectId noteId effectType reviewStatus sourceLocator sourceSpan effectValueText conditionText requiredFactKey applicability countryCodes targetChapter99Codes exceptionChapter99Codes conditionHtsTargets parityStatus blockedByFacts blockedByReview',
  legalNoteQuotaDiagnostics:
    'effectId noteId effectType reviewStatus sourceLocator sourceSpan effectValueText conditionText requiredFactKey applicability quotaQuantity quotaUnit targetCodes countryCodes programIndicators applicabilityReason notice',
  provenance: 'dataVersion engineVersion rates',
  _meta: 'traceId dataFreshness',
  '_meta.dataFreshness.hts_schedule': 'lastRefreshed health',
  section232ScopeMatch: 'steel aluminum',
  mpf: 'rate amount',
  hmf: 'rate amount applicable',
  conditionalFields:
    'has232 hasCopper materialType needsMaterialSlider hasReciprocal needsQuantity hasAdCvd showValuation needsDepartureDate',
};

/** Members of a JSON value by their path, places of arrays left out. */
export function pathsOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return [at, ...value.flatMap((item) => pathsOf(item, at))];
  if (typeof value !== 'object' || value === null) return [at];
  return [
    at,
    ...Object.entries(value).flatMap(([name, member]) => pathsOf(member, (at && `${at}.${name}`) || name)),
  ];
}
