import { isPresumed } from '../../../src/engine/open-facts.js';
import type { Law } from '../../../src/engine/law.js';
import type { DutyResult } from '../../../src/engine/result.js';
import { stating, testsIn, type Asked } from '../asked-questions.js';

const COUNTRIES = ['CH', 'NO', 'NZ', 'ZA', 'FR', 'TH'];

/** The question with what is presumed stated: for each such fact that is asked, a country that no rule names. */
export function asPresumed(asked: Asked, { requiredInputs }: DutyResult): Asked {
  const { factDefinitions } = asked.law;
  return requiredInputs
    .filter(({ severity }) => severity === 'blocking')
    .flatMap(({ field }) => factDefinitions.get(field) ?? [])
    .filter(isPresumed)
    .reduce((question, { key }) => stating(question, key, unnamedCountry(key, asked.law)), asked);
}

/** @throws RangeError when the law names them all */
function unnamedCountry(key: string, { rules }: Law): string {
  const named = rules
    .flatMap(({ rule }) => testsIn(rule.when))
    .flatMap((test) => (test.kind === 'isOneOf' && test.key === key ? test.values : []));
  const country = COUNTRIES.find((one) => !named.includes(one));
  if (country === undefined) throw new RangeError(`${key}: the rules name every country that is tried`);
  return country;
}
