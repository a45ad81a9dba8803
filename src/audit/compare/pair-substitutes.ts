import type { Component, FindingCode } from '../finding.js';
import type { RulesOf } from './article-law.js';

/** A heading filed in place of the due one of its program is one difference, not two. */
export function pairSubstitutes(components: readonly Component[], rulesOf: RulesOf): readonly Component[] {
  const left = [...components];
  for (const filed of components) {
    if (filed.code === 'T01' || !filed.lawful.isZero()) continue;
    const missing = left.find((one) => one.code === 'T01' && isSameProgram(filed, one, rulesOf));
    if (missing === undefined) continue;
    left.splice(left.indexOf(missing), 1);
    const code: FindingCode = filed.code === 'T02' ? 'T02' : 'T03';
    left[left.indexOf(filed)] = {
      ...filed,
      code,
      lawful: missing.lawful,
      difference: filed.filed.minus(missing.lawful),
      why: `${filed.why}; ${missing.heading} is the heading due, ${missing.lawful.toFixed(2)}`,
      citations: [...new Set([...filed.citations, ...missing.citations])],
    };
  }
  // Another heading of the program at the same amount moves no money, and the line is wrong all the same.
  return left.filter(({ difference, code }) => !difference.isZero() || code === 'T03' || code === 'T02');
}

function isSameProgram(filed: Component, missing: Component, rulesOf: RulesOf): boolean {
  if (filed.authorityType !== missing.authorityType) return false;
  if (filed.heading.slice(0, 7) === missing.heading.slice(0, 7)) return true;
  const authorities = new Set(rulesOf(filed.heading).map(({ authority }) => authority));
  return rulesOf(missing.heading).some(({ authority }) => authorities.has(authority));
}
