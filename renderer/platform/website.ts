import { messageOf } from '#shared/message-of.ts';
import type { Platform } from './platform.ts';

/** Milliseconds until the object URL is revoked. The browser reads it some time after the click. */
const urlLifetime = 60_000;

export const website: Platform = {
  kind: 'website',
  async saveFile({ suggestedName, content }) {
    try {
      const blob = content instanceof Blob ? content : new Blob([content]);
      const url = URL.createObjectURL(blob);
      const link = document.createElement('a');
      link.href = url;
      link.download = suggestedName;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), urlLifetime);
      return { status: 'done' };
    } catch (thrown) {
      return { status: 'failed', reason: messageOf(thrown), isReported: false };
    }
  },
};
