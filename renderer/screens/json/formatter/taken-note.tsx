import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { WarningList } from '#renderer/components/pane/warning-list.tsx';
import { countOf } from '#shared/formats/words/count-of.ts';
import type { TextPosition } from '#shared/result.ts';
import { describeTaken } from '#tools/json/formatter/taken/describe-taken.ts';
import type { Taken } from '#tools/json/formatter/taken/take-json.ts';

interface Props {
  readonly taken: Taken;
  /** Goes to a position in the input; undefined if it has no editor. */
  readonly onGoTo: ((position: TextPosition) => void) | undefined;
  /** Replaces the input with the part that was used; undefined if the input is a file. */
  readonly onKeep: (() => void) | undefined;
}

/** Says above the result, if the input as a whole is not JSON, which part of it was used. */
export function TakenNote({ taken, onGoTo, onKeep }: Props) {
  const { kind, position, broken, brokenCount } = taken;
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box
        role="status"
        aria-label="What was taken"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1.5, py: 0.5, fontSize: 13 }}
      >
        <InfoIcon aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />
        <Box sx={{ flex: '1 1 200px' }}>{describeTaken(taken)}</Box>
        {kind !== 'lines' && onGoTo && (
          <Button size="small" onClick={() => onGoTo(position)}>
            Go to this position
          </Button>
        )}
        {onKeep && (
          <Button size="small" onClick={onKeep}>
            {kind === 'lines' ? 'Make the input an array' : 'Keep only the JSON'}
          </Button>
        )}
      </Box>
      <WarningList
        summary={brokenCount === 0 ? '' : `${countOf(brokenCount, 'part')} left out as not valid`}
        warnings={broken.map(({ message, position: place }) => ({ text: message, position: place }))}
        unlisted={brokenCount - broken.length}
        onGoTo={onGoTo}
      />
    </Box>
  );
}
