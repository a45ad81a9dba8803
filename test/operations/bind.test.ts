import { describe, expect, it } from '@jest/globals';
import { bind, refusalOf } from '../server/support/sample-operation.js';

/** The one problem of a request that is right but for one pair. */
function complaint(pair: string): { at: string; message: string } {
  const { kind, fields, message } = refusalOf(() => bind(`hts=7326.90.86.88&${pair}`));
  expect(kind).toBe('invalid-parameter');
  expect(fields).toHaveLength(1);
  expect(message).toBe(fields[0]!.message);
  // Never more than 64 characters of what was sent, and those printable.
  expect(message).toMatch(/^[\x20-\x7e…]*$/);
  for (const quoted of message.matchAll(/"([^"]*)"/g)) expect(quoted[1]!.length).toBeLessThanOrEqual(64);
  return fields[0]!;
}

describe('a request with much that is wrong', () => {
  it('names twenty problems', () => {
    const search = Array.from({ length: 2000 }, (_, n) => `x${n}=1`).join('&');
    expect(refusalOf(() => bind(search)).fields).toHaveLength(20);
  });

  it('shows at most 64 characters of a name that a caller made up', () => {
    const { message, fields } = refusalOf(() => bind(`hts=0101&fact.${'x'.repeat(500)}=${'y'.repeat(300)}`));
    for (const text of [message, fields[0]!.at, fields[0]!.message]) expect(text).not.toMatch(/x{65}|y{65}/);
  });
});

describe('a request that is right', () => {
  it('becomes variables where the registry says', () => {
    const search =
      'hts=7326908688&origin=CN&value=14172.50&limit=5&date=2026-02-28&transport=air&trace=false&q=a%20b+c&exclusions=9903.88.69,%209903.88.70&fact.donation=true&fact.pharma_type=';
    expect(bind(search.replace('&fact.pharma_type=', ''))).toEqual({
      input: {
        hts: '7326908688',
        origin: 'CN',
        value: '14172.5',
        limit: 5,
        date: '2026-02-28',
        transport: 'air',
        q: 'a b c',
        exclusions: ['9903.88.69', '9903.88.70'],
        facts: [{ key: 'donation', value: 'true' }],
      },
      trace: false,
    });
  });

  it('keeps a hostile key of a family apart from prototypes', () => {
    const variables = bind('hts=0101&fact.__proto__=x&fact.constructor.prototype.y=1');
    expect(variables).toEqual({
      input: {
        hts: '0101',
        facts: [
          { key: '__proto__', value: 'x' },
          { key: 'constructor.prototype.y', value: '1' },
        ],
      },
    });
    expect(({} as Record<string, unknown>).y).toBeUndefined();
  });

  it.each([
    ['value=-0', { value: '0' }],
    ['value=0.10', { value: '0.1' }],
    [`value=1.${'0'.repeat(30)}`, { value: '1' }],
    ['limit=-0', null],
  ])('%s', (pair, expected) => {
    if (expected === null) complaint(pair);
    else expect(bind(`hts=0101&${pair}`)).toEqual({ input: { hts: '0101', ...expected } });
  });
});

describe('HTS numbers', () => {
  it.each([
    ['x'.repeat(10_000)],
    ['٠١٠١٢١٠٠١٠'],
    ['０１０１２１００１０'],
    ['0101.21.00.1O'],
    ['0101210010%00'],
    ['0101%0A'],
    ['0101%0D%0AX-Injected: 1'],
    ['%2e%2e%2f'],
    ['0000'],
    ['010121001%E2%80%A8'],
    [''],
  ])('%s is refused', (written) => {
    const { fields } = refusalOf(() => bind(`hts=${written}`));
    expect(fields[0]).toMatchObject({ at: 'hts' });
    expect(fields[0]!.message).toMatch(/^hts: [\x20-\x7e…]{1,250}$/);
  });
});

describe('an empty value', () => {
  it.each([
    ['hts=', 'hts: it is empty: give it a value'],
    ['hts=0101&q=', 'q: it is empty: leave it out or give it a value'],
  ])('%s', (search, message) => {
    expect(refusalOf(() => bind(search)).message).toBe(message);
  });
});

describe('an HTS number in another spelling', () => {
  it.each([
    ['7326.90.86.88', '7326908688'],
    ['%20732690.8688', '7326908688'],
    // The answer reports the zero that was lost.
    ['101.21.00.10', '101.21.00.10'],
  ])('%s', (written, expected) => {
    expect(bind(`hts=${written}`)).toEqual({ input: { hts: expected } });
  });
});

describe('numbers', () => {
  it.each([
    'NaN',
    'Infinity',
    '-Infinity',
    '1e309',
    '1e3',
    '0x10',
    '1,000',
    '1_000',
    ' 1',
    '１',
    '.5',
    '5.',
    '+1',
    '--1',
    `0.${'1'.repeat(40)}`,
    '1 000',
    'true',
  ])('value=%s is refused', (written) => {
    const { at, message } = complaint(`value=${encodeURIComponent(written)}`);
    expect(at).toBe('value');
    expect(message).toContain('14172.50');
  });

  it.each([
    ['value=-1', 'value: "-1" is out of range: give a number from 0 to 1000000'],
    ['value=1000000.01', 'value: "1000000.01" is out of range: give a number from 0 to 1000000'],
    ['steel=100.000000001', 'steel: "100.000000001" is out of range: give a number from 0 to 100'],
    ['limit=101', 'limit: "101" is out of range: give a number from 1 to 100'],
  ])('%s', (pair, message) => expect(complaint(pair).message).toBe(message));

  it.each(['1.5', '1e2', '٣'])('limit=%s is refused', (written) =>
    expect(complaint(`limit=${written}`).at).toBe('limit'),
  );
});

describe('dates', () => {
  it.each([
    '2026-02-30',
    '2026-13-01',
    '0000-01-01',
    '9999-01-01',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
    '2026-01-01Z',
    '20260101',
    'today',
    '2025-02-29',
  ])('%s is refused', (written) => expect(complaint(`date=${written}`).at).toBe('date'));
});

describe('countries', () => {
  it.each([
    ['XX', 'write two capital letters'],
    ['USA', 'write two capital letters'],
    ['us', 'write US'],
    ['U S', 'write two capital letters'],
    ['AN', 'write two capital letters'],
  ])('%s is refused: %s', (written, cure) =>
    expect(complaint(`origin=${encodeURIComponent(written)}`).message).toContain(cure),
  );
});

describe('other types', () => {
  it.each([
    ['trace=1', 'write true or false'],
    ['trace=TRUE', 'write true or false'],
    ['transport=boat', 'is not one of ocean, air'],
    [`q=${'a'.repeat(1001)}`, 'give at most 1000'],
    ['q=a%00b', 'control character'],
    ['exclusions=a,,b', 'empty'],
    ['fact.donation=', 'empty'],
    ['fact.donation=a%0Ab', 'control character'],
  ])('%s is refused', (pair, message) => expect(complaint(pair).message).toContain(message));
});

describe('names', () => {
  it('a missing one is named with an example', () => {
    expect(refusalOf(() => bind('origin=CN')).fields).toEqual([
      { at: 'hts', message: 'hts is missing: give it, for example 7326.90.86.88' },
    ]);
  });

  it.each([
    ['hts=1', 'given more than once'],
    ['fact.donation=true&fact.donation=false', 'given more than once'],
    ['hts[]=1', 'the nearest it takes is hts'],
    ['hts[a]=1', 'the nearest it takes is hts'],
    ['orgin=CN', 'the nearest it takes is origin'],
    ['Origin=CN', 'the nearest it takes is origin'],
    ['facts.donation=1', 'the nearest it takes is fact.<key>'],
    ['fact.=1', 'the nearest it takes is'],
    ['__proto__=1', 'the nearest it takes is'],
    ['weight=1', 'is not a parameter of GET /v1/calculate'],
    [`${'n'.repeat(5000)}=1`, 'is not a parameter'],
  ])('%s', (pair, message) => expect(complaint(pair).message).toContain(message));

  it('every fault is listed', () => {
    const { fields } = refusalOf(() => bind('origin=us&value=x&colour=red'));
    expect(fields.map(({ at }) => at)).toEqual(['origin', 'value', 'colour', 'hts']);
  });

  it('a bad escape is refused as a whole', () => {
    expect(refusalOf(() => bind('hts=%E0%A4%A')).kind).toBe('malformed-request');
  });
});
