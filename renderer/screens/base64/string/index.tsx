import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { replacedBy, replacedBySample } from '#renderer/state/inputs/text-inputs.ts';
import type { TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import { isBlank } from '#shared/text-checks.ts';
import { base64String } from '#tools/base64/tool.ts';
import { choices } from './choices.ts';
import { DecodedPane } from './decoded-pane.tsx';
import { EncodedPane } from './encoded-pane.tsx';
import { SourcePane } from './source-pane.tsx';
import { useConversion } from './use-conversion.ts';
import { useSource } from './use-source.ts';

/** The default of the input as Base64, for decoding. */
const sampleBase64 = 'SGVsbG8sIFdlYiBUb29sYm94ISDwn5GLIMOcbsOvY8O2ZMOpIGlzIHdlbGNvbWUu';

const setEncoding = (encoding: TextEncodingName) => choices.change({ encoding });

export function View() {
  const source = useSource();
  const { direction } = source;
  const { encoding, alphabet, isPadded, lineLength } = choices.use();
  const options = { alphabet, isPadded, lineLength };
  const conversion = useConversion(direction, source.value, { ...options, encoding, lineBreaks: source.lineBreaks });
  const task = direction === 'encode' ? conversion.encoding : conversion.decoding;

  const isAnswered = task.isBusy || (!task.isStale && task.error === undefined);
  const { encoding: encoded, decoding: decoded } = conversion;
  const result = direction === 'encode' ? encoded.result?.base64 : decoded.result?.text;
  const switchContent = () => {
    if (result !== undefined) {
      if (direction === 'decode' && decoded.result) {
        setEncoding(decoded.result.encoding);
      }
      source.setWhole(result, replacedBy('“Switch data content”'), {
        isInSight: true,
        direction: direction === 'encode' ? 'decode' : 'encode',
      });
    }
  };

  return (
    <DraggablePanes
      first={
        <SourcePane
          source={source}
          encoding={encoding}
          onEncodingChange={setEncoding}
          task={task}
          runner={conversion.runner}
          onSwitch={isAnswered && result !== undefined && result !== '' ? switchContent : undefined}
        />
      }
      second={
        direction === 'encode' ? (
          <EncodedPane
            task={encoded}
            isEmpty={source.value === ''}
            options={options}
            onOptionsChange={choices.change}
            onUseSample={() => source.setWhole(base64String.inputs.text.default, replacedBySample)}
          />
        ) : (
          <DecodedPane
            task={decoded}
            isEmpty={isBlank(source.value)}
            onEncodingChange={setEncoding}
            onUseSample={() => source.setWhole(sampleBase64, replacedBySample)}
          />
        )
      }
    />
  );
}
