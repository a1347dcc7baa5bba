import { useAppSelector } from '#renderer/state/store/hooks.ts';
import type { TextInputName } from '#tools/text-inputs.ts';
import { NotKeptNote } from './not-kept-note.tsx';
import { ReplacedNote } from './replaced-note.tsx';

/** The notes below an input that is kept between visits: what has replaced its text, and why it is not kept, if so. */
export function InputNotes({ name }: { readonly name: TextInputName }) {
  const notKept = useAppSelector(({ textInputs }) =>
    textInputs.files[name] === undefined ? textInputs.notKept[name] : undefined,
  );
  return (
    <>
      <ReplacedNote name={name} />
      {notKept !== undefined && <NotKeptNote reason={notKept} />}
    </>
  );
}
