import { hasCrcInBase62 } from '../check-digits.ts';
import type { Finding, WordRule } from '../kinds.ts';
import {
  anyBase64,
  base62,
  base64url,
  capitals,
  charactersOf,
  digits,
  endOfRun,
  hexadecimal,
  isOf,
  readRun,
  startOfRun,
} from '../read-run.ts';

interface TokenFormat {
  /** The service that issues the token. */
  readonly of: string;
  /** The prefixes as written. */
  readonly prefixes: readonly string[];
  readonly body: Uint8Array;
  /**
   * The minimum number of characters after the prefix, which determines what counts as a token and whether it continues
   * on the next line.
   */
  readonly shortest: number;
  readonly longest?: number;
  /** Whether the check digits of the body are correct. */
  readonly hasCheckDigits?: (body: string) => boolean;
}

const slack = charactersOf('A-Z', 'a-z', '0-9', '-');
const dotted = charactersOf('A-Z', 'a-z', '0-9', '._-');

/** The formats of the keys issued by well-known services, most of them according to the services' documentation. */
const formats: readonly TokenFormat[] = [
  { of: 'AWS', prefixes: ['AKIA', 'ASIA', 'ABIA', 'ACCA'], body: capitals, shortest: 16, longest: 16 },
  {
    of: 'GitHub',
    prefixes: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'],
    body: base62,
    shortest: 36,
    longest: 255,
    hasCheckDigits: hasCrcInBase62,
  },
  { of: 'GitHub', prefixes: ['github_pat_'], body: charactersOf('A-Z', 'a-z', '0-9', '_'), shortest: 36 },
  {
    of: 'GitLab',
    prefixes: [
      'glpat-',
      'gldt-',
      'glrt-',
      'glcbt-',
      'glptt-',
      'gloas-',
      'glsoat-',
      'glagent-',
      'glft-',
      'glimt-',
      'glffct-',
    ],
    body: dotted,
    shortest: 20,
  },
  { of: 'Stripe', prefixes: ['sk_live_', 'sk_test_', 'rk_live_', 'rk_test_'], body: base62, shortest: 10 },
  { of: 'Stripe', prefixes: ['whsec_'], body: anyBase64, shortest: 16 },
  { of: 'OpenAI or Anthropic', prefixes: ['sk-'], body: base64url, shortest: 20 },
  {
    of: 'Slack',
    prefixes: ['xoxb-', 'xoxp-', 'xoxa-', 'xoxr-', 'xoxs-', 'xoxe-', 'xoxc-', 'xoxd-', 'xapp-'],
    body: slack,
    shortest: 20,
  },
  { of: 'Google', prefixes: ['AIza'], body: base64url, shortest: 35, longest: 35 },
  { of: 'Google', prefixes: ['ya29.'], body: dotted, shortest: 16 },
  { of: 'Google', prefixes: ['GOCSPX-'], body: base64url, shortest: 16 },
  { of: 'npm', prefixes: ['npm_'], body: base62, shortest: 36, longest: 36, hasCheckDigits: hasCrcInBase62 },
  { of: 'PyPI', prefixes: ['pypi-AgE'], body: base64url, shortest: 40 },
  { of: 'DigitalOcean', prefixes: ['dop_v1_', 'doo_v1_', 'dor_v1_'], body: hexadecimal, shortest: 64, longest: 64 },
  { of: 'SendGrid', prefixes: ['SG.'], body: dotted, shortest: 60 },
  { of: 'Twilio', prefixes: ['SK', 'AC'], body: charactersOf('0-9', 'a-f'), shortest: 32, longest: 32 },
  { of: 'Hugging Face', prefixes: ['hf_', 'api_org_'], body: base62, shortest: 30 },
  { of: 'Shopify', prefixes: ['shpat_', 'shpca_', 'shppa_', 'shpss_'], body: hexadecimal, shortest: 32, longest: 32 },
  { of: 'Square', prefixes: ['sq0atp-', 'sq0csp-', 'sq0idp-'], body: base64url, shortest: 20 },
  { of: 'Vault', prefixes: ['hvs.', 'hvb.', 'hvr.'], body: base64url, shortest: 16 },
  { of: 'Docker', prefixes: ['dckr_pat_', 'dckr_oat_'], body: base64url, shortest: 20 },
  { of: 'Atlassian', prefixes: ['ATATT3x', 'ATCTT3x', 'ATBB'], body: anyBase64, shortest: 28 },
  { of: 'Linear', prefixes: ['lin_api_', 'lin_oauth_'], body: base62, shortest: 32 },
  { of: 'Figma', prefixes: ['figd_', 'figo_'], body: base64url, shortest: 30 },
  { of: 'Grafana', prefixes: ['glsa_', 'glc_'], body: anyBase64, shortest: 30 },
  { of: 'Sentry', prefixes: ['sntrys_', 'sntryu_'], body: anyBase64, shortest: 40 },
  { of: 'NVIDIA', prefixes: ['nvapi-'], body: base64url, shortest: 40 },
  { of: 'Replicate', prefixes: ['r8_'], body: base62, shortest: 30 },
  { of: 'Groq', prefixes: ['gsk_'], body: base62, shortest: 40 },
  { of: 'xAI', prefixes: ['xai-'], body: base62, shortest: 60 },
  { of: 'Postman', prefixes: ['PMAK-'], body: charactersOf('0-9', 'a-f', '-'), shortest: 40 },
  { of: 'Mailgun', prefixes: ['key-'], body: charactersOf('0-9', 'a-f'), shortest: 32, longest: 32 },
  { of: 'Facebook', prefixes: ['EAA'], body: base62, shortest: 60 },
  { of: 'age', prefixes: ['AGE-SECRET-KEY-1'], body: capitals, shortest: 58, longest: 58 },
  { of: 'Databricks', prefixes: ['dapi'], body: charactersOf('0-9', 'a-f', '-'), shortest: 32, longest: 34 },
  { of: 'Tailscale', prefixes: ['tskey-'], body: base64url, shortest: 20 },
  { of: 'Doppler', prefixes: ['dp.pt.', 'dp.st.', 'dp.sa.'], body: dotted, shortest: 40 },
  { of: 'Pulumi', prefixes: ['pul-'], body: charactersOf('0-9', 'a-f'), shortest: 40, longest: 40 },
  { of: 'Terraform Cloud', prefixes: ['.atlasv1.'], body: base64url, shortest: 60 },
  { of: 'New Relic', prefixes: ['NRAK-'], body: capitals, shortest: 27, longest: 27 },
  { of: 'Notion', prefixes: ['ntn_'], body: base62, shortest: 40 },
  { of: 'Supabase', prefixes: ['sbp_'], body: hexadecimal, shortest: 40 },
  { of: 'RubyGems', prefixes: ['rubygems_'], body: hexadecimal, shortest: 48 },
  { of: 'crates.io', prefixes: ['cio'], body: base62, shortest: 32, longest: 32 },
  { of: 'Dropbox', prefixes: ['sl.', 'sl.u.'], body: base64url, shortest: 120, longest: 4096 },
  { of: 'SonarQube', prefixes: ['sqp_', 'sqa_', 'squ_'], body: hexadecimal, shortest: 40, longest: 40 },
  { of: 'NuGet', prefixes: ['oy2'], body: charactersOf('0-9', 'a-z'), shortest: 43, longest: 43 },
  { of: 'LangSmith', prefixes: ['lsv2_pt_', 'lsv2_sk_'], body: charactersOf('0-9', 'a-f', '_'), shortest: 40 },
  { of: 'PlanetScale', prefixes: ['pscale_tkn_', 'pscale_pw_'], body: dotted, shortest: 32 },
];

const byPrefix = new Map(
  formats.flatMap((format) => format.prefixes.map((prefix) => [prefix.toLowerCase(), { format, prefix }] as const)),
);

/** This is longer than any documented token. */
const longestToken = 512;

const hasDigit = /\d/;

/** Keys whose prefix shows which service issued them. */
export const serviceTokens: WordRule = {
  words: [...byPrefix.keys()],
  findAt(text, start, end, tell) {
    const known = byPrefix.get(text.slice(start, end).toLowerCase());
    if (known === undefined || text.slice(start, end) !== known.prefix || isOf(base62, text, start - 1)) {
      return undefined;
    }
    const { of, body, shortest, longest = longestToken, hasCheckDigits } = known.format;
    const run = readRun(body, text, end, shortest, longest);
    // A run longer than the format allows is something else, and one without digits consists of words.
    if (run === undefined || (longest < longestToken && isOf(body, text, run.end)) || !hasDigit.test(run.value)) {
      return undefined;
    }
    const isAtlas = known.prefix === '.atlasv1.';
    const from = isAtlas ? startOfRun(base62, text, start, 20) : start;
    const isChecked = hasCheckDigits !== undefined && run.value.length === 36;
    const why = isChecked
      ? `a token from ${of} with ${hasCheckDigits(run.value) ? 'valid check digits' : 'wrong check digits: it may be made up'}`
      : `a token from ${of}, by its prefix “${known.prefix}”`;
    tell({ kind: 'token', start: from, end: run.end, why, value: text.slice(from, end) + run.value });
    return run.end;
  },
};

const slackPath = /[A-Z0-9]{6,16}\/[A-Z0-9]{6,16}\/[A-Za-z0-9]{16,64}/y;
const slackWorkflow = /[A-Za-z0-9/_-]{20,200}/y;
const discordPath = /\d{10,24}\/[\w-]{20,120}/y;

const teamsPath = /[\w-]{20,64}@[\w-]{20,64}\/IncomingWebhook\/[\w-]{20,80}(?:\/[\w-]{1,120}){0,3}/y;

const webhooks: Readonly<Record<string, { readonly of: string; readonly path: RegExp }>> = {
  'hooks.slack.com/services/': { of: 'Slack', path: slackPath },
  'hooks.slack.com/workflows/': { of: 'Slack', path: slackWorkflow },
  'hooks.slack.com/triggers/': { of: 'Slack', path: slackWorkflow },
  ...Object.fromEntries(
    // The versions of Discord's API.
    ['', 'v3/', 'v4/', 'v5/', 'v6/', 'v7/', 'v8/', 'v9/', 'v10/'].map((version) => [
      `/api/${version}webhooks/`,
      { of: 'Discord', path: discordPath },
    ]),
  ),
  'webhook.office.com/webhookb2/': { of: 'Teams', path: teamsPath },
};

/** URLs to which anybody who knows them may post: the part after the host is the secret. */
export const webhookAddresses: WordRule = {
  words: Object.keys(webhooks),
  findAt(text, start, end, tell) {
    const webhook = webhooks[text.slice(start, end).toLowerCase()];
    if (webhook === undefined) {
      return undefined;
    }
    const { of, path } = webhook;
    path.lastIndex = end;
    if (!path.test(text)) {
      return undefined;
    }
    tell({ kind: 'token', start: end, end: path.lastIndex, why: `a ${of} webhook URL, to which anybody may post` });
    return path.lastIndex;
  },
};

/** `123456789:AA…`: the number of a Telegram bot and its key. */
export const telegramTokens: WordRule = {
  words: [':aa'],
  findAt(text, start, end, tell) {
    const from = startOfRun(digits, text, start, 11);
    const to = endOfRun(base64url, text, end, 40);
    if (start - from < 8 || start - from > 10 || to - end < 32 || to - end > 34) {
      return undefined;
    }
    const finding: Finding = { kind: 'token', start: from, end: to, why: 'a Telegram bot token' };
    tell(finding);
    return to;
  },
};
