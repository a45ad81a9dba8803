import { defineConfig } from 'vite';

/** Builds the console into web/dist, from where the server hands it out at `/`. */
export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    // The policy of the page forbids data: addresses for everything but images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'assets/licenses.md' },
    reportCompressedSize: false,
  },
});
