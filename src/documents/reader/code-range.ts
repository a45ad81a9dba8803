import { readFileSync } from 'node:fs';
import { memoize } from '../../terms/lazily.js';

/** Less than this is machine code itself; more is the range reserved for it. */
const SMALLEST_RANGE_MB = 64;
const MIB = 1024 * 1024;
const WRITABLE_CODE = /^([0-9a-f]{1,16})-([0-9a-f]{1,16}) rwxp /gm;

/**
 * Megabytes that this Node.js reserves for machine code and the operating system counts as data: V8 of Node.js 24 maps the
 * whole range as writable at the start, 512 MB on x64, where the processor has protection keys. 0 elsewhere.
 */
export const readCodeRangeMB = memoize((): number => {
  const sizes = [...readMappings().matchAll(WRITABLE_CODE)].map(
    ([, from, to]) => (parseInt(to ?? '', 16) - parseInt(from ?? '', 16)) / MIB,
  );
  return Math.ceil(Math.max(0, ...sizes.filter((size) => size >= SMALLEST_RANGE_MB)));
});

function readMappings(): string {
  try {
    return readFileSync('/proc/self/maps', 'latin1');
  } catch {
    return '';
  }
}
