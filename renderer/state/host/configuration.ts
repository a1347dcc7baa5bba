import {
  type CheckedConfiguration,
  configurationFile,
  configurationMeta,
  nothingConfigured,
} from '#shared/configuration/configuration.ts';
import { createSessionValue } from '../kept/session-value.ts';
import { readStored, removeStored, writeStored } from '../kept/storage.ts';

/**
 * The local storage key for what the host's file last said, so that the next visit can start with it. The value is the
 * host's, not the user's.
 */
const keptKey = 'configuration';

interface PageConfiguration extends CheckedConfiguration {
  /** Whether a server has already inserted everything its file says, in which case nothing is requested. */
  readonly isFinal?: boolean;
}

/**
 * Parses what the page or local storage holds, which was checked before it was written; damaged data counts as absent.
 */
function parse(text: string | undefined): PageConfiguration | undefined {
  try {
    // Nothing is usual, and needs no exception.
    if (text === undefined || text === '') {
      return undefined;
    }
    const { configuration, problems, isFinal } = JSON.parse(text);
    const isWhole = [configuration.hiddenTools, configuration.switchedOff, problems].every(Array.isArray);
    return isWhole && typeof configuration.homeText === 'string' && typeof configuration.preferences === 'object'
      ? { configuration, problems, isFinal: isFinal === true }
      : undefined;
  } catch {
    return undefined;
  }
}

const ofPage =
  parse(
    globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${configurationMeta}"]`)?.content ?? undefined,
  ) ?? nothingConfigured;
const isFinal = 'isFinal' in ofPage && ofPage.isFinal === true;

const current = createSessionValue<CheckedConfiguration>((isFinal ? undefined : parse(readStored(keptKey))) ?? ofPage);

/** The configuration as known so far: until the host's file has loaded, usually what it said on the last visit. */
export const readConfiguration = () => current.read().configuration;
/** The configuration in a component, together with the parts that could not be used. */
export const useCheckedConfiguration = current.use;

/** @param follow updates anything whose defaults the host chooses, and is called after those have changed */
export function whenConfigured(follow: () => void): void {
  current.subscribe(follow);
}

function adopt(next: CheckedConfiguration): void {
  const { configuration, problems } = next;
  const text = JSON.stringify({ configuration, problems });
  const { configuration: former, problems: formerProblems } = ofPage;
  if (text === JSON.stringify({ configuration: former, problems: formerProblems })) {
    removeStored(keptKey);
  } else {
    writeStored(keptKey, text);
  }
  if (text !== JSON.stringify({ configuration: readConfiguration(), problems: current.read().problems })) {
    current.write({ configuration, problems });
  }
}

/**
 * Requests the file from a static host. Meanwhile, the app shows with the configuration of the last visit. If the file
 * does not exist (404), the stored configuration is dropped; if it cannot be reached, nothing changes.
 */
export async function renewConfiguration(): Promise<void> {
  if (isFinal) {
    return;
  }
  const response = await fetch(`./${configurationFile}`, { cache: 'no-cache' }).catch(() => undefined);
  if (response?.status === 404) {
    adopt(ofPage);
  }
  if (response?.ok !== true) {
    return;
  }
  const text = (await response.text()).trim();
  // The shipped file needs no check, and most hosts leave it unchanged.
  adopt(text === '{}' ? nothingConfigured : (await import('./check-host-file.ts')).checkHostFile(text));
}
