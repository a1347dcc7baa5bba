import type { CameraStep } from '../stage/camera-rig.ts';

/** A press turns by this much, in radians. */
const turn = Math.PI / 24;
/** A press moves by this much of the picture. */
const pan = 0.06;
const closer = 0.88;

/**
 * What a key does to the camera.
 * @param key as in `KeyboardEvent.key`
 * @example stepOfKey('ArrowLeft', true) // { pan: [-0.06, 0] }
 */
export function stepOfKey(key: string, isShift: boolean): CameraStep | undefined {
  switch (key) {
    case 'ArrowLeft':
      return isShift ? { pan: [-pan, 0] } : { turn: [-turn, 0] };
    case 'ArrowRight':
      return isShift ? { pan: [pan, 0] } : { turn: [turn, 0] };
    case 'ArrowUp':
      return isShift ? { pan: [0, pan] } : { turn: [0, -turn] };
    case 'ArrowDown':
      return isShift ? { pan: [0, -pan] } : { turn: [0, turn] };
    case '+':
    case '=':
    case 'PageUp':
      return { zoom: closer };
    case '-':
    case '_':
    case 'PageDown':
      return { zoom: 1 / closer };
    default:
      return undefined;
  }
}
