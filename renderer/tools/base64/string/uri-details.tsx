import Box from '@mui/material/Box';
import { DetailTable } from '#renderer/components/detail-table.tsx';
import { shortEncodingLabel } from '#renderer/components/text-encoding/encodings.ts';
import type { DataUriHeader } from '../parse-data-uri.ts';
import type { DecodedString } from './decode-string.ts';

interface Props {
  readonly decoded: DecodedString;
  readonly uri: DataUriHeader;
}

/** The parts of a data: URI before its data. */
export function UriDetails({ decoded, uri }: Props) {
  const { mediaType, parameters, isBase64, isTyped } = uri;
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
            note: name === 'charset' && index === 0 && `Read as ${shortEncodingLabel(decoded.encoding)}`,
          })),
          { name: 'Data', value: isBase64 ? 'Base64' : 'Percent-encoded' },
        ]}
      />
    </Box>
  );
}
