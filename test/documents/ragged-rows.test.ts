import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { readCsv } from '../../src/documents/source/read-text.js';
import { listCsvRows } from '../../src/services/tables/csv-rows.js';

afterEach(() => void jest.restoreAllMocks());

const ROWS = 50;
const TEXT = `a,b\n${'x\n'.repeat(ROWS)}`;

describe('rows that are not as long as the first', () => {
  it('of a document are read, with no error made for each', async () => {
    const made = jest.spyOn(Error, 'captureStackTrace');
    const read = await readCsv({ fileType: 'csv', text: TEXT, isLegacy: false });
    expect(read.pages[0]?.runs).toHaveLength(ROWS + 2);
    expect(made).not.toHaveBeenCalled();
  });

  it('of a table, too', async () => {
    const made = jest.spyOn(Error, 'captureStackTrace');
    const stream = (async function* (): AsyncGenerator<Buffer> {
      yield Buffer.from(TEXT);
    })();
    let rows = 0;
    for await (const some of listCsvRows(stream, TEXT)) rows += some.length;
    expect(rows).toBe(ROWS + 1);
    expect(made).not.toHaveBeenCalled();
  });

  it('a document whose quotation mark is left open is refused', async () => {
    await expect(readCsv({ fileType: 'csv', text: 'a,b\n"x,1\n', isLegacy: false })).rejects.toMatchObject({
      message: expect.stringContaining('a quotation mark is left open'),
    });
  });
});
