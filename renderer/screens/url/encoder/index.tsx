import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { useHandedText } from '#renderer/state/inputs/handed-texts.ts';
import { replacedByPaste, replacedBySample, useTextInput } from '#renderer/state/inputs/text-inputs.ts';
import { urlEncoder } from '#tools/url/tool.ts';
import { EncoderInput } from './encoder-input.tsx';
import { EncoderResult } from './encoder-result.tsx';
import { useEncoder } from './use-encoder.ts';

export function View() {
  const encoder = useEncoder(useTextInput(urlEncoder.inputs.text.name));
  useHandedText(({ text }) => encoder.take(text, 'decode', replacedByPaste));
  return (
    <DraggablePanes
      first={<EncoderInput encoder={encoder} />}
      second={
        <EncoderResult
          encoder={encoder}
          isEmpty={encoder.input.value === ''}
          onUseSample={() => encoder.take(urlEncoder.inputs.text.default, 'encode', replacedBySample)}
        />
      }
    />
  );
}
