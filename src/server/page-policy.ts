/**
 * The Content-Security-Policy of a page: everything comes from this server, images also from its style sheet.
 *
 * @param styles where styles may stand besides the files of the server
 * @param scripts which scripts run
 */
export function pagePolicy(styles: '' | "'unsafe-inline'" = '', scripts = "'self'"): string {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src 'self' ${styles}`.trimEnd(),
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
