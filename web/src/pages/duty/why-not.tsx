import type { AnswerFragment } from '../../generated/operations.js';
import { Citations } from '../../parts/citations.js';
import { formatAnswer, isTariffNumber, toWords } from '../../parts/text.js';

const REASONS: Readonly<Record<string, string>> = {
  condition_false: 'A condition does not hold',
  excepted_by: 'Another heading excepts it',
  displaced_by: 'Another heading takes its place',
  no_target: 'Nothing it could be charged on',
  no_value_left: 'No value is left for it',
  superseded: 'A later rule stands in its place',
  other_origin: 'For other countries of origin',
  chapter_98: 'A Chapter 98 provision is claimed',
};

/** Chapter 99 headings that name the line and are not on the entry, each with its reason. */
export function WhyNot({ headings }: { readonly headings: AnswerFragment['whyNot'] }) {
  if (headings.length === 0) return null;
  const groups = Map.groupBy(headings, ({ reason }) => reason);
  return (
    <section aria-labelledby="why-not">
      <h2 id="why-not">Considered and not applied</h2>
      {[...groups].map(([reason, members]) => (
        <details key={reason} class="why-not" open={reason !== 'other_origin' && members.length <= 6}>
          <summary>
            {REASONS[reason] ?? toWords(reason)} <span class="count">{members.length}</span>
          </summary>
          <ul>
            {members.map((member) => (
              <li key={member.heading + member.program}>
                {isTariffNumber(member.heading) ? (
                  <a href={`/hts/code/${member.heading}`}>{member.heading}</a>
                ) : (
                  member.heading
                )}{' '}
                <span>{member.rateText}</span>
                <p>{member.because}</p>
                {member.flippedBy === null ? null : (
                  <p class="flip">
                    Would apply if <em>{toWords(member.flippedBy.key)}</em> were{' '}
                    <em>{formatAnswer(member.flippedBy.value)}</em>.
                  </p>
                )}
                <Citations of={member.citations.slice(0, 3)} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
