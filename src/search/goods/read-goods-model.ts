import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { resolvePackagePath } from '../../store/database/package-path.js';
import { GoodsModel } from './goods-model.js';
import { decodeModel } from './model-file.js';

/** Path of the trained model in the package; law/classification/README.md says what it was trained on. */
export const GOODS_MODEL_FILE = 'law/classification/goods-model.gz';

let model: GoodsModel | null = null;

/** The bundled model, read once per process. */
export function readGoodsModel(): GoodsModel {
  model ??= new GoodsModel(decodeModel(gunzipSync(readFileSync(resolvePackagePath(GOODS_MODEL_FILE)))));
  return model;
}
