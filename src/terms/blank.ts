/**
 * An object with these members, all null, to be copied and filled. The engine stores one that gets a dozen members by
 * computed names as a hash table, which takes more than twice the time to fill and to read. One that was parsed, and its
 * copies, are laid out as if written out.
 */
export function createBlank<Name extends string>(members: readonly Name[]): Record<Name, unknown> {
  const blank = Object.fromEntries(members.map((name) => [name, null]));
  return JSON.parse(JSON.stringify(blank)) as Record<Name, unknown>;
}
