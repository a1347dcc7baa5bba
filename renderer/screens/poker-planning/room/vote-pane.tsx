import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { cardsOf, showEstimate } from '#tools/poker-planning/card-types.ts';
import type { MemberModel, RoomModel } from '#tools/poker-planning/room-model.ts';
import type { RoomConnection, RoomSnapshot } from '../connection/room-connection.ts';
import type { Fields } from '../entry/use-fields.ts';
import { CardDeck } from './card-deck.tsx';
import { CardsDialog } from './cards-dialog.tsx';
import { StoryBar } from './story-bar.tsx';
import { TimerControl } from './timer-control.tsx';

interface Props {
  readonly snapshot: RoomSnapshot;
  readonly room: RoomModel;
  readonly connection: RoomConnection;
  readonly fields: Fields;
}

const selfIn = (room: RoomModel, { username }: RoomSnapshot) =>
  room.members.find((member) => member.username === username);

/** The story and, if the window is wide enough, the cards; on a phone, those are at its lower edge. */
export function VotePane({ snapshot, room, connection, fields }: Props) {
  const { channel, version, username } = snapshot;
  const [isChoosing, setIsChoosing] = useState(false);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const isOpen = channel.state === 'open';
  const isVersion2 = version === 2;
  const isObserver = selfIn(room, snapshot)?.isObserver === true;
  return (
    <Pane
      title={isWide ? 'Your vote' : 'Story'}
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
              Only observe
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
          <Box sx={{ p: 1.5, pb: isWide ? 0 : 1.5 }}>
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
      {isWide && (
        <Box sx={{ height: '100%', overflow: 'auto', p: 1.5, pt: 2.5 }}>
          <Hand snapshot={snapshot} room={room} connection={connection} fields={fields} />
        </Box>
      )}
      {isChoosing && (
        <CardsDialog
          cards={cardsIn(room, fields)}
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

/** The most that the cards take of a narrow window. */
export const sheetHeight = '45vh';

/** The cards at the lower edge of a narrow window, within reach of the thumb, regardless of scrolling. */
export function VoteSheet(props: Props) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  if (!isNarrow || props.snapshot.username === undefined) {
    return null;
  }
  return (
    <Box
      component="section"
      aria-label="Your vote"
      data-sheet
      sx={{
        position: 'sticky',
        bottom: 0,
        // Lies over the sticky header of the table.
        zIndex: 5,
        mx: { xs: -1, sm: -2 },
        mb: { xs: -1.5, md: -2 },
        px: 2,
        pt: 1.5,
        pb: 1,
        maxHeight: sheetHeight,
        overflow: 'auto',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Hand {...props} />
    </Box>
  );
}

const cardsIn = (room: RoomModel, { choice }: Fields) => (room.cards.length > 0 ? room.cards : cardsOf(choice));

function Hand({ snapshot, room, connection, fields }: Props) {
  const { username, pendingVote } = snapshot;
  const self = selfIn(room, snapshot);
  const chosen = pendingVote === undefined ? self?.estimate : pendingVote.estimate;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 0.75, md: 1.5 } }}>
      <CardDeck
        cards={cardsIn(room, fields)}
        chosen={chosen}
        isPending={pendingVote !== undefined}
        disabled={username === undefined || self?.isObserver === true}
        onVote={connection.vote}
      />
      <Box role="status" sx={{ fontSize: 13, color: 'text.secondary', minHeight: 20 }}>
        {describeVote(snapshot, self, chosen)}
      </Box>
    </Box>
  );
}

function describeVote(
  { username, pendingVote, channel }: RoomSnapshot,
  self: MemberModel | undefined,
  chosen: string | undefined,
): string {
  if (username === undefined) {
    return 'Join to vote.';
  }
  if (pendingVote !== undefined && channel.state !== 'open') {
    return pendingVote.estimate === undefined
      ? 'Your vote will be withdrawn once the connection is back.'
      : `Your vote of ${showEstimate(pendingVote.estimate)} will be sent once the connection is back.`;
  }
  if (chosen !== undefined) {
    return `Your vote is ${showEstimate(chosen)}. Choose it again to take it back.`;
  }
  if (self?.isObserver === true) {
    return 'You are watching, not voting.';
  }
  return self?.hasVoted === true ? 'You have voted from another window: choose again to change it.' : 'Choose a card.';
}
