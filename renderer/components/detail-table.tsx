import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#renderer/components/visually-hidden.tsx';
import { codeText } from './code-editor/look/code-metrics.ts';
import { CopyButton } from './copy-button/copy-button.tsx';

export interface Detail {
  /** The name of the value; also names its copy button. */
  readonly name: string;
  /** The value that is shown and copied; if empty, nothing is shown. */
  readonly value: string;
  /** A note beside the value, which is never copied. */
  readonly note?: ReactNode;
  /** Replaces the value on the screen but not in the copy: a link, a field. */
  readonly shown?: ReactNode;
}

interface Props {
  /** The accessible name of the table. */
  readonly label: string;
  /** The headings of names and values. */
  readonly headings: readonly [string, string];
  readonly details: readonly Detail[];
}

/** A few names and values, each value with a button that copies it. For long lists, use ResultTable. */
export function DetailTable({ label, headings, details }: Props) {
  return (
    <Table
      size="small"
      aria-label={label}
      sx={{ tableLayout: 'fixed', '@container (max-width: 399px)': { '& th, & td': { px: 1 } } }}
    >
      <TableHead>
        <TableRow>
          <TableCell
            sx={{
              width: 96,
              '@container (min-width: 400px)': { width: 136 },
              '@container (min-width: 640px)': { width: 200 },
            }}
          >
            {headings[0]}
          </TableCell>
          <TableCell>{headings[1]}</TableCell>
          <TableCell sx={{ width: 52, p: 0, position: 'relative' }}>
            <VisuallyHidden>Copy</VisuallyHidden>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {details.map(({ name, value, note, shown }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
              {name}
            </TableCell>
            <TableCell>
              <Box sx={{ ...codeText, fontSize: 13, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                {shown ?? value}
              </Box>
              {note && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{note}</Box>}
            </TableCell>
            <TableCell sx={{ p: 0, textAlign: 'center' }}>
              <CopyButton content={value} label={name} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
