import { stem } from './stem.js';

/** Words that say nothing about which goods are meant: grammar, and the catch-all language of the schedule. */
const SCHEDULE_WORDS =
  'a an the of and or for to in on at by with without as is are be been being not than that this these those ' +
  'thereof therefor therewith its their it from into over under per other others nesoi nesi elsewhere specified ' +
  'included including whether all any each such like similar certain kind kinds used use uses suitable designed ' +
  'intended put up having which whose but if only also more less least exceeding least valued value weighing weight ' +
  'containing provided described subheading subheadings heading headings chapter note notes additional general ' +
  'us u.s. united states pursuant provisions imported subject below above';

/** Words of invoices and rulings about the transaction or the wording, not the goods. */
const QUERY_WORDS =
  'various variety several different type types style brand model models item items number numbers no sku ref ' +
  'product products goods merchandise import imports exported export made make manufactured manufacture composed consisting consists comprised comprising constructed produced ' +
  'features featuring feature includes include contains contain comprises comprise designed specifically ' +
  'primarily generally commonly known called name named new assorted available measuring measures approximately ' +
  'sold packaged retail sale together pc pcs piece pieces what how does classification classify code hts hs tariff duty rate is my i want ' +
  'who you your they will be can when where while after before during both one two three four five six seven eight nine ten ' +
  'use used using uses purpose purposes end unit component components';

/** Generic nouns that seldom name the goods. */
const WEAK_HEADS =
  'kit set device system assembly part material machine apparatus equipment accessory attachment unit article ' +
  'section size style pack package combination combined line grade';

const scheduleStops = new Set(SCHEDULE_WORDS.split(' ').map(stem));
const weakHeads = new Set(WEAK_HEADS.split(' ').map(stem));
const queryStops = new Set([...scheduleStops, ...QUERY_WORDS.split(' ').map(stem)]);

/** True for a stem without meaning in a description of the schedule. */
export function isScheduleStop(stemmed: string): boolean {
  return scheduleStops.has(stemmed) || (stemmed.length === 1 && !/\d/.test(stemmed));
}

/** True for a stem without meaning in a query. */
export function isQueryStop(stemmed: string): boolean {
  return queryStops.has(stemmed) || stemmed.length === 1 || /^[\d.]+$/.test(stemmed);
}

/** True for a stem like `kit` or `device`: the words before it name the goods. */
export function isWeakHead(stemmed: string): boolean {
  return weakHeads.has(stemmed);
}
