import { ResultTable } from '#renderer/components/result-table/result-table.tsx';
import type { Column } from '#renderer/components/result-table/table-columns.ts';
import type { QueryMatch } from '#shared/formats/json-path/query-json.ts';

const columns: readonly Column<QueryMatch>[] = [
  { id: 'path', header: 'Path', text: ({ path }) => path, isCode: true },
  { id: 'value', header: 'Value', text: ({ value }) => value, isCode: true },
];

/** The first matches of a query, each with its path; a click copies it. */
export function MatchTable({ rows }: { readonly rows: readonly QueryMatch[] }) {
  return <ResultTable label="Paths of the matches" columns={columns} rows={rows} copiesOnClick emptyText="No match" />;
}
