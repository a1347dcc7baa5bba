import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { replacedBySample, useTextInput } from '#renderer/state/inputs/text-inputs.ts';
import type { AppStore } from '#renderer/state/store/store.ts';
import { isBlank } from '#shared/text-checks.ts';
import { jsonRepair } from '#tools/json/tool.ts';
import { RepairInput } from './repair-input.tsx';
import { RepairResult } from './repair-result.tsx';
import { beginRepair, useRepair } from './use-repair.ts';
import { useResultView } from './use-result-view.ts';

export function prepare(store: AppStore) {
  return beginRepair(store.getState().textInputs.values[jsonRepair.inputs.document.name]);
}

export function View() {
  const input = useTextInput(jsonRepair.inputs.document.name);
  const process = useRepair(input.value);
  const resultView = useResultView(process.result?.kind === 'guess');
  return (
    <DraggablePanes
      isStacked={resultView.isFullWidth}
      first={<RepairInput input={input} process={process} />}
      second={
        <RepairResult
          process={process}
          resultView={resultView}
          isEmpty={isBlank(input.value)}
          onUseSample={() => input.replace(jsonRepair.inputs.document.default, replacedBySample)}
        />
      }
    />
  );
}
