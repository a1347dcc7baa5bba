import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { textInputDefaults } from '#renderer/state/text-input-definitions.ts';
import { useTextInput } from '#renderer/state/text-inputs.ts';
import { RepairInput } from './repair-input.tsx';
import { RepairResult } from './repair-result.tsx';
import { useRepair } from './use-repair.ts';

export function Screen() {
  const input = useTextInput('lastJSONRepairedValue');
  const process = useRepair(input.value);
  return (
    <DraggablePanes
      first={<RepairInput input={input} process={process} />}
      second={
        <RepairResult
          process={process}
          isEmpty={input.value.trim() === ''}
          onUseSample={() => input.setValue(textInputDefaults.lastJSONRepairedValue)}
        />
      }
    />
  );
}
