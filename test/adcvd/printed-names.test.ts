import { describe, expect, test } from '@jest/globals';
import { extractNames, findPair } from '../../src/adcvd/respondents/printed-names.js';

describe('the names of a rate row', () => {
  test.each([
    ['Chint Solar (Zhejiang) Co. Ltd.', []],
    ['Benxi Flooring Factory (General Partnership)', ['Benxi Flooring Factory', 'General Partnership']],
    [
      'Asun Energy Co. Ltd. (a/k/a Suzhou Asun Energy Co. Ltd.)',
      ['Asun Energy Co. Ltd.', 'Suzhou Asun Energy Co. Ltd.'],
    ],
    [
      'Upsolar Global Co. Ltd. (including Upsolar Group Co. Ltd.)',
      ['Upsolar Global Co. Ltd.', 'Upsolar Group Co. Ltd.'],
    ],
    [
      'Shanghai Yueda Nails Co., Ltd., a.k.a. Shanghai Yueda Nails Industry Co., Ltd.',
      ['Shanghai Yueda Nails Co., Ltd.', 'Shanghai Yueda Nails Industry Co., Ltd.'],
    ],
    ['Hounen Solar Inc. Co., Ltd. (non-cooperating)', ['Hounen Solar Inc. Co., Ltd.']],
    ['West Fraser Mills Ltd. and affiliates', ['West Fraser Mills Ltd.']],
    ['Chalco Ruimin / Chalco-SWA (non-cooperating)', ['Chalco Ruimin', 'Chalco-SWA']],
  ])('%s', (text, names) => {
    expect(extractNames(text)).toEqual([text, ...names]);
  });
});

describe('a combination', () => {
  test('joins an exporter and one or several producers', () => {
    expect(
      findPair('Brilliant Charter Limited & Nantong Falter Co. Ltd.; or Shanxi Jinneng Co. Ltd.'),
    ).toEqual({
      exporters: ['Brilliant Charter Limited'],
      producers: [
        'Nantong Falter Co. Ltd.; or Shanxi Jinneng Co. Ltd.',
        'Nantong Falter Co. Ltd.',
        'Shanxi Jinneng Co. Ltd.',
      ],
    });
  });

  test.each(['Jacobi Carbons Ab', 'Kam Kiu Aluminium Products Sdn Bhd.', 'GTP International (Exporter)'])(
    'begins after a complete name: %s',
    (exporter) => {
      expect(findPair(`${exporter} & Datong Forward Activated Carbon Co. Ltd`)).not.toBeNull();
    },
  );

  test.each([
    'Nippon Steel & Sumitomo Metal Corporation',
    'Sinochem Hebei Import & Export Corp',
    'Aubert & Duval Sa ("A&D")',
  ])('is not a firm with an ampersand: %s', (name) => {
    expect(findPair(name)).toBeNull();
  });
});
