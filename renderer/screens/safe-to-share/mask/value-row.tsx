import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useState } from 'react';
import { codeText } from '#renderer/components/code-editor/look/code-metrics.ts';
import { capitalize } from '#shared/formats/words/capitalize.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { FoundValue, ValuePlace } from '#tools/safe-to-share/mask-text.ts';

interface Props {
  readonly value: FoundValue;
  /** The user's choice; the result follows it. */
  readonly isMasked: boolean;
  readonly onMaskedChange: (value: FoundValue, isMasked: boolean) => void;
  readonly onGoTo: ((place: ValuePlace) => void) | undefined;
}

/** Characters of a value that are shown. */
const shownLength = 60;

/** `An email address, 3 times`. */
function explain({ why, count }: FoundValue): string {
  const reason = capitalize(why);
  return count === 1 ? reason : `${reason}, ${formatNumber(count)} times`;
}

/** A value: its placeholder, its kind, the reason, and its positions. */
export function ValueRow({ value, isMasked, onMaskedChange, onGoTo }: Props) {
  const { name, places } = value;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', px: 0.5, py: 0.25, gap: 0.5 }}>
      <Checkbox
        size="small"
        checked={isMasked}
        onChange={(_event, next) => onMaskedChange(value, next)}
        slotProps={{ input: { 'aria-label': `Mask ${name}` } }}
        sx={{ p: 0.75 }}
      />
      <Box sx={{ flex: 1, minWidth: 0, pt: 0.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, ...codeText, fontSize: 13 }}>
          <Box component="strong" sx={{ fontWeight: 600, textDecoration: isMasked ? 'none' : 'line-through' }}>
            {name}
          </Box>
          <Box component="span" sx={{ minWidth: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {shortenText(value.value, shownLength).replaceAll(/\r\n|\r|\n/gu, '⏎')}
          </Box>
        </Box>
        <Box sx={{ fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}>{explain(value)}</Box>
      </Box>
      <Places name={name} places={places} onGoTo={onGoTo} />
    </Box>
  );
}

interface PlacesProps {
  readonly name: string;
  readonly places: readonly ValuePlace[];
  readonly onGoTo: ((place: ValuePlace) => void) | undefined;
}

/** Goes to the first position, and then from each to the next. */
function Places({ name, places, onGoTo }: PlacesProps) {
  const [next, setNext] = useState(0);
  const place = places[next % places.length];
  if (place === undefined) {
    return null;
  }
  const text = `Line ${formatNumber(place.line)}`;
  return onGoTo === undefined ? (
    <Box component="span" sx={{ flexShrink: 0, fontSize: 12, color: 'text.secondary', pt: 0.75, px: 0.75 }}>
      {text}
    </Box>
  ) : (
    <Button
      size="small"
      aria-label={`${text}: go to ${name}`}
      onClick={() => {
        onGoTo(place);
        setNext(next + 1);
      }}
      sx={{ flexShrink: 0, minWidth: 0, px: 0.75 }}
    >
      {text}
    </Button>
  );
}
