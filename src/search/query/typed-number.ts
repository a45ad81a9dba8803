const CODE =
  /^(?:hts(?:us)?|hs|heading|subheading|chapter|code|no\.?|number)?[\s:#]*((?:\d[\d.\s]*)?\d)\.?$/i;
const GROUPED = /^\d{1,4}$|^\d{2}\.\d{2}(?:\.\d{2}){0,3}$|^\d{4}(?:[.\s]?\d{1,2}){1,3}$|^\d{4,10}$/;

/**
 * Recognizes a complete or partial schedule number: `8471`, `8471.3`, `8471.30.01 00`, `847130`, `HTS 8471.30`,
 * `chapter 84`: its 2 to 10 digits, without dots. Null for anything else, including a number with a unit.
 */
export function readTypedNumber(text: string): string | null {
  const typed = CODE.exec(text.trim())?.[1]?.replace(/\s+/g, ' ');
  if (typed === undefined || !GROUPED.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  const isChapter = /^chapter/i.test(text.trim());
  if (isChapter && digits.length <= 2) return digits.padStart(2, '0');
  return digits.length >= 2 && digits.length <= 10 && digits.slice(0, 2) !== '00' ? digits : null;
}
