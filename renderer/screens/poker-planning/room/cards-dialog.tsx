import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { type CardChoice, cardsOf, findCardType, writeCustomCards } from '#tools/poker-planning/card-types.ts';
import { CardTypeField } from './card-type-field.tsx';

interface Props {
  readonly cards: readonly string[];
  readonly ownCards: string;
  /** Whether the cards change for everyone in the room. */
  readonly isForEveryone: boolean;
  readonly onChange: (choice: CardChoice) => void;
  readonly onClose: () => void;
}

/** Changes the cards while the room is open. */
export function CardsDialog({ cards, ownCards, isForEveryone, onChange, onClose }: Props) {
  const titleId = useId();
  const [choice, setChoice] = useState<CardChoice>(() => choiceOf(cards));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} sx={{ fontSize: 16 }}>
        {isForEveryone ? 'Cards for everyone in this room' : 'Your cards'}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
        <CardTypeField choice={choice} onChange={setChoice} ownCards={ownCards} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          onClick={() => {
            onChange(choice);
            onClose();
          }}
          disabled={cardsOf(choice).length === 0}
        >
          Use these cards
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** How the card type field shows these cards. */
export function choiceOf(cards: readonly string[]): CardChoice {
  const name = findCardType(cards);
  return name === undefined ? { kind: 'custom', text: writeCustomCards(cards) } : { kind: 'named', name };
}
