import type { ClassificationLaw, NoteEvidence, RulingEvidence } from '../../classify/classification-law.js';
import { indexLines } from '../../classify/classify-goods.js';
import { cutAround } from '../../classify/answer/quotes.js';
import { selectDistinctiveStems } from '../../classify/rank/note-factors.js';
import type { FoundRuling } from '../../store/rulings/find-rulings.js';
import { readGoodsModel } from '../../search/goods/read-goods-model.js';
import type { ScheduleHit, ScheduleSearch } from '../../search/schedule-search.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { Edition } from '../hts/edition.js';
import { isReportable } from '../hts/present-row.js';
import { memberOf, onceFor } from '../../terms/lazily.js';
import { pause } from '../../terms/pause.js';
import { searchIndexOf } from '../hts/search-index.js';
import type { ServiceContext } from '../service-context.js';
import type { RulingLibrary } from './repository.js';
import { statusOf } from './rulings.js';

/** Minimum number of letters for them to affect the ranking: fewer would favor the goods they happen to cover. */
const LETTERS_THAT_RANK = 1000;
const NEAREST = 5;
const LOOKED_AT = 40;
/** A letter less similar to the description than this is not shown. */
const MIN_LIKENESS = 0.3;
/** Subheadings that everyday words may lead to. */
export const MAX_SUBHEADINGS = 300;
/** For a longer text, search and ranking run in separate turns of the event loop. */
const LONG = 500;

type Lines = ReturnType<typeof indexLines>;

const linesBySearch = new WeakMap<ScheduleSearch, Lines>();

/** What a description is classified by: the schedule of one day, its notes and similar ruling letters. */
export async function lawOf(
  text: string,
  edition: Edition,
  context: ServiceContext,
): Promise<ClassificationLaw> {
  const search = await searchIndexOf(edition, context);
  const letters = await lettersNear(text, context.classification?.rulings ?? null);
  // One classification looks up the same words more than once.
  const found = new Map<string, readonly ScheduleHit[]>();
  const find = (words: string) =>
    memberOf(found, words, () =>
      search.find({ text: words, chapter: null, prefix: null, readsEverydayWords: false }).slice(),
    );
  if (text.length > LONG) {
    find(text);
    await pause();
  }
  return {
    find,
    knows: (stem) => search.knows(stem),
    everyday: (words) => readGoodsModel().rank(words, MAX_SUBHEADINGS),
    ...linesOf(search, edition, context),
    notes: notesOf(context.snapshot),
    ...letters,
  };
}

function linesOf(search: ScheduleSearch, { date, published }: Edition, { snapshot }: ServiceContext): Lines {
  const known = linesBySearch.get(search);
  if (known !== undefined) return known;
  const built = indexLines(snapshot.listNumberedRows(date, published).filter(isReportable));
  linesBySearch.set(search, built);
  return built;
}

const notesOf = onceFor(({ catalog }: Snapshot) =>
  catalog.noteDigests.map(({ digestKey, title, digest, attributes }): NoteEvidence => {
    const { effect, section, chapter, scope, targets } = attributes;
    return { noteId: digestKey, title, quote: digest, effect, section, chapter, scope, targets };
  }),
);

async function lettersNear(
  text: string,
  library: RulingLibrary | null,
): Promise<Pick<ClassificationLaw, 'rulings' | 'rulingsRank'>> {
  if (library === null) return { rulings: [], rulingsRank: false };
  const stems = selectDistinctiveStems(text);
  const { held, rulings: found } = await library.near(stems, LOOKED_AT);
  const rulings = found
    .map((ruling) => toEvidence(ruling, stems))
    .filter(({ likeness }) => likeness >= MIN_LIKENESS)
    .sort((left, right) => right.likeness - left.likeness)
    .slice(0, NEAREST);
  return { rulings, rulingsRank: held >= LETTERS_THAT_RANK };
}

/** A summary is not quoted, because its words are not those of the letter. */
function toEvidence(ruling: FoundRuling, stems: ReadonlySet<string>): RulingEvidence {
  const { rulingNumber, rulingDate, subject, htsNumbers, url, modifiedBy, text, sourceLabel } = ruling;
  const own = selectDistinctiveStems(`${subject} ${text}`);
  const shared = [...stems].filter((stem) => own.has(stem)).length;
  return {
    ...{ rulingNumber, rulingDate, subject, htsNumbers, url, modifiedBy, status: statusOf(ruling) },
    quote: sourceLabel === 'official' ? cutAround(text, 'applicable subheading') : null,
    likeness: stems.size === 0 ? 0 : shared / stems.size,
  };
}
