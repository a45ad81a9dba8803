import type { ClassifyReportInput } from '../../generated/schema-types.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { Country } from '../../terms/country.js';
import { Problem, refuseField } from '../../terms/errors.js';
import { shorten } from '../../terms/text-length.js';
import { InputReader } from '../adcvd/read-input.js';
import { calculateDuty } from '../duty/calculate-duty.js';
import { DutyView } from '../duty/present-duty.js';
import { chooseEdition } from '../hts/edition.js';
import { formatDotted } from '../hts/present-row.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import { checkPga } from '../trade-programs/check-pga.js';
import { classifyRead, readGoodsInput } from './classify.js';
import { readLine } from './confirm.js';
import { requireRepository } from './require-repository.js';
import { presentClassification } from './present.js';
import { toSharedContent } from './shared-content.js';

const DISCLAIMER =
  'This report is decision support made from public records. It is no legal classification, ruling or filed entry: a ' +
  'binding ruling of Customs (19 CFR part 177) alone settles a number, and the importer of record answers for the entry ' +
  '(19 USC 1484).';

const LONGEST_TITLE = 120;
const MAX_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Classification, agencies and duty of one product, saved and shared. Throws `invalid-parameter`, `unknown-hts-code`,
 * `date-out-of-coverage` or `service-unavailable`.
 */
export async function classifyReport(input: ClassifyReportInput, context: ServiceContext) {
  const repository = requireRepository(context);
  const reader = new InputReader();
  const goods = readGoodsInput(input, reader);
  const title =
    reader.readText('title', input.title, LONGEST_TITLE) ??
    `Classification: ${shorten(goods.description, 60)}`;
  const days = input.shareDays ?? 30;
  if (days < 1 || days > MAX_DAYS)
    reader.refuse('shareDays', `${days} is out of range: give a number from 1 to ${MAX_DAYS}`);
  reader.finish();
  const edition = chooseEdition({ date: input.entryDate }, context);
  const classified = await classifyRead(goods, { edition, operation: 'classifyReport' }, context);
  const chosen = input.htsCode
    ? readLine({ parameter: 'htsCode', text: input.htsCode }, edition, context)
    : null;
  const number = chosen ?? classified.result.candidates[0]?.row.row.htsNumber ?? null;
  if (number === null)
    throw refuseField(
      'description',
      'nothing in the schedule says what is described: say more about the goods, or give htsCode',
    );
  const classification = presentClassification(classified, context);
  const pga = checkPga({ hts: number, country: input.countryOfOrigin, date: edition.date }, context);
  const { duty, warnings } = dutyOf(number, input, { date: edition.date, context });
  const createdAt = repository.now();
  const expiresAt = new Date(createdAt.getTime() + days * DAY_MS);
  const report = {
    ...{ title, createdAt: createdAt.toISOString(), shareExpiresAt: expiresAt.toISOString() },
    ...{ htsCode: formatDotted(number), classification, pga, duty, disclaimer: DISCLAIMER },
    warnings: [...classification.warnings, ...pga.warnings, ...warnings],
  };
  const versions = { dataVersion: context.snapshot.dataVersion, engineVersion: context.engineVersion };
  const content = toSharedContent(report, versions);
  const { id, token } = await repository.saveReport({
    ...{ title, request: input, content, expiresAt },
    ...versions,
  });
  return { ...report, id, sharePath: `/shared/${token}`, _meta: describeAnswer(context) };
}

/** Statistical lines that differ are reported as such, and the duty is left out. */
function dutyOf(
  hts: string,
  { countryOfOrigin, declaredValue }: ClassifyReportInput,
  { date, context }: { readonly date: CalendarDate; readonly context: ServiceContext },
): { readonly duty: DutyView | null; readonly warnings: readonly string[] } {
  const origin: Country | null = countryOfOrigin ?? null;
  try {
    const answer = calculateDuty({ hts, origin, value: declaredValue ?? null, date }, context);
    return { duty: new DutyView(answer, context), warnings: answer.warnings };
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    if (cause.kind !== 'ambiguous-hts-code') throw cause.rename((at) => ASKED_AS[at] ?? null);
    return { duty: null, warnings: [cause.message] };
  }
}

/** Fields of a report for the parameters of the duty in it. */
const ASKED_AS: Readonly<Record<string, string>> = {
  hts: 'htsCode',
  origin: 'countryOfOrigin',
  value: 'declaredValue',
  date: 'entryDate',
};
