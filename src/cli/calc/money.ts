import { Decimal } from '../../terms/decimal.js';

/** `14172` as `14,172.00`. */
export function formatMoney(amount: Decimal | string | number): string {
  return new Decimal(amount).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
