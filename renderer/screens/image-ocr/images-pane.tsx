import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { FileDrop } from '#renderer/components/file-drop/file-drop.tsx';
import { leaveForField } from '#renderer/components/leave-button.ts';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { useAccept } from '#renderer/state/files/use-accept.ts';
import { useScreenAction } from '#renderer/state/screens/screen-actions.ts';
import { layouts } from '#tools/image-ocr/layouts.ts';
import type { OcrSession, OcrSnapshot, QueuedImage } from '#tools/image-ocr/ocr-session.ts';
import { choices } from './choices.ts';
import { ImageRow } from './image-row.tsx';
import { LanguageSelect } from './language-select.tsx';
import { MarkedImage } from './marked-image.tsx';
import { RunProgress } from './run-progress.tsx';

interface Props {
  readonly session: OcrSession;
  readonly snapshot: OcrSnapshot;
  readonly selected: QueuedImage | undefined;
  readonly onSelect: (id: number) => void;
  readonly activeWord: number | undefined;
  readonly onWord: (index: number) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onRun: () => void;
  readonly onClear: () => void;
  readonly onUseSample: () => void;
}

/** The queue of images, with the selected one below it. */
export function ImagesPane({
  session,
  snapshot: { images, isRunning, problem },
  selected,
  onSelect,
  activeWord,
  onWord,
  onFiles,
  onRun,
  onClear,
  onUseSample,
}: Props) {
  const accept = useAccept();
  const isEmpty = images.length === 0;
  const settings = choices.use();
  useScreenAction({ label: 'Run', role: 'run', isDisabled: isEmpty || isRunning, run: onRun });
  return (
    <Pane
      title="Images"
      options={
        <>
          {isRunning ? (
            <Button variant="outlined" onClick={session.cancel}>
              Cancel
            </Button>
          ) : (
            <Button variant="contained" disabled={isEmpty} onClick={onRun}>
              Run
            </Button>
          )}
          <LanguageSelect
            value={settings.languages}
            onChange={(languages) => choices.change({ languages: [...languages] })}
          />
          <CompactSelect
            label="Layout"
            value={settings.layout}
            onChange={(layout) => choices.change({ layout })}
            options={layouts}
          />
        </>
      }
      actions={
        <Button size="small" onClick={onClear}>
          Clear
        </Button>
      }
      above={<RunProgress images={images} />}
      below={
        problem && (
          <ErrorNote error={problem}>
            <Button size="small" onClick={onRun}>
              Retry
            </Button>
          </ErrorNote>
        )
      }
    >
      <Box sx={{ position: 'absolute', inset: 0, overflow: 'auto', display: 'flex', flexDirection: 'column' }}>
        <Box sx={{ p: 1.5, flexShrink: 0 }}>
          <FileDrop
            multiple
            isCompact={!isEmpty}
            accept={accept}
            label="Drop or paste images here"
            hint={
              isEmpty
                ? 'PNG, JPEG, WebP, GIF, BMP, AVIF or SVG, several at once. They stay on your machine.'
                : undefined
            }
            onFiles={onFiles}
          />
          {isEmpty && (
            <Button
              size="small"
              onClick={({ currentTarget }) => {
                leaveForField(currentTarget);
                onUseSample();
              }}
              sx={{ mt: 1 }}
            >
              Use a sample
            </Button>
          )}
        </Box>
        {!isEmpty && (
          <Box
            component="ul"
            aria-label="Images to recognise"
            sx={{ m: 0, p: 0, flexShrink: 0, borderTop: 1, borderColor: 'divider' }}
          >
            {images.map((image) => (
              <ImageRow
                key={image.id}
                image={image}
                isSelected={image === selected}
                onSelect={() => onSelect(image.id)}
                onRemove={() => session.remove(image.id)}
              />
            ))}
          </Box>
        )}
        {selected && selected.state.status !== 'failed' && (
          <Box sx={{ p: 1.5 }}>
            <MarkedImage image={selected} activeWord={activeWord} onWord={onWord} />
          </Box>
        )}
      </Box>
    </Pane>
  );
}
