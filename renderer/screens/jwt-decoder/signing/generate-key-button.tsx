import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCopy } from '#renderer/components/copy-button/use-copy.ts';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import { describeFailure } from '#shared/describe-failure.ts';
import { isAlgorithmName } from '#tools/jwt-decoder/signature/algorithms.ts';
import type { JwtTasks } from '#tools/jwt-decoder/tasks.ts';
import { readTypedObject } from '#tools/jwt-decoder/token/decode-part.ts';
import { keys } from '../choices.ts';
import type { KeyInput } from '../decoding/use-token.ts';

interface Props {
  readonly runner: TaskRunner<JwtTasks>;
  /** The header to sign, which names the algorithm. */
  readonly header: string;
  /** The text of the key field. */
  readonly shownKey: string;
  readonly onGenerate: (key: KeyInput) => void;
}

/**
 * Generates a key for the algorithm of the header, for trying things out, and offers the public half of a key it has
 * generated.
 */
export function GenerateKey({ runner, header, shownKey, onGenerate }: Props) {
  const copy = useCopy();
  const toast = useToaster();
  const { generated } = keys.use();
  const [isBusy, setIsBusy] = useState(false);
  const alg = readTypedObject(header).members?.alg;

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
    if (outcome.status === 'done' && outcome.value.ok) {
      keys.change({ generated: outcome.value.value });
      onGenerate({ text: outcome.value.value.key, format: 'detect' });
    } else if (outcome.status === 'done' && !outcome.value.ok) {
      toast({ message: outcome.value.error.message, type: 'error' });
    }
  };

  const publicKey = generated?.key === shownKey ? generated.publicKey : undefined;
  return (
    <>
      {publicKey !== undefined && (
        <Button size="small" onClick={() => void copy(publicKey)}>
          Copy the public key
        </Button>
      )}
      <Button size="small" variant="outlined" loading={isBusy} disabled={!isAlgorithmName(alg)} onClick={generate}>
        Generate a key
      </Button>
    </>
  );
}
