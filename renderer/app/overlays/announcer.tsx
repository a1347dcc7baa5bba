import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '#renderer/components/visually-hidden.tsx';
import { useIsOffered } from '#renderer/state/host/offered.ts';
import { saidErrors } from '#renderer/state/messages/said-errors.ts';
import { findScreen, type Screen } from '#tools/screens.ts';
import { notOffered } from '../screen/not-offered.tsx';
import { OverDialogs } from './over-dialogs.tsx';

/** Milliseconds without a key stroke or another error after which typing is considered paused. */
const typingPause = 1000;
/** Milliseconds until the dialog that the user navigated from is gone: some screen readers read nothing but that. */
const dialogLeaves = 250;

/**
 * Announces to screen reader users which screen was opened and what is wrong with the inputs. The live regions are
 * rendered empty first, since screen readers ignore one that is inserted together with its text.
 */
export function Announcer() {
  const found = findScreen(useLocation().pathname);
  const isOffered = useIsOffered();
  const screen = useArrival(found === undefined || isOffered(found) ? found : notOffered);
  const errors = useSettledErrors();
  return (
    <OverDialogs>
      <Box sx={{ position: 'fixed', top: 0, left: 0 }}>
        <VisuallyHidden role="status">{screen}</VisuallyHidden>
        <VisuallyHidden role="status">{errors}</VisuallyHidden>
      </Box>
    </OverDialogs>
  );
}

/** The heading of the screen after a change of screens; a page that has just been loaded is announced by its title. */
function useArrival(screen: Screen | undefined): string {
  const former = useRef(screen?.id);
  const [arrival, setArrival] = useState('');
  useEffect(() => {
    if (screen === undefined || former.current === screen.id) {
      return undefined;
    }
    const timer = setTimeout(() => {
      former.current = screen.id;
      setArrival(screen.entry.heading);
    }, dialogLeaves);
    return () => clearTimeout(timer);
  }, [screen]);
  return arrival;
}

/** The errors that are new when typing pauses: each text once, however often and in however many places it is shown. */
function useSettledErrors(): string {
  const shown = [...new Set(saidErrors.use().map(({ text }) => text))].sort().join('\n');
  const former = useRef('');
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (shown === former.current) {
      return undefined;
    }
    let timer = 0;
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(settle, typingPause);
    };
    const events = new AbortController();
    const settle = () => {
      events.abort();
      const known = former.current.split('\n');
      const news = shown.split('\n').filter((text) => !known.includes(text));
      former.current = shown;
      if (news.length > 0 || shown === '') {
        setSaid(news.join(' '));
      }
    };
    for (const type of ['keydown', 'input']) {
      window.addEventListener(type, wait, { capture: true, signal: events.signal });
    }
    wait();
    return () => {
      window.clearTimeout(timer);
      events.abort();
    };
  }, [shown]);
  return said;
}
