import { describe, expect, test } from 'vitest';
import { checkConfiguration, longestHomeText, parseConfiguration } from './check-configuration.ts';
import { emptyConfiguration, isHidden } from './configuration.ts';

const offer = { toolRoutes: ['/Home', '/Notes', '/Chess'], screenPaths: ['/Home', '/Notes/Editor'] };

describe('a configuration', () => {
  test('that is whole is taken as it is, with the names as the tools have them', () => {
    const { configuration, problems } = parseConfiguration(
      `\u{feff}${JSON.stringify({
        hiddenTools: ['notes', ' Chess ', 'Notes'],
        switchedOff: ['links', 'github', 'links'],
        preferences: {
          theme: 'dark',
          density: 'compact',
          codeFontSize: 14,
          codeTabWidth: 2,
          wrapsLines: true,
          formatLocale: 'de-CH',
          startPath: '/Notes/Editor',
          keepsHistory: false,
          neverUseNetwork: true,
        },
        homeText: ' Ask the platform team.\nRoom 5. ',
      })}`,
      offer,
    );
    expect(problems).toEqual([]);
    expect(configuration).toEqual({
      hiddenTools: ['Notes', 'Chess'],
      switchedOff: ['links', 'github'],
      preferences: {
        theme: 'dark',
        density: 'compact',
        codeFontSize: 14,
        codeTabWidth: 2,
        wrapsLines: true,
        formatLocale: 'de-CH',
        startPath: '/Notes/Editor',
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
    ['{"hiddenTools": ["Notes"],}', /^configuration\.json is not JSON: .+\.$/],
    ['[]', /^\[\] cannot be a configuration: it must be an object/],
    ['null', /^null cannot be a configuration/],
    ['"Notes"', /^"Notes" cannot be a configuration/],
    ['{"hidenTools": []}', /^A configuration has no entry “hidenTools”\. There are hiddenTools, switchedOff/],
    ['{"__proto__": {}}', /^A configuration has no entry “__proto__”/],
    ['{"hiddenTools": "Notes"}', /^“hiddenTools” is "Notes": a list of tools is needed/],
    ['{"hiddenTools": [1]}', /^“hiddenTools” is \[1\]: a list of tools is needed/],
    [
      '{"hiddenTools": ["Ntoes"]}',
      /^“hiddenTools” has "Ntoes", but there is no such tool\. The tools are Notes, Chess\.$/,
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
      { hiddenTools: ['Nothing', 'Notes'], preferences: { theme: 1, density: 'compact' }, homeText: 'Hello' },
      offer,
    );
    expect(problems).toHaveLength(2);
    expect(configuration).toEqual({
      ...emptyConfiguration,
      hiddenTools: ['Notes'],
      preferences: { density: 'compact' },
      homeText: 'Hello',
    });
  });
});

test('a tool is hidden by its name, and with what it does nothing without', () => {
  const configuration = { ...emptyConfiguration, hiddenTools: ['Notes'], switchedOff: ['poker'] as const };
  expect(isHidden(configuration, { route: '/Notes' })).toBe(true);
  expect(isHidden(configuration, { route: '/Chess', callsOut: 'poker' })).toBe(true);
  expect(isHidden(configuration, { route: '/Repositories', callsOut: 'github' })).toBe(false);
  expect(isHidden(configuration, { route: '/Clock' })).toBe(false);
});
