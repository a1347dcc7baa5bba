import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { type Detail, DetailTable } from '#renderer/components/detail-table.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { SampleButton } from '#renderer/components/sample-button.tsx';
import { useHandedText } from '#renderer/state/inputs/handed-texts.ts';
import { replaceChoice } from '#renderer/state/inputs/replace-choice.ts';
import { replacedByPaste } from '#renderer/state/inputs/text-inputs.ts';
import { useAppDispatch } from '#renderer/state/store/hooks.ts';
import { describeInstant } from '#shared/formats/words/describe-instant.ts';
import { isBlank } from '#shared/text-checks.ts';
import { inspectId } from '#tools/uuid-generator/inspect-id.ts';
import type { InspectedId } from '#tools/uuid-generator/inspected-id.ts';
import { formatUtc, type UuidTime } from '#tools/uuid-generator/uuid-time.ts';
import { choices } from './choices.ts';
import { CodeLine } from './code-line.tsx';

const sample = '1ec9414c-232a-6b00-b3c8-9f6bdeced846';

const setText = (inspected: string) => choices.change({ inspected });

/** Shows the components of an identifier. */
export function InspectorPane() {
  const { inspected: text } = choices.use();
  const dispatch = useAppDispatch();
  useHandedText((handed) => {
    dispatch(
      replaceChoice({
        choices,
        name: 'inspected',
        next: { inspected: handed.text },
        what: replacedByPaste,
        isWorthUndo: ({ inspected }) => !isBlank(inspected) && inspected !== sample,
      }),
    );
  });
  const result = useMemo(() => (isBlank(text) ? undefined : inspectId(text)), [text]);
  const error = result?.ok === false ? result.error : undefined;
  return (
    <Pane
      title="Take apart"
      above={
        <Box sx={{ p: 1.5, pt: 2, borderBottom: 1, borderColor: 'divider' }}>
          <CodeLine label="UUID or ULID" value={text} error={error} onChange={setText} />
        </Box>
      }
    >
      {result === undefined && (
        <PaneMessage action={<SampleButton onClick={() => setText(sample)} />}>
          Enter a UUID of any version, in any notation, a ULID, an ObjectId, a KSUID or a TypeID to see its version,
          variant, time and what else its bits say.
        </PaneMessage>
      )}
      {result?.ok && <InspectedTable inspected={result.value} />}
    </Pane>
  );
}

function InspectedTable({ inspected: { title, time, fields } }: { inspected: InspectedId }) {
  const [standardForm, ...others] = fields;
  const details: Detail[] = [
    { name: 'Kind', value: title },
    ...(standardForm === undefined ? [] : [standardForm]),
    ...(time === undefined ? [] : timeDetails(time)),
    ...others,
  ];
  return (
    <Box sx={{ height: '100%', overflow: 'auto' }}>
      <DetailTable label="What the identifier says" headings={['Part', 'Value']} details={details} />
    </Box>
  );
}

function timeDetails(time: UuidTime): Detail[] {
  const local = describeInstant(time.epochMilliseconds, { dateStyle: 'full', timeStyle: 'long' });
  return [
    { name: 'Time', value: formatUtc(time) },
    { name: 'Local time', value: local },
  ];
}
