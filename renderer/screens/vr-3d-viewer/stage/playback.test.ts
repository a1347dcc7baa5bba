import { AnimationClip, NumberKeyframeTrack, Object3D } from 'three';
import { describe, expect, it } from 'vitest';
import { createPlayback, type PlaybackState } from './playback.ts';

function setUp() {
  const object = new Object3D();
  const clips = [
    new AnimationClip('along', 2, [new NumberKeyframeTrack('.position[x]', [0, 2], [0, 20])]),
    new AnimationClip('up', 1, [new NumberKeyframeTrack('.position[y]', [0, 1], [5, 6])]),
  ] as const;
  const states: PlaybackState[] = [];
  return { object, states, playback: createPlayback(object, [...clips], (state) => states.push(state)) };
}

describe('createPlayback', () => {
  it('stands at its beginning', () => {
    const { playback } = setUp();
    expect(playback.state).toEqual({ clip: 0, isPlaying: false, time: 0, duration: 2 });
  });

  it('goes to any time, its ends too, and no farther', () => {
    const { object, playback } = setUp();
    for (const [time, place] of [
      [1, 10],
      [2, 20],
      [0, 0],
      [99, 20],
      [-1, 0],
    ] as const) {
      playback.seek(time);
      expect(object.position.x).toBeCloseTo(place);
    }
  });

  it('plays over and over, and only while it plays', () => {
    const { object, playback } = setUp();
    playback.advance(1);
    expect(object.position.x).toBe(0);
    playback.play();
    playback.advance(1.5);
    playback.advance(1);
    expect(playback.state.time).toBeCloseTo(0.5);
    expect(object.position.x).toBeCloseTo(5);
    playback.pause();
    playback.advance(1);
    expect(object.position.x).toBeCloseTo(5);
  });

  it('begins again at the end', () => {
    const { playback } = setUp();
    playback.seek(2);
    playback.play();
    expect(playback.state.time).toBe(0);
  });

  it('takes back what one clip moved when another is chosen', () => {
    const { object, playback, states } = setUp();
    playback.seek(1);
    playback.choose(1);
    expect(object.position.toArray()).toEqual([0, 5, 0]);
    expect(states.at(-1)).toEqual({ clip: 1, isPlaying: false, time: 0, duration: 1 });
  });
});
