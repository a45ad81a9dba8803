/** Authorities held void: Learning Resources v. Trump, No. 24-1287. */
const VOID_AUTHORITY = /^ieepa/;

export function isVoidAuthority(authorityType: string): boolean {
  return VOID_AUTHORITY.test(authorityType);
}
