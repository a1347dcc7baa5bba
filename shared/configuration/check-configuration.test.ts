import { describe, expect, test } from 'vitest';
import { checkConfiguration, longestHomeText, parseConfiguration } from './check-configuration.ts';
import { emptyConfiguration, isHidden } from './configuration.ts';

const offer = { toolRoutes: ['/Home', '/JSON', '/PokerPlanning'], screenPaths: ['/Home', '/JSON/JSONFormatter'] };

describe('a configuration', () => {
  test('that is whole is taken as it is, with the names as the tools have them', () => {
    const { configuration, problems } = parseConfiguration(
      `\u{feff}${JSON.stringify({
        hiddenTools: ['json', ' PokerPlanning ', 'JSON'],
        switchedOff: ['links', 'github', 'links'],
        preferences: {
          theme: 'dark',
          density: 'compact',
          codeFontSize: 14,
          codeTabWidth: 2,
          wrapsLines: true,
          formatLocale: 'de-CH',
          startPath: '/JSON/JSONFormatter',
          keepsHistory: false,
          neverUseNetwork: true,
        },
        homeText: ' Ask the platform team.\nRoom 5. ',
      })}`,
      offer,
    );
    expect(problems).toEqual([]);
    expect(configuration).toEqual({
      hiddenTools: ['JSON', 'PokerPlanning'],
      switchedOff: ['links', 'github'],
      preferences: {
        theme: 'dark',
        density: 'compact',
        codeFontSize: 14,
        codeTabWidth: 2,
        wrapsLines: true,
        formatLocale: 'de-CH',
        startPath: '/JSON/JSONFormatter',
        keepsHistory: false,
        neverUseNetwork: true,
      },
      homeText: 'Ask the platform team.\nRoom 5.',
    });
  });

  test.each(['', ' \n', '{}', '{"$schema": "https://example.org"}'])(
    'that says nothing changes nothing: %j',
    (text) => {
      expect(parseConfiguration(text, offer)).toEqual({ configuration: emptyConfiguration, problems: [] });
    },
  );

  test.each([
    ['{', /^configuration\.json is not JSON: .+\.$/],
    ['{"hiddenTools": ["JSON"],}', /^configuration\.json is not JSON: .+\.$/],
    ['[]', /^\[\] cannot be a configuration: it must be an object/],
    ['null', /^null cannot be a configuration/],
    ['"JSON"', /^"JSON" cannot be a configuration/],
    ['{"hidenTools": []}', /^A configuration has no entry “hidenTools”\. There are hiddenTools, switchedOff/],
    ['{"__proto__": {}}', /^A configuration has no entry “__proto__”/],
    ['{"hiddenTools": "JSON"}', /^“hiddenTools” is "JSON": a list of tools is needed/],
    ['{"hiddenTools": [1]}', /^“hiddenTools” is \[1\]: a list of tools is needed/],
    [
      '{"hiddenTools": ["Jsno"]}',
      /^“hiddenTools” has "Jsno", but there is no such tool\. The tools are JSON, PokerPlanning\.$/,
    ],
    ['{"hiddenTools": ["Home"]}', /^“hiddenTools” has "Home", which is always there\.$/],
    ['{"switchedOff": {"github": true}}', /^“switchedOff” is \{"github":true\}: a list is needed/],
    ['{"switchedOff": ["mail"]}', /^“switchedOff” has "mail"\. What can be switched off is github, poker, links\.$/],
    ['{"preferences": []}', /^“preferences” is \[\]: an object is needed/],
    [
      '{"preferences": {"colour": 1}}',
      /^“preferences” has “colour”, but there is no such preference\. Known preferences: theme/,
    ],
    ['{"preferences": {"constructor": 1}}', /^“preferences” has “constructor”, but there is no such preference/],
    [
      '{"preferences": {"theme": "Dark"}}',
      /^“preferences” has “theme” as "Dark": "system", "light" or "dark" is needed/,
    ],
    ['{"preferences": {"codeFontSize": 99}}', /^“preferences” has “codeFontSize” as 99: a whole number from 11 to 20/],
    ['{"preferences": {"codeTabWidth": "2"}}', /^“preferences” has “codeTabWidth” as "2": 2, 4 or 8 is needed/],
    ['{"preferences": {"formatLocale": "no such"}}', /^“preferences” has “formatLocale” as "no such"/],
    ['{"preferences": {"startPath": "/Nowhere"}}', /^“preferences” has “startPath” as "\/Nowhere"/],
    ['{"homeText": ["Hello"]}', /^“homeText” is \["Hello"\]: a text is needed/],
    [
      JSON.stringify({ homeText: 'x'.repeat(longestHomeText + 1) }),
      /^“homeText” has 2001 characters; at most 2000 are allowed/,
    ],
  ])('that is wrong is told in one sentence: %s', (text, problem) => {
    const { configuration, problems } = parseConfiguration(text, offer);
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect(configuration).toEqual(emptyConfiguration);
  });

  test('counts where it is right, whatever else is wrong', () => {
    const { configuration, problems } = checkConfiguration(
      { hiddenTools: ['Nothing', 'JSON'], preferences: { theme: 1, density: 'compact' }, homeText: 'Hello' },
      offer,
    );
    expect(problems).toHaveLength(2);
    expect(configuration).toEqual({
      ...emptyConfiguration,
      hiddenTools: ['JSON'],
      preferences: { density: 'compact' },
      homeText: 'Hello',
    });
  });
});

test('a tool is hidden by its name, and with what it does nothing without', () => {
  const configuration = { ...emptyConfiguration, hiddenTools: ['JSON'], switchedOff: ['poker'] as const };
  expect(isHidden(configuration, { route: '/JSON' })).toBe(true);
  expect(isHidden(configuration, { route: '/PokerPlanning', callsOut: 'poker' })).toBe(true);
  expect(isHidden(configuration, { route: '/GithubUserProjects', callsOut: 'github' })).toBe(false);
  expect(isHidden(configuration, { route: '/URL' })).toBe(false);
});
