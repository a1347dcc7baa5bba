import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { capitalize } from '#shared/formats/words/capitalize.ts';
import { describePlace } from '#shared/formats/words/describe-place.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { TextPosition } from '#shared/result.ts';
import type { Conversion } from '#tools/url/curl-converter/convert-command.ts';

interface Props {
  readonly conversion: Conversion;
  /** Goes to a position in the command. */
  readonly onGoTo: (position: TextPosition) => void;
}

/** The warnings below the code. */
export function ConversionNotes({ conversion: { warnings, unlistedWarnings }, onGoTo }: Props) {
  return (
    <>
      {warnings.length > 0 && (
        <Box
          component="ul"
          aria-label="Warnings"
          // A scrolling list must be focusable to be scrolled with the keyboard.
          tabIndex={0}
          sx={{
            m: 0,
            px: 1.5,
            py: 0.5,
            maxHeight: 160,
            overflowY: 'auto',
            flexShrink: 0,
            listStyle: 'none',
            borderTop: 1,
            borderColor: 'divider',
            fontSize: 13,
          }}
        >
          {warnings.map(({ message, position }) => (
            <Box
              component="li"
              key={`${position?.offset} ${message}`}
              sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, py: 0.5 }}
            >
              <WarningIcon titleAccess="Warning" color="warning" sx={{ fontSize: 18, mt: '1px' }} />
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {position && (
                  <Button
                    size="small"
                    onClick={() => onGoTo(position)}
                    sx={{ minWidth: 0, minHeight: 24, py: 0, px: 0.75, ml: -0.75, mr: 0.5 }}
                  >
                    {capitalize(describePlace(position))}
                  </Button>
                )}
                {message}
              </Box>
            </Box>
          ))}
          {unlistedWarnings > 0 && <li>… and {formatNumber(unlistedWarnings)} more.</li>}
        </Box>
      )}
    </>
  );
}
