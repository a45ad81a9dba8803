/** Texts that are dear to read, each as long as it may be. */

/** The first `length` characters (UTF-16 units) of something repeated; no character is cut in two. */
function fill(length: number, piece: (nth: number) => string, between = ''): string {
  let text = '';
  for (let nth = 0; ; nth += 1) {
    const next = (nth === 0 ? '' : between) + piece(nth);
    if (text.length + next.length > length) return text === '' ? piece(0).slice(0, length) : text;
    text += next;
  }
}

const COMMON =
  'other of articles iron steel plastics cotton parts machines whether not for with in wool paper rubber copper aluminum leather footwear fabric woven knitted men women glass wood fish meat fruit vegetables prepared preserved chemical electric motor vehicle apparatus instrument containing weight percent more than exceeding value each valued over'.split(
    ' ',
  );
const MARKERS =
  'made of, used for, designed to be, which is specifically intended for, with, containing, imported from China, measuring 10 mm'.split(
    ', ',
  );

/** Letters that make another word for every number. */
function wordOf(nth: number, letters: number): string {
  let rest = nth * 7919 + 17;
  let word = '';
  for (let at = 0; at < letters; at += 1) {
    word += 'etaoinsrhldcumfpgwybvkxjqz'[rest % 26]!;
    rest = Math.floor(rest / 26) + at * 31 + nth;
  }
  return word;
}

const MISSPELT = ['stel', 'cottn', 'machin', 'plastc', 'alumium', 'electrc', 'vehicel', 'garmnt', 'fabrc'];

export const DEAR_TEXTS: Readonly<Record<string, (length: number) => string>> = {
  'one letter': (length) => fill(length, () => 'a'),
  'one ligature of 18 letters': (length) => fill(length, () => '\ufdfa'),
  'ligatures of 18 letters apart': (length) => fill(length, () => '\ufdfa', ' '),
  'ligatures that become words of the schedule': (length) => fill(length, () => 'ﬁsh oﬃce', ' '),
  'circled and squared letters': (length) => fill(length, () => '㌖㍍㌢', ' '),
  'unknown words': (length) => fill(length, (nth) => wordOf(nth, 7), ' '),
  'short unknown words': (length) => fill(length, (nth) => wordOf(nth, 4), ' '),
  'long unknown words': (length) => fill(length, (nth) => wordOf(nth, 40), ' '),
  'misspelt words': (length) => fill(length, (nth) => MISSPELT[nth % 9]! + 'xyz'[nth % 3]!, ' '),
  'common words': (length) => fill(length, (nth) => COMMON[nth % COMMON.length]!, ' '),
  'one common word': (length) => fill(length, () => 'other', ' '),
  'words between markers': (length) =>
    fill(length, (nth) => `${MARKERS[nth % MARKERS.length]!} ${COMMON[nth % COMMON.length]!}`, ' '),
  'combining marks': (length) => `a${fill(length - 1, () => '\u0301')}`,
  'marks on every letter': (length) => fill(length, (nth) => `${wordOf(nth, 1)}\u0301\u0327`),
  'right to left': (length) => fill(length, (nth) => 'قطن صلب حديد'.split(' ')[nth % 3]!, ' '),
  'emoji in sequences': (length) => fill(length, () => '👨‍👩‍👧‍👦'),
  'words of ideographs': (length) => fill(length, (nth) => String.fromCodePoint(0x4e00 + (nth % 5000)), ' '),
  digits: (length) => fill(length, (nth) => String(nth % 10)),
  'digits with points': (length) => fill(length, (nth) => String(nth % 10), '.'),
  'numbers and units': (length) => fill(length, (nth) => `${nth} mm ${nth}.${nth}%`, ' x '),
  punctuation: (length) => fill(length, (nth) => ',;:()[]'[nth % 7]!),
  'letters with hyphens': (length) => fill(length, (nth) => wordOf(nth, 3), '-'),
  'letters with slashes': (length) => fill(length, (nth) => wordOf(nth, 3), '/'),
  'letters with apostrophes': (length) => fill(length, (nth) => wordOf(nth, 2), "'"),
  spaces: (length) => `a${fill(length - 2, () => ' ')}b`,
  lines: (length) => fill(length, (nth) => wordOf(nth, 5), '\n'),
  'case numbers': (length) => fill(length, (nth) => `A-570-${String(900 + (nth % 99))}`, ', '),
  'company names': (length) => fill(length, (nth) => `${wordOf(nth, 6)} Co., Ltd.`, ' and '),
  exclusions: (length) =>
    fill(length, (nth) => `other than ${COMMON[nth % COMMON.length]!}, excluding not`, ' '),
};
