import { parse, visit } from 'graphql';

/** Directives that are read when code is generated, and are no part of the schema that is served. */
const OWN = ['operation', 'datasets'];

/** SDL as it is served: `@operation` of a field becomes a line of its description. */
export function toServed(text) {
  const edits = [];
  visit(parse(text), {
    FieldDefinition: (field) => {
      const addresses = addressesOf(field);
      if (addresses.length > 0)
        edits.push({ at: field.description.loc, text: describe(field.description.value, addresses) });
    },
    Directive: ({ name, loc }) => void (OWN.includes(name.value) && edits.push({ at: loc, text: '' })),
    DirectiveDefinition: ({ name, loc }) =>
      void (OWN.includes(name.value) && edits.push({ at: loc, text: '' })),
  });
  return edits
    .sort((left, right) => right.at.start - left.at.start)
    .reduce((served, edit) => served.slice(0, edit.at.start) + edit.text + served.slice(edit.at.end), text)
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n\n');
}

/** Method and path of each operation of a field, with a link to its page where it has one. */
function addressesOf({ directives }) {
  const isBeta = directives.some(({ name }) => name.value === 'closedBeta');
  return directives
    .filter(({ name }) => name.value === 'operation')
    .map(({ arguments: given }) =>
      Object.fromEntries(given.map(({ name, value }) => [name.value, value.value])),
    )
    .map(({ id, group, rest }) =>
      isBeta ? `\`${rest}\`` : `[\`${rest}\`](/docs#/${encodeURIComponent(group)}/${id})`,
    );
}

function describe(text, addresses) {
  const lines = [...text.split('\n'), '', `REST: ${addresses.join(', ')}.`];
  return ['"""', ...lines.map((line) => (line === '' ? line : `  ${line}`)), '  """'].join('\n');
}
