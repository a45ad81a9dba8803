/** The pages of the console: their addresses, names, and place in the navigation. The server answers each of them. */
export interface PageAddress {
  readonly path: string;
  readonly title: string;
  /** Name in the navigation; absent: reached from another page. */
  readonly nav?: string;
}

export const PAGES = {
  home: { path: '/', title: 'Duty' },
  duty: { path: '/duty', title: 'Duty', nav: 'Duty' },
  timeline: { path: '/timeline', title: 'A duty through time', nav: 'Time' },
  compare: { path: '/compare', title: 'Two days compared' },
  origins: { path: '/origins', title: 'Every origin', nav: 'Origins' },
  screening: { path: '/adcvd', title: 'AD/CVD screening', nav: 'AD/CVD' },
  orders: { path: '/adcvd/orders', title: 'AD/CVD orders' },
  order: { path: '/adcvd/orders/:caseNumber', title: 'AD/CVD order' },
  sunset: { path: '/adcvd/sunset', title: 'Sunset calendar' },
  schedule: { path: '/hts', title: 'Tariff schedule', nav: 'Schedule' },
  chapter: { path: '/hts/chapter/:chapter', title: 'Chapter' },
  code: { path: '/hts/code/:code', title: 'Tariff number' },
  changes: { path: '/hts/changes', title: 'Changes of the schedule' },
  parts: { path: '/parts', title: 'Parts', nav: 'Parts' },
  audits: { path: '/audit', title: 'Audit of filed entries', nav: 'Audit' },
  audit: { path: '/audit/:id', title: 'One audit' },
  auditedEntry: { path: '/audit/:id/entries/:number', title: 'Audited entry' },
  status: { path: '/status', title: 'Data status', nav: 'Data' },
  start: { path: '/start', title: 'API quick start', nav: 'API' },
} as const satisfies Record<string, PageAddress>;
