import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DroppedContent } from '#renderer/components/file-drop/dropped-content.ts';
import { takeAnnouncedFiles, useHasAnnouncedFiles } from '#renderer/state/announced-files.ts';
import { showTransfer } from '#renderer/state/file-transfers.ts';
import { handOver } from '#renderer/state/handed-files.ts';
import { useToaster } from '#renderer/state/toaster.ts';
import { findScreen, type ScreenId } from '#shared/catalogue.ts';
import { fetchOpenedFile } from './fetch-opened-file.ts';
import { headLength, kindOfFile } from './kind-of-file.ts';
import { screenOf } from './screen-of.ts';
import type { Choice, Question } from './tool-chooser.tsx';
import { toolsForFiles } from './tools-for-files.ts';
import { useDropAnywhere } from './use-drop-anywhere.ts';

const ToolChooser = lazy(() => import('./tool-chooser.tsx').then(({ ToolChooser }) => ({ default: ToolChooser })));

const readHead = async (file: File) => new Uint8Array(await file.slice(0, headLength).arrayBuffer());

/** Opens files in the tool that fits: those dropped where nothing takes them, and those the desktop shell was given. */
export function IncomingFiles() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toast = useToaster();
  const [question, setQuestion] = useState<Question>();
  const shown = findScreen(pathname)?.id;
  // Files take a while to arrive, and the user does not wait.
  const shownNow = useRef(shown);
  useEffect(() => {
    shownNow.current = shown;
  }, [shown]);

  const open = ({ screen, files }: Choice) => {
    setQuestion(undefined);
    handOver(screen, files);
    if (screen !== shownNow.current) {
      void navigate(screenOf(screen).path);
    }
  };

  const receive = async (files: readonly File[], droppedOn: ScreenId | undefined) => {
    try {
      const kinds = await Promise.all(files.map(async (file) => kindOfFile(file.name, await readHead(file))));
      const choices = toolsForFiles(kinds, droppedOn).map(({ screen, files: indices }) => ({
        screen,
        files: files.filter((_, index) => indices.includes(index)),
      }));
      const [first, second] = choices;
      if (first !== undefined && second === undefined) {
        open(first);
      } else {
        setQuestion({ files, choices });
      }
    } catch {
      const name = files.length === 1 ? `“${files[0]?.name}”` : 'One of the files';
      toast({ message: `${name} cannot be read. Check that it is still there.`, type: 'error' });
    }
  };

  const isOver = useDropAnywhere(({ files, folders: [folder] }: DroppedContent) => {
    if (folder !== undefined) {
      const message = `“${folder}” is a folder. Choose the files in it, or drop it on the 3D Viewer.`;
      toast({ message, type: 'info' });
    }
    if (files.length > 0) {
      void receive(files, shown);
    }
  });

  const hasAnnounced = useHasAnnouncedFiles();
  const takeAnnounced = useEffectEvent(async () => {
    const announced = takeAnnouncedFiles();
    const [first] = announced;
    if (first === undefined) {
      return;
    }
    const label = announced.length === 1 ? first.name : `${announced.length} files`;
    const fetched = await showTransfer(`Opening ${label}`, async ({ signal, onProgress }) => {
      const files: File[] = [];
      for (const [index, one] of announced.entries()) {
        onProgress(announced.length === 1 ? undefined : index / announced.length);
        const file = await fetchOpenedFile(one, signal);
        if (file.ok) {
          files.push(file.value);
        } else {
          toast({ message: `“${one.name}” was not opened: ${file.error}`, type: 'error' });
        }
      }
      return files;
    }).catch((): File[] => []);
    if (fetched.length > 0) {
      await receive(fetched, undefined);
    }
  });
  useEffect(() => {
    if (hasAnnounced) {
      void takeAnnounced();
    }
  }, [hasAnnounced]);

  return (
    <>
      {isOver && <DropTarget />}
      {question && (
        <Suspense>
          <ToolChooser question={question} onChoose={open} onClose={() => setQuestion(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Over the whole window, and in the way of nothing. */
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
        borderColor: 'primary.main',
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
        Let go to open the file in its tool
      </Box>
    </Box>
  );
}
