import type { CameraStep } from '../stage/camera-rig.ts';

/** The angle in radians that a key press turns by. */
const turn = Math.PI / 24;
/** The part of the picture that a key press moves by. */
const pan = 0.06;
const closer = 0.88;

/**
 * The camera step for a key.
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
