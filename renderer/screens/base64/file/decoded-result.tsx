import { WarningNotes } from '#renderer/components/pane/warning-notes.tsx';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import type { DecodedFile } from '#tools/base64/file/decode-file.ts';
import { ExcerptField } from './excerpt-field.tsx';
import { ResultLayout } from './result-layout.tsx';

/** The bytes decoded from a Base64 file. */
export function DecodedResult({ decoded }: { readonly decoded: DecodedFile }) {
  const { content, name, mediaType, declaredType, excerpt, isWhole, isText, warnings } = decoded;
  const image = mediaType.startsWith('image/') ? content : undefined;
  const facts = [
    `Decoded to ${name}`,
    formatByteLength(content.size),
    mediaType,
    ...(declaredType === undefined ? [] : [`the URI says ${declaredType}`]),
  ];
  return (
    <>
      <ResultLayout image={image} name={name} facts={facts}>
        <ExcerptField
          label={isText ? 'Text' : 'Hex dump'}
          of={name}
          excerpt={excerpt}
          note={content.size === 0 ? 'The result is empty: it has no bytes.' : isWhole ? '' : 'The beginning'}
          rows={6}
          content={content}
          isCopied={isText}
          fileName={name}
        />
      </ResultLayout>
      <WarningNotes warnings={warnings} />
    </>
  );
}
