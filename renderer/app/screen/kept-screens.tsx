import { Activity, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDismissal } from '#renderer/state/screens/hidden-screens.ts';
import { createScreenLife, endScreen, type ScreenLife, ScreenLifeContext } from '#renderer/workers/screen-life.ts';
import { findScreen, type Screen } from '#tools/screens.ts';
import { ScreenPlace } from './screen-place.tsx';
import { ScreenView } from './screen-view.tsx';

/** How many screens are kept besides the visible one. */
const mostKept = 3;
/** Roughly how many bytes the kept screens may hold together. */
const mostHeld = 16_000_000;

interface KeptScreen {
  readonly screen: Screen;
  readonly life: ScreenLife;
  /** What `shown` was when the screen came: with the next life its state begins anew. */
  readonly since: number;
  /** Increases with each change of screens. */
  readonly shown: number;
}

const weightOf = ({ life }: KeptScreen) => [...life.weights.values()].reduce((sum, bytes) => sum + bytes, 0);

/** Shows a screen, and keeps the most recently shown others within the limits. */
function show(kept: readonly KeptScreen[], screen: Screen): readonly KeptScreen[] {
  const shown = Math.max(0, ...kept.map((other) => other.shown)) + 1;
  const former = kept.find((other) => other.screen.id === screen.id);
  const others = kept.filter((other) => other !== former).sort((a, b) => b.shown - a.shown);
  let held = 0;
  const staying = others.slice(0, mostKept).filter((other) => {
    held += weightOf(other);
    return held <= mostHeld;
  });
  const entry = { screen, life: former?.life ?? createScreenLife(), since: former?.since ?? shown, shown };
  // The order of arrival is kept, since an element that is moved in the document loses its scroll position.
  return former === undefined
    ? [...kept.filter((other) => staying.includes(other)), entry]
    : kept.flatMap((other) => (other === former ? [entry] : staying.includes(other) ? [other] : []));
}

/** The visible screen, or the one that was visible until now. */
function findLatest(kept: readonly KeptScreen[]): Screen | undefined {
  return kept.find(({ shown }) => shown === Math.max(...kept.map((other) => other.shown)))?.screen;
}

interface Props {
  readonly screen: Screen;
  /** The parameters of the visible screen. */
  readonly parameters: readonly string[];
}

/** The same each time, so that it does not render a screen again. */
const noParameters: readonly string[] = [];

/**
 * Renders the visible screen and, hidden, the most recently visited ones, which reappear within one frame as they were
 * left.
 */
export function KeptScreens({ screen, parameters }: Props) {
  const [kept, setKept] = useState(() => show([], screen));
  const dismissal = useDismissal();
  const [seenDismissal, setSeenDismissal] = useState(dismissal);
  let next = kept;
  if (dismissal !== seenDismissal) {
    setSeenDismissal(dismissal);
    const dismissed = dismissal.path === undefined ? undefined : findScreen(dismissal.path)?.id;
    const latest = findLatest(kept)?.id;
    next = next.filter(({ screen: { id } }) => id === latest || (dismissed !== undefined && id !== dismissed));
  }
  // This comes after the dismissal: a screen may be dismissed and shown with the same click.
  if (findLatest(next) !== screen) {
    next = show(next, screen);
  }
  if (next !== kept) {
    setKept(next);
  }
  useScroll(screen.id);

  useLayoutEffect(() => {
    for (const { screen: other, life } of kept) {
      life.isShown = other.id === screen.id;
    }
  }, [kept, screen]);
  const former = useRef(kept);
  useEffect(() => {
    const lives = new Set(kept.map(({ life }) => life));
    for (const { life } of former.current) {
      if (!lives.has(life)) {
        endScreen(life);
      }
    }
    former.current = kept;
  }, [kept]);
  useEffect(
    () => () => {
      // Deferred because in development React ends all effects once and runs them again.
      queueMicrotask(() => {
        for (const { life } of former.current) {
          endScreen(life);
        }
      });
    },
    [],
  );

  return kept.map(({ screen: one, life, since }) => (
    <Activity key={`${one.id} ${since}`} mode={one.id === screen.id ? 'visible' : 'hidden'}>
      <ScreenLifeContext value={life}>
        <ScreenPlace screen={one}>
          <ScreenView
            screenId={one.id}
            parameters={one.id === screen.id && parameters.length > 0 ? parameters : noParameters}
          />
        </ScreenPlace>
      </ScreenLifeContext>
    </Activity>
  ));
}

/** Restores the scroll position that each screen was left at. */
function useScroll(id: string): void {
  const places = useRef(new Map<string, number>());
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const region = document.getElementById('content');
    if (region === null) {
      return undefined;
    }
    // The first screen is at its beginning anyway, and setting the position lays out the whole page.
    if (!isFirst.current) {
      region.scrollTop = places.current.get(id) ?? 0;
    }
    isFirst.current = false;
    const note = () => places.current.set(id, region.scrollTop);
    region.addEventListener('scroll', note, { passive: true });
    return () => region.removeEventListener('scroll', note);
  }, [id]);
}
