/**
 * The Content-Security-Policy of the app, in one place: the website's meta tag and server header,
 * and the header of the desktop app's own protocol.
 */
const directives: Record<string, readonly string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  // Emotion and CodeMirror write style elements at run time.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** These have no effect in a meta tag, so they are sent in headers only. */
const headerOnlyDirectives: Record<string, readonly string[]> = {
  'frame-ancestors': ["'none'"],
};

function serialise(policy: Record<string, readonly string[]>): string {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

export const metaPolicy = serialise(directives);
export const headerPolicy = serialise({ ...directives, ...headerOnlyDirectives });
