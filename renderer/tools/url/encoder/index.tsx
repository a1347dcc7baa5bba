import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { textInputDefaults } from '#renderer/state/text-input-definitions.ts';
import { useTextInput } from '#renderer/state/text-inputs.ts';
import { EncoderInput } from './encoder-input.tsx';
import { EncoderResult } from './encoder-result.tsx';
import { useEncoder } from './use-encoder.ts';

export function Screen() {
  const input = useTextInput('lastUrlEncoderValue');
  const encoder = useEncoder(input);
  return (
    <DraggablePanes
      first={<EncoderInput input={input} encoder={encoder} />}
      second={
        <EncoderResult
          encoder={encoder}
          isEmpty={input.value === ''}
          onUseSample={() => {
            encoder.convert('encode');
            input.setValue(textInputDefaults.lastUrlEncoderValue);
          }}
        />
      }
    />
  );
}
