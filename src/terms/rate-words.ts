import { toUnitLabel, type UnitCode } from './unit.js';

/** The schedule's name in rates for each unit, value or amount. */
const WORDS: Readonly<Partial<Record<UnitCode, string>>> = {
  NO: ' each',
  PIECE: ' for each other piece or part',
  KG: '/kg',
  T: '/t',
  G: '/g',
  CY_KG: '/clean kg',
  DRAINED_KG: '/kg on drained weight',
  CONTENTS_KG: '/kg on entire contents of container',
  CONTAINER_KG: '/kg on contents and container',
  CONTAINER_T: '/t, including weight of container',
  SUGAR_KG: '/kg of total sugars',
  AMC_KG: '/kg of anhydrous morphine content',
  CU_KG: '/kg on copper content',
  PB_KG: '/kg on lead content',
  ZN_KG: '/kg on zinc content',
  MG_KG: '/kg on magnesium content',
  MN_KG: '/kg on manganese content',
  MO_KG: '/kg on molybdenum content',
  SI_KG: '/kg on silicon content',
  W_KG: '/kg on tungsten content',
  L: '/liter',
  PFL: '/pf.liter',
  BBL: '/bbl',
  M3: '/m3',
  M2: '/m2',
  M: '/m',
  LIN_M: '/lin. m',
  DOZ: '/doz.',
  GROSS: '/gross',
  THOUSAND: '/1,000',
  PRS: '/pr.',
  PACK: '/pack',
  GROSS_LINES: '/line/gross',
  GROSS_CONTAINERS: '/gross of immediate containers',
  JWL: '/jewel',
  CASE_USD: 'case',
  STRAP_USD: 'strap, band or bracelet',
  BATTERY_USD: 'battery',
  MOVEMENT_USD: 'movement',
  APPARATUS_USD: 'apparatus',
  RIFLE_USD: 'value of the rifle',
  SIGHT_USD: 'value of the telescopic sight, if any',
  PB_USD: 'value of the lead content',
  AL_USD: 'value of the aluminum content',
  CU_USD: 'value of the copper content',
  STEEL_USD: 'value of the steel content',
  NON_US_USD: 'value of the non-U.S. content',
  RETAIL_USD: 'fair retail value',
  REPAIR_USD: 'value of the repairs or alterations',
  PROCESSING_USD: 'value of such processing outside the United States',
  GOODS_COST_USD: 'cost of such goods, parts, materials or repairs',
  US_PRODUCTS_USD: 'cost or value of such products of the United States',
  DRAWBACK_USD: 'any customs drawback proved to have been allowed upon such exportation',
  INTERNAL_TAX_USD:
    'any internal-revenue tax imposed, at the time such article is entered, upon the importation of like articles ' +
    'not previously exported',
  PARTS_DUTY_USD:
    'the duty which would have been payable on any articles used in the manufacture or production of such aircraft ' +
    'had they not been entered and exported under heading 9813.00.05',
  MOVEMENT_DUTY_USD: 'the duty for the complete movement',
};

/** The words for a code in a rate; a unit that no rate charges on has the schedule's name for it. */
export function wordsFor(code: UnitCode): string {
  return WORDS[code] ?? `/${toUnitLabel(code)}`;
}
