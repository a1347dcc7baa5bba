import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DroppedContent } from '#renderer/components/file-drop/dropped-content.ts';
import { createLazyPart } from '#renderer/components/lazy-part/lazy-part.ts';
import { LazyPartView } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { MissingPartNote, overScreen } from '#renderer/components/lazy-part/missing-part-note.tsx';
import { showTransfer } from '#renderer/state/files/file-transfers.ts';
import { handOver, takePassedFiles, useHasPassedFiles } from '#renderer/state/files/handed-files.ts';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { isScreenFile } from '#renderer/state/screen-state/state-extension.ts';
import { dismissHiddenScreens } from '#renderer/state/screens/hidden-screens.ts';
import { headLength, kindOfFile } from '#shared/formats/file-kinds/kind-of-file.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { describeUnopened, type UnopenedFile } from '#shared/formats/words/describe-unopened.ts';
import { ok } from '#shared/result.ts';
import { unreadableFile } from '#shared/unreadable-file.ts';
import { screenOf } from '#tools/screen-of.ts';
import { findScreen, type ScreenId } from '#tools/screens.ts';
import { IncomingLinks } from '../screen-links/incoming-links.tsx';
import { readIncomingFile } from '../screen-links/read-incoming-file.ts';
import { fetchOpenedFile } from './fetch-opened-file.ts';
import type { Choice, Question } from './tool-chooser.tsx';
import { toolsForFiles } from './tools-for-files.ts';
import { useDropAnywhere } from './use-drop-anywhere.ts';

const toolChooser = createLazyPart('ToolChooser', async () => (await import('./tool-chooser.tsx')).ToolChooser);

const oneUnreadable = 'One of the files cannot be read. They may have changed or gone: choose them again.';

const readHead = async (file: File) => new Uint8Array(await file.slice(0, headLength).arrayBuffer());

/**
 * Opens files in a matching tool: those dropped where nothing else takes them, and those that the system has passed to
 * the desktop shell or to the installed website.
 */
export function IncomingFiles() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toast = useToaster();
  /** Sets of files in order of arrival: the user is asked about the first, and the others wait for the answer. */
  const [questions, setQuestions] = useState<readonly (Question & { readonly id: number })[]>([]);
  const [question] = questions;
  const lastId = useRef(0);
  const shown = findScreen(pathname)?.id;
  // Files take a while to arrive, and the user may have changed screens by then.
  const shownNow = useRef(shown);
  useEffect(() => {
    shownNow.current = shown;
  }, [shown]);

  const open = ({ screenId, files }: Choice) => {
    handOver(screenId, files);
    if (screenId !== shownNow.current) {
      dismissHiddenScreens(screenOf(screenId).path);
      void navigate(screenOf(screenId).path);
    }
  };

  const receive = async (files: readonly File[], droppedOn: ScreenId | undefined) => {
    const [first] = files;
    try {
      if (first !== undefined && files.length === 1 && isScreenFile(first)) {
        await readIncomingFile(first);
        return;
      }
      const kinds = await Promise.all(files.map(async (file) => kindOfFile(file.name, await readHead(file))));
      const choices = toolsForFiles(kinds, droppedOn).map(({ screenId, files: indices }) => ({
        screenId,
        files: files.filter((_, index) => indices.includes(index)),
      }));
      if (choices.length === 0) {
        toast({ message: 'No tool here opens files of this type.', type: 'info' });
        return;
      }
      lastId.current += 1;
      const id = lastId.current;
      setQuestions((before) => [...before, { id, files, choices }]);
    } catch {
      const message = files.length === 1 ? unreadableFile(first?.name).message : oneUnreadable;
      toast({ message, type: 'error' });
    }
  };

  const endQuestion = () => setQuestions((before) => before.slice(1));
  // If only one tool matches, there is nothing to ask: it opens when its turn comes.
  const onlyChoice = question?.choices.length === 1 ? question.choices[0] : undefined;
  const openOnly = useEffectEvent((choice: Choice) => {
    endQuestion();
    open(choice);
  });
  useEffect(() => {
    if (onlyChoice !== undefined) {
      openOnly(onlyChoice);
    }
  }, [onlyChoice]);

  const isOver = useDropAnywhere(({ files, folders: [folder] }: DroppedContent) => {
    if (folder !== undefined) {
      const message = `“${folder}” is a folder. Choose the files in it, or drop it on the 3D Viewer.`;
      toast({ message, type: 'info' });
    }
    if (files.length > 0) {
      void receive(files, shown);
    }
  });

  const hasPassed = useHasPassedFiles();
  const takePassed = useEffectEvent(async () => {
    const passed = takePassedFiles();
    const [first] = passed;
    if (first === undefined) {
      return;
    }
    const label = passed.length === 1 ? first.name : countOf(passed.length, 'file');
    const files = await showTransfer(`Opening ${label}`, async ({ signal, onProgress }) => {
      const read: File[] = [];
      const unopened: UnopenedFile[] = [];
      for (const [index, one] of passed.entries()) {
        onProgress(passed.length === 1 ? undefined : index / passed.length);
        const file = one instanceof File ? ok(one) : await fetchOpenedFile(one, signal);
        if (file.ok) {
          read.push(file.value);
        } else {
          unopened.push({ name: `“${one.name}”`, reason: file.error });
        }
      }
      if (unopened.length > 0) {
        toast({ message: describeUnopened(unopened), type: 'error' });
      }
      return read;
    }).catch((): File[] => []);
    if (files.length > 0) {
      await receive(files, undefined);
    }
  });
  useEffect(() => {
    if (hasPassed) {
      void takePassed();
    }
  }, [hasPassed]);

  return (
    <>
      <IncomingLinks />
      {isOver && <DropTarget />}
      {question && onlyChoice === undefined && (
        <LazyPartView
          key={question.id}
          part={toolChooser}
          props={{
            question,
            onChoose: (choice: Choice) => {
              endQuestion();
              open(choice);
            },
            onClose: endQuestion,
          }}
          missing={(missing) => (
            <MissingPartNote
              {...missing}
              what="The list of tools that open your files"
              onClose={endQuestion}
              sx={overScreen}
            />
          )}
        />
      )}
    </>
  );
}

/** Covers the whole window without intercepting pointer events. */
function DropTarget() {
  return (
    <Box
      sx={{
        position: 'fixed',
        inset: 8,
        zIndex: 'tooltip',
        pointerEvents: 'none',
        display: 'flex',
        alignItems: 'flex-end',
        justifyContent: 'center',
        pb: 4,
        border: '2px dashed',
        borderColor: 'focus.main',
        borderRadius: 2,
      }}
    >
      <Box
        role="status"
        sx={{
          px: 2,
          py: 1,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          boxShadow: 4,
        }}
      >
        Drop to open the file in its tool
      </Box>
    </Box>
  );
}
