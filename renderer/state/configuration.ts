import {
  type CheckedConfiguration,
  configurationFile,
  configurationMeta,
  nothingConfigured,
} from '#shared/configuration/configuration.ts';
import { createSessionValue } from './session-value.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** Local storage has under it what the host's file said last, so that the next visit begins with it. It is the host's. */
const keptKey = 'configuration';

interface PageConfiguration extends CheckedConfiguration {
  /** Whether a server has put in all that its file says: nothing is asked for then. */
  readonly isFinal?: boolean;
}

/** The page and local storage have what was checked before; what is damaged counts as nothing. */
function parse(text: string | undefined): PageConfiguration | undefined {
  try {
    const { configuration, problems, isFinal } = JSON.parse(text ?? '');
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
const followers = new Set<() => void>();

export const readConfiguration = () => current.read().configuration;
/** The configuration in a component, and what in it could not be used. */
export const useCheckedConfiguration = current.use;

/** @param follow shows what has defaults that the host chooses, once those have changed */
export function whenConfigured(follow: () => void): void {
  followers.add(follow);
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
    for (const follow of followers) {
      follow();
    }
  }
}

/**
 * Asks a static host for its file. The app shows meanwhile, as the last visit has left it. What is not there, or cannot be
 * reached, changes nothing but that a file which was taken away counts no more.
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
  // What is shipped needs no check, and most hosts leave it so.
  adopt(text === '{}' ? nothingConfigured : (await import('./check-host-file.ts')).checkHostFile(text));
}
