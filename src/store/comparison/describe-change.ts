import { listMemberChanges, type MemberChange, type RecordChange } from './compare-records.js';
import { shorten } from './record-text.js';

/** Most members listed for one record. */
const MAX_MEMBERS = 50;

/** One change in readable form. */
export interface DescribedChange {
  /** `8517.13.00: general: Free -> 5%` */
  readonly description: string;
  /** The first of them. */
  readonly members: readonly MemberChange[];
  /** The total number of differing members. */
  readonly memberCount: number;
}

/** Describes one change in words; called only for changes that are shown. */
export function describeChange(change: RecordChange): DescribedChange {
  const name = shorten((change.after.at(-1) ?? change.before.at(-1))!.name);
  const members = listMemberChanges(change);
  const words = change.kind === 'changed' ? shorten(members.map(sayMember).join('; ')) : change.kind;
  return {
    description: `${name}: ${words}`,
    members: members.slice(0, MAX_MEMBERS),
    memberCount: members.length,
  };
}

function sayMember({ member, since, before, after }: MemberChange): string {
  if (member !== 'row') return `${member}: ${say(before)} -> ${say(after)}`;
  return `${after === null ? 'no longer a row' : 'a new row'}${since === null ? '' : ` from ${since}`}`;
}

function say(value: string | null): string {
  return value === null ? 'none' : value === '' ? 'empty' : value;
}
