import { useNavigate } from 'react-router-dom';
import { replacedBy, useTextInput } from '#renderer/state/inputs/text-inputs.ts';
import { dismissHiddenScreens } from '#renderer/state/screens/hidden-screens.ts';
import { screenOf } from '#tools/screen-of.ts';
import type { ScreenId } from '#tools/screens.ts';
import type { TextInputName } from '#tools/text-inputs.ts';

interface Destination {
  readonly screenId: ScreenId;
  readonly input: TextInputName;
  /** Names what did it in the note that offers Undo: “Repair”. */
  readonly by: string;
}

/** @returns a function that puts a text into an input of another screen, and goes there */
export function useOpenIn({ screenId, input, by }: Destination): (text: string) => void {
  const { replace } = useTextInput(input);
  const navigate = useNavigate();
  return (text) => {
    replace(text, replacedBy(by));
    const { path } = screenOf(screenId);
    dismissHiddenScreens(path);
    void navigate(path);
  };
}
