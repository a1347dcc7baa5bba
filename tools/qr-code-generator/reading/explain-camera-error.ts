/**
 * Says why the camera gives no picture and what to do about it.
 * @param thrown the reason with which getUserMedia rejected (W3C Media Capture, section 10.2)
 * @example explainCameraError(new DOMException('', 'NotFoundError')) // 'No camera was found. …'
 */
export function explainCameraError(thrown: unknown): string {
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : '';
  switch (name) {
    case 'NotAllowedError':
      return 'The browser blocked the camera. Allow it for this page in the browser (at the left of the address) or in the system’s settings, then try again.';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'No camera was found. Connect one, or choose an image of the code.';
    case 'NotReadableError':
    case 'AbortError':
      return 'The camera gives no picture: another program may be using it. Close that and try again.';
    case 'SecurityError':
      return 'Browsers allow the camera only on pages served over https, and in the desktop app. Choose an image of the code.';
    default:
      return `The camera did not start${thrown instanceof Error ? `: ${thrown.message}` : ''}. Choose an image of the code.`;
  }
}
