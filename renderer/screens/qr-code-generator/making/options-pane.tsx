import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { OutwardLink } from '#renderer/components/outward-link.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { InputNotes } from '#renderer/components/pane/input-notes.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { replacedBy } from '#renderer/state/inputs/text-inputs.ts';
import type { ToolError } from '#shared/result.ts';
import { qrCodeGenerator } from '#tools/qr-code-generator/tool.ts';
import { LogoControls } from './logo-controls.tsx';
import { OptionControls } from './option-controls.tsx';
import type { LogoInput } from './use-logo.ts';
import type { OptionsInput } from './use-options.ts';

const documentation = 'https://github.com/soldair/node-qrcode#qr-code-options';

/** The longest options text that can be pasted or dropped, in characters. */
const longestOptions = 100_000;

interface Props {
  readonly options: OptionsInput;
  readonly logo: LogoInput;
}

/** The options of the code: controls for the common ones, and all of them as JSON. */
export function OptionsPane({ options, logo }: Props) {
  const { text, setText, error, reset, replace } = options;
  const [fileError, setFileError] = useState<ToolError>();
  const errorAt = useMemo(
    () => error?.position && { line: error.position.line, column: error.position.column, message: error.message },
    [error],
  );
  return (
    <Pane
      title="Options"
      actions={
        <>
          <OutwardLink
            href={documentation}
            whenOff={null}
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontSize: 13, mr: 1 }}
          >
            Options’ documentation
            <OpenIcon aria-hidden sx={{ fontSize: 16 }} />
          </OutwardLink>
          <Button size="small" onClick={reset}>
            Reset
          </Button>
        </>
      }
      below={
        <>
          {fileError && <ErrorNote error={fileError} />}
          {error && <ErrorNote error={error} />}
          <InputNotes name={qrCodeGenerator.inputs.options.name} />
        </>
      }
    >
      <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
        <Box sx={{ p: 1.5, flexShrink: 0 }}>
          <OptionControls key={options.resets} options={options}>
            <LogoControls {...logo} />
          </OptionControls>
        </Box>
        <Box sx={{ flex: 1, minHeight: 0, borderTop: 1, borderColor: 'divider' }}>
          <CodeEditor
            label="QR Code generation options"
            language="json"
            value={text}
            onChange={(next) => {
              setFileError(undefined);
              setText(next);
            }}
            onFileText={(next, fileName) => {
              setFileError(undefined);
              replace(next, replacedBy(fileName));
            }}
            errorAt={errorAt}
            onFileRejected={setFileError}
            maximumLength={longestOptions}
            placeholder="The options as JSON; empty means the defaults"
          />
        </Box>
      </Box>
    </Pane>
  );
}
