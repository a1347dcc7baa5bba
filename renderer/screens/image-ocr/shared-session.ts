import { whenEverythingIsCleared } from '#renderer/state/kept/session-value.ts';
import { createOcrSession, type OcrSession } from '#tools/image-ocr/ocr-session.ts';
import { endRecognition, recogniseImage } from './recognise-image.ts';

/**
 * The images and the text of this screen. They outlive it: work continues while the user looks at another tool. The
 * worker ends with the work, which frees its memory.
 */
export const ocrSession: OcrSession = createOcrSession(recogniseImage, endRecognition);
whenEverythingIsCleared(() => ocrSession.clear());
