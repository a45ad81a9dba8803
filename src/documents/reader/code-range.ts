import { readFileSync } from 'node:fs';

/** The range is a multiple of this; less is machine code outside of it. */
const STEP_MB = 64;
const MIB = 1024 * 1024;
const WRITABLE_CODE = /^([0-9a-f]{1,16})-([0-9a-f]{1,16}) rwxp /gm;

/**
 * Megabytes that this Node.js reserves for machine code and the operating system counts as data: V8 of Node.js 24 maps the
 * whole range as writable at the start, 512 MB on x64, where the processor has protection keys. 0 elsewhere. Read as the
 * module is loaded, when little of the range has been given away.
 */
export const CODE_RANGE_MB = Math.ceil(readLargestMB() / STEP_MB) * STEP_MB;

/** The largest mapping that is code and writable; 0: none is as large as a range. */
function readLargestMB(): number {
  const sizes = [...readMappings().matchAll(WRITABLE_CODE)].map(
    ([, from, to]) => (parseInt(to ?? '', 16) - parseInt(from ?? '', 16)) / MIB,
  );
  const largest = Math.max(0, ...sizes);
  return largest < STEP_MB ? 0 : largest;
}

function readMappings(): string {
  try {
    return readFileSync('/proc/self/maps', 'latin1');
  } catch {
    return '';
  }
}
