import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import type { FileToSave } from '#renderer/platform/index.ts';

interface Props {
  /** The text that is shown, or a function that produces it on request. */
  readonly text: string | (() => Promise<Blob>) | undefined;
  readonly name: string;
  readonly filter: FileToSave['filter'];
}

/** The actions that take a result elsewhere. */
export function ResultActions({ text, name, filter }: Props) {
  return (
    <>
      <CopyButton content={text} />
      <SaveButton
        getContent={() => (typeof text === 'function' ? text() : text)}
        disabled={text === undefined}
        suggestedName={name}
        filter={filter}
      />
      <SendToButton text={typeof text === 'function' ? async () => (await text()).text() : text} />
    </>
  );
}
