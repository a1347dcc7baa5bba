import Box from '@mui/material/Box';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { VisuallyHidden } from '#renderer/components/visually-hidden.tsx';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { computeStatistics, showPoints } from '#tools/poker-planning/compute-statistics.ts';
import { countVoters, estimatesOf } from '#tools/poker-planning/list-rows.ts';
import type { RoomModel } from '#tools/poker-planning/room-model.ts';
import type { RoomConnection, RoomSnapshot } from '../connection/room-connection.ts';
import type { Fields } from '../entry/use-fields.ts';
import { HistoryPane } from './history-pane.tsx';
import { TeamPane } from './team-pane.tsx';
import { VotePane, VoteSheet } from './vote-pane.tsx';

interface Props {
  readonly snapshot: RoomSnapshot;
  readonly connection: RoomConnection;
  readonly fields: Fields;
}

/** An open room: the story and the user's cards at the left, the team and its votes at the right. */
export function RoomPanes({ snapshot, connection, fields }: Props) {
  const { room, version } = snapshot;
  if (room === undefined) {
    return (
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
        <PaneMessage>
          {snapshot.channel.state === 'open'
            ? 'Waiting for the server to send the state of this room.'
            : 'Opening the room.'}
        </PaneMessage>
      </Box>
    );
  }
  const isVersion2 = version === 2;
  const parts = { snapshot, room, connection };
  return (
    <Box
      sx={{
        flex: { xs: '1 0 auto', md: 1 },
        minHeight: 0,
        display: 'grid',
        gap: { xs: 1.5, md: 2 },
        alignContent: { xs: 'start', md: 'stretch' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(360px, 0.8fr)' },
        gridTemplateRows: { md: isVersion2 ? 'minmax(0, auto) minmax(140px, 1fr)' : 'minmax(0, 1fr)' },
      }}
    >
      <VotePane {...parts} fields={fields} />
      <Box sx={{ minHeight: 0, gridColumn: { md: 2 }, gridRow: { md: '1 / -1' } }}>
        <TeamPane {...parts} />
      </Box>
      {isVersion2 && (
        <Box sx={{ minHeight: 0, height: { xs: room.history.length === 0 ? 'auto' : 320, md: 'auto' } }}>
          <HistoryPane stories={room.history} />
        </Box>
      )}
      <VoteSheet {...parts} fields={fields} />
      <Announcements room={room} />
    </Box>
  );
}

/** Announcements for screen reader users. */
function Announcements({ room }: { room: RoomModel }) {
  const { voted, voters } = countVoters(room);
  const statistics = room.isRevealed ? computeStatistics(estimatesOf(room)) : undefined;
  return (
    <VisuallyHidden role="status">
      {room.story !== '' && `Story: ${room.story}. `}
      {room.isRevealed
        ? `The votes are revealed${statistics === undefined ? '' : `, the average is ${showPoints(statistics.average)}`}.`
        : `${formatNumber(voted)} of ${formatNumber(voters)} have voted.`}
    </VisuallyHidden>
  );
}
