import Button from '@mui/material/Button';
import { useState } from 'react';
import { BusyButton } from '#renderer/components/busy-indicator/busy-button.tsx';
import { useCopy } from '#renderer/components/copy-button/use-copy.ts';
import { valueReplaced } from '#renderer/state/inputs/replaced-value.ts';
import { replacedBy } from '#renderer/state/inputs/text-inputs.ts';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { useAppDispatch } from '#renderer/state/store/hooks.ts';
import type { AppThunk } from '#renderer/state/store/reducers.ts';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import { describeFailure } from '#shared/describe-failure.ts';
import type { GeneratedKey } from '#tools/jwt-decoder/keys/generate-key.ts';
import { isAlgorithmName } from '#tools/jwt-decoder/signature/algorithms.ts';
import { emptyDraft } from '#tools/jwt-decoder/signature/empty-draft.ts';
import type { JwtTasks } from '#tools/jwt-decoder/tasks.ts';
import { readTypedObject } from '#tools/jwt-decoder/token/decode-part.ts';
import { choices, keys } from '../choices.ts';

interface Props {
  readonly runner: TaskRunner<JwtTasks>;
}

/** The algorithm that a header to sign names, whatever that is. */
const algorithmOf = (header: string = emptyDraft.header): unknown => readTypedObject(header).members?.alg;

/** Puts a generated key into the key field, so that a message can bring the previous one back. Neither is stored. */
function keyGenerated(generated: GeneratedKey): AppThunk {
  return (dispatch) => {
    const former = keys.read();
    const { keyFormat } = choices.read();
    keys.write({ text: generated.key, generated });
    choices.change({ keyFormat: 'detect' });
    if (former.text !== '') {
      dispatch(
        valueReplaced({
          what: replacedBy('a generated key'),
          undo: () => {
            keys.write(former);
            choices.change({ keyFormat });
          },
          value: keys,
          isUnedited: () => keys.read().text === generated.key,
        }),
      );
    }
  };
}

/**
 * Generates a key for the algorithm of the header to sign, for trying things out, and offers the public half of a key it
 * has generated.
 */
export function GenerateKey({ runner }: Props) {
  const copy = useCopy();
  const toast = useToaster();
  const dispatch = useAppDispatch();
  const { text, generated } = keys.use();
  const { header } = choices.use();
  const [isBusy, setIsBusy] = useState(false);
  const alg = algorithmOf(header);

  const generate = async () => {
    if (!isAlgorithmName(alg)) {
      return;
    }
    setIsBusy(true);
    const outcome = await runner.run('generate', alg).catch((thrown: unknown) => {
      console.error(thrown);
      toast({ message: describeFailure(thrown).message, type: 'error' });
      return { status: 'cancelled' } as const;
    });
    setIsBusy(false);
    if (outcome.status !== 'done') {
      return;
    }
    if (!outcome.value.ok) {
      toast({ message: outcome.value.error.message, type: 'error' });
    } else if (keys.read().text !== text) {
      toast({ message: 'The generated key is left out, since the key has changed meanwhile.', type: 'info' });
    } else if (algorithmOf(choices.read().header) !== alg) {
      toast({ message: 'The generated key is left out, since the algorithm has changed meanwhile.', type: 'info' });
    } else {
      dispatch(keyGenerated(outcome.value.value));
    }
  };

  const publicKey = generated?.key === text ? generated.publicKey : undefined;
  return (
    <>
      {publicKey !== undefined && (
        <Button size="small" onClick={() => void copy(publicKey)}>
          Copy the public key
        </Button>
      )}
      <BusyButton size="small" variant="outlined" isBusy={isBusy} disabled={!isAlgorithmName(alg)} onClick={generate}>
        Generate a key
      </BusyButton>
    </>
  );
}
