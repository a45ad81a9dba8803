/** A kind of duty as charts and tables show it: its colour by class, its name in words. */
export interface Authority {
  readonly tone: string;
  readonly name: string;
}

const KNOWN: Readonly<Record<string, Authority>> = {
  column1_general: { tone: 'column', name: 'Column 1 general' },
  column1_special: { tone: 'column', name: 'Column 1 special' },
  column2: { tone: 'column', name: 'Column 2' },
  section_301: { tone: 's301', name: 'Section 301' },
  section_232: { tone: 's232', name: 'Section 232' },
  section_122: { tone: 's122', name: 'Section 122' },
  section_201: { tone: 's201', name: 'Section 201' },
  section_338: { tone: 's338', name: 'Section 338' },
  ieepa: { tone: 'ieepa', name: 'IEEPA' },
  ieepa_reciprocal: { tone: 'reciprocal', name: 'IEEPA reciprocal' },
  adcvd: { tone: 'adcvd', name: 'AD/CVD' },
  fee: { tone: 'fee', name: 'Fees' },
};

/** The list of authorities is open: one that is not known here keeps its own name. */
export function authorityOf(type: string): Authority {
  return KNOWN[type] ?? { tone: 'other', name: type.replaceAll('_', ' ') };
}
