import { resolve } from 'node:path';

/** A file or folder of the official files: docs/official-files.md lists them and says where each comes from. */
export function officialPath(...parts: readonly string[]): string {
  return resolve(variable('SOURCES_DIR', 'the folder of the official files'), ...parts);
}

/** The file of the API specification that the contract is held to. */
export function specificationPath(): string {
  return resolve(variable('API_SPECIFICATION', 'the file of the API specification'));
}

function variable(name: string, meaning: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set: set it to ${meaning}, see docs/official-files.md`);
}
