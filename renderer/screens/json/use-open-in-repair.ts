import { useNavigate } from 'react-router-dom';
import { dismissHiddenScreens } from '#renderer/state/hidden-screens.ts';
import { replacedBy, useTextInput } from '#renderer/state/text-inputs.ts';
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
