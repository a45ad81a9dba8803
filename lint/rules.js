/** Rules of this house that no published plugin has. */

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
const EMPTY_NAMES = /(^|-)(utils?|helpers?|manager|impl|misc|common)(-|\.|$)/;

const fileName = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Files are kebab-case nouns that say what is in them.' },
    schema: [],
  },
  create(context) {
    const name = context.filename.split(/[\\/]/).pop().replace(/^\./, '');
    return {
      Program(node) {
        if (!KEBAB_CASE.test(name)) context.report({ node, message: `"${name}": name files in kebab-case.` });
        if (EMPTY_NAMES.test(name))
          context.report({ node, message: `"${name}": name the file after what is in it.` });
      },
    };
  },
};

const readonly = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

export const local = {
  meta: { name: 'local' },
  rules: { 'file-name': fileName },
  browserGlobals: readonly([
    ...['window', 'document', 'location', 'history', 'navigator', 'localStorage', 'sessionStorage'],
    ...['fetch', 'URL', 'URLSearchParams', 'setTimeout', 'clearTimeout', 'Intl', 'CustomEvent', 'Event'],
    ...['HTMLElement', 'customElements', 'AbortController', 'requestAnimationFrame', 'matchMedia'],
  ]),
};
