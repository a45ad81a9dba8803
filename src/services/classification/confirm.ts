import type { ConfirmClassificationInput } from '../../generated/schema-types.js';
import { toHtsNumber, toReportingDigits } from '../../terms/hts-number.js';
import { InputReader } from '../adcvd/read-input.js';
import { chooseEdition, type Edition } from '../hts/edition.js';
import { refuseField } from '../../terms/errors.js';
import { formatDotted, isReportable } from '../hts/present-row.js';
import { findRowOf, type GivenNumber } from '../hts/read-code.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import { requireSession } from './chat.js';
import { LONGEST_TEXT } from './classify.js';
import { requireRepository } from './require-repository.js';

/**
 * Records a decision: who, when, before, after, why. Throws `invalid-parameter`, `unknown-hts-code`, `not-found` (the
 * conversation) or `service-unavailable`; once it returns, the decision is committed.
 */
export async function confirmClassification(input: ConfirmClassificationInput, context: ServiceContext) {
  const repository = requireRepository(context);
  const reader = new InputReader();
  const stated = reader.readText('description', input.description, LONGEST_TEXT);
  const reason = reader.readText('reason', input.reason, LONGEST_TEXT) ?? '';
  const confirmedBy = reader.readText('confirmedBy', input.confirmedBy, 255) ?? '';
  const suggested = reader.readHtsDigits('suggestedCode', input.suggestedCode);
  reader.finish();
  const session = input.sessionId ? await requireSession(input.sessionId, repository) : null;
  const description = stated ?? session?.description ?? null;
  if (description === null)
    throw refuseField('description', 'say what the goods are, or give the sessionId of a conversation');
  const after = readLine(
    { parameter: 'confirmedCode', text: input.confirmedCode },
    chooseEdition({ date: input.entryDate }, context),
    context,
  );
  const before = suggested ?? session?.state.answer ?? null;
  const { dataVersion } = context.snapshot;
  const record = {
    sessionId: session?.id ?? null,
    description,
    before,
    after,
    reason,
    confirmedBy,
    dataVersion,
    recordedAt: repository.now(),
  };
  const { id, recordedAt } = await repository.confirm(record);
  return {
    ...{ id, recordedAt: recordedAt.toISOString(), confirmedBy, description, reason, dataVersion },
    before: before && formatDotted(before),
    after: formatDotted(after),
    changed:
      before !== null && toReportingDigits(toHtsNumber(before)) !== toReportingDigits(toHtsNumber(after)),
    _meta: describeAnswer(context),
  };
}

/** Digits of a line that goods are reported under. */
export function readLine(given: GivenNumber, edition: Edition, context: ServiceContext): string {
  const row = findRowOf(given, edition, context);
  if (!isReportable(row) && row.row.htsNumber?.length !== 8)
    throw refuseField(
      given.parameter,
      `${formatDotted(String(row.row.htsNumber))} is no line: give 8 or 10 digits`,
    );
  return String(row.row.htsNumber);
}
