import DetailsIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { FieldError } from '#renderer/components/fields/field-error.tsx';
import { isBlank } from '#shared/text-checks.ts';
import { pokerPlanning } from '#tools/poker-planning/tool.ts';
import type { ChannelState } from '../connection/channel.ts';
import { CardTypeField } from '../room/card-type-field.tsx';
import { type Fields, problemOfName } from './use-fields.ts';

interface Props {
  readonly fields: Fields;
  readonly channel: ChannelState;
  /** The room whose values the fields show; undefined while there is none. */
  readonly room: { readonly hostName: string; readonly teamName: string } | undefined;
  /** The member whom this tab speaks for in the room. */
  readonly member: string | undefined;
  /** What is wrong with the server. */
  readonly serverProblem: string | undefined;
  readonly onNew: () => void;
  readonly onJoin: () => void;
  readonly onLeave: () => void;
  /** Further buttons. */
  readonly actions?: ReactNode;
}

/**
 * The fields for the room and the user's name in it. They are locked in a room, because it cannot become another one.
 */
export function RoomFields(props: Props) {
  const { fields, channel, room, member, serverProblem, onNew, onJoin, onLeave, actions } = props;
  const isInRoom = room !== undefined;
  const nameProblem = problemOfName(fields.username);
  const teamProblem = isInRoom ? undefined : problemOfName(fields.teamName);
  const hintId = useId();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [isShown, setIsShown] = useState(false);
  /** On a phone, the locked fields leave their space to the room. */
  const isFolded = isNarrow && isInRoom && !isShown && serverProblem === undefined;
  const canMake = !isInRoom && serverProblem === undefined && !isBlank(fields.teamName) && teamProblem === undefined;
  const canJoin = isInRoom && member === undefined && !isBlank(fields.username) && nameProblem === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canJoin) {
      onJoin();
    } else if (canMake) {
      onNew();
    }
  };
  return (
    <Box
      component="form"
      aria-label="Room"
      noValidate
      onSubmit={submit}
      sx={{
        display: 'grid',
        gap: 1.5,
        pt: 0.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr)) auto' },
      }}
    >
      {isNarrow && isInRoom && (
        <Button
          aria-expanded={isShown}
          onClick={() => setIsShown(!isShown)}
          endIcon={<DetailsIcon sx={{ transform: isShown ? 'rotate(180deg)' : 'none' }} />}
          sx={{ justifyContent: 'space-between', minWidth: 0, gridColumn: '1 / -1', color: 'text.primary' }}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {room.teamName}
          </Box>
          <Box component="span" sx={{ ml: 1, flexShrink: 0, fontSize: 13, fontWeight: 400, color: 'text.secondary' }}>
            channel {channel}
          </Box>
        </Button>
      )}
      {!isFolded && (
        <TextField
          size="small"
          label={`Server (channel ${channel})`}
          value={room?.hostName ?? fields.hostName}
          disabled={isInRoom}
          onChange={({ target }) => fields.setHostName(target.value)}
          error={serverProblem !== undefined}
          helperText={serverProblem !== undefined && <FieldError>{serverProblem}</FieldError>}
          slotProps={{
            htmlInput: { spellCheck: false, autoCapitalize: 'none', autoComplete: 'off', inputMode: 'url' },
          }}
          sx={lockedSx}
        />
      )}
      {!isFolded && (
        <TextField
          size="small"
          label="Team name"
          value={room?.teamName ?? fields.teamName}
          disabled={isInRoom}
          onChange={({ target }) => fields.setTeamName(target.value)}
          error={teamProblem !== undefined}
          helperText={teamProblem !== undefined && <FieldError>{teamProblem}</FieldError>}
          slotProps={{
            htmlInput: { autoComplete: 'off', 'data-history-input': pokerPlanning.inputs.teamName.name },
          }}
          sx={lockedSx}
        />
      )}
      {!(isFolded && member !== undefined) && (
        <TextField
          size="small"
          label="Your name"
          value={member ?? fields.username}
          disabled={member !== undefined}
          onChange={({ target }) => fields.setUsername(target.value)}
          error={nameProblem !== undefined}
          helperText={nameProblem !== undefined && <FieldError>{nameProblem}</FieldError>}
          slotProps={{
            htmlInput: {
              autoComplete: 'nickname',
              enterKeyHint: 'go',
              'data-history-input': pokerPlanning.inputs.username.name,
            },
          }}
          sx={lockedSx}
        />
      )}
      {!isFolded && (
        <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0, ...lockedSx }}>
          <CardTypeField
            choice={fields.choice}
            onChange={fields.setChoice}
            ownCards={fields.ownCards}
            isLocked={isInRoom}
          />
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          gridColumn: { sm: '1 / -1', lg: 'auto' },
        }}
      >
        {!isInRoom && (
          <Button type="submit" variant="contained" disabled={!canMake} aria-describedby={hintId}>
            New
          </Button>
        )}
        {member === undefined && (
          <Button
            type={isInRoom ? 'submit' : 'button'}
            variant={isInRoom ? 'contained' : 'outlined'}
            disabled={!canJoin}
            aria-describedby={hintId}
          >
            Join
          </Button>
        )}
        {isInRoom && (
          <Button variant="outlined" onClick={onLeave}>
            Leave
          </Button>
        )}
        {actions}
      </Box>
      <Box id={hintId} hidden>
        {isInRoom ? 'Join needs your name.' : 'New needs a server and a team name. Join needs a room and your name.'}
      </Box>
    </Box>
  );
}

/** Locked text must still be readable, at AA contrast like all other text. */
const lockedSx = {
  '& .Mui-disabled': { color: 'text.secondary' },
  '& .MuiInputBase-input.Mui-disabled': { WebkitTextFillColor: 'currentColor', color: 'text.primary' },
};
