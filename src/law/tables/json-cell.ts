import type { Cell } from '../dataset.js';

/** A plain frozen value as a JSON cell. Rejects undefined members and class instances. */
export function toJsonCell(value: unknown): Cell {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map(toJsonCell);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) {
    throw new TypeError(`a row cannot hold a value of type ${typeof value}`);
  }
  return Object.fromEntries(Object.entries(value).map(([member, inner]) => [member, toJsonCell(inner)]));
}
