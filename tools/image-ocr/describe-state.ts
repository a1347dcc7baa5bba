import type { ImageState, OcrStep } from './ocr-session.ts';

/** What goes on, in each step. */
export const stepNames: Record<OcrStep, string> = {
  loading: 'Loading the text recognition',
  preparing: 'Preparing the image',
  recognising: 'Recognising text',
};

/**
 * What a person is told of an image.
 * @param text what was recognised, if it is done
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
        : `${stepNames[state.step]}, ${Math.round(state.progress * 100)} %`;
    case 'cancelled':
      return 'Cancelled';
    case 'failed':
      return 'Failed';
    case 'done':
      return text === '' ? 'No text found' : 'Done';
  }
}
