import { describe, expect, it } from '@jest/globals';
import { toPlainText } from '../../../web/src/parts/refused-text.js';

describe('a refusal of a fact', () => {
  it.each([
    [
      'fact.thickness_mm: "thickness_mm" is not a fact key: the nearest key is us_content_pct',
      '"thickness_mm" is not a fact key: the nearest key is us_content_pct',
    ],
    [
      'scopeFact.thick_mm: it is not a fact: the keys are width_mm',
      '"thick_mm" is not a fact: the keys are width_mm',
    ],
    [
      'fact.us_content_pct: "abc" is not a plain decimal number',
      'us content pct: "abc" is not a plain decimal number',
    ],
    ['value: "abc" is not a plain decimal number', 'Customs value: "abc" is not a plain decimal number'],
  ])('names an unknown fact as it was typed, and a field as the console does: %s', (message, shown) =>
    expect(toPlainText(message)).toBe(shown),
  );
});
