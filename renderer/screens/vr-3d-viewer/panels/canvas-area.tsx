import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId } from 'react';
import { letterOfKey } from '#renderer/components/letter-of-key.ts';
import type { StageState } from '../use-stage.ts';
import { describeFacts } from './describe-facts.ts';
import { stepOfKey } from './step-of-key.ts';

interface Props {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly stageState: StageState;
  /** What is shown, for the accessible name. */
  readonly name: string;
  readonly isTransparent: boolean;
  /** @returns whether the key was handled */
  readonly onKey: (key: string) => boolean;
  /** What stands on top of the picture. */
  readonly children: ReactNode;
}

const checks = 'repeating-conic-gradient(rgba(128, 128, 128, 0.25) 0% 25%, transparent 0% 50%) 0 0 / 20px 20px';

/** The area where the model is shown, or a message if it cannot be. */
export function CanvasArea({ container, stageState, name, isTransparent, onKey, children }: Props) {
  const { stage, facts, problem, restart } = stageState;
  const descriptionId = useId();

  useEffect(() => {
    if (stage !== undefined) {
      stage.canvas.tabIndex = 0;
      stage.canvas.setAttribute('role', 'application');
      stage.canvas.setAttribute('aria-roledescription', '3D view');
      stage.canvas.setAttribute('aria-label', `3D view of ${name}`);
      stage.canvas.setAttribute('aria-describedby', descriptionId);
    }
  }, [stage, name, descriptionId]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== stage?.canvas || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const step = stepOfKey(event.key, event.shiftKey);
    if (step !== undefined) {
      stage.move(step);
    }
    if (step !== undefined || onKey(letterOfKey(event) ?? event.key)) {
      event.preventDefault();
    }
  };

  return (
    <Box
      sx={{ position: 'absolute', inset: 0, ...(isTransparent ? { background: checks } : {}) }}
      onKeyDown={onKeyDown}
    >
      <Box ref={container} sx={{ position: 'absolute', inset: 0, '& canvas:focus-visible': { outlineOffset: -3 } }} />
      <Box
        id={descriptionId}
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clip: 'rect(0 0 0 0)' }}
      >
        {facts !== undefined && describeFacts(facts).map(({ name: fact, value }) => `${fact}: ${value}. `)}
        Arrow keys turn it, with Shift they move it, plus and minus come closer and go away, F fits it to the view.
      </Box>
      {problem === undefined && children}
      {problem === 'no-webgl' && (
        <StageMessage title="This browser shows no 3D">
          WebGL 2 is not available, or is turned off. Turn on hardware acceleration in the browser’s settings, or try
          another browser.
        </StageMessage>
      )}
      {problem === 'lost' && (
        <StageMessage
          title="The graphics card has dropped the picture"
          action={<Button onClick={restart}>Start again</Button>}
        >
          It comes back by itself as soon as the card is ready. Your model is not lost.
        </StageMessage>
      )}
    </Box>
  );
}

interface MessageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

function StageMessage({ title, children, action }: MessageProps) {
  return (
    <Box
      role="alert"
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        p: 3,
        textAlign: 'center',
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="h3">{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 420 }}>
        {children}
      </Typography>
      {action}
    </Box>
  );
}
