/** `thicknessMinExclusiveMm: 6, material: [a, b]` as `thickness min exclusive mm: 6; material: a, b`; empty for none. */
export function formatAttributes(attributes: Readonly<Record<string, unknown>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${toWords(name)}: ${describeValue(value)}`)
    .join('; ');
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(describeValue).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${toWords(name)} ${describeValue(inner)}`)
    .join(', ');
}

/** `outsideDiameterMaxMm` as `outside diameter max mm`. */
function toWords(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}
