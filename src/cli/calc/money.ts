import { Decimal } from '../../terms/decimal.js';
import { formatMoneyForPeople } from '../../terms/money.js';

/** `14172` as `14,172.00`. */
export function formatMoney(amount: Decimal | string | number): string {
  return formatMoneyForPeople(new Decimal(amount));
}
