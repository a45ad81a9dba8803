import { parseCaseNumber, type CaseNumber } from '../../../terms/case-number.js';
import { accept, refuse, type Parsed } from '../../../terms/result.js';

const QUOTE_STATUSES = ['verified', 'verified-in-part', 'registry-checked', 'recalled-unchecked'] as const;
type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** The written scope of one case, as in its file. */
export interface ScopeFile {
  readonly caseNumber: CaseNumber;
  readonly quoteStatus: QuoteStatus;
  /** The notice that prints the scope. */
  readonly sourceCitation: string;
  /** The text between the first and last rule of the file; paraphrase is marked in it. */
  readonly text: string;
}

/** Reads a scope file: `name: value` lines, a rule `---`, the text, a rule, the tariff numbers. Names any error. */
export function parseScopeFile(text: string): Parsed<ScopeFile> {
  const [head, body] = text.split(/^---$/m);
  if (head === undefined || body === undefined) return refuse('there is no rule "---" between head and text');
  const values = new Map(head.split('\n').map((line) => splitHead(line)));
  const caseNumber = parseCaseNumber(values.get('case') ?? '');
  if (!caseNumber.ok) return refuse(`case: ${caseNumber.message}`);
  const quoteStatus = QUOTE_STATUSES.find((status) => status === values.get('quoteStatus'));
  if (!quoteStatus) return refuse(`quoteStatus: expected one of ${QUOTE_STATUSES.join(', ')}`);
  if (body.trim() === '') return refuse('the scope text is empty');
  return accept({
    caseNumber: caseNumber.value,
    quoteStatus,
    sourceCitation: values.get('sourceCitation') ?? '',
    text: body.trim(),
  });
}

function splitHead(line: string): readonly [string, string] {
  const colon = line.indexOf(':');
  return colon === -1 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).trim()];
}
