import { urlOf } from '#shared/formats/url-of.ts';

/** Where the app looks for newer versions, in the form of electron-builder's `publish`. */
export type UpdateFeed =
  | { readonly provider: 'github'; readonly owner: string; readonly repo: string; readonly host?: string }
  | { readonly provider: 'generic'; readonly url: string };

/** Identifies who makes the build. What is not configured is absent: nothing is made up. */
export interface Identity {
  /** The reverse domain name by which systems tell apps apart. */
  readonly appId: string;
  /** The project's page. */
  readonly homepage?: string;
  /** The address of the source code. */
  readonly repository?: string;
  /** An e-mail address. */
  readonly contact?: string;
  readonly updateFeed?: UpdateFeed;
  /** The Azure Trusted Signing account that signs the packages for Windows. */
  readonly azureSigning?: AzureSigning;
}

/** The form that electron-builder expects; the credentials are in Azure's own variables. */
export interface AzureSigning {
  /** The name in the certificate, which identifies genuine updates. */
  readonly publisherName: string;
  /** An https address. */
  readonly endpoint: string;
  readonly codeSigningAccountName: string;
  readonly certificateProfileName: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The variables that make builds of the same sources differ: docs/packaging.md has a table of them. */
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

/** The name is below a top-level domain reserved for private use: nobody can own it, and with it the app's. */
const privateAppId = 'internal.web-toolbox';

/**
 * Reads the identity of the build. Empty variables count as not set. In GitHub Actions, values that are not set are
 * derived from the workflow's repository, except the contact.
 * @throws Error with a sentence that names the invalid variable
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

/** Reads all four variables or none: an incomplete set would sign nothing, and nobody would notice. */
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

/** The repository that the workflow runs for; undefined outside of GitHub Actions. */
function actionsProject(environment: Environment): ActionsProject | undefined {
  const { GITHUB_ACTIONS, GITHUB_REPOSITORY = '', GITHUB_SERVER_URL } = environment;
  const [owner = '', repo = ''] = GITHUB_REPOSITORY.split('/');
  if (GITHUB_ACTIONS !== 'true' || owner === '' || repo === '') {
    return undefined;
  }
  const server = new URL(GITHUB_SERVER_URL || 'https://github.com');
  const isPublic = server.host === 'github.com';
  // GitHub assigns one name below github.io per account; the domain of an Enterprise server already has an owner.
  const parts = [...(isPublic ? ['io', 'github'] : server.hostname.split('.').toReversed()), owner, repo];
  return {
    address: new URL(`${owner}/${repo}`, server).href,
    appId: parts.map(appIdPart).join('.'),
    feed: { provider: 'github', owner, repo, ...(!isPublic && { host: server.host }) },
  };
}

/** Makes a part of a D-Bus name: it cannot begin with a digit, and only the last part may contain hyphens. */
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

/** @returns the normalised address; undefined if it is not an https URL or contains a user name or password */
function webAddress(text: string): string | undefined {
  const url = urlOf(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined;
}

function readContact(text: string | undefined): string | undefined {
  if (!text) {
    return undefined;
  }
  // An address passes only if it is valid both in the field of a Debian package and in a mailto: link.
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
