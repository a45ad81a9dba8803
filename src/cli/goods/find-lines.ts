import type { SplittingQuestion } from '../../classify/answer/question.js';
import type { ServiceContext } from '../../services/service-context.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { askServer } from '../ask-server.js';

/** A question about goods, and who answers it. */
export interface GoodsQuestion {
  readonly text: string;
  readonly date: CalendarDate | null;
  readonly limit: number;
  /** Address of the server to ask; null: this machine answers. */
  readonly server: string | null;
}

export interface GoodsSources {
  /** The key of that server. */
  readonly apiKey?: string | undefined;
  /** Called only when this machine answers. */
  readonly openContext: () => Promise<ServiceContext>;
}

/** The members that the command reads of what a search answers. */
interface FoundJson {
  readonly query: string;
  readonly matchedBy: string;
  readonly edition: unknown;
  readonly totalCount: number;
  readonly results: readonly {
    readonly rank: number;
    readonly code: string;
    readonly path: readonly string[];
    readonly evidence: readonly { readonly queryText: string }[];
  }[];
  readonly notice: string;
}

/** What would decide between the candidates. */
interface OpenQuestion extends Pick<SplittingQuestion, 'text'> {
  readonly options: readonly Pick<SplittingQuestion['options'][number], 'value' | 'label' | 'leadsTo'>[];
}

/** The same of a classification; tariff numbers with dots. */
interface RankedJson {
  readonly answer?: unknown;
  readonly candidates: readonly {
    readonly rank: number;
    readonly htsCode: string;
    readonly path: readonly string[];
    readonly confidence: { readonly tier: string; readonly score: number; readonly reasoning: string };
  }[];
  readonly question?: OpenQuestion | null;
  readonly warnings: readonly string[];
  readonly notice: string;
}

/** Lines whose texts say the words. */
export async function findLines(
  { text, date, limit, server }: GoodsQuestion,
  { apiKey, openContext }: GoodsSources,
): Promise<FoundJson> {
  if (server === null) {
    const { searchHts } = await import('../../services/hts/search-hts.js');
    return searchHts({ q: text, date, limit }, await openContext());
  }
  const onDay = date === null ? [] : [['date', date] as const];
  const parameters = [['q', text] as const, ['limit', String(limit)] as const, ...onDay];
  return (await askServer({ server, apiKey }, { path: '/v1/hts/search', parameters })) as FoundJson;
}

/** Lines ranked for goods. */
export async function rankLines(
  { text, date, limit, server }: GoodsQuestion,
  { apiKey, openContext }: GoodsSources,
): Promise<RankedJson> {
  if (server !== null) {
    const body = { description: text, limit, ...(date !== null && { entryDate: date }) };
    return (await askServer({ server, apiKey }, { path: '/v1/classify', body })) as RankedJson;
  }
  const [{ classify }, { formatDotted }] = await Promise.all([
    import('../../services/classification/classify.js'),
    import('../../services/hts/present-row.js'),
  ]);
  const found = await classify({ description: text, entryDate: date, limit }, await openContext());
  const candidates = found.candidates.map((one) => ({ ...one, htsCode: formatDotted(one.htsCode) }));
  return { ...found, candidates };
}
