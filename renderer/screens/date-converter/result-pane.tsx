import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMemo } from 'react';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { SampleButton } from '#renderer/components/sample-button.tsx';
import { replaceChoice } from '#renderer/state/inputs/replace-choice.ts';
import { replacedBy } from '#renderer/state/inputs/text-inputs.ts';
import { useAppDispatch } from '#renderer/state/store/hooks.ts';
import type { AppThunk } from '#renderer/state/store/reducers.ts';
import { isBlank } from '#shared/text-checks.ts';
import { formatIso } from '#tools/date-converter/format/format-instant.ts';
import { dateConverter } from '#tools/date-converter/tool.ts';
import { inTimeZone } from '#tools/date-converter/zones/time-zone.ts';
import { choices, firstZones } from './choices.ts';
import { DifferenceView } from './difference-view.tsx';
import { FormatsView } from './formats-view.tsx';
import type { DateConverter } from './use-date-converter.ts';
import { ZonesView } from './zones-view.tsx';

type ResultView = 'formats' | 'zones' | 'difference';

function replaceSecondByNow(): AppThunk {
  const now = new Date();
  return replaceChoice({
    choices,
    name: 'secondText',
    next: { secondText: now.toISOString(), secondTypedAt: now.getTime() },
    what: replacedBy('“Use now”'),
    isWorthUndo: ({ secondText }) => !isBlank(secondText),
  });
}

/** The instant in every format, in other time zones, and compared with another. */
export function ResultPane({ converter }: { converter: DateConverter }) {
  const { instant, isStale, epoch, timeZone, setEpochText } = converter;
  const { view, zones: chosenZones, secondText, secondTypedAt } = choices.use();
  const dispatch = useAppDispatch();
  const zones = useMemo(() => chosenZones ?? firstZones(), [chosenZones]);
  return (
    <Pane
      title="Result"
      options={
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Show"
          value={view}
          onChange={(_, next: ResultView | null) => next !== null && choices.change({ view: next })}
        >
          <ToggleButton value="formats">Formats</ToggleButton>
          <ToggleButton value="zones">Time zones</ToggleButton>
          <ToggleButton value="difference">Difference</ToggleButton>
        </ToggleButtonGroup>
      }
      actions={<CopyButton content={instant === undefined ? undefined : formatIso(inTimeZone(instant, 'UTC'))} />}
      below={isStale && instant !== undefined && <StaleNote>From the last date that could be read</StaleNote>}
    >
      <Box sx={{ height: '100%', overflow: 'auto' }}>
        {instant === undefined ? (
          <PaneMessage
            action={
              epoch === undefined && <SampleButton onClick={() => setEpochText(dateConverter.inputs.epoch.default)} />
            }
          >
            {epoch === undefined
              ? 'Type an epoch or a date under “Instant”, or press Now: it is shown here in every format and time zone.'
              : 'Nothing can be read yet. The error is under “Instant”.'}
          </PaneMessage>
        ) : (
          <>
            {view === 'formats' && <FormatsView instant={instant} timeZone={timeZone} />}
            {view === 'zones' && (
              <ZonesView
                instant={instant}
                zones={zones}
                onZonesChange={(next) => choices.change({ zones: [...next] })}
              />
            )}
            {view === 'difference' && (
              <DifferenceView
                instant={instant}
                timeZone={timeZone}
                second={{ text: secondText, typedAt: secondTypedAt }}
                onSecondChange={({ text, typedAt }) => choices.change({ secondText: text, secondTypedAt: typedAt })}
                onUseNow={() => dispatch(replaceSecondByNow())}
              />
            )}
          </>
        )}
      </Box>
    </Pane>
  );
}
