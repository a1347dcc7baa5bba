import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useIsOffered } from '#renderer/state/host/offered.ts';
import type { PastedContent } from '#renderer/state/inputs/pasted-content.ts';
import { screenOf, takesKind } from '#tools/screen-of.ts';
import { onceEach, screens, type ToolScreenId } from '#tools/screens.ts';
import { receivingInputOf } from '#tools/text-inputs.ts';
import { useAnswerPlace } from './answer-place.ts';

/** The tools that work with any text. */
const anyText = screens.flatMap(({ id, path, entry }) => {
  const { forAnyText: label } = entry;
  const input = receivingInputOf(entry)?.name;
  return label === undefined || input === undefined || screenOf(id).path !== path
    ? []
    : [{ screenId: id as ToolScreenId, label, input }];
});

/** The tools that work with any file. */
const anyFile = onceEach
  .filter((screen) => takesKind(screen, 'binary'))
  .map(({ id, entry }) => ({ screenId: id as ToolScreenId, label: entry.heading, takesFile: true as const }));

interface Props {
  readonly content: PastedContent;
  readonly onOpened: (() => void) | undefined;
}

/** Says that no tool recognises the content, and what could be done nevertheless. */
export function NothingKnown({ content, onOpened }: Props) {
  const isOffered = useIsOffered();
  const { open } = useAnswerPlace(onOpened);
  return (
    <Box role="status" sx={{ p: 2, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 2 }}>
      <Box component="p" sx={{ m: 0, fontWeight: 600 }}>
        No tool recognises this.
      </Box>
      <Box component="p" sx={{ m: 0, mt: 0.5, color: 'text.secondary', fontSize: 14 }}>
        {content.file === undefined
          ? 'It may be plain text, or part of something larger. These take any text:'
          : 'No tool reads files of this kind. These take any file:'}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {(content.file === undefined ? anyText : anyFile)
          .filter(({ screenId }) => isOffered(screenId))
          .map(({ label, ...destination }) => (
            <Button
              key={destination.screenId}
              size="small"
              variant="outlined"
              onClick={() => void open(content, destination)}
            >
              {label}
            </Button>
          ))}
      </Box>
    </Box>
  );
}
