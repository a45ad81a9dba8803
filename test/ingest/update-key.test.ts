import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { readUpdateKey } from '../../src/ingest/run/update-key.js';

const folder = mkdtempSync(join(tmpdir(), 'update-key-'));
afterAll(() => rmSync(folder, { recursive: true }));

const spki = { type: 'spki', format: 'pem' } as const;
const ed25519 = generateKeyPairSync('ed25519').publicKey.export(spki).toString();
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export(spki).toString();

it('is read where updates can be checked with it', () => {
  const file = join(folder, 'good.pem');
  writeFileSync(file, ed25519);
  expect(readUpdateKey(file)).toBe(ed25519);
});

it.each([
  ['is no key', 'hello', /LAW_UPDATE_KEY=.*is\.pem.*name a PEM file of an Ed25519 public key/],
  ['is a key of another kind', ec, /a key of another kind/],
  ['is not there', null, /ENOENT/],
])('is refused with the name of its setting where it %s', (_, text, told) => {
  const file = join(folder, 'is.pem');
  rmSync(file, { force: true });
  if (text !== null) writeFileSync(file, text);
  expect(() => readUpdateKey(file)).toThrow(told);
});
