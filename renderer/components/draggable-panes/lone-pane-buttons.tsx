import LeftIcon from '@mui/icons-material/ChevronLeftOutlined';
import RightIcon from '@mui/icons-material/ChevronRightOutlined';
import UpIcon from '@mui/icons-material/ExpandLessOutlined';
import DownIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useScreenAction } from '#renderer/state/screens/screen-actions.ts';
import type { LonePane } from './use-pane-share.ts';

interface Props {
  /** Whether the panes are side by side. */
  readonly isWide: boolean;
  readonly names: readonly [first: string, second: string];
  readonly only: LonePane | undefined;
  readonly onChange: (only: LonePane | undefined) => void;
}

/** The size of a button, in pixels. */
const size = 24;
/** The gap between the buttons, which leaves room for the mark on the divider. */
const gap = 48;

/**
 * Buttons on the divider. Each moves it one stop further, from the first pane alone over both to the second alone.
 * Commands of the screen do the same.
 */
export function LonePaneButtons({ isWide, names, only, onChange }: Props) {
  const towards = (pane: LonePane) => {
    const isBack = only !== undefined && only !== pane;
    return {
      isBack,
      label: isBack ? 'Show both panes' : `Show only the ${names[pane === 'first' ? 0 : 1]}`,
      isDisabled: only === pane,
      run: () => onChange(isBack ? undefined : pane),
    };
  };
  const [second, first] = [towards('second'), towards('first')];
  useScreenAction(second);
  useScreenAction(first);
  const [Back, Forward] = isWide ? [LeftIcon, RightIcon] : [UpIcon, DownIcon];
  return (
    // Has no size of its own, because it is positioned on the preceding divider.
    <Box sx={{ position: 'relative', zIndex: 1, ...(isWide ? { width: 0 } : { height: 0 }) }}>
      {[
        { action: second, Icon: Back, offset: -size - gap / 2 },
        { action: first, Icon: Forward, offset: gap / 2 },
      ].map(({ action, Icon, offset }) => (
        <ButtonBase
          key={offset}
          data-hint={action.label}
          aria-label={action.label}
          onClick={({ currentTarget }) => {
            action.run();
            // The button that a lone pane leaves is hidden, and the keyboard goes on with the other one.
            const other = currentTarget.nextElementSibling ?? currentTarget.previousElementSibling;
            if (!action.isBack && other instanceof HTMLElement) {
              other.focus();
            }
          }}
          sx={{
            position: 'absolute',
            width: size,
            height: size,
            borderRadius: 1,
            color: 'text.secondary',
            visibility: action.isDisabled ? 'hidden' : 'visible',
            ...(isWide ? { left: -20, top: `calc(50% + ${offset}px)` } : { top: -20, left: `calc(50% + ${offset}px)` }),
            '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
          }}
        >
          <Icon sx={{ fontSize: 18 }} />
        </ButtonBase>
      ))}
    </Box>
  );
}
