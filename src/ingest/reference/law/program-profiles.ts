import type { ProgramProfiles } from '../authored/authored-rows.js';

export type ProgramProfile = ProgramProfiles[number];

/** The profile whose pattern begins the program's name, the longest first; a program without one is refused. */
export function profileOf(program: string, profiles: ProgramProfiles): ProgramProfile {
  const fitting = profiles.filter((profile) => program.startsWith(profile.program));
  const [best] = fitting.sort((left, right) => right.program.length - left.program.length);
  if (best === undefined)
    throw new TypeError(`authored/programs.yaml has no profile for the program ${program}`);
  return best;
}
