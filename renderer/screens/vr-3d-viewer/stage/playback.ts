import { type AnimationClip, AnimationMixer, type Object3D } from 'three';

/** The state of an animation. */
export interface PlaybackState {
  /** The index among the model's clips. */
  readonly clip: number;
  readonly isPlaying: boolean;
  /** The present time of the animation, in seconds. */
  readonly time: number;
  /** The duration of the animation, in seconds. */
  readonly duration: number;
}

export interface Playback {
  readonly state: PlaybackState;
  choose(clip: number): void;
  play(): void;
  pause(): void;
  /** @param time in seconds; clamped to the clip's range */
  seek(time: number): void;
  /** Advances the time while it plays. @param seconds since the last call */
  advance(seconds: number): void;
  dispose(): void;
}

/**
 * Plays one clip of a model at a time in a loop.
 * @param clips at least one
 * @param onChange receives every new state
 */
export function createPlayback(
  root: Object3D,
  clips: readonly [AnimationClip, ...AnimationClip[]],
  onChange: (state: PlaybackState) => void,
): Playback {
  const mixer = new AnimationMixer(root);
  let clip = clips[0];
  let state: PlaybackState = { clip: 0, isPlaying: false, time: 0, duration: clip.duration };

  function update(change: Partial<PlaybackState>): void {
    state = { ...state, ...change };
    onChange(state);
  }

  /** The action is paused and moved manually, because the mixer's own clock would stop it at the ends. */
  function show(time: number): void {
    const action = mixer.clipAction(clip);
    action.play();
    action.paused = false;
    action.time = time;
    mixer.update(0);
  }

  show(0);
  return {
    get state() {
      return state;
    },
    choose(index) {
      const chosen = clips[index];
      if (chosen === undefined || chosen === clip) {
        return;
      }
      // Resets everything that the last clip has moved.
      mixer.stopAllAction();
      clip = chosen;
      show(0);
      update({ clip: index, time: 0, duration: chosen.duration });
    },
    play() {
      update({ isPlaying: true, time: state.time >= state.duration ? 0 : state.time });
    },
    pause: () => update({ isPlaying: false }),
    seek(time) {
      const inRange = Math.min(Math.max(0, time), state.duration);
      show(inRange);
      update({ time: inRange });
    },
    advance(seconds) {
      if (state.isPlaying && state.duration > 0) {
        const time = (state.time + seconds) % state.duration;
        show(time);
        update({ time });
      }
    },
    dispose() {
      mixer.stopAllAction();
      mixer.uncacheRoot(root);
    },
  };
}
