import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useNow } from '#renderer/components/hooks/use-now.ts';
import { refusedByUser } from '#tools/poker-planning/connection/channel-end.ts';
import { describeEnd } from '#tools/poker-planning/describe-end.ts';
import type { RoomConnection, RoomSnapshot } from '../connection/room-connection.ts';
import { pageOrigin } from '../entry/use-fields.ts';

const isPagePublic = pageOrigin.protocol === 'https:' && !pageOrigin.isDesktop;

interface Props {
  readonly snapshot: RoomSnapshot;
  readonly connection: RoomConnection;
  readonly hostName: string;
}

/** Describes anything out of order: the channel, the last action, who can see what. */
export function RoomNotes({ snapshot, connection, hostName }: Props) {
  const { channel, version, room, problem, notice, wasRemoved, pendingVote } = snapshot;
  const isWaiting = channel.state !== 'open' && channel.ended !== undefined;
  const isRefused = channel.ended?.reason === refusedByUser;
  return (
    <>
      {isWaiting && (
        <Alert
          severity="warning"
          role="status"
          action={
            !isRefused && (
              <Button color="inherit" size="small" onClick={connection.reconnect}>
                Try now
              </Button>
            )
          }
        >
          {describeEnd(channel.ended, hostName, navigator.onLine, isPagePublic)}{' '}
          {!isRefused && (channel.retryAt === undefined ? 'Trying again.' : <Countdown until={channel.retryAt} />)}
          {pendingVote !== undefined && ' Your vote will be sent once the connection is back.'}
        </Alert>
      )}
      {problem !== undefined && (
        <Alert severity="error" onClose={connection.dismissProblem}>
          {problem}
        </Alert>
      )}
      {wasRemoved && (
        <Alert severity="info" role="status">
          Somebody has removed you from this room. Join to come back.
        </Alert>
      )}
      {notice !== undefined && (
        <Alert severity="warning" role="status">
          {notice}
        </Alert>
      )}
      {room?.hasVersion1Clients === true && (
        <Alert severity="warning" role="status">
          Somebody uses an older app (version 1) in this round, which can see votes before they are revealed.
        </Alert>
      )}
      {version === 1 && (
        <Alert severity="info" role="status">
          This server speaks version 1: it sends every vote to everyone at once, and only the screens hide it. Stories,
          the timer and observers need a newer server.
        </Alert>
      )}
    </>
  );
}

function Countdown({ until }: { until: number }) {
  const seconds = Math.ceil((until - useNow()) / 1000);
  // Hidden because a screen reader would announce every second.
  return <span aria-hidden>{seconds > 0 ? `Trying again in ${seconds} s.` : 'Trying again.'}</span>;
}
