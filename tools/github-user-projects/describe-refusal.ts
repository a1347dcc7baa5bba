import { describeInstant } from '#shared/formats/words/describe-instant.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { SearchError } from './project.ts';

/** An unsuccessful response of the API. */
export interface RefusedAnswer {
  /** The HTTP status code. */
  readonly status: number;
  /** A header of the response; undefined if it is missing or the browser may not read it. */
  readonly header: (name: string) => string | undefined;
  readonly body: string;
}

interface Asked {
  readonly username: string;
  /** The requested host, with its port: `api.github.com`. */
  readonly host: string;
}

/**
 * Explains in a sentence what an unsuccessful response means (GitHub REST API, “Troubleshooting” and “Rate limits”).
 * @param now in milliseconds since 1970
 * @example describeRefusal({ status: 404, header: () => undefined, body: '{"message":"Not Found"}' }, asked, now)
 *   // { code: 'unknown-user', message: 'There is no user “nobody” at api.github.com.' }
 */
export function describeRefusal(answer: RefusedAnswer, { username, host }: Asked, now: number): SearchError {
  const { status, body } = answer;
  const message = readMessage(body);
  const said = message === undefined ? '' : ` It says: “${shortenText(message, longestSaid)}”`;
  if (status === 404) {
    return message === undefined
      ? {
          code: 'no-api',
          message: `${host} answered, but there is no GitHub API at this address. The address of GitHub Enterprise Server’s API ends in /api/v3.`,
        }
      : { code: 'unknown-user', message: `There is no user “${username}” at ${host}.` };
  }
  const limit = describeLimit(answer, host, now);
  if (limit !== undefined) {
    return limit;
  }
  if (status === 401) {
    return {
      code: 'sign-in-needed',
      message: `${host} requires a sign-in (401). Web Toolbox never sends credentials, so it lists only what everyone may see.`,
    };
  }
  if (status === 403) {
    return { code: 'refused', message: `${host} refuses the search (403).${said}` };
  }
  if (status >= 500) {
    return { code: 'server-error', message: `${host} has a problem of its own (${status}). Try again later.` };
  }
  return { code: 'unexpected-status', message: `${host} rejected the search (${status}).${said}` };
}

/** Explains GitHub's limits in their three forms: per hour, for too many requests at once, and without a time. */
function describeLimit({ status, header, body }: RefusedAnswer, host: string, now: number): SearchError | undefined {
  if (status !== 403 && status !== 429) {
    return undefined;
  }
  const wait = readNumber(header('retry-after'));
  const reset = readNumber(header('x-ratelimit-reset'));
  const isUsedUp = header('x-ratelimit-remaining') === '0';
  const isLimit = status === 429 || isUsedUp || wait !== undefined || /rate limit/iu.test(readMessage(body) ?? '');
  if (!isLimit) {
    return undefined;
  }
  if (wait !== undefined) {
    const retryAt = now + wait * 1000;
    return {
      code: 'rate-limit',
      message: `${host} received too many calls in a short time, and accepts the next at ${describeTime(retryAt, now)}.`,
      retryAt,
    };
  }
  if (reset !== undefined && isUsedUp) {
    const retryAt = reset * 1000;
    const calls = readNumber(header('x-ratelimit-limit'));
    const limit = calls === undefined ? 'all calls' : `all ${calls} calls`;
    return {
      code: 'rate-limit',
      message: `The rate limit of ${host} is reached: this network has used ${limit} that it may make. It may call again at ${describeTime(retryAt, now)}.`,
      retryAt,
    };
  }
  return {
    code: 'rate-limit',
    message: `The rate limit of ${host} is reached, and it does not say when it resets. Wait a minute or more before you try again.`,
  };
}

/** The API's error message in its own JSON; undefined for any other body. */
function readMessage(body: string): string | undefined {
  try {
    const data: unknown = JSON.parse(body);
    const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined;
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

function readNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,12}$/u.test(text) ? Number(text) : undefined;
}

const longestSaid = 200;

/** Formats a time, with the day if it is not today. */
function describeTime(instant: number, now: number): string {
  const isToday = new Date(instant).toDateString() === new Date(now).toDateString();
  return describeInstant(instant, { timeStyle: 'medium', ...(isToday ? {} : { dateStyle: 'medium' }) });
}
