import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { resolvePackagePath } from '../../store/database/package-path.js';
import { memoize } from '../../terms/lazily.js';
import { GoodsModel } from './goods-model.js';
import { decodeModel } from './model-file.js';

/** Path of the trained model in the package; law/classification/README.md says what it was trained on. */
export const GOODS_MODEL_FILE = 'law/classification/goods-model.gz';

/** The bundled model, read once per process. */
export const readGoodsModel = memoize(
  () => new GoodsModel(decodeModel(gunzipSync(readFileSync(resolvePackagePath(GOODS_MODEL_FILE))))),
);
