import { Kind, type DocumentNode, type FieldNode, type GraphQLSchema } from 'graphql';
import type * as rest from '../rest/answer-operation.js';
import type * as tags from '../rest/entity-tag.js';
import type * as query from '../rest/query-string.js';
import type * as engine from '../src/engine/calculate-duty.js';
import type { DutyResult } from '../src/engine/result.js';
import type * as binding from '../src/operations/bind.js';
import type * as executing from '../src/operations/execute.js';
import type * as row from '../src/operations/registry/duty.js';
import type * as documents from '../src/operations/stored-documents.js';
import type * as writing from '../src/operations/writer/compile-writer.js';
import type { Variables } from '../src/operations/writer/run.js';
import type * as reading from '../src/operations/writer/variables.js';
import type * as service from '../src/services/duty/calculate-duty.js';
import type * as view from '../src/services/duty/present-duty.js';
import type * as screening from '../src/services/duty/screened-line.js';
import type { ServiceContext } from '../src/services/service-context.js';
import type { Snapshot } from '../src/store/snapshot/snapshot.js';
import { toCalendarDate } from '../src/terms/calendar-date.js';
import { loadBuilt as load } from './http/built.js';

/** One step of an answer. What `prepare` makes of a query string is not measured, what it gives is run and measured. */
export interface Stage {
  readonly name: string;
  readonly prepare: (search: string) => () => unknown;
}

export interface DutyParts {
  readonly stages: readonly Stage[];
  /** A stage for each field of the document by itself, its computation made beforehand. */
  readonly fields: readonly Stage[];
  /** The body that REST sends, as bytes. */
  readonly answer: (search: string) => Buffer;
}

/** A built product. */
export interface Built {
  readonly snapshot: Snapshot;
  readonly buildSchema: () => GraphQLSchema;
  /** Its folder; absent: that of this checkout. */
  readonly dist?: string | undefined;
}

/** The steps of `GET /v1/duty/calculate` of the built product, from the query string to the text of the body. */
export async function openDutyParts({ snapshot, buildSchema, dist }: Built): Promise<DutyParts> {
  const load = await loadModules(dist);
  const schema = buildSchema();
  const stored = load.readStoredDocuments(schema);
  const { document } = stored.named('calculateDuty');
  const binder = load.createBinder(load.calculateDutyRow);
  const bind = (search: string) =>
    binder.fromRequest({ path: {}, query: load.parseQueryString(search), body: undefined });
  const context: ServiceContext = {
    snapshot,
    today: toCalendarDate('2026-11-20'),
    betaEntitled: false,
    engineVersion: load.ENGINE_VERSION,
    pinnableDataVersions: [snapshot.dataVersion],
    traceId: 'bench',
  };
  const basis = { ...context, dataVersion: snapshot.dataVersion, programVersion: 'bench' };
  const readVariables = load.variablesReader(schema, operationOf(document).variableDefinitions ?? []);
  type Input = Parameters<typeof service.readQuestion>[0];
  const inputOf = (search: string): Input => readVariables(bind(search)).input as Input;
  const questionOf = (search: string) => load.readQuestion(inputOf(search), context);
  const lawOf = (question: ReturnType<typeof questionOf>) =>
    load.screenGoodsOf(question.found.lines[0], question, (law) => law);
  const computedOf = (search: string) => {
    const question = questionOf(search);
    return { facts: question.facts, law: lawOf(question).law };
  };
  const viewOf = (search: string) => {
    const answer = load.calculateDuty(inputOf(search), context);
    readExplanations(answer.result);
    return new load.DutyView(answer, context);
  };
  const answered = schemaThatIsGivenItsAnswer(buildSchema());
  const writerOf = (part: DocumentNode) => load.compileWriter(answered, part, { keepsNulls: false });
  const stage = <Value>(
    name: string,
    prepare: (search: string) => Value,
    run: (input: Value) => unknown,
  ): Stage => ({
    name,
    prepare: (search) => {
      const input = prepare(search);
      return () => run(input);
    },
  });
  const writeStage = (name: string, part: DocumentNode): Stage => {
    const write = writerOf(part);
    return stage(name, viewOf, (duty) => allSteps(write(UNASKED, duty)));
  };
  const answerOperation = load.createAnswerOperation(
    load.calculateDutyRow,
    load.createExecute(schema, stored),
  );
  const answer = (search: string): Buffer => {
    const request = { path: {}, search, body: undefined, ifNoneMatch: undefined, basis, context };
    const { body } = allSteps(answerOperation(request)) as rest.RestAnswer;
    return Buffer.isBuffer(body) ? body : Buffer.from(body!);
  };
  return {
    answer,
    stages: [
      stage('query string to variables', (search) => search, bind),
      stage('entity tag', bind, (variables) => load.entityTagOf(load.calculateDutyRow, variables, basis)),
      stage('variables to arguments', bind, readVariables),
      stage('question read, line found', inputOf, (input) => load.readQuestion(input, context)),
      stage('law put together, AD/CVD screened', questionOf, lawOf),
      stage('engine', computedOf, ({ facts, law }) => load.calculate(facts, law)),
      stage(
        'engine, what is missing and what is assumed',
        (search) => {
          const { facts, law } = computedOf(search);
          return load.calculate(facts, law);
        },
        readExplanations,
      ),
      stage('service: question, law, engine, corrections, warnings', inputOf, (input) =>
        load.calculateDuty(input, context),
      ),
      writeStage('document written: derived values and text', document),
      stage('answer, whole', (search) => search, answer),
    ],
    fields: fieldsOf(document).map((field) => writeStage(field.name.value, only(document, field))),
  };
}

async function loadModules(dist: string | undefined) {
  const loadBuilt = (path: string): Promise<unknown> => load(path, dist);
  const { createAnswerOperation } = (await loadBuilt('rest/answer-operation.js')) as typeof rest;
  const { entityTagOf } = (await loadBuilt('rest/entity-tag.js')) as typeof tags;
  const { parseQueryString } = (await loadBuilt('rest/query-string.js')) as typeof query;
  const { calculateDuty: calculate, ENGINE_VERSION } = (await loadBuilt(
    'src/engine/calculate-duty.js',
  )) as typeof engine;
  const { createBinder } = (await loadBuilt('src/operations/bind.js')) as typeof binding;
  const { createExecute } = (await loadBuilt('src/operations/execute.js')) as typeof executing;
  const { calculateDuty: calculateDutyRow } = (await loadBuilt(
    'src/operations/registry/duty.js',
  )) as typeof row;
  const { readStoredDocuments } = (await loadBuilt('src/operations/stored-documents.js')) as typeof documents;
  const { compileWriter } = (await loadBuilt('src/operations/writer/compile-writer.js')) as typeof writing;
  const { createVariablesReader: variablesReader } = (await loadBuilt(
    'src/operations/writer/variables.js',
  )) as typeof reading;
  const { calculateDuty, readQuestion } = (await loadBuilt(
    'src/services/duty/calculate-duty.js',
  )) as typeof service;
  const { DutyView } = (await loadBuilt('src/services/duty/present-duty.js')) as typeof view;
  const { screenGoodsOf } = (await loadBuilt('src/services/duty/screened-line.js')) as typeof screening;
  return {
    createAnswerOperation,
    entityTagOf,
    parseQueryString,
    calculate,
    ENGINE_VERSION,
    createBinder,
    createExecute,
    calculateDutyRow,
    readStoredDocuments,
    compileWriter,
    variablesReader,
    calculateDuty,
    readQuestion,
    DutyView,
    screenGoodsOf,
  };
}

/** The parts of a result that are made when they are read, and that the document selects. */
function readExplanations({ requiredInputs, assumedFacts }: DutyResult): unknown {
  return [requiredInputs, assumedFacts];
}

/** Takes every step that is left; a build without steps gives the answer at once. */
function allSteps(step: unknown): unknown {
  let value = step;
  while (typeof value === 'function') value = (value as () => unknown)();
  return value;
}

/** Nothing that the document leaves out unless asked for is asked for. */
const UNASKED: Variables = { input: { hts: '0101' } };

/** The root field answers with the context, so that writing is measured without computing. */
function schemaThatIsGivenItsAnswer(schema: GraphQLSchema): GraphQLSchema {
  schema.getQueryType()!.getFields().dutyInfo!.resolve = (_source, _given, context: unknown) => context;
  return schema;
}

function operationOf({ definitions }: DocumentNode) {
  return definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)!;
}

function rootOf(document: DocumentNode): FieldNode {
  return operationOf(document).selectionSet.selections[0] as FieldNode;
}

/** What the document always selects of an answer. */
function fieldsOf(document: DocumentNode): readonly FieldNode[] {
  const selections = rootOf(document).selectionSet!.selections as readonly FieldNode[];
  return selections.filter(({ directives = [] }) => directives.length === 0);
}

function only(document: DocumentNode, field: FieldNode): DocumentNode {
  const root = {
    ...rootOf(document),
    selectionSet: { kind: Kind.SELECTION_SET, selections: [field] },
  } as const;
  const operation = {
    ...operationOf(document),
    selectionSet: { kind: Kind.SELECTION_SET, selections: [root] },
  } as const;
  return {
    ...document,
    definitions: document.definitions.map((one) =>
      one.kind === Kind.OPERATION_DEFINITION ? operation : one,
    ),
  };
}
