const MEDIA_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  ics: 'text/calendar; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** By the ending of the name. */
export function mediaTypeOf(name: string): string {
  return MEDIA_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}
