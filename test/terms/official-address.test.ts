import { describe, expect, it } from '@jest/globals';
import { chapterAsPublished, officialAddressOf, splitCitation } from '../../src/terms/official-address.js';

describe('the official address of a cited document', () => {
  it.each([
    ['91 FR 64212', 'FR Doc 2026-20510', 'https://www.federalregister.gov/d/2026-20510'],
    ['83 FR 47974', null, 'https://www.federalregister.gov/citation/83-FR-47974'],
    ['53 FR 429', null, 'https://www.govinfo.gov/link/fr/53/429'],
    ['Proclamation 10895', '90 FR 9807', 'https://www.federalregister.gov/citation/90-FR-9807'],
    ['CSMS 69056483', null, 'https://content.govdelivery.com/accounts/USDHSCBP/bulletins/41db7e3'],
    ['19 CFR 24.23(c)(1)', null, 'https://www.ecfr.gov/current/title-19/section-24.23'],
    ['10 CFR part 110', null, 'https://www.ecfr.gov/current/title-10/part-110'],
    ['50 USC 1702(b)(2)', null, 'https://www.govinfo.gov/link/uscode/50/1702'],
    ['N304716', null, 'https://rulings.cbp.gov/ruling/N304716'],
    [
      'HTSUS 2026 Revision 5',
      '7326.90.86',
      'https://hts.usitc.gov/reststop/file?release=2026HTSRev5&filename=Chapter%2073',
    ],
    [
      'HTSUS 2025 Basic Edition',
      '0406.90.20',
      'https://hts.usitc.gov/reststop/file?release=2025HTSBasic&filename=Chapter%204',
    ],
    [
      'HTSUS 2026 Revision 13',
      null,
      'https://hts.usitc.gov/reststop/file?release=2026HTSRev13&filename=Change%20Record',
    ],
    [
      'HTSUS Chapter 99',
      'subchapter III U.S. note 52',
      'https://hts.usitc.gov/reststop/file?release=currentRelease&filename=Chapter%2099',
    ],
  ])('%s, %s is %s', (document, locator, address) => {
    expect(officialAddressOf({ document, locator, url: null })).toBe(address);
  });

  it.each([
    'Proclamation 10328',
    'CSMS 18-000612',
    'HTSUS 2026 Revision 5-7',
    'HTSUS 2026 Basic Edition',
    'USTR exclusion notices',
  ])('of %s is not known', (document) => {
    expect(officialAddressOf({ document, locator: null, url: null })).toBeNull();
  });

  it('is the one that the citation carries, where it carries one', () => {
    const url = 'https://example.org/notice';
    expect(officialAddressOf({ document: '83 FR 47974', locator: null, url })).toBe(url);
  });
});

describe('the citation of a question or claim', () => {
  const chapter99 = chapterAsPublished('99');

  it.each([
    [
      '50 USC 1702(b)(2); headings 9903.01.30, 9903.03.10',
      ['https://www.govinfo.gov/link/uscode/50/1702', chapter99],
    ],
    [
      'U.S. note 16; CSMS 65236374',
      [chapter99, 'https://content.govdelivery.com/accounts/USDHSCBP/bulletins/3e36d96'],
    ],
    ['heading texts 9903.01.28, 9903.01.78', [chapter99]],
    ['Section XI note 2(A); PP 11020', [null, null]],
  ])('%s leads to the places it names', (citation, addresses) => {
    const places = splitCitation(citation);
    expect(places.map(({ text }) => text).join('; ')).toBe(citation);
    expect(places.map(({ address }) => address)).toEqual(addresses);
  });

  it('leads to the chapter in its current release', () => {
    expect(chapterAsPublished('01')).toBe(
      'https://hts.usitc.gov/reststop/file?release=currentRelease&filename=Chapter%201',
    );
  });
});
