import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { controlHeight } from '#renderer/components/density.ts';
import { FieldError } from '#renderer/components/fields/field-error.tsx';
import { isBlank } from '#shared/text-checks.ts';
import { readRoomLink } from '#tools/poker-planning/read-room-link.ts';
import type { RoomAddress } from '#tools/poker-planning/room-address.ts';
import { pokerPlanning } from '#tools/poker-planning/tool.ts';
import { choices } from '../choices.ts';

/** The ways to begin while there is no room. */
export function NoRoom({ onOpen }: { onOpen: (room: RoomAddress) => void }) {
  const { link } = choices.use();
  const room = readRoomLink(link);
  const isWrong = !isBlank(link) && room === undefined;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
      <Card title="Start a room" cards={['3', '5', '8']}>
        <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
          <li>Name the server and your team, choose the cards, and press New.</li>
          <li>Give your name and press Join.</li>
          <li>Send the link, or show its QR code: whoever opens it is in the room.</li>
        </Box>
      </Card>
      <Card title="Join a room" cards={['?', '½', '1']}>
        <Box>Open the link that your team has sent you, or paste it here.</Box>
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (room !== undefined) {
              choices.change({ link: '' });
              onOpen(room);
            }
          }}
          sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}
        >
          <TextField
            size="small"
            fullWidth
            label="Link to a room"
            value={link}
            onChange={({ target }) => choices.change({ link: target.value })}
            error={isWrong}
            helperText={
              isWrong && (
                <FieldError>
                  {`This is not a link to a room: such a link ends with #${pokerPlanning.route}/ and three names.`}
                </FieldError>
              )
            }
            slotProps={{
              htmlInput: { spellCheck: false, autoCapitalize: 'none', autoComplete: 'off', inputMode: 'url' },
            }}
          />
          <Button
            type="submit"
            variant="outlined"
            disabled={room === undefined}
            sx={{ height: { xs: 44, md: controlHeight } }}
          >
            Open
          </Button>
        </Box>
      </Card>
    </Box>
  );
}

function Card({ title, cards, children }: { title: string; cards: readonly string[]; children: ReactNode }) {
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gap: 1.5,
        alignContent: 'start',
        p: { xs: 2, md: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.secondary',
      }}
    >
      <Fan cards={cards} />
      <Typography variant="h2" sx={{ color: 'text.primary' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** A few cards held like a hand, as decoration. */
function Fan({ cards }: { cards: readonly string[] }) {
  return (
    <Box aria-hidden sx={{ display: 'flex', pl: 1, pt: 1, height: 84 }}>
      {cards.map((card, index) => (
        <Box
          key={card}
          sx={{
            width: 48,
            height: 68,
            ml: index === 0 ? 0 : -1.25,
            display: 'grid',
            placeItems: 'center',
            border: 2,
            borderColor: index === 1 ? 'primary.main' : 'divider',
            borderRadius: 1,
            bgcolor: index === 1 ? 'primary.main' : 'background.default',
            color: index === 1 ? 'primary.contrastText' : 'text.primary',
            fontSize: 20,
            fontWeight: 600,
            transform: `rotate(${(index - 1) * 9}deg) translateY(${index === 1 ? -4 : 2}px)`,
            zIndex: index === 1 ? 1 : 0,
          }}
        >
          {card}
        </Box>
      ))}
    </Box>
  );
}
