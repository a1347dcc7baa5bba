/** Ordinary printed English: more than 2,000 characters of prose, figures and punctuation. */
export const englishText: readonly string[] = [
  'The quick brown fox jumps over the lazy dog while 1,234 engineers (in 56 countries) read the manual. Every release brings small improvements: faster parsing, clearer errors, and fewer surprises for those who upgrade on a Friday afternoon.',
  'In 2024 the committee met on Tuesday, March 5th, at 9:30 a.m. to review the budget of $48,750.00 for the new laboratory. “We cannot wait any longer,” said Professor Williams; nobody disagreed with her. The vote was 11 to 2, with one abstention.',
  'Rain had fallen since midnight and the river was rising quickly. By noon, water covered the lower fields, and farmers moved their cattle uphill. Roads were closed between Ashford and Milton, where the old bridge had been under repair since last June.',
  'A good program does one thing well. It reads its input, checks it, and says plainly what is wrong. Names matter more than comments; tests matter more than both. Delete code whenever you can, and write down why you kept the rest of it.',
  'Section 4.2 applies to all vehicles that weigh over 3.5 tonnes, except those listed in Appendix B. Drivers must keep a record of hours for at least 12 months. Fines range from £150 to £2,500, and licences may be withdrawn for up to 90 days.',
  'The museum keeps some 16,000 objects, of which fewer than 5% are on display at any time. Visitors are asked not to touch the glass. Guided tours start every hour at the main entrance, and last about forty-five minutes; children under ten go free.',
  'Her grandfather had built the boat by hand, plank by plank, from oak that he cut himself. It was slow and heavy, yet it had crossed the bay in every kind of weather for sixty years. “Trust the boat,” he used to say, “and mind the tide.”',
  'To install the update, close all other programs, open the settings, and choose Check for updates. The download takes about 250 MB. If something goes wrong, the previous version is restored, and a report is written to the desktop for the support team.',
  'Prices for wheat and barley rose again in October, by 3.7% and 2.9%, as exports from the east fell to their lowest level since 1998. Analysts expect that markets will remain quiet until the spring, when the first figures of the harvest are due.',
];
