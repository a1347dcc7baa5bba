import { useRef, useState } from 'react';
import type { CodeEditorHandle } from '#renderer/components/code-editor/code-editor.tsx';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import type { TextPosition } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';
import { useOpenInRepair } from '../use-open-in-repair.ts';
import { InputPane } from './input-pane.tsx';
import { ResultPane } from './result-pane.tsx';
import type { RenderOptions } from './tasks.ts';
import { useFormatter } from './use-formatter.ts';
import { useSource } from './use-source.ts';

/** A longer result, in bytes, stays in the worker, which gives the rows in sight. */
const maximumInlineLength = 24 * 1024 * 1024;

const firstOptions: RenderOptions = { layout: 'indented', indent: 2, sortKeys: false, query: '', maximumInlineLength };

export function Screen() {
  const source = useSource();
  const [options, setOptions] = useState(firstOptions);
  const formatter = useFormatter(source.file ?? source.text, options);
  const editor = useRef<CodeEditorHandle>(null);
  const repair = useOpenInRepair(source.text);
  const goTo = (position: TextPosition) => editor.current?.goTo(position);

  return (
    <DraggablePanes
      first={
        <InputPane
          editorRef={editor}
          source={source}
          error={formatter.state.inputError}
          onGoTo={goTo}
          onRepair={source.file === undefined ? repair : undefined}
        />
      }
      second={
        <ResultPane
          formatter={formatter}
          isEmpty={source.file === undefined && isBlank(source.text)}
          fileName={source.file?.name}
          options={options}
          onOptionsChange={(change) => setOptions({ ...options, ...change })}
          onGoTo={source.file === undefined ? goTo : undefined}
        />
      }
    />
  );
}
