import { whenEverythingIsCleared } from '#renderer/state/session-value.ts';
import { createOcrSession, type OcrSession } from '#tools/image-ocr/ocr-session.ts';
import { endRecognition, recogniseImage } from './recognise-image.ts';

/**
 * The images and the text of this screen. They outlive it: work goes on while the user looks at another tool. The
 * worker ends with the work, and its memory with it.
 */
export const ocrSession: OcrSession = createOcrSession(recogniseImage, endRecognition);
whenEverythingIsCleared(() => ocrSession.clear());
