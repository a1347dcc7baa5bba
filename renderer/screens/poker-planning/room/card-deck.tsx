import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type KeyboardEvent, useRef } from 'react';
import { showEstimate } from '#tools/poker-planning/card-types.ts';

interface Props {
  readonly cards: readonly string[];
  /** The chosen card. */
  readonly chosen: string | undefined;
  /** Whether the choice has not reached the server yet. */
  readonly isPending: boolean;
  readonly disabled: boolean;
  /** Undefined takes the vote back. */
  readonly onVote: (estimate: string | undefined) => void;
}

/** How far each arrow key moves through the cards. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The user's hand of cards: toggle buttons, of which one can be chosen. */
export function CardDeck({ cards, chosen, isPending, disabled, onVote }: Props) {
  const deck = useRef<HTMLDivElement>(null);
  const chosenIndex = cards.indexOf(chosen ?? '');
  const move = (event: KeyboardEvent) => {
    const buttons = [...(deck.current?.querySelectorAll('button') ?? [])];
    const index = buttons.findIndex((button) => button.contains(document.activeElement));
    const step = steps[event.key];
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step === undefined ? undefined : index + step;
    if (target !== undefined && index !== -1) {
      event.preventDefault();
      buttons.at(target % buttons.length)?.focus();
    }
  };
  return (
    <Box
      ref={deck}
      role="group"
      aria-label="Cards"
      onKeyDown={move}
      sx={{
        display: 'grid',
        gap: { xs: 0.75, sm: 1, md: 1.5 },
        gridTemplateColumns: {
          xs: 'repeat(auto-fill, minmax(46px, 1fr))',
          md: 'repeat(auto-fill, minmax(76px, 1fr))',
        },
      }}
    >
      {cards.map((card, index) => (
        <Card
          key={card}
          card={card}
          isChosen={card === chosen}
          isPending={isPending && card === chosen}
          disabled={disabled}
          isTabStop={index === Math.max(0, chosenIndex)}
          onClick={() => onVote(card === chosen ? undefined : card)}
        />
      ))}
    </Box>
  );
}

interface CardProps {
  readonly card: string;
  readonly isChosen: boolean;
  readonly isPending: boolean;
  readonly disabled: boolean;
  readonly isTabStop: boolean;
  readonly onClick: () => void;
}

function Card({ card, isChosen, isPending, disabled, isTabStop, onClick }: CardProps) {
  const shown = showEstimate(card);
  return (
    <ButtonBase
      aria-pressed={isChosen}
      disabled={disabled}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onClick}
      sx={{
        height: { xs: 48, md: 96 },
        px: 0.5,
        borderRadius: { xs: 1, md: 1.25 },
        border: 2,
        borderStyle: isPending ? 'dashed' : 'solid',
        borderColor: isChosen ? 'primary.main' : 'divider',
        bgcolor: isChosen ? 'primary.main' : 'background.paper',
        color: isChosen ? 'primary.contrastText' : 'text.primary',
        ...(isPending ? { bgcolor: 'background.paper', color: 'primary.main' } : {}),
        fontFamily: 'inherit',
        fontSize: shown.length > 6 ? 12 : shown.length > 3 ? 16 : { xs: 18, md: 26 },
        fontWeight: 600,
        fontVariantNumeric: 'tabular-nums',
        lineHeight: 1.15,
        overflowWrap: 'anywhere',
        textAlign: 'center',
        transition: 'transform 150ms, border-color 150ms',
        transform: isChosen ? { md: 'translateY(-6px)' } : 'none',
        '&:hover': {
          borderColor: 'primary.main',
          transform: { md: isChosen ? 'translateY(-6px)' : 'translateY(-3px)' },
        },
        '&.Mui-disabled': { color: 'text.disabled', borderColor: 'divider' },
      }}
    >
      {shown}
    </ButtonBase>
  );
}
