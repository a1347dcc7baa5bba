import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { DecodedString } from '#tools/base64/string/decode-string.ts';

export const decodedViews = ['text', 'hex', 'image'] as const;

/** The views of decoded bytes. */
export type DecodedView = (typeof decodedViews)[number];

function isImage({ type }: DecodedString): boolean {
  return type?.mediaType.startsWith('image/') === true;
}

/** @returns the chosen view if it applies to the bytes, or the one that suits them best */
export function decodedViewOf(decoded: DecodedString, chosen: DecodedView | undefined): DecodedView {
  if (chosen === 'hex' || (chosen === 'text' && decoded.text !== undefined)) {
    return chosen;
  }
  if (isImage(decoded)) {
    return 'image';
  }
  return decoded.isPlainText ? 'text' : 'hex';
}

interface Props {
  readonly decoded: DecodedString;
  readonly view: DecodedView;
  readonly onChange: (view: DecodedView) => void;
}

export function DecodedViewToggle({ decoded, view, onChange }: Props) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Show the result as"
      value={view}
      onChange={(_, next: DecodedView | null) => next !== null && onChange(next)}
    >
      <ToggleButton value="text" disabled={decoded.text === undefined}>
        Text
      </ToggleButton>
      <ToggleButton value="hex">Hex</ToggleButton>
      {isImage(decoded) && <ToggleButton value="image">Image</ToggleButton>}
    </ToggleButtonGroup>
  );
}
