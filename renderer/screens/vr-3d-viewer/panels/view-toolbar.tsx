import FitIcon from '@mui/icons-material/CenterFocusStrongOutlined';
import FullscreenIcon from '@mui/icons-material/FullscreenOutlined';
import GridIcon from '@mui/icons-material/GridOnOutlined';
import AxesIcon from '@mui/icons-material/OpenWithOutlined';
import PictureIcon from '@mui/icons-material/PhotoCameraOutlined';
import WireframeIcon from '@mui/icons-material/PolylineOutlined';
import AutoRotateIcon from '@mui/icons-material/ThreeSixtyOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import type { ViewOptions } from '../stage/view-options.ts';

type Toggle = 'grid' | 'axes' | 'wireframe' | 'autoRotate';

const toggles: readonly {
  readonly name: Toggle;
  readonly label: string;
  /** Switches it while the canvas has the focus. */
  readonly key: string;
  readonly hint: string;
  /** What the hint says beyond the label. */
  readonly description?: string;
  readonly icon: ReactNode;
}[] = [
  {
    name: 'grid',
    label: 'Grid',
    key: 'G',
    hint: 'Grid on the ground',
    description: 'On the ground',
    icon: <GridIcon sx={{ fontSize: 20 }} />,
  },
  {
    name: 'axes',
    label: 'Axes',
    key: 'X',
    hint: 'Axes from the origin: x red, y green, z blue',
    description: 'From the origin: x red, y green, z blue',
    icon: <AxesIcon sx={{ fontSize: 20 }} />,
  },
  { name: 'wireframe', label: 'Wireframe', key: 'W', hint: 'Wireframe', icon: <WireframeIcon sx={{ fontSize: 20 }} /> },
  {
    name: 'autoRotate',
    label: 'Auto-rotate',
    key: 'R',
    hint: 'Auto-rotate',
    icon: <AutoRotateIcon sx={{ fontSize: 20 }} />,
  },
];

const whyNoMotion = 'your system asks for reduced motion';

interface Props {
  readonly options: ViewOptions;
  readonly onChange: (change: Partial<ViewOptions>) => void;
  readonly isDisabled: boolean;
}

/** Toggles for what is shown with the model. */
export function ViewToggles({ options, onChange, isDisabled }: Props) {
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      {toggles.map(({ name, label, key, hint, description, icon }) => {
        const isOff = name === 'autoRotate' && isMotionReduced;
        return (
          <span key={name} data-hint={isOff ? `${label} is off: ${whyNoMotion}` : `${hint} (${key})`}>
            <ToggleButton
              value={name}
              size="small"
              aria-label={label}
              aria-keyshortcuts={key}
              aria-description={isOff ? `Is off: ${whyNoMotion}` : description}
              disabled={isDisabled || isOff}
              selected={options[name] && !isOff}
              onChange={() => onChange({ [name]: !options[name] })}
              sx={{ width: 36, height: 36, p: 0 }}
            >
              {icon}
            </ToggleButton>
          </span>
        );
      })}
    </Box>
  );
}

interface ActionsProps {
  readonly isDisabled: boolean;
  readonly onFit: () => void;
  readonly onPicture: () => void;
  /** Undefined if the browser has no full-screen mode. */
  readonly onFullscreen: (() => void) | undefined;
}

interface Action {
  readonly label: string;
  /** Does it while the canvas has the focus. */
  readonly key?: string;
  readonly hint: string;
  /** What the hint says beyond the label. */
  readonly description?: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

/** The actions on the picture. */
export function ViewActions({ isDisabled, onFit, onPicture, onFullscreen }: ActionsProps) {
  const actions: readonly Action[] = [
    { label: 'Fit to view', key: 'F', hint: 'Fit to view', icon: <FitIcon sx={{ fontSize: 20 }} />, onClick: onFit },
    {
      label: 'Save picture…',
      hint: 'Save picture as PNG…',
      description: 'As PNG',
      icon: <PictureIcon sx={{ fontSize: 20 }} />,
      onClick: onPicture,
    },
    ...(onFullscreen
      ? [
          {
            label: 'Full screen',
            hint: 'Full screen',
            icon: <FullscreenIcon sx={{ fontSize: 20 }} />,
            onClick: onFullscreen,
          },
        ]
      : []),
  ];
  return actions.map(({ label, key, hint, description, icon, onClick }) => (
    <span key={label} data-hint={key === undefined ? hint : `${hint} (${key})`}>
      <IconButton
        aria-label={label}
        aria-keyshortcuts={key}
        aria-description={description}
        size="small"
        disabled={isDisabled}
        onClick={onClick}
      >
        {icon}
      </IconButton>
    </span>
  ));
}
