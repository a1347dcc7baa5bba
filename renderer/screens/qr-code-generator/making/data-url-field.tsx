import Box from '@mui/material/Box';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { TextExcerpt } from '#renderer/components/pane/text-excerpt.tsx';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { QrCode } from '../code/make-code.ts';

/** The most characters of a data URL that are shown; of a longer one, only the beginning is. */
const longestShown = 20_000;

export function DataUrlField({ code: { dataUrl } }: { readonly code: QrCode }) {
  const isCut = dataUrl.length > longestShown;
  const length = `${formatNumber(dataUrl.length)} characters`;
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ fontSize: 13, fontWeight: 600 }}>Data URL</Box>
        <Box sx={{ fontSize: 12, color: 'text.secondary', mr: 'auto' }}>
          {isCut ? `The beginning of ${length}; copying takes all` : length}
        </Box>
        <CopyButton content={dataUrl} label="Data URL" />
      </Box>
      <TextExcerpt label="Data URL" rows={4} excerpt={shortenText(dataUrl, longestShown)} />
    </Box>
  );
}
