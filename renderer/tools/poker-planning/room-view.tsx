import ClearIcon from '@mui/icons-material/DeleteSweepOutlined';
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShownIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { useConfirm } from '#renderer/state/confirm-dialog.ts';
import { CardDeck } from './card-deck.tsx';
import { cardsOf, showEstimate } from './card-types.ts';
import { CardsDialog } from './cards-dialog.tsx';
import { computeStatistics, showPoints } from './compute-statistics.ts';
import { HistoryPane } from './history-pane.tsx';
import { countVotes, estimatesOf, listRows } from './list-rows.ts';
import { MemberTable, VisuallyHidden } from './member-table.tsx';
import { ResultsSummary } from './results-summary.tsx';
import type { RoomConnection, RoomSnapshot } from './room-connection.ts';
import type { RoomModel } from './room-model.ts';
import { StoryBar } from './story-bar.tsx';
import { TimerControl } from './timer-control.tsx';
import type { Fields } from './use-fields.ts';

interface Props {
  readonly snapshot: RoomSnapshot;
  readonly connection: RoomConnection;
  readonly fields: Fields;
}

/** An open room: the story and one's cards at the left, the team and its votes at the right. */
export function RoomView({ snapshot, connection, fields }: Props) {
  const { room, version } = snapshot;
  if (room === undefined) {
    return (
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
        <PaneMessage>
          {snapshot.channel.state === 'open' ? 'Waiting for what the server knows of this room.' : 'Opening the room.'}
        </PaneMessage>
      </Box>
    );
  }
  const isVersion2 = version === 2;
  return (
    <Box
      sx={{
        flex: 1,
        minHeight: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(360px, 0.8fr)' },
        gridTemplateRows: { md: isVersion2 ? 'auto minmax(160px, 1fr)' : 'auto 1fr' },
      }}
    >
      <VotePane snapshot={snapshot} room={room} connection={connection} fields={fields} />
      <Box
        sx={{
          gridColumn: { md: 2 },
          gridRow: { md: '1 / span 2' },
          minHeight: 0,
          height: { md: 'auto' },
          order: { xs: -1, md: 0 },
        }}
      >
        <TeamPane snapshot={snapshot} room={room} connection={connection} />
      </Box>
      {isVersion2 && (
        <Box sx={{ minHeight: 0, height: { xs: room.history.length === 0 ? 'auto' : 320, md: 'auto' } }}>
          <HistoryPane stories={room.history} />
        </Box>
      )}
      <Announcements room={room} />
    </Box>
  );
}

interface PartProps {
  readonly snapshot: RoomSnapshot;
  readonly room: RoomModel;
  readonly connection: RoomConnection;
}

function VotePane({ snapshot, room, connection, fields }: PartProps & { fields: Fields }) {
  const { channel, version, username, pendingVote } = snapshot;
  const [isChoosing, setIsChoosing] = useState(false);
  const isOpen = channel.state === 'open';
  const isVersion2 = version === 2;
  const self = room.members.find((member) => member.username === username);
  const chosen = pendingVote === undefined ? self?.estimate : pendingVote.estimate;
  const cards = room.cards.length > 0 ? room.cards : cardsOf(fields.choice);
  const isObserver = self?.isObserver === true;
  return (
    <Pane
      title="Your vote"
      options={isVersion2 && <TimerControl timer={room.timer} disabled={!isOpen} onSet={connection.setTimer} />}
      actions={
        <>
          {isVersion2 && username !== undefined && (
            <Button
              size="small"
              aria-pressed={isObserver}
              disabled={!isOpen}
              onClick={() => connection.observe(!isObserver)}
            >
              {isObserver ? 'Vote again' : 'Only observe'}
            </Button>
          )}
          <Button
            size="small"
            aria-haspopup="dialog"
            disabled={isVersion2 && !isOpen}
            onClick={() => setIsChoosing(true)}
          >
            Change cards
          </Button>
        </>
      }
      above={
        isVersion2 && (
          <Box sx={{ p: 1.5, pb: 0 }}>
            <StoryBar
              story={room.story}
              disabled={!isOpen}
              onName={connection.nameStory}
              onNext={() => connection.nextStory('')}
            />
          </Box>
        )
      }
    >
      <Box sx={{ p: 1.5, pt: { xs: 1.5, md: 2.5 }, display: 'grid', gap: 1.5 }}>
        <CardDeck
          cards={cards}
          chosen={chosen}
          isPending={pendingVote !== undefined}
          disabled={username === undefined || isObserver}
          onVote={connection.vote}
        />
        <Box role="status" sx={{ fontSize: 13, color: 'text.secondary', minHeight: 20 }}>
          {describeVote(snapshot, isObserver, chosen, self?.hasVoted === true)}
        </Box>
      </Box>
      {isChoosing && (
        <CardsDialog
          cards={cards}
          ownCards={fields.ownCards}
          isForEveryone={isVersion2}
          onChange={(choice) => {
            if (isVersion2) {
              connection.setCards(cardsOf(choice));
            } else {
              fields.setChoice(choice);
            }
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Pane>
  );
}

function describeVote(
  { username, pendingVote, channel }: RoomSnapshot,
  isObserver: boolean,
  chosen: string | undefined,
  hasVoted: boolean,
): string {
  if (username === undefined) {
    return 'Join to vote.';
  }
  if (pendingVote !== undefined && channel.state !== 'open') {
    return pendingVote.estimate === undefined
      ? 'Your vote is taken back as soon as the channel is open.'
      : `Your vote ${showEstimate(pendingVote.estimate)} is sent as soon as the channel is open.`;
  }
  if (chosen !== undefined) {
    return `Your vote is ${showEstimate(chosen)}. Choose it again to take it back.`;
  }
  if (isObserver) {
    return 'You watch and do not vote.';
  }
  return hasVoted ? 'You have voted, from another window: choose again to change it.' : 'Choose a card.';
}

function TeamPane({ snapshot, room, connection }: PartProps) {
  const confirm = useConfirm();
  const isOpen = snapshot.channel.state === 'open';
  const { voted, voters } = countVotes(room);
  const estimates = room.isRevealed ? estimatesOf(room) : [];
  const statistics = computeStatistics(estimates);
  const clear = async () => {
    const isConfirmed = await confirm({
      title: 'Clear all votes',
      description: 'The votes of everyone in this room are dropped, and the members stay.',
    });
    if (isConfirmed) {
      connection.reset();
    }
  };
  return (
    <Pane
      title={`Team (${room.members.length})`}
      options={
        <>
          <Button
            size="small"
            variant={snapshot.username === undefined ? 'outlined' : 'contained'}
            startIcon={room.isRevealed ? <HiddenIcon /> : <ShownIcon />}
            aria-pressed={room.isRevealed}
            disabled={!isOpen && snapshot.version !== 1}
            onClick={() => connection.setRevealed(!room.isRevealed)}
          >
            Toggle story points visibility
          </Button>
          <Button size="small" startIcon={<ClearIcon />} disabled={!isOpen} onClick={clear}>
            Clear all votes
          </Button>
        </>
      }
      above={<Progress voted={voted} voters={voters} />}
      below={statistics !== undefined && <ResultsSummary estimates={estimates} />}
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
            statistics={statistics}
            canRemove={isOpen}
            onRemove={connection.remove}
          />
        </Box>
      )}
    </Pane>
  );
}

/** How many have voted, as a thin bar under the toolbar. */
function Progress({ voted, voters }: { voted: number; voters: number }) {
  return (
    <Box sx={{ px: 1.5, pt: 1, display: 'flex', alignItems: 'center', gap: 1, fontSize: 13, color: 'text.secondary' }}>
      <Box aria-hidden sx={{ flex: 1, height: 4, borderRadius: 2, bgcolor: 'action.hover', overflow: 'hidden' }}>
        <Box
          sx={{
            height: '100%',
            width: '100%',
            bgcolor: 'success.main',
            transformOrigin: 'left',
            transform: `scaleX(${voters === 0 ? 0 : voted / voters})`,
            transition: 'transform 200ms',
          }}
        />
      </Box>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {voted} of {voters} voted
      </Box>
    </Box>
  );
}

/** What those hear who do not see it. */
function Announcements({ room }: { room: RoomModel }) {
  const { voted, voters } = countVotes(room);
  const statistics = room.isRevealed ? computeStatistics(estimatesOf(room)) : undefined;
  return (
    <VisuallyHidden role="status">
      {room.story !== '' && `Story: ${room.story}. `}
      {room.isRevealed
        ? `The votes are revealed${statistics === undefined ? '' : `, the average is ${showPoints(statistics.average)}`}.`
        : `${voted} of ${voters} have voted.`}
    </VisuallyHidden>
  );
}
