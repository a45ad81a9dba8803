/** What scope evidence says of the goods; only Commerce rules on scope (19 CFR 351.225). */
export type ScopeDetermination = 'likely_in_scope' | 'possibly_in_scope' | 'likely_out_of_scope';

/** Antidumping (19 USC 1673) and countervailing duty (19 USC 1671). */
export const ORDER_TYPES = ['AD', 'CVD'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

export const ORDER_STATUSES = [
  'active',
  'revoked',
  'suspension_agreement',
  'active_2020_unconfirmed',
  'not_in_2020_itc_list',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Steps in the life of a case, as notices record them. */
export const CASE_EVENTS = [
  'initiation',
  'preliminary',
  'final',
  'order',
  'admin_review',
  'sunset',
  'circumvention',
  'court',
  'revocation',
] as const;
export type CaseEvent = (typeof CASE_EVENTS)[number];

/** Steps, and the days that the statute sets where no notice records one. */
export type LifecycleStep = CaseEvent | 'sunset_anniversary' | 'review_window';
