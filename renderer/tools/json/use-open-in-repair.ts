import { useNavigate } from 'react-router-dom';
import { useTextInput } from '#renderer/state/text-inputs.ts';

/** @returns a function that opens JSON Repair with the text */
export function useOpenInRepair(text: string): () => void {
  const { setValue } = useTextInput('lastJSONRepairedValue');
  const navigate = useNavigate();
  return () => {
    setValue(text);
    void navigate('/JSON/JSONRepair');
  };
}
