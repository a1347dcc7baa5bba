import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCopy } from '#renderer/components/copy-button/use-copy.ts';
import { useToaster } from '#renderer/state/toaster.ts';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import { isAlgorithmName } from './algorithms.ts';
import { readTypedObject } from './decode-part.ts';
import type { GeneratedKey } from './generate-key.ts';
import type { JwtTasks } from './tasks.ts';
import type { KeyInput } from './use-token.ts';

interface Props {
  readonly runner: TaskRunner<JwtTasks>;
  /** The header to sign: it names the algorithm. */
  readonly header: string;
  /** What the key field holds now. */
  readonly shownKey: string;
  readonly onGenerate: (key: KeyInput) => void;
}

/** Makes a key for the algorithm of the header, for a try; and gives the public half of the key that it made. */
export function GenerateKey({ runner, header, shownKey, onGenerate }: Props) {
  const copy = useCopy();
  const toast = useToaster();
  const [generated, setGenerated] = useState<GeneratedKey>();
  const [isBusy, setIsBusy] = useState(false);
  const alg = readTypedObject(header).members?.alg;

  const generate = async () => {
    if (!isAlgorithmName(alg)) {
      return;
    }
    setIsBusy(true);
    const outcome = await runner.run('generate', alg);
    setIsBusy(false);
    if (outcome.status === 'done' && outcome.value.ok) {
      setGenerated(outcome.value.value);
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
