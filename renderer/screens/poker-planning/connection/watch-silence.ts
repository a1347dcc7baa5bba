import type { ChannelTimes } from './channel.ts';

/** Decides from what is sent and received whether a server is still there. */
export interface SilenceWatch {
  /** The server has said something: it owes no answer, and is asked again only once it has been quiet. */
  readonly heard: () => void;
  /** Something was sent that the server answers, in its own time if it has said that it needs time. */
  readonly sent: () => void;
  /** Something was sent that a live server answers at once. */
  readonly asked: () => void;
  readonly isAsked: () => boolean;
  /** Records whether the server's answers take time. */
  readonly setPatient: (isPatient: boolean) => void;
  /** Waits for nothing any more. */
  readonly stop: () => void;
}

interface Events {
  /** Called when the server has been quiet for long. */
  readonly onDoubt: () => void;
  /** Called when the server has not answered in time. */
  readonly onSilent: () => void;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** Watches one socket at a time; `stop` and `heard` begin anew. */
export function watchSilence(
  times: Pick<ChannelTimes, 'answer' | 'quiet'>,
  { onDoubt, onSilent }: Events,
): SilenceWatch {
  let answerTimer: Timer;
  let askTimer: Timer;
  let quietTimer: Timer;
  let isPatient = false;

  const stop = () => {
    clearTimeout(quietTimer);
    clearTimeout(answerTimer);
    clearTimeout(askTimer);
    answerTimer = undefined;
    askTimer = undefined;
  };

  return {
    heard: () => {
      stop();
      quietTimer = setTimeout(onDoubt, times.quiet);
    },
    sent: () => {
      if (!isPatient) {
        answerTimer ??= setTimeout(onSilent, times.answer);
      }
    },
    asked: () => {
      askTimer ??= setTimeout(onSilent, times.answer);
    },
    isAsked: () => askTimer !== undefined,
    setPatient: (next) => {
      isPatient = next;
      if (isPatient) {
        clearTimeout(answerTimer);
        answerTimer = undefined;
      }
    },
    stop,
  };
}
