import { describe, expect, it } from '@jest/globals';
import { addAddresses } from '../../src/law/citations/add-addresses.js';
import { toDocumentRows } from '../../src/law/tables/document-rows.js';
import type { Dataset } from '../../src/tables/dataset.js';

const cite = (document: string, locator: string | null = null) => ({
  ...{ document, locator },
  ...{ url: null, source: 'official' },
});

describe('addresses of what rows cite', () => {
  it('are those of the documents, also where another row alone says where one is printed', () => {
    const rows: Dataset = {
      table: 'fee',
      columns: ['name', 'citations'],
      rows: [
        ['one', [cite('Proclamation 10895')]],
        [
          'other',
          [cite('Proclamation 10895', '90 FR 9807'), cite('CSMS 69326983'), cite('Proclamation 10328')],
        ],
      ],
    };
    const [addressed] = addAddresses([rows], toDocumentRows([rows], []));
    const printed = 'https://www.federalregister.gov/citation/90-FR-9807';
    expect(
      addressed!.rows.map(([name, cited]) => [name, (cited as { url: unknown }[]).map(({ url }) => url)]),
    ).toEqual([
      ['one', [printed]],
      ['other', [printed, 'https://content.govdelivery.com/accounts/USDHSCBP/bulletins/421d887', null]],
    ]);
  });
});
