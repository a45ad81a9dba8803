/** What a change of tariff law is made known or brought about by. */
export const TARIFF_EVENT_TYPES = [
  'FR_notice',
  'proclamation',
  'executive_order',
  'CSMS',
  'court',
  'hts_revision',
  'statute',
  'announcement',
] as const;

export type TariffEventType = (typeof TARIFF_EVENT_TYPES)[number];
