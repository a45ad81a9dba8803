import type { ValueType } from '../extraction.js';
import { splitWords } from '../layout/fold.js';

export interface ColumnRole {
  readonly name: string;
  readonly type: ValueType;
}

const ROLES: readonly (readonly [name: string, type: ValueType, labels: string])[] = [
  [
    'lineNumber',
    'identifier',
    'no|#|line|line no|ln|pos|position|item no|s n|sr no|sl no|nr|lfd nr|partida|riga|n|sno|seq|line item|item #|line number',
  ],
  [
    'partNumber',
    'identifier',
    'part no|part number|part #|item code|item number|sku|article|article no|art no|art nr|model|model no|style|style no|product code|product no|artikel|artikelnummer|artikel nr|ref|reference|codigo|clave|codice|code article|code|product id|material|material no|stock code|catalog no|referencia|codice articolo|product number|style number',
  ],
  [
    'description',
    'text',
    'description|description of goods|goods description|goods|full description of goods|product|products|product name|product description|item description|commodity|commodity description|description of merchandise|particulars|details|bezeichnung|beschreibung|warenbezeichnung|artikelbezeichnung|descripcion|descripcion de la mercancia|concepto|designation|designation des marchandises|libelle|descrizione|descrizione della merce|article description|description of packages and goods|description and specification|name of goods|name of commodity|merchandise|description of commodities|denominazione|mercancia|goods and services|line item description|leistung|item name',
  ],
  [
    'quantity',
    'decimal',
    'qty|quantity|qnty|q ty|pcs|pieces|units|shipped qty|qty shipped|quantity shipped|no of units|menge|anzahl|stuckzahl|cantidad|cant|quantite|qte|quantita|qta|q ta|invoiced qty|total qty|total pcs|ordered|net quantity in htsus units|net quantity|total quantity|units shipped|number of units',
  ],
  [
    'unit',
    'text',
    'unit|uom|u m|unit of measure|units of measure|einheit|me|unidad|unite|um|u de m|unita|unit measure|meas|udm|ud',
  ],
  [
    'unitPrice',
    'decimal',
    'unit price|price|unit cost|price unit|price per unit|price pc|price each|each|unit value|einzelpreis|stuckpreis|preis|e preis|precio unitario|precio|p unitario|valor unitario|prix unitaire|p u|prix unit|pu|prezzo unitario|prezzo|prezzo unit|u price|rate|unit rate|cost|pu ht|price piece',
  ],
  [
    'amount',
    'decimal',
    'amount|total|total price|total amount|total value|line total|line amount|extended|extended price|extended value|extension|ext price|value|net amount|net value|betrag|gesamtpreis|gesamt|g preis|gesamtbetrag|importe|importe total|montant|montant ht|total ht|importo|totale|invoice value|subtotal|customs value|declared value|valor|valor total|net price|total cost|ext amount|valeur|wert|fob value|line value|item total',
  ],
  [
    'countryOfOrigin',
    'country',
    'origin|country of origin|coo|c o o|c o|co|country|made in|ursprung|ursprungsland|origen|pais de origen|pays d origine|origine|paese di origine|paese origine|ctry of origin|ctry|cty of origin|country origin|orig|pays|land|mfg country|country of mfg|origin country',
  ],
  [
    'htsNumber',
    'hts',
    'hts|hs code|hts code|hs|hs no|hts no|hts number|htsus|htsus no|htsus number|hs number|tariff|tariff no|tariff code|tariff number|commodity code|harmonized code|harmonized tariff code|harmonised code|schedule b|customs code|customs tariff no|zolltarifnummer|zolltarif nr|zolltarifnr|warennummer|statistische warennummer|codigo arancelario|fraccion arancelaria|fraccion|code sh|code douanier|code hs|nomenclature|codice doganale|hs hts code|hts hs code|h s code|h t s|tarif|nc|voce doganale|taric|partida arancelaria|us hts',
  ],
  [
    'netWeight',
    'weight',
    'net weight|net wt|n w|nw|net kg|net|nettogewicht|peso neto|peso netto|poids net|net mass|n w kg',
  ],
  [
    'grossWeight',
    'weight',
    'gross weight|gross wt|g w|gw|gross kg|gross|bruttogewicht|peso bruto|peso lordo|poids brut|gross mass|weight|g w kg|grossweight|manifest qty|gewicht|peso',
  ],
  [
    'packages',
    'decimal',
    'packages|cartons|ctns|ctn|pkgs|pkg|no of packages|no of cartons|no of pkgs|number of packages|boxes|pallets|packstucke|bultos|colis|colli|cases|number and kind of packages|number of cartons|no and kind of packages|cajas|kartons|carton qty|ctn qty',
  ],
  ['measurement', 'weight', 'measurement|cbm|volume|m3|meas cbm|measurement cbm|volumen|dimensions|measure'],
  [
    'marks',
    'text',
    'marks and numbers|marks nos|marks|marks and nos|shipping marks|container no|container no seal no|marks numbers|carton no|ctn no|case no|package no|container seal|carton nos|marks and numbers container no|zeichen und nummern',
  ],
  ['enteredValue', 'decimal', 'entered value'],
  ['dutyRate', 'text', 'htsus rate|rate of duty|duty rate'],
  ['duty', 'decimal', 'duty and ir tax|duty|duty amount|duty and i r tax'],
];

const BY_WORDS: ReadonlyMap<string, ColumnRole> = new Map(
  ROLES.flatMap(([name, type, labels]) =>
    labels.split('|').map((label) => [splitWords(label).join(' '), { name, type }] as const),
  ),
);
const FIRST_WORDS: ReadonlySet<string> = new Set(
  [...BY_WORDS.keys()].map((label) => label.split(' ', 1)[0]!),
);
/** Units and currencies printed beside a heading: `Amount USD`, `Price in EUR`, `N.W. kg`. */
const BESIDE = new Set(
  'usd eur gbp cny rmb jpy cad mxn chf inr us dollars in kg kgs lbs lb pcs per pc unit units ea each eu the of and st stk mt m ex works fob cif dollar pair doz total'.split(
    ' ',
  ),
);

/** The role of a column by its heading; null when the heading is unknown. */
export function findColumnRole(heading: string): ColumnRole | null {
  // Most texts looked up are the figures of rows.
  if (!/[\p{L}#№]/u.test(heading)) return null;
  const bare = withoutBrackets(heading.slice(0, 80));
  const words = splitWords(withoutNumber(bare === '' ? heading : bare));
  return BY_WORDS.get(words.join(' ')) ?? BY_WORDS.get(withoutBeside(words).join(' ')) ?? null;
}

/** False: no heading starts with this word. A number or a bracket may precede one. */
export function mayBeginHeading(word: string): boolean {
  if (/[\d([]/.test(word)) return true;
  const [first] = splitWords(word);
  return first === undefined || FIRST_WORDS.has(first);
}

function withoutBrackets(heading: string): string {
  return heading
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\[[^[\]]*\]/g, ' ')
    .trim();
}

/** Boxes on forms are numbered: `32. A. Entered Value`. */
function withoutNumber(heading: string): string {
  return heading.replace(/^\d{1,2}\. ?(?:[A-D]\. ?)?/, '');
}

function withoutBeside(words: readonly string[]): string[] {
  const end = words.findLastIndex((word) => !BESIDE.has(word));
  return words.slice(0, end + 1).filter((word, index) => index > 0 || !CURRENCY_WORD.has(word));
}

const CURRENCY_WORD = new Set(['usd', 'eur', 'gbp', 'us']);
