import type { Chapter99Input } from '../../generated/schema-types.js';
import type { Layer, NotApplied, NotAppliedReason } from '../../engine/result.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import { CONSTANT_PART } from '../../terms/constant-part.js';
import { calculateDuty, type DutyAnswer } from '../duty/calculate-duty.js';
import { metalOf } from '../duty/metal.js';
import { parameterOf } from '../duty/parameter-names.js';
import { presentCitations } from '../duty/present-citation.js';
import { presentRequiredInputs } from '../duty/present-inputs.js';
import { selectChapter99Layers } from '../duty/present-layers.js';
import { levelOf } from '../duty/present-line.js';
import { describeRate } from '../duty/rate-in-words.js';
import { defineLazyMembers } from '../lazy-members.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import {
  compareHeadings,
  ruleHeadingsOf,
  type LeftOutHeading,
  type RuleHeading,
  type RuleHeadings,
} from './rule-headings.js';

/** Which Chapter 99 headings apply to a line and which do not, each with the reason. Throws as `calculateDuty`. */
export function findApplicableChapter99(input: Chapter99Input, context: ServiceContext) {
  const { country, otherOrigins, ...rest } = input;
  const answer = calculateDuty({ ...rest, origin: country }, context);
  const headings = new HeadingReader(answer, context.snapshot);
  const read = {
    htsCode: answer.number,
    description: levelOf(answer, context).description,
    country,
    date: answer.facts.entryDate,
    applicable: selectChapter99Layers(answer).map((layer, index) => headings.applicable(layer, index + 1)),
    complete: answer.complete,
    requiredInputs: presentRequiredInputs(answer),
    warnings: answer.warnings,
    programsVerifiedTo: context.snapshot.coverage.programsVerifiedTo,
    _meta: describeAnswer(context),
  };
  return withNotApplicable(read, { notApplicable: () => headings.notApplicable(otherOrigins !== false) });
}

/** Most lines have hundreds of them. */
const withNotApplicable = defineLazyMembers('notApplicable');

/** The most specific reason first: of several rows of a heading one is shown. */
const MOST_SPECIFIC_FIRST: readonly NotAppliedReason[] = [
  'condition_false',
  'displaced_by',
  'excepted_by',
  'chapter_98',
  'no_value_left',
  'no_target',
  'superseded',
];

/** A heading for products of the country that does not apply to these goods. */
interface ConsideredHeading extends RuleHeading, Pick<NotApplied, 'reason' | 'because' | 'flippedBy'> {
  readonly [CONSTANT_PART]: RuleHeading;
}

type NotApplicable = ConsideredHeading | LeftOutHeading;

class HeadingReader {
  private readonly headings: RuleHeadings;

  constructor(
    private readonly answer: DutyAnswer,
    private readonly snapshot: Snapshot,
  ) {
    this.headings = ruleHeadingsOf(snapshot);
  }

  applicable(layer: Layer, position: number) {
    return {
      ...this.headingOf(layer.ruleId!),
      kind: layer.kind,
      rate: describeRate(layer),
      basis: layer.basis,
      ending: layer.ending,
      because: this.reasonOf(layer),
      openFacts: layer.openFacts.map((key) => parameterOf(key, this.answer.line)),
      material: this.materialOf(layer),
      aceReportingOrder: position,
      citations: presentCitations(layer.citations),
      confidence: layer.confidence,
    };
  }

  /** One entry per heading that is not reported, sorted by heading. */
  notApplicable(withOtherOrigins: boolean): readonly NotApplicable[] {
    const { law, result, facts } = this.answer;
    const reported = new Set(result.layers.map(({ heading }) => heading));
    const own = this.considered(reported);
    if (!withOtherOrigins) return own;
    const set = law.otherOriginSet ?? law.otherOrigins;
    const leftOut = this.headings.listLeftOut(set, () => result.notApplied.filter(isOfOtherOrigins));
    const all: NotApplicable[] = [];
    let at = 0;
    for (const { heading, on } of leftOut) {
      while (at < own.length && own[at]!.code < heading) all.push(own[at++]!);
      if (!reported.has(heading) && own[at]?.code !== heading) all.push(on(facts.entryDate));
    }
    while (at < own.length) all.push(own[at++]!);
    return all;
  }

  /** The headings considered among the rules for the origin. */
  private considered(reported: ReadonlySet<string>): readonly ConsideredHeading[] {
    const shown = new Map<string, NotApplied>();
    for (const one of this.answer.result.notApplied) {
      if (isOfOtherOrigins(one) || reported.has(one.heading)) continue;
      const known = shown.get(one.heading);
      if (known === undefined || isMoreSpecific(one, known)) shown.set(one.heading, one);
    }
    return [...shown.values()].sort(compareHeadings).map(({ ruleId, reason, because, flippedBy }) => {
      const heading = this.headingOf(ruleId);
      return { ...heading, [CONSTANT_PART]: heading, reason, because, flippedBy };
    });
  }

  private headingOf(ruleId: string): RuleHeading {
    return this.headings.of(ruleId, this.answer.facts.entryDate);
  }

  private materialOf({ ruleId, authorityType }: Layer): ReturnType<typeof metalOf> {
    const matched = this.answer.result.considered.find(({ rule }) => rule.id === ruleId);
    return matched === undefined || authorityType !== 'section_232' ? null : metalOf(matched);
  }

  private reasonOf({ ruleId, listedAs, qualifier, factsRead, openFacts }: Layer): string {
    const rule = this.snapshot.findRule(ruleId!)!;
    const parts = [
      listedAs === null ? 'it names goods by a note or all goods' : `its list has ${listedAs}`,
      ...(qualifier === null ? [] : [`limited to ${qualifier}`]),
      rule.include === null && rule.exclude.size === 0
        ? 'it is for products of every country'
        : `it is for products of ${this.answer.facts.countryOfOrigin}`,
      ...(factsRead.length === 0 ? [] : [`decided by ${factsRead.join(', ')}`]),
      ...(openFacts.length === 0 ? [] : [`open until stated: ${openFacts.join(', ')}`]),
    ];
    return parts.join('; ');
  }
}

function isOfOtherOrigins({ reason }: NotApplied): boolean {
  return reason === 'other_origin';
}

function isMoreSpecific(one: NotApplied, other: NotApplied): boolean {
  const [left, right] = [MOST_SPECIFIC_FIRST.indexOf(one.reason), MOST_SPECIFIC_FIRST.indexOf(other.reason)];
  return left < right || (left === right && one.flippedBy !== null && other.flippedBy === null);
}
