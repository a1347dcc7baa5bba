import ResetIcon from '@mui/icons-material/RestartAltOutlined';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useRef } from 'react';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import type { CodeEditorHandle } from '#renderer/components/code-editor/editor-props.ts';
import { controlHeight } from '#renderer/components/density.ts';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { OutwardLink } from '#renderer/components/outward-link.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { FoldButton } from '#renderer/components/pane/fold-button.tsx';
import { WarningList } from '#renderer/components/pane/warning-list.tsx';
import { countOf } from '#shared/formats/words/count-of.ts';
import { nameDelimiter } from '#tools/csv-parser/name-delimiter.ts';
import { defaultParserOptionsText } from '#tools/csv-parser/parse/parser-options.ts';
import { choices } from '../choices.ts';
import type { ParserOptionsInput } from './use-parser-options.ts';

interface Props {
  readonly input: ParserOptionsInput;
  /** Whether the rows shown have a header, which is displayed while the option does not say. */
  readonly hasHeader: boolean;
}

/** Stands for a guessed value; no delimiter conflicts with it, because it is a line break. */
const guessed = '\n';

const commonDelimiters = ['', ',', ';', '\t', '|'];

/** PapaParse's options: the common ones as controls, all of them as JSON; each follows the other. */
export function OptionsSection({ input, hasHeader }: Props) {
  const { text, setText, replace, read, options, change } = input;
  const { areOptionsFolded } = choices.use();
  const theme = useTheme();
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'), { noSsr: true });
  // A phone has no room for the options above the rows.
  const isFolded = areOptionsFolded ?? isNarrow;
  const editor = useRef<CodeEditorHandle>(null);
  const error = read.ok ? undefined : read.error;
  const errorAt = useMemo(() => (error?.position ? { ...error.position, message: error.message } : undefined), [error]);
  const notes = read.ok ? read.value.notes : [];
  const delimiters = commonDelimiters.includes(options.delimiter)
    ? commonDelimiters
    : [...commonDelimiters, options.delimiter];
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', display: 'flex', flexDirection: 'column', flexShrink: 0 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, px: 1.5, py: 0.75 }}
      >
        <Typography variant="h3" sx={{ fontSize: 14, fontWeight: 600, mr: 'auto' }}>
          Parser options
        </Typography>
        <FoldButton
          what="the options as JSON"
          isFolded={isFolded}
          onChange={(folds) => choices.change({ areOptionsFolded: folds })}
        />
        <span data-hint="Back to the defaults">
          <IconButton
            size="small"
            aria-label="Back to the defaults"
            disabled={text === defaultParserOptionsText}
            onClick={({ currentTarget }) => {
              // The button is about to be disabled; its neighbour stays, whatever the options and the window are.
              currentTarget.parentElement?.parentElement?.querySelector('button')?.focus();
              replace(defaultParserOptionsText, 'Reset to the defaults', { isInSight: true });
            }}
          >
            <ResetIcon sx={{ fontSize: 20 }} />
          </IconButton>
        </span>
        <Box sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <CompactSelect
            label="Delimiter"
            value={options.delimiter === '' ? guessed : options.delimiter}
            disabled={!read.ok}
            onChange={(delimiter) => change('delimiter', delimiter === guessed ? '' : delimiter)}
            options={delimiters.map((value) => ({
              value: value === '' ? guessed : value,
              label: value === '' ? 'Delimiter: guessed' : nameDelimiter(value),
            }))}
          />
          <OptionSwitch
            label="First row is a header"
            hint={options.header === null ? 'Guessed from the rows, until you choose' : undefined}
            isOn={options.header ?? hasHeader}
            disabled={!read.ok}
            onChange={(header) => change('header', header)}
          />
          <OptionSwitch
            label="Skip empty lines"
            isOn={options.skipEmptyLines !== false}
            disabled={!read.ok}
            onChange={(skipEmptyLines) => change('skipEmptyLines', skipEmptyLines)}
          />
          <OptionSwitch
            label="Types"
            hint="Numbers, true, false and null in JSON and SQL, where a value stays what it is"
            isOn={options.dynamicTyping !== false}
            disabled={!read.ok}
            onChange={(dynamicTyping) => change('dynamicTyping', dynamicTyping)}
          />
          <OutwardLink href="https://www.papaparse.com/docs#config" whenOff={null} sx={{ fontSize: 13, ml: 'auto' }}>
            PapaParse’s documentation
          </OutwardLink>
        </Box>
      </Box>
      <Box
        // The options are shown even if folded when there is an error in them.
        hidden={isFolded && error === undefined}
        sx={{ height: { xs: 160, md: 'clamp(96px, 17vh, 168px)' }, borderTop: 1, borderColor: 'divider' }}
      >
        <CodeEditor
          ref={editor}
          label="Parser options"
          value={text}
          onChange={setText}
          language="json"
          errorAt={errorAt}
          maximumLength={1_000_000}
        />
      </Box>
      {error && <ErrorNote error={error} />}
      <WarningList
        summary={
          notes.length === 0
            ? ''
            : `${countOf(notes.length, 'option')} ${notes.length === 1 ? 'has' : 'have'} no effect`
        }
        warnings={notes}
        unlisted={0}
        onGoTo={(position) => editor.current?.goTo(position)}
      />
    </Box>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOn: boolean;
  readonly disabled: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function OptionSwitch({ label, hint, isOn, disabled, onChange }: SwitchProps) {
  return (
    <FormControlLabel
      data-hint={hint}
      disabled={disabled}
      control={
        <Switch
          size="small"
          checked={isOn}
          onChange={(_, next) => onChange(next)}
          slotProps={{ input: { 'aria-description': hint } }}
          sx={{ mr: 0.5 }}
        />
      }
      label={label}
      slotProps={{ typography: { sx: { fontSize: 13 } } }}
      sx={{ m: 0, minHeight: controlHeight }}
    />
  );
}
