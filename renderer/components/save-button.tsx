import SaveIcon from '@mui/icons-material/SaveAltOutlined';
import IconButton from '@mui/material/IconButton';
import type { FileToSave } from '#renderer/platform/index.ts';
import { useScreenAction } from '#renderer/state/screens/screen-actions.ts';
import { useAwaitedResult, WaitingIcon, waitingState } from './awaited-result.tsx';
import { useSaveFile } from './hooks/use-save-file.ts';

interface Props extends Omit<FileToSave, 'content'> {
  /** Called when the button is pressed; returns undefined if the content is gone by then. */
  readonly getContent: () => FileToSave['content'] | undefined | Promise<FileToSave['content'] | undefined>;
  readonly disabled?: boolean;
  /** What is saved, if a screen has several of these buttons: the accessible name becomes "Save As…: label". */
  readonly label?: string | undefined;
}

/**
 * "Save As…": a download on the website, the system's dialog in the desktop app. While a newer result is being made
 * (`AwaitedResult`), it waits for that.
 */
export function SaveButton({ getContent, disabled = false, suggestedName, filter, label }: Props) {
  const saveFile = useSaveFile();
  const { isWaiting, take } = useAwaitedResult(disabled ? undefined : { getContent, suggestedName, filter }, 'saved');
  const isDisabled = disabled && !isWaiting;
  const save = async () => {
    const taken = await take();
    const content = await taken?.getContent();
    if (taken !== undefined && content !== undefined) {
      await saveFile({ suggestedName: taken.suggestedName, filter: taken.filter, content });
    }
  };
  const title = 'Save As…';
  const name = label === undefined ? title : `${title}: ${label}`;
  useScreenAction({ label: name, isDisabled, run: () => void save() });
  return (
    <span data-hint={title}>
      <IconButton aria-label={name} onClick={save} disabled={isDisabled} size="small" {...waitingState(isWaiting)}>
        {isWaiting ? <WaitingIcon /> : <SaveIcon sx={{ fontSize: 20 }} />}
      </IconButton>
    </span>
  );
}
