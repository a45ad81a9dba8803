import {
  Kind,
  type ASTNode,
  type ASTVisitor,
  type DocumentNode,
  type GraphQLError,
  type ValidationContext,
} from 'graphql';
import { createSpreadMeasure, measureText, type SpreadSize, type TextSize } from './document-size.js';
import { GRAPH_LIMITS, createTooComplexError } from './too-complex.js';

/**
 * The validation rules that limit an operation. They end validation when a limit is exceeded, so the rules of the
 * specification never see a larger document: its size bounds their work, and no clock is read, by which a busy machine
 * would refuse what an idle one answers.
 */
export const limitRules = [limitSize];

/** Runs before every other check. */
function limitSize(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const error = findExcess(document);
      if (error !== null) endWith(context, error);
    },
  };
}

/** The limit that a document exceeds; null when none. */
function findExcess(document: DocumentNode): GraphQLError | null {
  const measure = createSpreadMeasure(document);
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    const excess = findIn(measure(node), OF_OPERATION, node);
    if (excess !== null) return excess;
  }
  return findIn(measureText(document), OF_TEXT, document);
}

type Messages<Size> = { readonly [Name in keyof Size]: (count: number, most: number) => string };

const OF_TEXT: Messages<TextSize> = {
  aliases: (_, most) => `The document has more than ${most} aliases: use fewer.`,
  directives: (_, most) => `The document has more than ${most} directives: use fewer.`,
  operations: (_, most) => `The document has more than ${most} operations: send them apart.`,
  variables: (_, most) => `An operation declares more than ${most} variables: use fewer.`,
  valueDepth: (_, most) => `An argument has more than ${most} levels of lists and objects: use fewer.`,
};

const OF_OPERATION: Messages<SpreadSize> = {
  depth: (count, most) => `The operation is ${count} fields deep: ask for at most ${most} levels.`,
  rootFields: (count, most) => `The operation has ${count} root fields: ask for at most ${most}.`,
  selections: (count, most) =>
    `The operation selects ${count} fields, those of fragments counted wherever they are spread: ask for at most ${most}.`,
};

function findIn<Size extends object>(
  size: Size,
  messages: Messages<Size>,
  node: ASTNode,
): GraphQLError | null {
  for (const name of Object.keys(messages) as (keyof Size & keyof typeof GRAPH_LIMITS)[]) {
    const [count, most] = [size[name] as number, GRAPH_LIMITS[name]];
    if (count > most) return createTooComplexError(messages[name](count, most), node);
  }
  return null;
}

/** Validation stops once the error list is full; of identical errors the response shows one. */
function endWith(context: ValidationContext, error: GraphQLError): never {
  for (;;) context.reportError(error);
}
