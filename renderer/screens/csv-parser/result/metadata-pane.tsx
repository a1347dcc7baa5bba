import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { FoldButton } from '#renderer/components/pane/fold-button.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { ResultTable } from '#renderer/components/result-table/result-table.tsx';
import type { Column } from '#renderer/components/result-table/table-columns.ts';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { shortEncodingLabel, type TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { uncapitalize } from '#shared/formats/words/uncapitalize.ts';
import { describeResult } from '#tools/csv-parser/export/write-result.ts';
import { nameDelimiter } from '#tools/csv-parser/name-delimiter.ts';
import { nameProblem } from '#tools/csv-parser/name-problem.ts';
import type { Problem } from '#tools/csv-parser/parse/csv-result.ts';
import { nameLineBreak } from '#tools/csv-parser/parse/guess-line-break.ts';
import type { ParsedResult } from '#tools/csv-parser/tasks.ts';
import type { CsvTable } from '../use-csv-table.ts';
import { useWriting } from './use-writing.ts';

interface Props {
  readonly table: CsvTable;
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
  readonly onShowProblem: (problem: Problem) => void;
  readonly onEncodingChange: (encoding: TextEncodingName) => void;
}

const columns: Column<Problem>[] = [
  {
    id: 'row',
    header: 'Row',
    text: ({ row }) => (row === undefined ? 'all' : row === 0 ? 'header' : formatNumber(row)),
    sortBy: ({ row = -1 }) => row,
    width: 92,
    align: 'right',
  },
  { id: 'code', header: 'Problem', text: ({ code }) => nameProblem(code), width: 170 },
  { id: 'message', header: 'What it is', text: ({ message }) => message, width: 900 },
];

/** “Parsed result with metadata”: how the text is written, and what is doubtful in it. */
export function MetadataPane({ table, isFolded, onFold, onShowProblem, onEncodingChange }: Props) {
  const { result } = table.parsing;
  const writing = useWriting();
  return (
    <Pane
      title="Parsed result with metadata"
      work={table.parsing}
      actions={
        <>
          <FoldButton what="the metadata" isFolded={isFolded} onChange={onFold} />
          <CopyButton label="metadata and errors" content={result && JSON.stringify(describeResult(result), null, 2)} />
          <SaveButton
            label="result with metadata"
            disabled={result === undefined}
            getContent={() =>
              writing.write('Writing the result', (options) => table.runner.run('exportResult', undefined, options))
            }
            suggestedName="parsed-result.json"
            filter={{ name: 'JSON', extensions: ['json'] }}
          />
        </>
      }
    >
      <BusyIndicator
        isBusy={writing.label !== undefined}
        progress={writing.progress}
        label={writing.label ?? ''}
        onCancel={writing.cancel}
      />
      {result === undefined ? (
        !isFolded && (
          <Box sx={{ p: 2, color: 'text.secondary' }}>Delimiter, line break, encoding and problems show here.</Box>
        )
      ) : (
        <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
          {!isFolded && <Facts result={result} />}
          <EncodingHint result={result} onEncodingChange={onEncodingChange} />
          {result.problems.length === 0 ? (
            !isFolded && (
              <Typography variant="body2" sx={{ px: 1.5, pb: 1, color: 'text.secondary' }}>
                No problems were found.
              </Typography>
            )
          ) : (
            <>
              <Typography
                role="status"
                variant="body2"
                sx={{ px: 1.5, py: isFolded ? 0.75 : 0, pb: 0.75, fontWeight: 600 }}
              >
                {describeProblems(result)}
              </Typography>
              {!isFolded && (
                <Box sx={{ flex: 1, minHeight: 80, borderTop: 1, borderColor: 'divider' }}>
                  <ResultTable
                    label="Problems"
                    columns={columns}
                    rows={result.problems}
                    onRowActivate={(index) => {
                      const problem = result.problems[index];
                      if (problem !== undefined) {
                        onShowProblem(problem);
                      }
                    }}
                    emptyText="No problems"
                  />
                </Box>
              )}
            </>
          )}
        </Box>
      )}
    </Pane>
  );
}

/** @example '3 problems: 2 × too few fields, 1 × quote not closed. A click leads to the row.' */
function describeProblems({ problems, problemCounts }: ParsedResult): string {
  const counts = Object.entries(problemCounts);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const kinds = counts.map(([code, count]) => `${formatNumber(count)} × ${uncapitalize(nameProblem(code))}`).join(', ');
  const listed = problems.length < total ? ' The first of each kind are listed.' : '';
  return `${countOf(total, 'problem')}: ${kinds}.${listed} A click leads to the row.`;
}

const sources = { guess: 'guessed', options: 'as in the options', 'sep-line': 'from the line “sep=”' };

function Facts({ result }: { readonly result: ParsedResult }) {
  const { delimiter, delimiterFrom, newline, isMixed, encoding, hasByteOrderMark, rowCount, columnCount } = result;
  const { header, headerFrom, renamed, byteLength } = result;
  const facts: [string, string][] = [
    ['Delimiter', `${nameDelimiter(delimiter)}, ${sources[delimiterFrom]}`],
    ['Line break', isMixed ? 'CR LF and LF' : nameLineBreak(newline)],
    ['Encoding', describeEncoding(encoding, hasByteOrderMark)],
    ['Rows', formatNumber(rowCount)],
    ['Columns', formatNumber(columnCount)],
    ['Header', `${header === undefined ? 'none' : 'first row'}, ${sources[headerFrom]}`],
    ['Memory', formatByteLength(byteLength)],
  ];
  if (renamed.length > 0) {
    const some = renamed
      .slice(0, 5)
      .map(({ index, from, to }) => `column ${formatNumber(index + 1)}, “${from}” to “${to}”`);
    facts.push([
      'Renamed',
      `${some.join('; ')}${renamed.length > 5 ? `; and ${formatNumber(renamed.length - 5)} more` : ''}`,
    ]);
  }
  return (
    <Box
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.25, m: 0, px: 1.5, py: 1, fontSize: 13 }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'flex', gap: 0.75, minWidth: 0 }}>
          <Box component="dt" sx={{ color: 'text.secondary', flexShrink: 0 }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function describeEncoding(encoding: TextEncodingName | undefined, hasByteOrderMark: boolean): string {
  if (encoding === undefined) {
    return 'typed text';
  }
  return `${shortEncodingLabel(encoding)}${hasByteOrderMark ? ', by its byte order mark' : ''}`;
}

interface HintProps {
  readonly result: ParsedResult;
  readonly onEncodingChange: (encoding: TextEncodingName) => void;
}

function EncodingHint({ result: { likelyEncodings }, onEncodingChange }: HintProps) {
  if (likelyEncodings.length === 0) {
    return null;
  }
  return (
    <Box
      role="status"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1.5, pb: 1, fontSize: 13 }}
    >
      The file seems to be in another encoding. Read it as:
      {likelyEncodings.map((name) => (
        <Button key={name} size="small" variant="outlined" onClick={() => onEncodingChange(name)}>
          {shortEncodingLabel(name)}
        </Button>
      ))}
    </Box>
  );
}
