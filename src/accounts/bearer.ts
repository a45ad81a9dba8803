/** The content of a request's Authorization header. */
export type Bearer =
  | { readonly kind: 'absent' }
  /** Another scheme, two headers, or a header without a token. */
  | { readonly kind: 'malformed' }
  | { readonly kind: 'token'; readonly token: string };

const SHAPE = /^bearer +([A-Za-z0-9._~+/=-]{1,4096})$/i;

/**
 * Reads the bearer token of RFC 6750, section 2.1. The scheme is case-insensitive (RFC 9110, section 11.1). Takes every
 * Authorization header of the request (`request.headersDistinct.authorization`): two are refused, because a program in
 * between may have checked either one.
 */
export function readBearer(headers: readonly string[] | undefined): Bearer {
  if (headers === undefined || headers.length === 0) return { kind: 'absent' };
  const token = headers.length === 1 ? SHAPE.exec(headers[0] ?? '')?.[1] : undefined;
  return token === undefined ? { kind: 'malformed' } : { kind: 'token', token };
}
