import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { useId } from 'react';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { controlHeight } from '#renderer/components/density.ts';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import type { Matches } from '#tools/regex-tester/matches/matches.ts';
import { checkReplacement } from '#tools/regex-tester/matches/parse-replacement.ts';
import { usePasteLimit } from '../use-paste-limit.ts';
import type { Replacing } from './use-results.ts';

interface FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The field for the replacement. Line breaks are part of it. */
export function ReplacementField({ value, onChange }: FieldProps) {
  const id = useId();
  const limitPaste = usePasteLimit();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        px: 1.5,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus.main', outlineOffset: -2 },
      }}
    >
      <Box component="label" htmlFor={id} sx={{ fontSize: 13, fontWeight: 500, lineHeight: '36px' }}>
        Replacement
      </Box>
      <InputBase
        id={id}
        fullWidth
        multiline
        maxRows={6}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        placeholder="$1, $<name>, $& for the match, $$ for $"
        slotProps={{ input: { onPaste: limitPaste, spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' } }}
        sx={{
          fontFamily: monospaceFont,
          fontSize: 13,
          lineHeight: '20px',
          minHeight: { xs: 44, md: controlHeight },
        }}
      />
    </Box>
  );
}

/** The whole text with its matches replaced. */
export function ReplacementResult({ replacing }: { replacing: Replacing }) {
  return (
    <>
      <BusyIndicator isBusy={replacing.isBusy} label="Replacing" onCancel={replacing.cancel} />
      {replacing.result !== undefined && (
        <CodeEditor label="Text after the replacement" value={replacing.result} readOnly wrap />
      )}
    </>
  );
}

interface NotesProps {
  readonly replacing: Replacing;
  readonly replacement: string;
  readonly matches: Matches | undefined;
  /** Whether the text that was put in has line breaks other than LF. */
  readonly hasOtherBreaks: boolean;
}

export function ReplacementNotes({ replacing, replacement, matches, hasOtherBreaks }: NotesProps) {
  const { error, isStale, isCancelled, runAgain } = replacing;
  const notes = [
    ...(matches === undefined ? [] : checkReplacement(replacement, matches.groupNames)),
    ...(hasOtherBreaks ? ['The text has CR LF or CR for line breaks; the result has LF for each.'] : []),
  ];
  return (
    <>
      {/* Errors in the expression are shown below the expression. */}
      {error !== undefined && (error.retry !== undefined || ['too-long', 'too-slow'].includes(error.code)) && (
        <ErrorNote error={error} />
      )}
      {isStale && <StaleNote>Made with the last expression and text that worked</StaleNote>}
      {isCancelled && (
        <CancelledNote action="Replace again" onRetry={runAgain}>
          Replacing was cancelled.
        </CancelledNote>
      )}
      {notes.map((note) => (
        <PaneNote key={note} role="status">
          <InfoIcon aria-hidden sx={{ fontSize: 18 }} />
          <Box sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>{note}</Box>
        </PaneNote>
      ))}
    </>
  );
}
