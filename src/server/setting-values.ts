import * as z from 'zod';
import { parseConfiguredKeys } from '../accounts/bootstrap.js';

export const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'write a whole number')
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, `give a number from ${minimum} to ${maximum}`);

export const address = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `give an address beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    abort: true,
  });

/** Requests to an address with a password in it are refused by the client, in words that repeat the password. */
export const webAddress = address(['http:', 'https:']).refine((text) => {
  const { username, password } = new URL(text);
  return username === '' && password === '';
}, 'leave the name and the password out of the address');

export const instant = z
  .string()
  .refine(
    (text) => /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text)),
    'write an instant, for example 2026-09-15T12:00:00Z',
  )
  .transform((text) => new Date(text));

const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
);

export const origins = commaList.refine(
  (list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
  'write origins without a path, separated by commas, for example https://app.example',
);

export const configuredKeys = z.string().transform((text, context) => {
  const parsed = parseConfiguredKeys(text);
  if (parsed.ok) return parsed.value;
  context.addIssue({ code: 'custom', message: parsed.message });
  return z.NEVER;
});

/** Tokens and keys travel encrypted, except to an issuer on the same machine. */
export const secureAddress = webAddress.refine((text) => {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}, 'give an address beginning with https://');

export const price = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, 'write a price in USD, for example 2.50')
  .transform(Number);

export const hexKey = z
  .string()
  .regex(/^[\da-f]{64}$/i, 'write 32 bytes in hexadecimal, for example of openssl rand -hex 32')
  .transform((text) => Buffer.from(text, 'hex'));

/** Addresses over TLS, or on the same machine, separated by commas. */
export const webhookUrls = commaList.pipe(z.array(secureAddress).max(10));
