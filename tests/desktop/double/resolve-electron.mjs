/** A module hook: the built main process asks for `electron` and gets the double. Plain JavaScript, since hooks run in a thread of their own. */
export function resolve(specifier, context, nextResolve) {
  return specifier === 'electron'
    ? { url: new URL('./electron.ts', import.meta.url).href, shortCircuit: true }
    : nextResolve(specifier, context);
}
