import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import { requireAccountRepository } from './require-account-repository.js';
import { presentCount } from './usage-summary.js';

/** Everything held on the caller's account (GDPR Article 15). Throws `service-unavailable`. */
export async function exportAccountData(context: ServiceContext) {
  const { usage, ...holdings } = await requireAccountRepository(context).holdings();
  return { ...holdings, usage: usage.map(presentCount), _meta: describeAnswer(context) };
}
