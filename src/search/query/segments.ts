/** A part of a query and how much it indicates what the goods are. */
export interface Segment {
  readonly text: string;
  readonly role: 'goods' | 'material' | 'purpose' | 'detail';
}

interface Marker {
  readonly pattern: RegExp;
  readonly role: Segment['role'] | 'origin';
}

/** Words that start a part with another role; the first match at a position wins. */
const MARKERS: readonly Marker[] = [
  {
    role: 'origin',
    pattern:
      /^(?:imported |shipped |made |produced |manufactured )?(?:from|in) (?:[A-Z][a-z]+(?: [A-Z][a-z]+){0,2}|the [A-Z]\w+)\b/,
  },
  {
    role: 'material',
    pattern:
      /^(?:made|composed|constructed|consisting|formed|woven|knitted|manufactured|produced|comprised)(?: entirely| wholly| primarily| mainly| chiefly)? (?:of|from|with|in)\b|^(?:of|in) (?=\d+(?:\.\d+)? ?(?:%|percent))/i,
  },
  {
    role: 'purpose',
    pattern:
      /^(?:which (?:is|are) |that (?:is|are) )?(?:(?:specifically |specially |primarily |commonly )?(?:used|designed|intended|suitable|meant|made|utilized))(?: and [a-z]+)? (?:for|in|to|with|as|on|by)\b|^for\b|^to (?=[a-z]+\b)|^used\b|^designed\b|^intended\b/i,
  },
  {
    role: 'detail',
    pattern:
      /^(?:with|without|featuring|features|including|includes|include|containing|contains|incorporating|that|which|having|has|specifically|consisting of|comprising|packaged|packed|measuring|when|while)\b|^[,;:]\s/i,
  },
];

/**
 * Splits a description into the goods themselves, their material, their purpose and other details. Drops the country of
 * origin, which does not affect the number.
 */
export function splitSegments(query: string): readonly Segment[] {
  const segments: Segment[] = [];
  let role = 'goods' as Marker['role'];
  let from = 0;
  const close = (to: number): void => {
    const text = query.slice(from, to).trim();
    if (text !== '' && role !== 'origin') segments.push({ text, role });
    from = to;
  };
  for (const { index } of query.matchAll(/(?<=\s)\S|[,;:]\s/g)) {
    if (index <= from) continue;
    const rest = query.slice(index);
    const marker = MARKERS.find(({ pattern }) => pattern.test(rest));
    if (marker === undefined || marker.role === role) continue;
    // A list of goods continues after its commas.
    if (/^[,;:]/.test(rest) && role === 'goods') continue;
    close(index);
    role = /^[,;:]/.test(rest) && role === 'origin' ? 'detail' : marker.role;
    if (marker.role === 'origin') from = index;
  }
  close(query.length);
  return segments.some((segment) => segment.role === 'goods') ? segments : [{ text: query, role: 'goods' }];
}
