import type { AccountRepository } from '../../accounts/account-repository.js';
import { Problem } from '../../terms/errors.js';
import type { ServiceContext } from '../service-context.js';

/** The repository of the caller's account. Throws `service-unavailable` where no account can be kept. */
export function requireAccountRepository({ account }: ServiceContext): AccountRepository {
  if (account !== undefined) return account;
  throw new Problem('service-unavailable', 'No account is kept here: the service runs without a database.');
}
