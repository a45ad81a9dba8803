import { describe, expect, it } from '@jest/globals';
import {
  hashApiKey,
  areHashesEqual,
  mintApiKey,
  modeOf,
  parseApiKey,
  prefixOf,
} from '../../src/accounts/api-key.js';

const KEY = 'dg_live_ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';

describe('an API key', () => {
  it('is a prefix of its mode and 32 letters and digits', () => {
    for (const mode of ['live', 'test'] as const) {
      const token = mintApiKey(mode);
      expect(token).toMatch(new RegExp(`^dg_${mode}_[A-Za-z0-9]{32}$`));
      expect(modeOf(token)).toBe(mode);
      expect(parseApiKey(token)).toEqual({ ok: true, value: token });
    }
  });

  it('is never the same twice and uses the whole alphabet', () => {
    const tokens = Array.from({ length: 500 }, () => mintApiKey('live'));
    expect(new Set(tokens).size).toBe(500);
    expect(new Set(tokens.flatMap((token) => [...token.slice(8)])).size).toBe(62);
  });

  it.each([
    '',
    'dg_live_',
    `${KEY}6`,
    KEY.slice(0, -1),
    KEY.replace('live', 'prod'),
    `${KEY.slice(0, -1)}-`,
    ` ${KEY}`,
    `${KEY}\n`,
  ])('refuses %j without repeating it', (text) => {
    const parsed = parseApiKey(text);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok && text.length > 10) expect(parsed.message).not.toContain(text.trim());
  });

  it('is kept as its SHA-256 and shown by its first characters', () => {
    const parsed = parseApiKey(KEY);
    if (!parsed.ok) throw new Error(parsed.message);
    // printf '%s' dg_live_ABCDEFGHIJKLMNOPQRSTUVWXYZ012345 | sha256sum
    expect(hashApiKey(parsed.value)).toBe('7e854807493e226f572c64501cfeaceb87897d8f640ce4a2e561230cc5d1f887');
    expect(prefixOf(parsed.value)).toBe('dg_live_ABCD');
  });

  it('matches by hash, whatever the lengths', () => {
    const [left, right] = [hashApiKey(mintApiKey('live')), hashApiKey(mintApiKey('live'))];
    expect(areHashesEqual(left, left)).toBe(true);
    expect(areHashesEqual(left, right)).toBe(false);
    expect(areHashesEqual(left, '')).toBe(false);
  });
});
