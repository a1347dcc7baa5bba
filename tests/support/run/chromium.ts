/**
 * The argument for pages that live only a few seconds. V8's defaults pay off in longer lives: parsing and optimizing in
 * the background took a seventh of the time of all scenarios. Loops that run for long are still optimized.
 * `npm run bench` does without it, since it measures what users get.
 */
export const shortLifeArgument = `--js-flags=${[
  '--no-script-streaming',
  '--no-flush-bytecode',
  '--max-lazy',
  '--single-threaded-gc',
  '--min-semi-space-size=32',
  '--invocation-count-for-maglev=20000',
  '--invocation-count-for-turbofan=150000',
].join(',')}`;
