import { platform } from '#renderer/platform/index.ts';
import { useTextInput } from '#renderer/state/inputs/text-inputs.ts';
import { readStored } from '#renderer/state/kept/storage.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { limits } from '#shared/poker/messages.ts';
import { type CardChoice, readCardChoice, writeCardChoice } from '#tools/poker-planning/card-types.ts';
import type { PageOrigin } from '#tools/poker-planning/read-server.ts';
import { pokerPlanning } from '#tools/poker-planning/tool.ts';
import { choices } from '../choices.ts';

export const pageOrigin: PageOrigin = { protocol: location.protocol, isDesktop: platform.kind === 'desktop' };

/** The server of this page: one of ours identifies itself in the page that it serves. */
function ownServer(): string | undefined {
  return document.querySelector('meta[name="poker-planning-server"][content="same-origin"]') === null
    ? undefined
    : location.host;
}

/** The four fields, which are kept between visits. */
export function useFields() {
  const host = useTextInput(pokerPlanning.inputs.hostName.name);
  const team = useTextInput(pokerPlanning.inputs.teamName.name);
  const username = useTextInput(pokerPlanning.inputs.username.name);
  const cards = useTextInput(pokerPlanning.inputs.cards.name);
  const { ownCards } = choices.use();
  const isUntouched =
    host.value === pokerPlanning.inputs.hostName.default &&
    readStored(pokerPlanning.inputs.hostName.name) === undefined;
  const choice = readCardChoice(cards.value);
  const setChoice = (next: CardChoice) => {
    if (choice.kind === 'custom') {
      choices.change({ ownCards: choice.text });
    }
    cards.setValue(writeCardChoice(next));
  };
  return {
    hostName: isUntouched ? (ownServer() ?? host.value) : host.value,
    setHostName: host.setValue,
    teamName: team.value,
    setTeamName: team.setValue,
    username: username.value,
    setUsername: username.setValue,
    choice,
    setChoice,
    /** The user's own list as it was when last selected. */
    ownCards: choice.kind === 'custom' ? choice.text : ownCards,
  };
}

export type Fields = ReturnType<typeof useFields>;

/** What is wrong with a name; undefined if nothing is. A blank one is not an error, but is not sufficient either. */
export function problemOfName(name: string): string | undefined {
  const count = [...name.trim()].length;
  return count > limits.username
    ? `At most ${limits.username} characters: this has ${formatNumber(count)}.`
    : undefined;
}
