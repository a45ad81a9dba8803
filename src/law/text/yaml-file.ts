import { LineCounter, parseDocument, type Node } from 'yaml';
import type * as z from 'zod';
import type { SourceFolder } from './source-folder.js';

/** A YAML file of the law, read and checked. */
export interface YamlFile<T> {
  readonly name: string;
  readonly value: T;
  /** The first line of the value at a path, or of its nearest parent when there is none. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** @throws TypeError naming file, line and path of the first violation of the schema */
export async function readYamlFile<S extends z.ZodType>(
  folder: SourceFolder,
  name: string,
  schema: S,
): Promise<YamlFile<z.infer<S>>> {
  const lines = new LineCounter();
  const document = parseDocument(await folder.readText(name), { schema: 'core', lineCounter: lines });
  const [broken] = document.errors;
  if (broken !== undefined)
    throw new TypeError(`law/${name} line ${broken.linePos?.[0].line ?? 1}: ${broken.message}`);
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true) as Node | undefined;
      if (node?.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const checked = schema.safeParse(document.toJS());
  if (checked.success) return { name, value: checked.data, lineOf };
  const [first] = checked.error.issues;
  const path = first?.path ?? [];
  throw new TypeError(
    `law/${name} line ${lineOf(path)}: ${path.map(String).join('.') || 'the file'}: ${first?.message ?? 'wrong shape'}`,
  );
}
