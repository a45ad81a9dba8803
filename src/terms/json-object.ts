/** An object of JSON whose members are known to a schema or to nobody, not to a type. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a dotted path; undefined where a member is missing. */
export function readValueAt(source: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (isJsonObject(value) ? value[name] : undefined), source);
}

/** The text or number at a path as text; empty when absent. */
export function readTextAt(source: unknown, path: string): string {
  const value = readValueAt(source, path);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** The objects of the list at a path; empty when absent. */
export function listAt(source: unknown, path: string): readonly JsonObject[] {
  const value = readValueAt(source, path);
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** The texts of the list at a path; empty when absent. */
export function readTextsAt(source: unknown, path: string): readonly string[] {
  const value = readValueAt(source, path);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
