import { formatPercent } from '#shared/formats/words/locale.ts';
import type { ImageState, OcrStep } from './ocr-session.ts';

/** The description of each step. */
export const stepNames: Record<OcrStep, string> = {
  loading: 'Loading the text recognition',
  preparing: 'Preparing the image',
  recognising: 'Recognising text',
};

/**
 * Describes the state of an image to the user.
 * @param text the recognised text, if the image is done
 * @example describeState({ status: 'working', step: 'recognising', progress: 0.5 }) // 'Recognising text, 50 %'
 */
export function describeState(state: ImageState, text = ''): string {
  switch (state.status) {
    case 'ready':
      return 'Ready';
    case 'waiting':
      return 'Waiting';
    case 'working':
      return state.progress === undefined
        ? stepNames[state.step]
        : `${stepNames[state.step]}, ${formatPercent(state.progress)}`;
    case 'cancelled':
      return 'Cancelled';
    case 'failed':
      return 'Failed';
    case 'done':
      return text === '' ? 'No text found' : 'Done';
  }
}
