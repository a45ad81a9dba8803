import { beforeAll, describe, expect, it } from '@jest/globals';
import { AdcvdLibrary } from '../../src/adcvd/library.js';
import { testIdentity } from '../../src/adcvd/scope/identity.js';
import { readProduct } from '../../src/adcvd/scope/product.js';
import { readPackRows } from './support/pack-context.js';

let library: AdcvdLibrary;
beforeAll(async () => {
  library = new AdcvdLibrary(await readPackRows());
}, 60_000);

describe('orders near goods', () => {
  it('are all that share the heading and all whose product the words name, among every order', () => {
    const { orders } = library;
    const described = orders.map(({ product }, at) => ({
      product: readProduct(product),
      htsDigits: orders[(at * 7) % orders.length]!.htsPrefixes[0] ?? null,
    }));
    expect(described.length).toBeGreaterThan(500);
    let named = 0;
    for (const { product, htsDigits } of described) {
      const near = library.indexOf(null).findNear({ htsDigits, words: product.words });
      for (const order of orders) {
        const isNamed = testIdentity(library.scopeOf(order).identity, product) === 'true';
        const isListed = order.htsPrefixes.some((prefix) => prefix.slice(0, 4) === htsDigits?.slice(0, 4));
        if (isNamed) named += 1;
        if (isNamed || isListed) expect(near.has(order)).toBe(true);
      }
    }
    expect(named).toBeGreaterThan(500);
  });

  it('are few, and of the country asked about', () => {
    const goods = { htsDigits: '7604210090', words: readProduct('aluminum extrusion, hollow').words };
    const near = [...library.indexOf('CN' as never).findNear(goods)];
    expect(near.map(({ caseNumber }) => caseNumber)).toContain('A-570-967');
    expect(near.every(({ country }) => country === 'CN')).toBe(true);
    expect(near.length).toBeLessThan(library.ordersOf('CN' as never).length / 4);
    expect([...library.indexOf('CN' as never).findNear({ htsDigits: null, words: [] })]).toEqual([]);
  });
});
