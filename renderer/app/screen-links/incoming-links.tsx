import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasFiles } from '#renderer/components/file-drop/dropped-content.ts';
import { createLazyPart } from '#renderer/components/lazy-part/lazy-part.ts';
import { LazyPartView } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { MissingPartNote, overScreen } from '#renderer/components/lazy-part/missing-part-note.tsx';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { incomingState } from '#renderer/state/screen-state/incoming-state.ts';
import { isScreenFile, stateExtension } from '#renderer/state/screen-state/state-extension.ts';
import { readIncomingFile } from './read-incoming-file.ts';

const incomingDialog = createLazyPart(
  'IncomingState',
  async () => (await import('./incoming-dialog.tsx')).IncomingDialog,
);

/**
 * Asks whether to apply the content of a link that was opened, or of a `.webtoolbox` file dropped or chosen anywhere.
 */
export function IncomingLinks() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const toast = useToaster();
  const incoming = incomingState.use();
  const code = new URLSearchParams(search).get('state');

  const say = (error: unknown) => {
    console.error(error);
    toast({
      message: 'The dialog for this could not be loaded. Check your connection, then try again.',
      type: 'error',
    });
  };
  const read = useEffectEvent(async (given: string, isCurrent: () => boolean) => {
    const { decodeState } = await import('#renderer/state/screen-state/state-code.ts');
    const state = await decodeState(given);
    if (isCurrent()) {
      incomingState.write({ from: 'link', state });
    }
  });
  const fail = useEffectEvent(say);
  useEffect(() => {
    if (code === null) {
      return undefined;
    }
    let isCurrent = true;
    read(code, () => isCurrent).catch(fail);
    return () => {
      isCurrent = false;
    };
  }, [code]);

  /** Handles the file before a pane would take it for text. @returns whether it was one of ours */
  const take = useEffectEvent((event: Event, [file, ...others]: Iterable<File>): boolean => {
    if (file === undefined || others.length > 0 || !isScreenFile(file)) {
      return false;
    }
    event.preventDefault();
    event.stopPropagation();
    readIncomingFile(file).catch(say);
    return true;
  });
  useEffect(() => {
    const takeDropped = (event: DragEvent) => {
      if (hasFiles(event)) {
        take(event, event.dataTransfer?.files ?? []);
      }
    };
    const takePasted = (event: ClipboardEvent) => take(event, event.clipboardData?.files ?? []);
    const takeChosen = (event: Event) => {
      const { target } = event;
      // The links dialog has its own picker for these files, and closes once it has one.
      if (
        target instanceof HTMLInputElement &&
        target.accept !== `.${stateExtension}` &&
        take(event, target.files ?? [])
      ) {
        // Resetting the value allows the same file to be chosen again.
        target.value = '';
      }
    };
    window.addEventListener('drop', takeDropped, { capture: true });
    window.addEventListener('paste', takePasted, { capture: true });
    window.addEventListener('change', takeChosen, { capture: true });
    return () => {
      window.removeEventListener('drop', takeDropped, { capture: true });
      window.removeEventListener('paste', takePasted, { capture: true });
      window.removeEventListener('change', takeChosen, { capture: true });
    };
  }, []);

  const close = (path = pathname) => {
    incomingState.write(undefined);
    if (code !== null || path !== pathname) {
      // The address is replaced, so neither a reload nor Back asks again.
      void navigate(path, { replace: code !== null });
    }
  };
  return (
    incoming !== undefined && (
      <LazyPartView
        part={incomingDialog}
        props={{ incoming, onClose: close }}
        missing={(missing) => (
          <MissingPartNote {...missing} what="The dialog for links and files" onClose={() => close()} sx={overScreen} />
        )}
      />
    )
  );
}
