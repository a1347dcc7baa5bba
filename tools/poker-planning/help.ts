import type { HelpOf } from '#tools/define-tool.ts';
import type { pokerPlanning } from './tool.ts';

export const help: HelpOf<typeof pokerPlanning> = {
  PokerPlanning: [
    'New creates a room on the server for your team; the link or the QR code brings the others in. Everybody enters a name and joins.',
    'Choose a card to vote, and choose it again to take the vote back. Others see only that you have voted until the cards are turned.',
    'The average, median, spread and agreement count the cards that are numbers; ½ counts as 0.5.',
    'A vote that you give while the channel is closed is sent as soon as it is open again.',
    'Only the server that you name learns what you type here. Run one of your own with npm start; the desktop app can host rooms for your local network.',
  ],
};
