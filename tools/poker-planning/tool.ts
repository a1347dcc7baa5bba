import { defineTool } from '#tools/define-tool.ts';

export const pokerPlanning = defineTool({
  kind: 'page',
  id: 'PokerPlanning',
  route: '/PokerPlanning',
  parameters: ['hostName', 'roomUUID', 'roomName'],
  icon: 'poker-planning',
  callsOut: 'poker',
  menuLabel: 'Poker planning',
  accelerator: 'CommandOrControl+Alt+P',
  heading: 'Poker planning',
  title: 'Poker planning',
  detail: 'Estimate stories as a team: everyone votes hidden, then all cards turn at once.',
  keywords: ['scrum', 'agile', 'estimate', 'story points', 'vote', 'cards', 'fibonacci', 't-shirt', 'team', 'room'],
  typedChoices: ['ownCards', 'link'],
  inputs: {
    lastPokerPlanningHostName: { default: 'localhost:8080', isChoice: true },
    lastPokerPlanningRoomName: { default: '', label: 'Team name' },
    lastPokerPlanningUsername: { default: '', label: 'Your name' },
    lastPokerCardsListingCategoryName: { default: '', isChoice: true },
  },
});
