import Box from '@mui/material/Box';
import { monospaceFont } from '#renderer/components/code-editor/editor-theme.ts';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import type { QrCode } from '../code/make-code.ts';

/** Of a longer data URL the beginning is shown, in characters. */
const longestShown = 20_000;

export function DataUrlField({ code: { dataUrl }, isBusy }: { readonly code: QrCode; readonly isBusy: boolean }) {
  const isCut = dataUrl.length > longestShown;
  const length = `${dataUrl.length.toLocaleString('en')} characters`;
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ fontSize: 13, fontWeight: 600 }}>Data URL</Box>
        <Box sx={{ fontSize: 12, color: 'text.secondary', mr: 'auto' }}>
          {isCut ? `The beginning of ${length}; copying takes all` : length}
        </Box>
        <CopyButton content={dataUrl} disabled={isBusy} label="Data URL" />
      </Box>
      <Box
        component="textarea"
        readOnly
        aria-label="Data URL"
        rows={4}
        value={isCut ? `${dataUrl.slice(0, longestShown)}…` : dataUrl}
        spellCheck={false}
        sx={{
          display: 'block',
          width: '100%',
          resize: 'vertical',
          p: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          color: 'text.primary',
          bgcolor: 'background.default',
          font: `13px/20px ${monospaceFont}`,
          fontVariantLigatures: 'none',
          wordBreak: 'break-all',
        }}
      />
    </Box>
  );
}
