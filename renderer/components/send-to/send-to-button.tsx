import SendIcon from '@mui/icons-material/ForwardOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ToolIcon } from '#renderer/components/tool-icon.tsx';
import { useAppDispatch } from '#renderer/state/hooks.ts';
import { textInputSet } from '#renderer/state/text-inputs.ts';
import { type SendTarget, targetsFrom } from './send-targets.ts';

interface Props {
  /** The text to go on with; nothing to send: empty or undefined. */
  readonly text: string | undefined;
}

/** "Send to…": goes on with a result in another tool, whose input it becomes. */
export function SendToButton({ text }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  const send = ({ path, input }: SendTarget) => {
    setAnchor(null);
    if (text !== undefined) {
      dispatch(textInputSet({ name: input, value: text }));
      void navigate(path);
    }
  };

  return (
    <>
      <Tooltip title="Send to…">
        <span>
          <IconButton
            size="small"
            aria-label="Send to…"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            disabled={text === undefined || text === ''}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <SendIcon sx={{ fontSize: 20 }} />
          </IconButton>
        </span>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {targetsFrom(pathname).map(({ target, screen }) => (
          <MenuItem key={target.path} onClick={() => send(target)}>
            <ListItemIcon>
              <ToolIcon name={screen.icon} fontSize="small" />
            </ListItemIcon>
            {screen.entry.heading}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
