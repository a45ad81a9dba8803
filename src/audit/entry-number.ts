/** An entry number: filer code, seven digits and check digit (19 CFR 142.3a; CATAIR Appendix E). */
const SHAPE = /^[A-Z0-9]{3}\d{8}$/;

/** The eleven characters without dashes and spaces, in upper case. Null: the text does not have the form. */
export function normalizeEntryNumber(text: string): string | null {
  const plain = text.replace(/[\s-]/g, '').toUpperCase();
  return SHAPE.test(plain) ? plain : null;
}

/** Whether the last digit is the check digit of the ten characters before it. */
export function hasRightCheckDigit(entryNumber: string): boolean {
  return SHAPE.test(entryNumber) && checkDigitOf(entryNumber.slice(0, 10)) === Number(entryNumber[10]);
}

/** From the right, every first, third, fifth ... value counts double, its digits added. */
function checkDigitOf(characters: string): number {
  let sum = 0;
  for (let place = 0; place < characters.length; place += 1) {
    const value = valueOf(characters[characters.length - 1 - place] as string);
    const doubled = place % 2 === 0 ? value * 2 : value;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return (10 - (sum % 10)) % 10;
}

/** A to I and J to R count 1 to 9, S to Z count 2 to 9. */
function valueOf(character: string): number {
  if (character <= '9') return Number(character);
  const place = character.charCodeAt(0) - 'A'.charCodeAt(0);
  return place < 18 ? (place % 9) + 1 : place - 16;
}

/** As printed on entries: `B76-0324527-8`. */
export function formatEntryNumber(entryNumber: string): string {
  return SHAPE.test(entryNumber)
    ? `${entryNumber.slice(0, 3)}-${entryNumber.slice(3, 10)}-${entryNumber.slice(10)}`
    : entryNumber;
}
