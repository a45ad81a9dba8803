import type { Column, Storage } from './column.js';
import type { Dataset } from './dataset.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a column reads and writes one type, so no other bound holds both
type Columns = Readonly<Record<string, Column<any>>>;

/** The one declaration of a table: rows in memory, cells of a pack and columns of the database follow from it. */
export interface Table<Members extends Columns = Columns> {
  /** As in the database, snake_case. */
  readonly name: string;
  readonly members: Members;
}

/** One row of a table in memory. */
export type RowOf<Declared extends Table> = {
  readonly [Name in keyof Declared['members']]: Declared['members'][Name] extends Column<infer Value>
    ? Value
    : never;
};

export function defineTable<Members extends Columns>(name: string, members: Members): Table<Members> {
  return { name, members };
}

/** The same table with only the named members. */
export function pickMembers<Members extends Columns, Name extends keyof Members & string>(
  { name, members }: Table<Members>,
  ...names: readonly Name[]
): Table<Pick<Members, Name>> {
  const picked = Object.fromEntries(names.map((one) => [one, members[one]])) as Pick<Members, Name>;
  return { name, members: picked };
}

/** One column of the database. */
export interface FieldOf {
  /** `legalFrom` */
  readonly field: string;
  /** `legal_from` */
  readonly column: string;
  readonly storage: Storage;
  readonly isOptional: boolean;
}

/** The fields of a table in the order of its members. */
export function listFields({ members }: Table): readonly FieldOf[] {
  return Object.entries(members).flatMap(([member, { endings, storage, isOptional }]) =>
    endings.map((ending) => {
      const field = member + ending;
      return { field, column: toColumnName(field), storage, isOptional };
    }),
  );
}

/** `legalFrom` -> `legal_from`: how every model and field is named in the database. */
export function toColumnName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Rows as the cells of a dataset. A missing or surplus member is an error that names it. */
export function toDataset<Declared extends Table>(
  table: Declared,
  rows: readonly RowOf<Declared>[],
): Dataset {
  const members = Object.entries(table.members);
  return {
    table: table.name,
    columns: listFields(table).map(({ column }) => column),
    rows: rows.map((row, position) => {
      const surplus = Object.keys(row).find((member) => !(member in table.members));
      if (surplus !== undefined)
        throw new TypeError(`${table.name} row ${position}: there is no member "${surplus}"`);
      return members.flatMap(([member, { write }]) => {
        const value = row[member as keyof Declared['members']] as unknown;
        if (value === undefined)
          throw new TypeError(`${table.name} row ${position}: member "${member}" is missing`);
        return write(value);
      });
    }),
  };
}
