/** Where the app asks for newer versions, as electron-builder's `publish` takes it. */
export type UpdateFeed =
  | { readonly provider: 'github'; readonly owner: string; readonly repo: string; readonly host?: string }
  | { readonly provider: 'generic'; readonly url: string };

/** Whose build this is. What nobody has said is absent: nothing here is made up. */
export interface Identity {
  /** Reverse domain name. Systems tell apps apart by it. */
  readonly appId: string;
  /** The project's page. */
  readonly homepage?: string;
  /** Where the source code is. */
  readonly repository?: string;
  /** An e-mail address. */
  readonly contact?: string;
  readonly updateFeed?: UpdateFeed;
  /** The account of Azure Trusted Signing that packages for Windows are signed with. */
  readonly azureSigning?: AzureSigning;
}

/** As electron-builder takes it; who may use the account is in Azure's own variables. */
export interface AzureSigning {
  /** The name in the certificate, by which updates are told apart from others'. */
  readonly publisherName: string;
  /** On https. */
  readonly endpoint: string;
  readonly codeSigningAccountName: string;
  readonly certificateProfileName: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** What makes two builds of the same sources differ: docs/packaging.md has a table of them. */
export const identityVariables = [
  'APP_ID',
  'HOMEPAGE_URL',
  'REPOSITORY_URL',
  'CONTACT_EMAIL',
  'UPDATE_FEED',
  'GITHUB_ACTIONS',
  'GITHUB_SERVER_URL',
  'GITHUB_REPOSITORY',
] as const;

/** Below a top-level domain that is reserved for private use, so that nobody can own the name and with it the app's. */
export const privateAppId = 'internal.web-toolbox';

/**
 * Reads who builds the app. A variable that is empty counts as not set. In GitHub Actions the repository that the
 * workflow runs for stands in for what is not set, except the contact.
 * @throws Error with a sentence that names the variable that cannot be used
 * @example readIdentity({}) // { appId: 'internal.web-toolbox' }
 */
export function readIdentity(environment: Environment): Identity {
  const project = actionsProject(environment);
  const repository = readAddress(environment, 'REPOSITORY_URL') ?? project?.address;
  const homepage = readAddress(environment, 'HOMEPAGE_URL') ?? repository;
  const contact = readContact(environment.CONTACT_EMAIL);
  const azureSigning = readAzureSigning(environment);
  const updateFeed = readFeed(environment.UPDATE_FEED, project);
  return {
    appId: readAppId(environment.APP_ID) ?? project?.appId ?? privateAppId,
    ...(homepage !== undefined && { homepage }),
    ...(repository !== undefined && { repository }),
    ...(contact !== undefined && { contact }),
    ...(updateFeed !== undefined && { updateFeed }),
    ...(azureSigning !== undefined && { azureSigning }),
  };
}

const azureVariables = {
  publisherName: 'AZURE_SIGNING_PUBLISHER',
  endpoint: 'AZURE_SIGNING_ENDPOINT',
  codeSigningAccountName: 'AZURE_SIGNING_ACCOUNT',
  certificateProfileName: 'AZURE_SIGNING_PROFILE',
} as const satisfies Record<keyof AzureSigning, string>;

/** All four variables, or none: what is half said would sign nothing, and nobody would know. */
function readAzureSigning(environment: Environment): AzureSigning | undefined {
  const names = Object.values(azureVariables);
  const missing = names.filter((name) => !environment[name]);
  if (missing.length === names.length) {
    return undefined;
  }
  if (missing.length > 0) {
    throw new Error(`Azure Trusted Signing needs ${missing.join(' and ')} as well.`);
  }
  const read = Object.fromEntries(
    Object.entries(azureVariables).map(([key, name]) => [key, environment[name] ?? '']),
  ) as Record<keyof AzureSigning, string>;
  if (webAddress(read.endpoint) === undefined) {
    throw new Error(`${azureVariables.endpoint} is "${read.endpoint}": an address on https is needed.`);
  }
  return read;
}

interface ActionsProject {
  readonly address: string;
  readonly appId: string;
  readonly feed: UpdateFeed;
}

/** The repository that a workflow runs for; undefined outside of GitHub Actions. */
function actionsProject(environment: Environment): ActionsProject | undefined {
  const { GITHUB_ACTIONS, GITHUB_REPOSITORY = '', GITHUB_SERVER_URL } = environment;
  const [owner = '', repo = ''] = GITHUB_REPOSITORY.split('/');
  if (GITHUB_ACTIONS !== 'true' || owner === '' || repo === '') {
    return undefined;
  }
  const server = new URL(GITHUB_SERVER_URL || 'https://github.com');
  const isPublic = server.host === 'github.com';
  // github.io is given out by GitHub, one name an account; an Enterprise server's own domain is somebody's already.
  const parts = [...(isPublic ? ['io', 'github'] : server.hostname.split('.').toReversed()), owner, repo];
  return {
    address: new URL(`${owner}/${repo}`, server).href,
    appId: parts.map(appIdPart).join('.'),
    feed: { provider: 'github', owner, repo, ...(!isPublic && { host: server.host }) },
  };
}

/** A part of a D-Bus name: no digit at its start, and no hyphen, which only the last part may have. */
function appIdPart(text: string, index: number, parts: readonly string[]): string {
  const allowed = text.replaceAll(index === parts.length - 1 ? /[^\w-]/gu : /\W/gu, '_');
  return /^[\d-]/u.test(allowed) ? `_${allowed}` : allowed;
}

function readAppId(text: string | undefined): string | undefined {
  if (!text) {
    return undefined;
  }
  if (!/^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+(?:\.[A-Za-z_][\w-]*)$/u.test(text)) {
    throw new Error(
      `APP_ID is "${text}": a reverse domain name of three parts or more is needed, such as org.example.toolbox.`,
    );
  }
  return text;
}

function readAddress(environment: Environment, name: 'HOMEPAGE_URL' | 'REPOSITORY_URL'): string | undefined {
  const text = environment[name];
  if (!text) {
    return undefined;
  }
  const address = webAddress(text);
  if (address === undefined) {
    throw new Error(`${name} is "${text}": an address on https is needed, such as https://example.org/toolbox.`);
  }
  return address;
}

/** @returns the address as URLs write it; undefined for what is none on https, or has a password in it */
function webAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined;
}

function readContact(text: string | undefined): string | undefined {
  if (!text) {
    return undefined;
  }
  // What the field of a Debian package and a mailto: link can both hold.
  if (!/^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/iu.test(text)) {
    throw new Error(`CONTACT_EMAIL is "${text}": an e-mail address is needed, such as toolbox@example.org.`);
  }
  return text;
}

function readFeed(text: string | undefined, project: ActionsProject | undefined): UpdateFeed | undefined {
  if (!text) {
    return project?.feed;
  }
  if (text === 'none') {
    return undefined;
  }
  const [, owner, repo] = /^github:([\w-]+)\/([\w.-]+)$/u.exec(text) ?? [];
  if (owner !== undefined && repo !== undefined) {
    return { provider: 'github', owner, repo };
  }
  const url = webAddress(text);
  if (url === undefined) {
    throw new Error(
      `UPDATE_FEED is "${text}": none, github:owner/repository or an address on https is needed, such as https://example.org/releases.`,
    );
  }
  return { provider: 'generic', url };
}
