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
import { useToaster } from '#renderer/state/toaster.ts';
import { type SendTarget, targetsFrom } from './send-targets.ts';

interface Props {
  /** The text to go on with, or what gives it when a tool is chosen. Nothing to send: empty or undefined. */
  readonly text: string | (() => Promise<string | Blob>) | undefined;
}

/** The most that the inputs take: characters of a string, bytes of a Blob. */
const longest = 16_000_000;

/** "Send to…": goes on with a result in another tool, whose input it becomes. */
export function SendToButton({ text }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  const toast = useToaster();

  const send = async ({ path, input }: SendTarget) => {
    setAnchor(null);
    const content = typeof text === 'function' ? await text() : (text ?? '');
    const length = typeof content === 'string' ? content.length : content.size;
    if (length > longest) {
      toast({ message: 'This is too large to send. Save it, and drop the file on the other tool.', type: 'error' });
      return;
    }
    dispatch(textInputSet({ name: input, value: typeof content === 'string' ? content : await content.text() }));
    void navigate(path);
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
          <MenuItem key={target.path} onClick={() => void send(target)}>
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
