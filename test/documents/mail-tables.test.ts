import { expect, it } from '@jest/globals';
import { extractFile } from '../../src/documents/extract-file.js';
import { readMarkup } from '../../src/documents/source/read-markup.js';

const mailWith = (html: string): Uint8Array =>
  new TextEncoder().encode(
    `From: a@example.com\nTo: b@example.com\nSubject: invoice\nMIME-Version: 1.0\nContent-Type: text/html\n\n${html}`,
  );

const row = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td style="a"><p class=MsoNormal>${cell}</p></td>`).join('\n')}</tr>`;

it('reads the table of an HTML mail by its columns', async () => {
  const rows = [
    ['Description', 'Quantity', 'Unit Price', 'Amount'],
    ['Bolt M8, zinc plated', '100', '2.50', '250.00'],
    ['Nut', '1,200', '0.10', '120.00'],
  ].map(row);
  const total = '<tr><td colspan="3">Total USD&#58;</td><td>370.00</td></tr>';
  const html = `<p>COMMERCIAL INVOICE</p><table>${rows.join('\n')}${total}</table>`;
  const { lineItems, checks } = await extractFile(
    { bytes: mailWith(html), mediaType: null },
    async () => null,
  );
  const valuesOf = (at: number) =>
    Object.fromEntries(lineItems[at]!.fields.map(({ name, value }) => [name, value]));
  expect(lineItems).toHaveLength(2);
  expect(valuesOf(0)).toEqual({
    description: 'Bolt M8, zinc plated',
    quantity: '100',
    unitPrice: '2.5',
    amount: '250',
  });
  expect(valuesOf(1)).toEqual({ description: 'Nut', quantity: '1200', unitPrice: '0.1', amount: '120' });
  expect(checks.map(({ check, status }) => `${check} ${status}`)).toContain('total agrees');
});

it('leaves out what no reader of the mail sees', () => {
  const html =
    '<style>td { color: red }</style><p>seen &amp; read</p><script>"</p>Total: 9"</script><!-- hidden -->end<!-- open';
  expect(readMarkup(html)).toBe('seen & read\nend');
});

it('does not align a table whose columns would be longer than a text may be', () => {
  const html = `<table><tr><td>${'x'.repeat(50_000)}</td></tr>${'<tr><td>1</td></tr>'.repeat(5_000)}</table>`;
  expect(readMarkup(html).length).toBeLessThan(100_000);
});
