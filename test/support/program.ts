/**
 * Arguments of node for a program of the repository, `src/main.ts`: as it was built, which is how it is run in service
 * and starts in a third of the time; from its sources where there is no build or they are newer (build-state.mjs).
 */
export function programAt(path: `src/${string}.ts`): readonly string[] {
  if (process.env.TEST_OF_BUILD !== 'yes') return ['--import', 'tsx', path];
  return path === 'src/main.ts' ? SERVED : [`dist/${path.replace(/ts$/, 'js')}`];
}

/** The program of `npm start`. */
const SERVED = ['dist/bin/dutygraph.js', 'serve'];
