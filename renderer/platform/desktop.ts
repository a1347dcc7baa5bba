import type { DesktopBridge } from '#shared/ipc.ts';
import type { Platform } from './platform.ts';

/** @param bridge what the preload script exposes */
export function createDesktop(bridge: DesktopBridge): Platform {
  return {
    kind: 'desktop',
    async saveFile({ suggestedName, content, filter }) {
      try {
        const plain = content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content;
        const answer = await bridge.saveFile({
          suggestedName,
          content: plain,
          filter: { name: filter.name, extensions: [...filter.extensions] },
        });
        return answer.status === 'failed' ? { ...answer, isReported: true } : { status: answer.status };
      } catch (thrown) {
        return {
          status: 'failed',
          reason: thrown instanceof Error ? thrown.message : String(thrown),
          isReported: false,
        };
      }
    },
    preferences: {
      read: () =>
        bridge.getPreferences(undefined).catch((thrown: unknown) => {
          console.error('The preferences of the desktop app could not be read.', thrown);
          return undefined;
        }),
      change: (change) =>
        bridge.setPreferences(change).catch((thrown: unknown) => {
          console.error('The preferences of the desktop app could not be changed.', thrown);
          return { status: 'failed', reason: 'The app did not answer. Start it again.' } as const;
        }),
    },
    share: (data) =>
      bridge.share(data).then(
        (answer) => answer === 'opened',
        () => false,
      ),
  };
}
