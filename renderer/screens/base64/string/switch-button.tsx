import SwitchIcon from '@mui/icons-material/SwapHorizOutlined';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { useAwaitedResult, WaitingIcon, waitingState } from '#renderer/components/awaited-result.tsx';
import { leaveForField } from '#renderer/components/leave-button.ts';
import { useScreenAction } from '#renderer/state/screens/screen-actions.ts';

/** @param onSwitch makes the result the input; undefined if there is none */
export function SwitchButton({ onSwitch }: { readonly onSwitch: (() => void) | undefined }) {
  const button = useRef<HTMLButtonElement>(null);
  const { isWaiting, take } = useAwaitedResult(onSwitch, 'switched');
  const isDisabled = onSwitch === undefined && !isWaiting;
  const run = async () => {
    const taken = await take();
    if (taken !== undefined) {
      // Until the next result is there, the button is disabled.
      if (button.current !== null) {
        leaveForField(button.current);
      }
      taken();
    }
  };
  const name = 'Switch data content';
  useScreenAction({ label: name, role: 'swap', isDisabled, run: () => void run() });
  return (
    <span data-hint={name}>
      <IconButton
        ref={button}
        aria-label={name}
        size="small"
        disabled={isDisabled}
        onClick={() => void run()}
        {...waitingState(isWaiting)}
      >
        {isWaiting ? <WaitingIcon /> : <SwitchIcon sx={{ fontSize: 20 }} />}
      </IconButton>
    </span>
  );
}
