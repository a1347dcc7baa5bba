import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'react-redux';
import { platform } from '#renderer/platform/index.ts';
import { flushPendingEdits } from '#renderer/state/inputs/pending-edits.ts';
import type { GatheredState } from '#renderer/state/screen-state/gather-state.ts';
import { gatherState } from '#renderer/state/screen-state/gather-state.ts';
import { isBlankState, type ScreenState } from '#renderer/state/screen-state/screen-state.ts';
import { encodeState, longestLink } from '#renderer/state/screen-state/state-code.ts';
import type { AppStore } from '#renderer/state/store/store.ts';
import type { Screen } from '#tools/screens.ts';

/** The target of a link: this site or, from the desktop app, the app itself. */
function linkTo(path: string, code: string | undefined): string {
  const base = platform.kind === 'desktop' ? 'web-toolbox:' : `${location.href.replace(/#.*/su, '')}#`;
  return `${base}${path}${code === undefined ? '' : `?state=${code}`}`;
}

export interface OfferedState {
  /** Undefined until the secrets have been identified. */
  readonly gathered: GatheredState | undefined;
  readonly ticked: ReadonlySet<string>;
  readonly tick: (name: string, isTicked: boolean) => void;
  /** Undefined until it has been created. */
  readonly state: ScreenState | undefined;
  /** Undefined until it has been created, and if it would be too long. */
  readonly link: string | undefined;
  readonly isTooLong: boolean;
}

/** Creates the link to a screen's current state, with the inputs that the user ticks. */
export function useOfferedState(screen: Screen): OfferedState {
  const { getState } = useStore() as AppStore;
  const [gathered, setGathered] = useState<GatheredState>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [made, setMade] = useState<{ readonly of: ReadonlySet<string>; readonly link: string | undefined }>();
  const gather = useEffectEvent(() => {
    flushPendingEdits();
    return gatherState(screen, getState().textInputs);
  });
  useEffect(() => {
    let isCurrent = true;
    gather().then(
      (next) => isCurrent && setGathered(next),
      (error: unknown) => console.error(error),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  useEffect(() => {
    if (gathered === undefined) {
      return undefined;
    }
    let isCurrent = true;
    const state = gathered.make(ticked);
    const write = async () => {
      const code = isBlankState(state) ? undefined : await encodeState(state);
      const link = isBlankState(state) || code !== undefined ? linkTo(screen.path, code) : undefined;
      return link !== undefined && link.length <= longestLink ? link : undefined;
    };
    write().then(
      (link) => isCurrent && setMade({ of: ticked, link }),
      (error: unknown) => console.error(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [gathered, ticked, screen]);
  const isMade = made?.of === ticked;
  return {
    gathered,
    ticked,
    tick: (name, isTicked) =>
      setTicked((former) => new Set(isTicked ? [...former, name] : [...former].filter((one) => one !== name))),
    state: gathered?.make(ticked),
    link: isMade ? made.link : undefined,
    isTooLong: isMade && made.link === undefined,
  };
}
