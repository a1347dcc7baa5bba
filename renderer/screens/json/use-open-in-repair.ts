import { useNavigate } from 'react-router-dom';
import { replacedBy, useTextInput } from '#renderer/state/inputs/text-inputs.ts';
import { dismissHiddenScreens } from '#renderer/state/screens/hidden-screens.ts';
import { jsonRepair } from '#tools/json/tool.ts';
import { screenOf } from '#tools/screen-of.ts';

/** @returns a function that opens JSON Repair with the text */
export function useOpenInRepair(text: string): () => void {
  const { replace } = useTextInput(jsonRepair.inputs.document.name);
  const navigate = useNavigate();
  return () => {
    replace(text, replacedBy('“Repair”'));
    const { path } = screenOf(jsonRepair.id);
    dismissHiddenScreens(path);
    void navigate(path);
  };
}
