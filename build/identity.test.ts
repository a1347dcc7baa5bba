import { describe, expect, it } from 'vitest';
import { type Identity, readIdentity } from './identity.ts';

const actions = {
  GITHUB_ACTIONS: 'true',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'some-one/tool.box',
};
const ofActions: Identity = {
  appId: 'io.github.some_one.tool_box',
  homepage: 'https://github.com/some-one/tool.box',
  repository: 'https://github.com/some-one/tool.box',
  updateFeed: { provider: 'github', owner: 'some-one', repo: 'tool.box' },
};

describe('readIdentity', () => {
  it.each<[name: string, environment: Record<string, string | undefined>, identity: Identity]>([
    ['nothing is said', {}, { appId: 'internal.web-toolbox' }],
    [
      'all is empty',
      { APP_ID: '', HOMEPAGE_URL: '', REPOSITORY_URL: '', CONTACT_EMAIL: '', UPDATE_FEED: '' },
      { appId: 'internal.web-toolbox' },
    ],
    [
      'all is said',
      {
        APP_ID: 'org.example.tool-box',
        HOMEPAGE_URL: 'https://example.org',
        REPOSITORY_URL: 'https://code.example.org/toolbox',
        CONTACT_EMAIL: 'tool.box@example.org',
        UPDATE_FEED: 'https://example.org/releases',
      },
      {
        appId: 'org.example.tool-box',
        homepage: 'https://example.org/',
        repository: 'https://code.example.org/toolbox',
        contact: 'tool.box@example.org',
        updateFeed: { provider: 'generic', url: 'https://example.org/releases' },
      },
    ],
    [
      'the repository is the page of a project that has no other, and no feed',
      { REPOSITORY_URL: 'https://github.com/a/b' },
      { appId: 'internal.web-toolbox', homepage: 'https://github.com/a/b', repository: 'https://github.com/a/b' },
    ],
    [
      'releases of GitHub',
      { UPDATE_FEED: 'github:a/b' },
      { appId: 'internal.web-toolbox', updateFeed: { provider: 'github', owner: 'a', repo: 'b' } },
    ],
    ['Actions', actions, ofActions],
    [
      'Actions, without updates and with a page',
      { ...actions, UPDATE_FEED: 'none', HOMEPAGE_URL: 'https://example.org/' },
      { appId: ofActions.appId, homepage: 'https://example.org/', repository: 'https://github.com/some-one/tool.box' },
    ],
    [
      'Actions of an Enterprise server',
      { ...actions, GITHUB_SERVER_URL: 'https://ghe.example.com', GITHUB_REPOSITORY: 'team/7tools' },
      {
        appId: 'com.example.ghe.team._7tools',
        homepage: 'https://ghe.example.com/team/7tools',
        repository: 'https://ghe.example.com/team/7tools',
        updateFeed: { provider: 'github', owner: 'team', repo: '7tools', host: 'ghe.example.com' },
      },
    ],
    [
      'the names of a repository outside of Actions',
      { ...actions, GITHUB_ACTIONS: '' },
      { appId: 'internal.web-toolbox' },
    ],
  ])('%s', (_name, environment, identity) => {
    expect(readIdentity(environment)).toEqual(identity);
  });

  it.each([
    ['HOMEPAGE_URL', 'example.org'],
    ['HOMEPAGE_URL', 'http://example.org'],
    ['REPOSITORY_URL', 'git@github.com:a/b.git'],
    ['REPOSITORY_URL', 'https://user:secret@example.org/'],
    ['CONTACT_EMAIL', 'A <a@example.org>'],
    ['CONTACT_EMAIL', 'a@localhost'],
    ['UPDATE_FEED', 'github:a'],
    ['UPDATE_FEED', 'http://example.org/releases'],
    ['APP_ID', 'toolbox'],
    ['APP_ID', 'org.my-host.toolbox'],
    ['APP_ID', 'org.example.tool/box'],
  ])('%s=%s ends the build with a sentence', (name, value) => {
    expect(() => readIdentity({ [name]: value })).toThrow(`${name} is "${value}": `);
  });
});

describe('Azure Trusted Signing', () => {
  const account = {
    AZURE_SIGNING_PUBLISHER: 'Ada',
    AZURE_SIGNING_ENDPOINT: 'https://weu.codesigning.azure.net',
    AZURE_SIGNING_ACCOUNT: 'toolbox',
    AZURE_SIGNING_PROFILE: 'public',
  };

  it('is used where all of it is said', () => {
    expect(readIdentity(account).azureSigning).toEqual({
      publisherName: 'Ada',
      endpoint: 'https://weu.codesigning.azure.net',
      codeSigningAccountName: 'toolbox',
      certificateProfileName: 'public',
    });
    expect(readIdentity({ AZURE_SIGNING_ACCOUNT: '' })).not.toHaveProperty('azureSigning');
  });

  it('ends the build where it is half said, or wrong', () => {
    expect(() => readIdentity({ ...account, AZURE_SIGNING_PROFILE: '' })).toThrow(
      'Azure Trusted Signing needs AZURE_SIGNING_PROFILE as well.',
    );
    expect(() => readIdentity({ ...account, AZURE_SIGNING_ENDPOINT: 'weu' })).toThrow(
      'AZURE_SIGNING_ENDPOINT is "weu": an address on https is needed.',
    );
  });
});
