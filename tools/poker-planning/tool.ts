import { defineTool } from '#tools/define-tool.ts';

export const pokerPlanning = defineTool({
  kind: 'single',
  id: 'PokerPlanning',
  route: '/PokerPlanning',
  parameters: ['hostName', 'roomUUID', 'roomName'],
  folder: 'poker-planning',
  callsOut: 'poker',
  menuLabel: 'Poker planning',
  accelerator: 'CommandOrControl+Alt+P',
  heading: 'Poker planning',
  title: 'Poker planning',
  detail: 'Estimate stories as a team: everyone votes hidden, then all cards turn at once.',
  keywords: ['scrum', 'agile', 'estimate', 'story points', 'vote', 'cards', 'fibonacci', 't-shirt', 'team', 'room'],
  typedChoices: ['ownCards', 'link'],
  inputs: {
    hostName: { name: 'lastPokerPlanningHostName', default: 'localhost:8080', isChoice: true },
    teamName: { name: 'lastPokerPlanningRoomName', default: '', label: 'Team name' },
    username: { name: 'lastPokerPlanningUsername', default: '', label: 'Your name' },
    cards: { name: 'lastPokerCardsListingCategoryName', default: '', isChoice: true },
  },
});
