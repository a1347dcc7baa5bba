import PauseIcon from '@mui/icons-material/PauseOutlined';
import PlayIcon from '@mui/icons-material/PlayArrowOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { Playback, PlaybackState } from '../stage/playback.ts';

const seconds = (time: number) => `${formatNumber(time, { minimumFractionDigits: 2, maximumFractionDigits: 2 })} s`;

interface Props {
  readonly clips: readonly string[];
  readonly state: PlaybackState;
  readonly playback: Playback | undefined;
  readonly onClip: (clip: number) => void;
}

/** Plays the animations of a model, or moves one to any of its times. */
export function AnimationBar({ clips, state, playback, onClip }: Props) {
  const label = state.isPlaying ? 'Pause' : 'Play';
  return (
    <Box
      role="group"
      aria-label="Animation"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        px: 1.5,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton
        data-hint={`${label} (space)`}
        aria-label={label}
        aria-keyshortcuts="Space"
        size="small"
        onClick={() => (state.isPlaying ? playback?.pause() : playback?.play())}
      >
        {state.isPlaying ? <PauseIcon sx={{ fontSize: 20 }} /> : <PlayIcon sx={{ fontSize: 20 }} />}
      </IconButton>
      <Slider
        size="small"
        aria-label="Time of the animation"
        getAriaValueText={seconds}
        min={0}
        max={state.duration}
        step={state.duration / 1000 || 1}
        shiftStep={state.duration / 10 || 1}
        value={state.time}
        onChange={(_event, value) => {
          playback?.pause();
          playback?.seek(Number(value));
        }}
        sx={{ flex: '1 1 120px', mx: 1 }}
      />
      <Box sx={{ fontFamily: monospaceFont, fontSize: 12, color: 'text.secondary', minWidth: 116, textAlign: 'end' }}>
        {seconds(state.time)} / {seconds(state.duration)}
      </Box>
      {clips.length > 1 && (
        <CompactSelect
          label="Animation"
          value={state.clip}
          onChange={onClip}
          options={clips.map((name, value) => ({ value, label: name }))}
        />
      )}
    </Box>
  );
}
