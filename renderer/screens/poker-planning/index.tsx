import HostIcon from '@mui/icons-material/LanOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import QrIcon from '@mui/icons-material/QrCode2Outlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { v4 as createUuid } from 'uuid';
import { useCopy } from '#renderer/components/copy-button/use-copy.ts';
import { useHandedText } from '#renderer/state/inputs/handed-texts.ts';
import type { ScreenProps } from '#renderer/state/screens/screen-props.ts';
import { isRoomId } from '#shared/poker/messages.ts';
import { isBlank } from '#shared/text-checks.ts';
import { cardsOf } from '#tools/poker-planning/card-types.ts';
import { readServer } from '#tools/poker-planning/read-server.ts';
import { readRoomPath, roomPath } from '#tools/poker-planning/room-address.ts';
import { describeReach, linkTo } from '#tools/poker-planning/share-room.ts';
import { pokerPlanning } from '#tools/poker-planning/tool.ts';
import { choices } from './choices.ts';
import { isSameRoute, type JoinedRoom, leaveRoom, prepareRoom } from './connection/room-session.ts';
import { HostDialog } from './entry/host-dialog.tsx';
import { NoRoom } from './entry/no-room.tsx';
import { RoomFields } from './entry/room-fields.tsx';
import { pageOrigin, useFields } from './entry/use-fields.ts';
import { usePokerHost } from './entry/use-poker-host.ts';
import { choiceOf } from './room/cards-dialog.tsx';
import { RoomNotes } from './room/room-notes.tsx';
import { RoomPanes } from './room/room-panes.tsx';
import { ShareDialog } from './room/share-dialog.tsx';
import { sheetHeight } from './room/vote-pane.tsx';
import { useRoom } from './use-room.ts';

export function View({ parameters }: ScreenProps) {
  const navigate = useNavigate();
  const fields = useFields();
  const address = readRoomPath(parameters);
  const server = readServer(address?.hostName ?? fields.hostName, pageOrigin);
  const { open, snapshot } = useRoom(address, server.ok ? server.value : undefined);
  const hosting = usePokerHost(fields.setHostName);
  const [dialog, setDialog] = useState<'share' | 'host'>();
  useParametersAsFields(parameters, fields);
  // The server of a pasted link is asked only when the user opens the room.
  useHandedText(({ text }) => choices.change({ link: text }));

  const isInRoom = address !== undefined;
  // A room that the address has just left is not shown.
  const isCurrent = isInRoom && open !== undefined && isSameRoute(open.address, address);
  const current = isCurrent && snapshot !== undefined ? { open, snapshot } : undefined;
  const makeRoom = () => {
    // A link may name a room without its team.
    const [, namedRoom = ''] = parameters;
    const roomId = isRoomId(namedRoom) ? namedRoom : createUuid();
    if (roomId !== namedRoom) {
      prepareRoom(roomId, cardsOf(fields.choice));
    }
    navigate(roomPath({ hostName: fields.hostName.trim(), roomId, teamName: fields.teamName.trim() }));
  };
  const leave = () => {
    leaveRoom();
    navigate(pokerPlanning.route);
  };
  const link =
    address &&
    linkTo(address, server.ok ? server.value : undefined, { href: location.href, isDesktop: pageOrigin.isDesktop });

  return (
    <Box
      sx={{
        flex: { xs: '1 0 auto', md: 1 },
        minHeight: { md: 0 },
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        // What gets the focus is not behind the cards at the lower edge of a narrow window.
        '& :is(a, button, input):not([data-sheet] *)': { scrollMarginBottom: { xs: sheetHeight, md: 0 } },
      }}
    >
      <RoomFields
        fields={
          current?.snapshot.room?.cards.length ? { ...fields, choice: choiceOf(current.snapshot.room.cards) } : fields
        }
        channel={current?.snapshot.channel.state ?? 'closed'}
        room={address}
        member={current?.snapshot.username}
        serverProblem={server.ok ? undefined : server.error}
        onNew={makeRoom}
        onJoin={() => current?.open.connection.join(fields.username.trim())}
        onLeave={leave}
        actions={
          <>
            {link !== undefined && <ShareActions link={link} onShowCode={() => setDialog('share')} />}
            {hosting !== undefined && (
              <Button startIcon={<HostIcon />} aria-haspopup="dialog" onClick={() => setDialog('host')}>
                {hosting.state.status === 'hosting' ? 'Hosting' : 'Host on my network'}
              </Button>
            )}
          </>
        }
      />
      {current !== undefined && (
        <>
          <RoomNotes
            snapshot={current.snapshot}
            connection={current.open.connection}
            hostName={address?.hostName ?? ''}
          />
          <RoomPanes snapshot={current.snapshot} connection={current.open.connection} fields={fields} />
        </>
      )}
      {!isInRoom && open !== undefined && (
        <StillOpen open={open} onReturn={() => navigate(roomPath(open.address))} onLeave={leaveRoom} />
      )}
      {!isInRoom && <NoRoom onOpen={(room) => navigate(roomPath(room))} />}
      {dialog === 'share' && link !== undefined && (
        <ShareDialog link={link} warning={describeReach(link)} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'host' && hosting !== undefined && (
        <HostDialog hosting={hosting} roomLink={link} onClose={() => setDialog(undefined)} />
      )}
    </Box>
  );
}

/** Fills the fields with the server and team of the route, which are the ones that the user was last with. */
function useParametersAsFields(
  [hostName = '', , teamName = '']: readonly string[],
  { setHostName, setTeamName }: ReturnType<typeof useFields>,
): void {
  useEffect(() => {
    if (!isBlank(hostName)) {
      setHostName(hostName);
    }
    if (!isBlank(teamName)) {
      setTeamName(teamName);
    }
  }, [hostName, teamName, setHostName, setTeamName]);
}

function ShareActions({ link, onShowCode }: { link: string; onShowCode: () => void }) {
  const copy = useCopy();
  return (
    <>
      <IconButton data-hint="Copy link to share" aria-label="Copy link to share" onClick={() => copy(link)}>
        <LinkIcon sx={{ fontSize: 20 }} />
      </IconButton>
      <IconButton
        data-hint="Share as QR code"
        aria-label="Share as QR code"
        aria-haspopup="dialog"
        onClick={onShowCode}
      >
        <QrIcon sx={{ fontSize: 20 }} />
      </IconButton>
    </>
  );
}

function StillOpen({ open, onReturn, onLeave }: { open: JoinedRoom; onReturn: () => void; onLeave: () => void }) {
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <>
          <Button color="inherit" size="small" onClick={onReturn}>
            Return
          </Button>
          <Button color="inherit" size="small" onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    >
      You are still in the room of {open.address.teamName}.
    </Alert>
  );
}
