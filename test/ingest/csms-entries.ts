/** An entry of the list of CSMS messages. */
export interface Entry {
  subject?: string;
  pub_date?: string;
  href?: string;
}
export const addressOf = (number: number): string =>
  `https://content.govdelivery.com/accounts/USDHSCBP/bulletins/${number.toString(16)}?wgt_ref=USDHSCBP_WIDGET_2`;
/** Newest first, as the list has them. The numbers and subjects are real; the days and pages are made. */
export const entries = (): Entry[] => [
  {
    subject: 'CSMS # 69851916 - GUIDANCE: Section 338 Duties on Certain Products of Canada',
    pub_date: '11/18/2026 03:37 PM EST',
    href: addressOf(69_851_916),
  },
  {
    subject: 'CSMS # 69400001 - ACE Production Maintenance affecting duties',
    pub_date: '11/17/2026 08:00 AM EST',
    href: addressOf(69_400_001),
  },
  {
    subject: 'CSMS # 69302472 - GUIDANCE: Section 301 Duties on Certain Products from Brazil',
    pub_date: '11/16/2026 01:02 PM EST',
    href: addressOf(69_302_472),
  },
];
