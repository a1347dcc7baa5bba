import ClearIcon from '@mui/icons-material/DeleteSweepOutlined';
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShownIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { useConfirm } from '#renderer/state/messages/use-confirm.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { computeStatistics } from '#tools/poker-planning/compute-statistics.ts';
import { countVoters, estimatesOf, listRows } from '#tools/poker-planning/list-rows.ts';
import type { RoomModel } from '#tools/poker-planning/room-model.ts';
import type { RoomConnection, RoomSnapshot } from '../connection/room-connection.ts';
import { MemberTable } from './member-table.tsx';
import { VotesByCard } from './votes-by-card.tsx';

interface Props {
  readonly snapshot: RoomSnapshot;
  readonly room: RoomModel;
  readonly connection: RoomConnection;
}

/** The team and its votes, with the actions on these. */
export function TeamPane({ snapshot, room, connection }: Props) {
  const confirm = useConfirm();
  const isOpen = snapshot.channel.state === 'open';
  const estimates = room.isRevealed ? estimatesOf(room) : [];
  const clear = async () => {
    // The team may have begun the next round by the time of the answer.
    const { round } = room;
    const isConfirmed = await confirm({
      title: 'Clear all votes',
      description: 'Everyone’s votes in this room will be cleared; the members stay.',
    });
    if (isConfirmed) {
      connection.reset(round);
    }
  };
  return (
    <Pane
      title={`Team (${formatNumber(room.members.length)})`}
      actions={
        <Button size="small" startIcon={<ClearIcon />} disabled={!isOpen} onClick={clear}>
          Clear all votes
        </Button>
      }
      above={
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, px: 1.5, pt: 1.5 }}
        >
          <Button
            variant={snapshot.username === undefined ? 'outlined' : 'contained'}
            startIcon={room.isRevealed ? <HiddenIcon /> : <ShownIcon />}
            aria-pressed={room.isRevealed}
            disabled={!isOpen && snapshot.version !== 1}
            onClick={() => connection.setRevealed(!room.isRevealed)}
          >
            Toggle story points visibility
          </Button>
          <Progress {...countVoters(room)} />
        </Box>
      }
      below={estimates.length > 0 && <VotesByCard estimates={estimates} cards={room.cards} />}
    >
      {room.members.length === 0 ? (
        <PaneMessage>Nobody has joined yet. Share the link to bring your team in.</PaneMessage>
      ) : (
        <Box
          tabIndex={0}
          role="region"
          aria-label="Members"
          sx={{ height: '100%', maxHeight: { xs: 420, md: 'none' }, overflow: 'auto' }}
        >
          <MemberTable
            rows={listRows(room, snapshot.username)}
            statistics={computeStatistics(estimates)}
            canRemove={isOpen}
            onRemove={connection.remove}
          />
        </Box>
      )}
    </Pane>
  );
}

function Progress({ voted, voters }: { voted: number; voters: number }) {
  return (
    <Box
      sx={{ flex: '1 1 120px', display: 'flex', alignItems: 'center', gap: 1, fontSize: 13, color: 'text.secondary' }}
    >
      <Box aria-hidden sx={{ flex: 1, height: 4, borderRadius: 2, bgcolor: 'action.hover', overflow: 'hidden' }}>
        <Box
          sx={{
            height: '100%',
            bgcolor: 'success.main',
            transformOrigin: 'left',
            transform: `scaleX(${voters === 0 ? 0 : voted / voters})`,
            transition: 'transform 200ms',
          }}
        />
      </Box>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {voted} of {voters} voted
      </Box>
    </Box>
  );
}
