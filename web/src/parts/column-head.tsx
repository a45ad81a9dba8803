export interface Column<Sort extends string> {
  readonly name: string;
  /** What the table is sorted by where it is chosen. Absent: it cannot be. */
  readonly sort?: Sort;
  readonly order?: 'ascending' | 'descending';
  /** Classes of its cells. */
  readonly kind?: string;
}

interface ColumnHeadParts<Sort extends string> {
  readonly column: Column<Sort>;
  readonly sorted: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** The head of a column; one that the table can be sorted by is a button and says its order. */
export function ColumnHead<Sort extends string>({ column, sorted, onSort }: ColumnHeadParts<Sort>) {
  const { name, sort, order = 'ascending', kind } = column;
  if (sort === undefined)
    return (
      <th scope="col" class={kind}>
        {name}
      </th>
    );
  const isSorted = sort === sorted;
  return (
    <th scope="col" class={kind} aria-sort={isSorted ? order : 'none'}>
      <button type="button" class="link sort" onClick={() => onSort(sort)}>
        {name}
        <span aria-hidden="true">{isSorted ? (order === 'descending' ? ' ↓' : ' ↑') : ''}</span>
      </button>
    </th>
  );
}
