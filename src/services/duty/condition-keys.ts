import type { Condition } from '../../engine/law.js';

/** The key under which Section 301 product exclusions are claimed. */
export const EXCLUSION_KEY = 'exclusion_match';

/** The key under which a quota is stated to be open or used up. */
export const QUOTA_KEY = 'quota_available';

/** True when the condition asks for this heading as a claimed exclusion. */
export function claimsExclusion(when: Condition | null, heading: string): boolean {
  if (when === null) return false;
  switch (when.kind) {
    case 'all':
    case 'any':
      return when.of.some((part) => claimsExclusion(part, heading));
    case 'isOneOf':
      return when.key === EXCLUSION_KEY && when.values.includes(heading);
    default:
      return false;
  }
}
