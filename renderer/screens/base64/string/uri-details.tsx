import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { DetailTable } from '#renderer/components/detail-table.tsx';
import { encodingOfLabel, shortEncodingLabel, type TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { DataUriHeader } from '#tools/base64/parse-data-uri.ts';
import type { DecodedString } from '#tools/base64/string/decode-string.ts';

interface Props {
  readonly decoded: DecodedString;
  readonly uri: DataUriHeader;
  /** The text that contains the URI. */
  readonly source: string;
}

/** Characters of the data that are shown. */
const shownLength = 80;

/** The parts of a data: URI before its data. */
export function UriDetails({ decoded, uri, source }: Props) {
  const { mediaType, parameters, isBase64, isTyped } = uri;
  const data = useMemo(() => dataOf(source, uri), [source, uri]);
  const isOther = decoded.type !== undefined && isTyped && decoded.type.mediaType !== mediaType;
  return (
    <Box sx={{ maxHeight: '40%', flexShrink: 0, overflow: 'auto', borderBottom: 1, borderColor: 'divider' }}>
      <DetailTable
        label="Parts of the data: URI"
        headings={['Part', 'Value']}
        details={[
          {
            name: 'Media type',
            value: mediaType,
            note: isTyped
              ? isOther && `The bytes seem to be ${decoded.type?.mediaType}`
              : 'The URI names none: this is the default',
          },
          ...parameters.map(({ name, value }, index) => ({
            name: parameters.findIndex((other) => other.name === name) === index ? name : `${name} (${index + 1})`,
            value,
            note: name === 'charset' && noteOnCharset(value, decoded.encoding),
          })),
          {
            name: 'Data',
            value: data,
            shown: shortenText(data, shownLength),
            note: isBase64 ? 'Base64' : 'Percent-encoded',
          },
        ]}
      />
    </Box>
  );
}

function dataOf(source: string, { dataOffset }: DataUriHeader): string {
  const start = source.search(/data:/i) + dataOffset;
  return source.slice(start).split('#', 1)[0]?.trimEnd() ?? '';
}

function noteOnCharset(charset: string, encoding: TextEncodingName): string {
  const label = shortEncodingLabel(encoding);
  return encodingOfLabel(charset) === undefined ? `No known encoding: read as ${label}` : `Read as ${label}`;
}
