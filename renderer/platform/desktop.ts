import type { DesktopBridge } from '#shared/ipc.ts';
import type { Platform, PokerHostState } from './platform.ts';

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
    pokerHost: {
      start: (port) => answerOf(bridge.hostPokerRoom({ port })),
      stop: () => answerOf(bridge.stopPokerRoom(undefined)),
      read: () => answerOf(bridge.getPokerHost(undefined)),
    },
  };
}

const answerOf = (call: Promise<PokerHostState>): Promise<PokerHostState> =>
  call.catch((thrown: unknown) => ({
    status: 'failed',
    reason: thrown instanceof Error ? thrown.message : String(thrown),
  }));
