import RemoveIcon from '@mui/icons-material/CloseOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { useObjectUrl } from '#renderer/components/hooks/use-object-url.ts';
import { leaveRow } from '#renderer/components/leave-button.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { formatDimensions } from '#shared/formats/words/format-dimensions.ts';
import { describeState } from '#tools/image-ocr/describe-state.ts';
import { languageName } from '#tools/image-ocr/languages.ts';
import { describeConfidence } from '#tools/image-ocr/measure-confidence.ts';
import type { QueuedImage } from '#tools/image-ocr/ocr-session.ts';

interface Props {
  readonly image: QueuedImage;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onRemove: () => void;
}

/** An image in the queue: its name, its progress, and its result. */
export function ImageRow({ image, isSelected, onSelect, onRemove }: Props) {
  const { name, file, state, result } = image;
  const size = result && formatDimensions(result.recognition);
  const facts = [formatByteLength(file.size), ...(size === undefined ? [] : [size])].join(' · ');
  const isScaledDown = (result?.recognition.scale ?? 1) < 1;
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{
        listStyle: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        pr: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isSelected ? 'action.hover' : 'transparent',
        boxShadow: isSelected ? (theme) => `inset 3px 0 ${theme.vars.palette.primary.main}` : 'none',
      }}
    >
      <ButtonBase
        aria-label={`Show ${name}`}
        aria-pressed={isSelected}
        onClick={onSelect}
        sx={{
          flex: 1,
          minWidth: 0,
          gap: 1.5,
          px: 1.5,
          py: 1,
          justifyContent: 'flex-start',
          textAlign: 'left',
          font: 'inherit',
        }}
      >
        <Thumbnail file={file} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
            <Box
              sx={{ fontSize: 14, fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
            >
              {name}
            </Box>
            <Box sx={{ fontSize: 12, color: 'text.secondary', flexShrink: 0 }}>{facts}</Box>
          </Box>
          <Box
            sx={{
              fontSize: 13,
              color: state.status === 'failed' ? 'error.main' : 'text.secondary',
              fontVariantNumeric: 'tabular-nums',
              overflowWrap: 'anywhere',
            }}
          >
            {describeState(state, result?.recognition.text)}
            {state.status === 'failed' && `: ${state.error.message}`}
            {state.status === 'done' &&
              result &&
              ` · ${result.settings.languages.map(languageName).join(', ')}${result.recognition.text === '' ? '' : ` · ${describeConfidence(result.recognition.words)}`}`}
            {isScaledDown && ' · scaled down: small text may be missing'}
          </Box>
        </Box>
      </ButtonBase>
      <CopyButton content={result?.recognition.text} label={name} />
      <IconButton
        data-remove
        data-hint="Remove"
        size="small"
        aria-label={`Remove ${name}`}
        onClick={({ currentTarget }) => {
          leaveRow(currentTarget);
          onRemove();
        }}
      >
        <RemoveIcon sx={{ fontSize: 20 }} />
      </IconButton>
    </Box>
  );
}

function Thumbnail({ file }: { readonly file: File }) {
  const url = useObjectUrl(file);
  const [broken, setBroken] = useState<string>();
  return (
    <Box
      sx={{
        flexShrink: 0,
        width: 48,
        height: 40,
        display: 'grid',
        placeItems: 'center',
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.5,
        overflow: 'hidden',
        color: 'text.secondary',
        bgcolor: 'background.default',
      }}
    >
      {url === undefined || broken === url ? (
        <ImageIcon sx={{ fontSize: 20 }} />
      ) : (
        <Box
          component="img"
          src={url}
          alt=""
          decoding="async"
          onError={() => setBroken(url)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top' }}
        />
      )}
    </Box>
  );
}
