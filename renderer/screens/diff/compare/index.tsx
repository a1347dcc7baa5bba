import SwapIcon from '@mui/icons-material/SwapHorizOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { useHandedFiles } from '#renderer/state/files/handed-files.ts';
import { replacedBy, replacedBySample } from '#renderer/state/inputs/text-inputs.ts';
import { type TextOrFile, useTextOrFile } from '#renderer/state/inputs/use-text-or-file.ts';
import { useScreenAction } from '#renderer/state/screens/screen-actions.ts';
import { diffCompare } from '#tools/diff/tool.ts';
import { choices } from '../choices.ts';
import { SourcePane, sourceOf } from '../source-pane.tsx';
import { JsonPane } from './json-pane.tsx';
import { ResultPane } from './result-pane.tsx';
import { useJsonComparison } from './use-json-comparison.ts';
import { useTextComparison } from './use-text-comparison.ts';

const swapped = 'Swapped';

/** Copies the content of one input to another. */
function take(input: TextOrFile, { text, file }: Pick<TextOrFile, 'text' | 'file'>): void {
  if (file === undefined) {
    if (input.file !== undefined) {
      input.setFile(undefined, swapped, { isInSight: true });
    }
    input.replace(text, swapped, { isInSight: true });
  } else {
    input.setFile(file, swapped, { isInSight: true });
  }
}

export function View() {
  const original = useTextOrFile(diffCompare.inputs.original.name);
  const changed = useTextOrFile(diffCompare.inputs.changed.name);
  const { style, compares } = choices.use();
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });
  const [a, b] = [sourceOf(original), sourceOf(changed)];
  const isEmpty = a === '' && b === '';
  const comparison = useTextComparison(a, b, isWide ? style : 'unified', compares === 'text');
  const jsonComparison = useJsonComparison(a, b, compares === 'json');
  const jsonError = compares === 'json' ? jsonComparison.error : undefined;
  const putSample = () => {
    original.replace(diffCompare.inputs.original.default, replacedBySample);
    changed.replace(diffCompare.inputs.changed.default, replacedBySample);
  };
  useHandedFiles(([first, second]) => {
    original.setFile(first, replacedBy(first.name));
    if (second !== undefined) {
      changed.setFile(second, replacedBy(second.name));
    }
  });
  const swap = () => {
    const former = { text: original.text, file: original.file };
    take(original, changed);
    take(changed, former);
  };
  return (
    <DraggablePanes
      isStacked
      stackedHeights={[456, 600]}
      paneNames={['texts', 'differences']}
      first={
        <Box
          sx={{
            height: '100%',
            display: 'grid',
            gap: 2,
            gridTemplate: { xs: '1fr 1fr / minmax(0, 1fr)', md: 'minmax(0, 1fr) / 1fr 1fr' },
          }}
        >
          <SourcePane
            name={diffCompare.inputs.original.name}
            title="Original"
            placeholder="Paste or type a text, or drop a file"
            input={original}
            error={jsonError?.option === 'a' ? jsonError : undefined}
            options={<SwapButton onSwap={swap} />}
          />
          <SourcePane
            name={diffCompare.inputs.changed.name}
            title="Changed"
            placeholder="Paste or type what it became, or drop a file"
            input={changed}
            error={jsonError?.option === 'b' ? jsonError : undefined}
          />
        </Box>
      }
      second={
        compares === 'json' ? (
          <JsonPane task={jsonComparison} isEmpty={isEmpty} />
        ) : (
          <ResultPane
            comparison={comparison}
            isEmpty={isEmpty}
            isWide={isWide}
            fileName={changed.file?.name ?? original.file?.name ?? 'text.txt'}
            onUseSample={putSample}
          />
        )
      }
    />
  );
}

function SwapButton({ onSwap }: { readonly onSwap: () => void }) {
  useScreenAction({ label: 'Swap the texts', role: 'swap', run: onSwap });
  return (
    <IconButton data-hint="Swap the texts" size="small" aria-label="Swap the texts" onClick={onSwap}>
      <SwapIcon sx={{ fontSize: 20 }} />
    </IconButton>
  );
}
