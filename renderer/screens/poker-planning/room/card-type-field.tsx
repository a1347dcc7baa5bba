import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  type CardChoice,
  type CardTypeName,
  cardTypes,
  defaultCardType,
  describeLeftOut,
  readCustomCards,
  showEstimate,
} from '#tools/poker-planning/card-types.ts';

interface Props {
  readonly choice: CardChoice;
  readonly onChange: (choice: CardChoice) => void;
  /** The user's own list as it was last. */
  readonly ownCards: string;
  readonly isLocked?: boolean;
}

const own = 'own';

/** Selects the cards to play with: a well-known set, or a list of the user's own. */
export function CardTypeField({ choice, onChange, ownCards, isLocked = false }: Props) {
  const names = Object.keys(cardTypes) as CardTypeName[];
  const count = choice.kind === 'custom' ? readCustomCards(choice.text).length : 0;
  return (
    <>
      <TextField
        select
        size="small"
        label="Poker card types"
        value={choice.kind === 'named' ? choice.name : own}
        disabled={isLocked}
        onChange={({ target }) =>
          onChange(
            target.value === own
              ? { kind: 'custom', text: ownCards }
              : { kind: 'named', name: names.find((name) => name === target.value) ?? defaultCardType },
          )
        }
      >
        {names.map((name) => (
          <MenuItem key={name} value={name} title={cardTypes[name].cards.map(showEstimate).join(' ')}>
            {cardTypes[name].label}
          </MenuItem>
        ))}
        <MenuItem value={own}>Your own list</MenuItem>
      </TextField>
      {choice.kind === 'custom' && (
        <TextField
          size="small"
          label="Your cards"
          placeholder="1, 2, 4, 8"
          value={choice.text}
          disabled={isLocked}
          onChange={({ target }) => onChange({ kind: 'custom', text: target.value })}
          helperText={
            describeLeftOut(choice.text) ?? (count === 0 ? 'Cards with commas or semicolons between them' : undefined)
          }
          slotProps={{ htmlInput: { spellCheck: false, autoComplete: 'off', maxLength: 1000 } }}
        />
      )}
    </>
  );
}
