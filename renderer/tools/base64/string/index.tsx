import Box from '@mui/material/Box';
import { useState } from 'react';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import type { TextEncodingName } from '#renderer/components/text-encoding/encodings.ts';
import { textInputDefaults } from '#renderer/state/text-input-definitions.ts';
import { DecodedPane } from './decoded-pane.tsx';
import { EncodedPane, type ResultOptions } from './encoded-pane.tsx';
import { SourcePane } from './source-pane.tsx';
import { useConversion } from './use-conversion.ts';
import { useDirection } from './use-direction.ts';
import { useSource } from './use-source.ts';

const firstOptions: ResultOptions = { alphabet: 'standard', isPadded: true, lineLength: 0 };

/** The default of the input as Base64, for those who decode. */
const sampleBase64 = 'SGVsbG8sIFdlYiBUb29sYm94ISDwn5GLIMOcbsOvY8O2ZMOpIGlzIHdlbGNvbWUu';

/** Every character of Base64 as it is: no ligatures for `//` and `==`. */
const exactCharacters = { display: 'contents', fontVariantLigatures: 'none' } as const;

export function Screen() {
  const source = useSource();
  const [direction, setDirection] = useDirection(source.value);
  const [encoding, setEncoding] = useState<TextEncodingName>('utf-8');
  const [options, setOptions] = useState(firstOptions);
  const conversion = useConversion(direction, source.value, { ...options, encoding, lineBreaks: source.lineBreaks });
  const task = direction === 'encode' ? conversion.encoding : conversion.decoding;

  const isCurrent = !task.isBusy && !task.isStale && task.error === undefined;
  const { encoding: encoded, decoding: decoded } = conversion;
  const result = direction === 'encode' ? encoded.result?.base64 : decoded.result?.text;
  const switchContent = () => {
    if (result !== undefined) {
      if (direction === 'decode' && decoded.result) {
        setEncoding(decoded.result.encoding);
      }
      source.setWhole(result);
      setDirection(direction === 'encode' ? 'decode' : 'encode');
    }
  };

  return (
    <Box sx={exactCharacters}>
      <DraggablePanes
        first={
          <SourcePane
            source={source}
            direction={direction}
            onDirectionChange={setDirection}
            encoding={encoding}
            onEncodingChange={setEncoding}
            task={task}
            runner={conversion.runner}
            onSwitch={isCurrent && result !== undefined && result !== '' ? switchContent : undefined}
          />
        }
        second={
          direction === 'encode' ? (
            <EncodedPane
              task={encoded}
              isEmpty={source.value === ''}
              options={options}
              onOptionsChange={(change) => setOptions({ ...options, ...change })}
              onUseSample={() => source.setWhole(textInputDefaults.lastBase64EncoderValue)}
            />
          ) : (
            <DecodedPane
              task={decoded}
              isEmpty={source.value.trim() === ''}
              onEncodingChange={setEncoding}
              onUseSample={() => source.setWhole(sampleBase64)}
            />
          )
        }
      />
    </Box>
  );
}
