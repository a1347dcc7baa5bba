import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { countOf } from '#shared/formats/words/count-of.ts';
import { addParameter, countParameters, removeParameter } from '#tools/url/parser/parameter-list.ts';
import { ParameterTable } from './parameter-table.tsx';
import type { UrlParser } from './use-url-parser.ts';

/** The parameters of the query, which can be edited; the URL follows. */
export function ParameterPane({ parser }: { parser: UrlParser }) {
  const { parameters, changeParameters, writeJson, process } = parser;
  const addButton = useRef<HTMLButtonElement>(null);
  /** The row whose name gets the focus as soon as the row is there. */
  const [focusRow, setFocusRow] = useState<number>();
  const count = parameters === undefined ? 0 : countParameters(parameters);

  const add = () => {
    if (parameters !== undefined) {
      changeParameters(addParameter(parameters));
      setFocusRow(count);
    }
  };
  const remove = (index: number) => {
    if (parameters !== undefined) {
      changeParameters(removeParameter(parameters, index));
      if (count === 1) {
        addButton.current?.focus();
      } else if (index === count - 1) {
        setFocusRow(index - 1);
      }
    }
  };

  return (
    <Pane
      title="Parameters"
      work={process}
      actions={
        <>
          <Button
            ref={addButton}
            size="small"
            startIcon={<AddIcon />}
            disabled={parameters === undefined || process.error !== undefined}
            onClick={add}
          >
            Add parameter
          </Button>
          <CopyButton
            content={parameters === undefined || count === 0 ? undefined : () => writeJson(parameters)}
            label="all parameters as JSON"
          />
        </>
      }
      below={
        process.isStale ? (
          <StaleNote>From the last valid URL</StaleNote>
        ) : (
          count > 0 && <PaneNote>{countOf(count, 'parameter')}</PaneNote>
        )
      }
    >
      {parameters !== undefined && count === 0 && <PaneMessage>This URL has no parameters.</PaneMessage>}
      {parameters !== undefined && count > 0 && (
        <ParameterTable
          list={parameters}
          isReadOnly={process.isStale}
          onChange={changeParameters}
          onRemove={remove}
          focusRow={focusRow}
          onFocused={() => setFocusRow(undefined)}
        />
      )}
    </Pane>
  );
}
