import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { createStage } from './stage/create-stage.ts';
import type { PlaybackState } from './stage/playback.ts';
import type { SceneFacts, Stage } from './stage/stage.ts';

export interface StageState {
  readonly stage: Stage | undefined;
  readonly facts: SceneFacts | undefined;
  readonly playback: PlaybackState | undefined;
  /** Why there is no picture. */
  readonly problem: 'no-webgl' | 'lost' | undefined;
  /** Starts over with a new canvas. */
  readonly restart: () => void;
}

/** A stage in an element of the page, which lives as long as the screen. */
export function useStage(container: RefObject<HTMLElement | null>): StageState {
  const [round, setRound] = useState(0);
  const [stage, setStage] = useState<Stage>();
  const [facts, setFacts] = useState<SceneFacts>();
  const [playback, setPlayback] = useState<PlaybackState>();
  const [problem, setProblem] = useState<StageState['problem']>();

  // Before the first paint, as is the model that it shows: their controls would move what has been painted, and a file
  // that is dropped needs both.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round begins anew.
  useLayoutEffect(() => {
    if (container.current === null) {
      return undefined;
    }
    let created: Stage;
    try {
      created = createStage(container.current, {
        onFacts: setFacts,
        onPlayback: setPlayback,
        onContext: (state) => setProblem(state === 'lost' ? 'lost' : undefined),
      });
    } catch {
      setProblem('no-webgl');
      return undefined;
    }
    setProblem(undefined);
    setStage(created);
    return () => {
      setStage(undefined);
      setPlayback(undefined);
      setFacts(undefined);
      created.dispose();
    };
  }, [container, round]);

  const restart = useCallback(() => setRound((current) => current + 1), []);
  return { stage, facts, playback, problem, restart };
}
