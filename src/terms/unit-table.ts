/** The meaning of a code. Codes of one dimension convert into each other exactly, by definition. */
export interface UnitDefinition {
  /** As the schedule prints it, or a short name where it prints none. */
  readonly label: string;
  readonly meaning: string;
  /** Null: the code converts to no other. */
  readonly dimension: string | null;
  /** Number of the dimension's base unit in one of these. */
  readonly factor: string;
}

const alone = (label: string, meaning: string): UnitDefinition => ({
  label,
  meaning,
  dimension: null,
  factor: '1',
});

const sized = (
  label: string,
  meaning: string,
  [dimension, factor]: readonly [string, string],
): UnitDefinition => ({
  label,
  meaning,
  dimension,
  factor,
});

/**
 * Every quantity a rate of the schedule is charged on or a line is reported in. `_KG`, `_G`, `_T` after a
 * substance is the weight of that content; `_USD` is a value or an amount in United States dollars.
 */
export const UNITS = {
  // Weight
  G: sized('g', 'grams', ['weight', '0.001']),
  KG: sized('kg', 'kilograms, net', ['weight', '1']),
  T: sized('t', 'metric tons', ['weight', '1000']),
  CARAT: sized('carat', 'metric carats of 200 mg', ['weight', '0.0002']),
  T_ADW: alone('t adw', 'metric tons, air dry weight'),
  T_DWB: alone('t dwb', 'metric tons, dry weight basis'),
  CY_KG: alone('cy kg', 'kilograms of clean yield ("clean kg": chapter 51 additional U.S. note 2)'),
  DRAINED_KG: alone('kg, drained', 'kilograms of drained weight'),
  CONTENTS_KG: alone('kg, entire contents', 'kilograms of the entire contents of the container'),
  CONTAINER_KG: sized('kg, with container', 'kilograms of contents and container', ['packed weight', '1']),
  CONTAINER_T: sized('t, with container', 'metric tons including the weight of the container', [
    'packed weight',
    '1000',
  ]),
  DRY_T: alone('dry t', 'dry metric tons of ore or concentrate (chapter 26 additional U.S. note 1)'),
  // Weight of a content
  CMSC_KG: alone('kg cmsc', "kilograms of cow's milk solids content"),
  MSC_KG: alone('kg msc', 'kilograms of milk solids content'),
  AMC_KG: alone('kg amc', 'kilograms of anhydrous morphine content'),
  SUGAR_KG: alone('kg ttl sug', 'kilograms of total sugars'),
  AG_G: alone('Ag g', 'grams of silver content'),
  AU_G: alone('Au g', 'grams of gold content'),
  CO_KG: alone('Co kg', 'kilograms of cobalt content'),
  CR_KG: alone('Cr kg', 'kilograms of chromium content'),
  CR2O3_T: alone('Cr2O3 t', 'metric tons of chromic oxide content'),
  CU_KG: alone('Cu kg', 'kilograms of copper content'),
  IR_G: alone('Ir g', 'grams of iridium content'),
  MG_KG: alone('Mg kg', 'kilograms of magnesium content'),
  MN_KG: alone('Mn kg', 'kilograms of manganese content'),
  MO_KG: alone('Mo kg', 'kilograms of molybdenum content'),
  NAOH_KG: alone('NaOH kg', 'kilograms of sodium hydroxide content'),
  NH3_T: alone('NH3 t', 'metric tons of ammonia content'),
  NI_KG: alone('Ni kg', 'kilograms of nickel content'),
  OS_G: alone('Os g', 'grams of osmium content'),
  PB_KG: alone('Pb kg', 'kilograms of lead content'),
  PD_G: alone('Pd g', 'grams of palladium content'),
  PT_G: alone('Pt g', 'grams of platinum content'),
  RH_G: alone('Rh g', 'grams of rhodium content'),
  RU_G: alone('Ru g', 'grams of ruthenium content'),
  SB_KG: alone('Sb kg', 'kilograms of antimony content'),
  SI_KG: alone('Si kg', 'kilograms of silicon content'),
  SN_T: alone('Sn t', 'metric tons of tin content'),
  V_KG: alone('V kg', 'kilograms of vanadium content'),
  V2O5_KG: alone('V2O5 kg', 'kilograms of vanadium pentoxide content'),
  W_KG: alone('W kg', 'kilograms of tungsten content'),
  ZN_KG: alone('Zn kg', 'kilograms of zinc content'),
  // Volume. A barrel is 158.98 liters at 15.6 °C (chapter 27 additional U.S. note 7).
  L: sized('liters', 'liters; of juice, as natural or reconstituted (chapter 20 additional U.S. note 1)', [
    'volume',
    '1',
  ]),
  M3: sized('m3', 'cubic meters', ['volume', '1000']),
  K_M3: sized('thousand m3', 'thousands of cubic meters', ['volume', '1000000']),
  BBL: sized('bbl', 'barrels of 158.98 liters measured at 15.6 °C', ['volume', '158.98']),
  PFL: alone('pf.liters', 'proof liters: liters at 100 proof (chapter 22 additional U.S. notes 5 and 6)'),
  // Length and area
  M: sized('m', 'meters', ['length', '1']),
  LIN_M: sized('lin. m', 'linear meters', ['length', '1']),
  K_M: sized('thousand m', 'thousands of meters', ['length', '1000']),
  FIBER_M: alone('Fiber m', 'meters of fiber'),
  M2: sized('m2', 'square meters', ['area', '1']),
  CM2: sized('cm2', 'square centimeters', ['area', '0.0001']),
  SQUARE: alone('square', 'squares: what covers 100 square feet of finished surface'),
  // Count
  NO: sized('No.', 'number of articles', ['count', '1']),
  DOZ: sized('doz.', 'dozens', ['count', '12']),
  HUNDRED: sized('hundreds', 'hundreds', ['count', '100']),
  GROSS: sized('gross', 'gross of 144', ['count', '144']),
  THOUSAND: sized('thousands', 'thousands', ['count', '1000']),
  PRS: sized('prs.', 'pairs', ['pairs', '1']),
  DOZ_PRS: sized('doz. prs.', 'dozens of pairs', ['pairs', '12']),
  // A rate on each article of a line reported in pieces (8211.91.20 to .40) is on each piece.
  PCS: sized('pcs', 'pieces', ['count', '1']),
  DOZ_PCS: sized('Dz Pcs', 'dozens of pieces', ['count', '12']),
  PACK: alone('pack', 'packs'),
  DOSES: alone('doses', 'doses'),
  GROSS_LINES: alone(
    'gr.lines',
    'gross lines: gross of buttons times the lines (1/40 inch) of their diameter',
  ),
  GROSS_CONTAINERS: alone('gross of immediate containers', 'gross of immediate containers'),
  JWL: alone('Jwls.', 'jewels, substitutes included, of all articles together'),
  PIECE: alone('other pieces or parts', 'pieces or parts other than jewels, of all articles together'),
  // Other measures
  W: alone('W', 'watts'),
  MWH: alone('MWh', 'megawatt hours'),
  GBQ: alone('GBq', 'gigabecquerels'),
  DEG: alone('degrees', 'sugar degrees by polarimetric test (chapter 17 additional U.S. note 1)'),
  PROOF: alone('proof', 'degrees proof of a spirit: twice the percentage of alcohol by volume'),
  // Values in dollars: the whole, its parts, and amounts the law refers to
  VALUE_USD: alone('USD', 'customs value of the article'),
  CASE_USD: alone('USD', 'value of the case'),
  STRAP_USD: alone('USD', 'value of the strap, band or bracelet'),
  BATTERY_USD: alone('USD', 'value of the battery'),
  MOVEMENT_USD: alone('USD', 'value of the movement'),
  APPARATUS_USD: alone('USD', 'value of the apparatus'),
  RIFLE_USD: alone('USD', 'value of the rifle'),
  SIGHT_USD: alone('USD', 'value of the telescopic sight, 0 where there is none'),
  PB_USD: alone('USD', 'value of the lead content'),
  AL_USD: alone('USD', 'value of the aluminum content'),
  CU_USD: alone('USD', 'value of the copper content'),
  STEEL_USD: alone('USD', 'value of the steel content'),
  NON_US_USD: alone('USD', 'value of the non-U.S. content'),
  RETAIL_USD: alone('USD', 'fair retail value'),
  REPAIR_USD: alone('USD', 'value or cost of the repairs or alterations'),
  PROCESSING_USD: alone('USD', 'value of the processing outside the United States'),
  GOODS_COST_USD: alone('USD', 'cost of the goods, parts, materials or repairs named by the heading'),
  US_PRODUCTS_USD: alone(
    'USD',
    'cost or value of the products, fabrics, components or materials of the United States',
  ),
  DRAWBACK_USD: alone('USD', 'customs drawback proved to have been allowed on exportation'),
  INTERNAL_TAX_USD: alone('USD', 'internal-revenue tax imposed on the importation of like articles'),
  PARTS_DUTY_USD: alone(
    'USD',
    'duty on articles used in manufacture had they not been entered under heading 9813.00.05',
  ),
  MOVEMENT_DUTY_USD: alone('USD', 'duty for the complete movement'),
  // Conditions: 1 when true, 0 when not
  HAS_PLATE: alone('1 or 0', 'consists in part of a plate or a set of plates'),
  IN_THE_PIECE: alone('1 or 0', 'is embroidery in the piece'),
} as const satisfies Record<string, UnitDefinition>;
