import { foldText } from '../layout/fold.js';

/** Names and abbreviations of the months in English, German, French, Spanish and Italian. */
const NAMES: readonly string[] = [
  'january jan januar janvier janv enero ene gennaio gen',
  'february feb februar fevrier fev fevr febrero febbraio',
  'march mar marz maerz mars marzo mrz',
  'april apr avril avr abril abr aprile',
  'may mai mayo maggio mag',
  'june jun juni juin junio giugno giu',
  'july jul juli juillet juil julio luglio lug',
  'august aug aout agosto ago',
  'september sep sept septembre septiembre settembre set',
  'october oct okt oktober octobre octubre ottobre ott',
  'november nov novembre noviembre',
  'december dec dez dezember decembre diciembre dic dicembre',
];

const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/** Month by its name, 1 to 12. Null: not a month. */
export function findMonth(word: string): number | null {
  return MONTHS.get(foldText(word)) ?? null;
}
