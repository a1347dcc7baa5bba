import type { LabelledSample } from '#tests/support/corpus/labelled-sample.ts';

/** What people paste that is meant for this tool, and what looks alike. */
export const samples: readonly LabelledSample[] = [
  {
    text: 'https://tools.example.com/#/PokerPlanning/poker.example.com/b6e0c0de-79b0-4cc3-98c4-dc0c0c07398f/Team%20A',
    means: ['PokerPlanning'],
  },
  { text: 'http://192.168.1.5:8080/#/PokerPlanning/192.168.1.5:8080/1/Backend', means: ['PokerPlanning'] },
];
