import Box from '@mui/material/Box';
import { type RefObject, useEffect, useRef } from 'react';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { useSaveFile } from '#renderer/components/hooks/use-save-file.ts';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import { withoutExtension } from '#shared/formats/file-kinds/kind-of-file.ts';
import type { ViewOptions } from '../stage/view-options.ts';
import type { ModelState } from '../use-model.ts';
import type { StageState } from '../use-stage.ts';
import { AnimationBar } from './animation-bar.tsx';
import { CanvasArea } from './canvas-area.tsx';
import { DropCard } from './drop-card.tsx';
import { ModelWarnings } from './model-warnings.tsx';
import { OpenButtons } from './open-buttons.tsx';
import { ViewActions, ViewToggles } from './view-toolbar.tsx';
import { VrButton } from './vr-button.tsx';

interface Props {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly stageState: StageState;
  readonly state: ModelState;
  readonly options: ViewOptions;
  readonly onChange: (change: Partial<ViewOptions>) => void;
  readonly isDraggedOver: boolean;
}

/** The picture, with a toolbar above and the animation below. */
export function ViewPane({ container, stageState, state, options, onChange, isDraggedOver }: Props) {
  const { stage, playback, problem } = stageState;
  const { model, loading, error } = state;
  const frame = useRef<HTMLDivElement>(null);
  const saveFile = useSaveFile();
  const isDisabled = stage === undefined || problem !== undefined;
  const name = model?.format === 'sample' ? 'the sample' : (model?.name ?? 'nothing');

  const pictureName = `${withoutExtension(model?.name ?? 'model')}.png`;
  const savePicture = async () => {
    if (stage !== undefined) {
      await saveFile({
        suggestedName: pictureName,
        content: await stage.takePicture(),
        filter: { name: 'PNG image', extensions: ['png'] },
      });
    }
  };
  const sendPicture = async () => stage && new File([await stage.takePicture()], pictureName, { type: 'image/png' });

  const onKey = (key: string): boolean => {
    const actions: Record<string, () => void> = {
      f: () => stage?.fit(),
      Home: () => stage?.fit(),
      g: () => onChange({ grid: !options.grid }),
      x: () => onChange({ axes: !options.axes }),
      w: () => onChange({ wireframe: !options.wireframe }),
      r: () => onChange({ autoRotate: !options.autoRotate }),
      ' ': () => (playback?.isPlaying === true ? stage?.playback?.pause() : stage?.playback?.play()),
    };
    const action = actions[key.length === 1 ? key.toLowerCase() : key];
    action?.();
    return action !== undefined;
  };

  // An animation starts by itself unless the user prefers reduced motion.
  useEffect(() => {
    if (
      model !== undefined &&
      model.format !== 'sample' &&
      !window.matchMedia('(prefers-reduced-motion: reduce)').matches
    ) {
      stage?.playback?.play();
    }
  }, [stage, model]);

  const openButtons = <OpenButtons isDisabled={isDisabled} onFiles={state.open} />;
  const isSample = model?.format === 'sample';
  return (
    <Pane
      title={isSample || model === undefined ? 'Sample' : model.name}
      options={
        <>
          {!isSample && openButtons}
          <ViewToggles options={options} onChange={onChange} isDisabled={isDisabled} />
        </>
      }
      actions={
        <>
          <ViewActions
            isDisabled={isDisabled}
            onFit={() => stage?.fit()}
            onPicture={savePicture}
            onFullscreen={document.fullscreenEnabled ? () => void frame.current?.requestFullscreen() : undefined}
          />
          <SendToButton file={isDisabled ? undefined : sendPicture} />
          <VrButton stage={stage} />
        </>
      }
      below={
        <>
          {playback !== undefined && model !== undefined && (
            <AnimationBar
              clips={model.clips.map((clip, index) => (clip.name === '' ? `Animation ${index + 1}` : clip.name))}
              state={playback}
              playback={stage?.playback}
              onClip={state.chooseClip}
            />
          )}
          {error !== undefined && <ErrorNote error={error} />}
          <ModelWarnings warnings={model?.warnings ?? []} />
          {isSample && <DropCard>{openButtons}</DropCard>}
        </>
      }
    >
      <Box ref={frame} sx={{ height: '100%', bgcolor: 'background.default' }}>
        <CanvasArea
          container={container}
          stageState={stageState}
          name={name}
          isTransparent={options.background === 'transparent'}
          onKey={onKey}
        >
          <BusyIndicator
            isBusy={loading !== undefined}
            label={
              loading === undefined ? '' : `${loading.step === 'reading' ? 'Reading' : 'Building'} ${loading.name}`
            }
            progress={loading?.progress}
            onCancel={state.cancel}
          />
          {isDraggedOver && <DropTarget />}
        </CanvasArea>
      </Box>
    </Pane>
  );
}

function DropTarget() {
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 8,
        display: 'grid',
        placeItems: 'center',
        border: '2px dashed',
        borderColor: 'focus.main',
        borderRadius: 1,
        pointerEvents: 'none',
      }}
    >
      <Box sx={{ px: 2, py: 1, borderRadius: 1, bgcolor: 'background.paper' }}>Drop to show the model</Box>
    </Box>
  );
}
