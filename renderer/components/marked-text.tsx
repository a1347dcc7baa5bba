import Box from '@mui/material/Box';
import { literalPattern } from '#shared/formats/text-rows/literal-pattern.ts';

interface Props {
  readonly text: string;
  /** The text that is marked wherever it occurs, ignoring case. */
  readonly term: string;
}

/** A text with the matches of a filter marked. */
export function MarkedText({ text, term }: Props) {
  const pattern = literalPattern(term);
  if (pattern === undefined) {
    return text;
  }
  const pieces: { readonly at: number; readonly text: string; readonly isMatch: boolean }[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    pieces.push({ at: end, text: text.slice(end, match.index), isMatch: false });
    pieces.push({ at: match.index, text: match[0], isMatch: true });
    end = match.index + match[0].length;
  }
  return (
    <>
      {pieces
        .filter((piece) => piece.text !== '')
        .map((piece) =>
          piece.isMatch ? (
            <Box
              component="mark"
              key={piece.at}
              sx={{ bgcolor: 'action.selected', color: 'inherit', fontWeight: 600, textDecoration: 'underline' }}
            >
              {piece.text}
            </Box>
          ) : (
            piece.text
          ),
        )}
      {text.slice(end)}
    </>
  );
}
