import type { ClassifyInput } from '../../generated/schema-types.js';
import { classifyGoods, type ClassificationQuestion } from '../../classify/classify-goods.js';
import { describeGoods } from '../../classify/goods/read-goods.js';
import { InputReader } from '../adcvd/read-input.js';
import { chooseEdition, type Edition } from '../hts/edition.js';
import type { ServiceContext } from '../service-context.js';
import { consult } from './advisor/consult.js';
import type { Classified } from './classified.js';
import { lawOf } from './law-of.js';
import { presentClassification } from './present.js';

export const LONGEST_TEXT = 2000;
const MAX_CANDIDATES = 20;
const USUAL_CANDIDATES = 10;

/** Ranked lines for goods in words. Throws `invalid-parameter` or `date-out-of-coverage`. */
export async function classify(input: ClassifyInput, context: ServiceContext) {
  const reader = new InputReader();
  const goods = readGoodsInput(input, reader);
  reader.finish();
  const edition = chooseEdition({ date: input.entryDate }, context);
  return presentClassification(
    await classifyRead(goods, { edition, operation: 'classify' }, context),
    context,
  );
}

export function readGoodsInput(input: ClassifyInput, reader: InputReader): ClassificationQuestion {
  const most = input.limit ?? USUAL_CANDIDATES;
  if (most < 1 || most > MAX_CANDIDATES)
    reader.refuse('limit', `${most} is out of range: give a number from 1 to ${MAX_CANDIDATES}`);
  return {
    description: reader.readText('description', input.description, LONGEST_TEXT) ?? '',
    material: reader.readText('material', input.material, 255),
    use: reader.readText('use', input.use, 255),
    form: reader.readText('form', input.form, 255),
    keeps: [],
    most,
  };
}

/** The same for goods already read, on one schedule. Spending is counted under `operation`. */
export async function classifyRead(
  goods: ClassificationQuestion,
  { edition, operation }: { readonly edition: Edition; readonly operation: string },
  context: ServiceContext,
): Promise<Classified> {
  const law = await lawOf(describeGoods(goods), edition, context);
  const found = classifyGoods(goods, law);
  const consultation = await consult(describeGoods(goods), found, { operation, context });
  const result = { ...found, ...consultation.changed };
  return { goods, edition, result, rulings: law.rulings, rulingsRank: law.rulingsRank, consultation };
}
