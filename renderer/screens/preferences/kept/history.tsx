import Button from '@mui/material/Button';
import { useState } from 'react';
import { clearHistory, forgetSecrets, readHistory } from '#renderer/state/history/history.ts';
import { historyChoices } from '#renderer/state/history/history-choices.ts';
import { useConfirm } from '#renderer/state/messages/use-confirm.ts';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { PreferenceRow } from '../preference-row.tsx';
import { SwitchRow } from '../switch-row.tsx';

const countEntries = (count: number) => countOf(count, 'entry', 'entries');

const failure = {
  severity: 'error',
  text: 'The history could not be changed. Reload the page, and try again.',
} as const;

/** Runs a change of the history. @returns the message after a failure, and the function that runs the change */
function useAttempt() {
  const [hasFailed, setHasFailed] = useState(false);
  const attempt = (work: () => Promise<void>) => {
    setHasFailed(false);
    work().catch((error: unknown) => {
      console.error(error);
      setHasFailed(true);
    });
  };
  return { attempt, note: hasFailed ? failure : undefined };
}

export function HistorySwitch() {
  const { isOn } = historyChoices.use();
  return (
    <SwitchRow
      title="Keep a history of inputs"
      detail="The last 50 texts of each tool, and your snippets, behind the button named History. On this machine only."
      isOn={isOn}
      onChange={(next) => historyChoices.change({ isOn: next })}
    />
  );
}

/** Whether the history keeps secrets; turning this off also forgets those that it has. */
export function SecretsSwitch() {
  const { isOn, keepsSecrets } = historyChoices.use();
  const confirm = useConfirm();
  const { attempt, note } = useAttempt();
  const change = async (next: boolean) => {
    const secrets = next ? [] : (await readHistory()).entries.filter(({ isSecret }) => isSecret);
    const isConfirmed =
      secrets.length === 0 ||
      (await confirm({
        title: 'Forget the secrets?',
        description: `${countEntries(secrets.length)} in the history, including snippets, may contain a secret and will be forgotten. This cannot be undone.`,
      }));
    if (isConfirmed) {
      historyChoices.change({ keepsSecrets: next });
      await (secrets.length > 0 && forgetSecrets());
    }
  };
  return (
    <SwitchRow
      title="Also keep what looks like a secret"
      detail="Tokens, keys, passwords, cookies and headers with credentials. Off: they are not kept, and an export never has them."
      note={note}
      isOn={keepsSecrets}
      isDisabled={!isOn}
      onChange={(next) => attempt(() => change(next))}
    />
  );
}

export function ClearHistory() {
  const confirm = useConfirm();
  const toast = useToaster();
  const { attempt, note } = useAttempt();
  const clear = async () => {
    const { entries } = await readHistory();
    const isConfirmed = await confirm({
      title: 'Clear the history?',
      description: `${countEntries(entries.length)}, including snippets, will be forgotten. The current inputs are kept. This cannot be undone.`,
    });
    if (isConfirmed) {
      await clearHistory();
      toast({ message: 'The history is cleared.' });
    }
  };
  return (
    <PreferenceRow
      title="Clear the history"
      detail="The current inputs are kept."
      note={note}
      control={
        <Button variant="outlined" color="inherit" onClick={() => attempt(clear)}>
          Clear the history…
        </Button>
      }
    />
  );
}
