import * as v from 'valibot';
import { countOf } from '#shared/formats/words/count-of.ts';
import { describePlace } from '#shared/formats/words/describe-place.ts';
import { fail, ok, type Result, type ToolError } from '#shared/result.ts';
import { type AnyOperation, defineOperation, type OperationOutput } from '#tools/define-operation.ts';
import { judgeTimes, maximumTolerance, usualTolerance } from './claims/judge-times.ts';
import { keyFormats } from './keys/key-formats.ts';
import { emptyDraft } from './signature/empty-draft.ts';
import { explainObstacle } from './signature/explain-obstacle.ts';
import { verdictTitles } from './signature/verdict-titles.ts';
import type { DecodedToken } from './token/decode-token.ts';
import { isReadable, wantedParts, writeDecodedToken } from './token/write-decoded-token.ts';

/** Loads jose and the JSON engine on the first run. */
const loadTasks = async () => (await import('./tasks.ts')).tasks;

const accepts = ['application/jwt', 'text/plain'] as const;

const tolerance = v.optional(
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(maximumTolerance),
    v.title('Clock tolerance'),
    v.description('The number of seconds by which clocks may differ when a token’s times are checked.'),
  ),
  usualTolerance,
);

const key = v.optional(
  v.pipe(
    v.string(),
    v.title('Key'),
    v.description('A secret, a PEM key or certificate, or a JWK. A JWKS or a public key is enough to verify.'),
  ),
  '',
);

const keyFormat = v.optional(v.pipe(v.picklist(keyFormats), v.title('Key format')), 'detect');

const rfcKey =
  '{"kty":"oct","k":"AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"}';

/** The token from RFC 7515, appendix A.1. */
const rfcToken =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';

const decode = defineOperation({
  id: 'jwt.decode',
  title: 'Decode a JWT',
  takes: 'text',
  accepts,
  produces: ['application/json', 'text/plain'],
  options: v.object({
    part: v.optional(v.pipe(v.picklist(wantedParts), v.title('Part')), 'all'),
    tolerance,
  }),
  isSecret: true,
  example: {
    input: rfcToken,
    options: { part: 'payload' },
    output: '{\n  "iss": "joe",\n  "exp": 1300819380,\n  "http://example.com/is_root": true\n}',
  },
  async run(text, options) {
    const decoded = (await loadTasks()).decode(text);
    if (!decoded.ok) {
      return decoded;
    }
    const { part } = options;
    const token = decoded.value;
    const [problem] = token.problems;
    if (!isReadable(token, part)) {
      return fail(problem ?? { code: 'no-payload', message: explainNoPayload(token) });
    }
    const wanted = part === 'all' ? undefined : token[part];
    const isJson = wanted === undefined || wanted.members !== undefined;
    return ok({
      data: wanted === undefined ? writeDecodedToken(token) : (wanted.text ?? ''),
      mediaType: isJson ? 'application/json' : 'text/plain',
      notes: describeToken(token, options.tolerance),
    });
  },
});

const verify = defineOperation({
  id: 'jwt.verify',
  title: 'Verify the signature of a JWT',
  takes: 'text',
  accepts,
  produces: ['text/plain'],
  options: v.object({
    key,
    keyFormat,
    detachedPayload: v.optional(
      v.pipe(
        v.string(),
        v.title('Detached payload'),
        v.description('The payload of a token that does not contain one (RFC 7515, appendix F).'),
      ),
      '',
    ),
    tolerance,
  }),
  isSecret: true,
  example: { input: rfcToken, options: { key: rfcKey }, output: 'Signature verified' },
  async run(text, options) {
    const tasks = await loadTasks();
    const decoded = tasks.decode(text);
    if (!decoded.ok) {
      return decoded;
    }
    const token = decoded.value;
    const obstacle = explainObstacle(token);
    if (token.written === undefined || obstacle !== undefined) {
      const [problem] = token.problems;
      return obstacle === undefined && problem !== undefined
        ? fail(problem)
        : fail({ code: 'impossible', message: `${verdictTitles.impossible}: ${obstacle ?? 'it has no signature.'}` });
    }
    if (options.key === '') {
      return fail({ code: 'no-key', message: 'Give the secret or the public key to verify the signature with (key).' });
    }
    const verified = await tasks.verify({
      token: token.written,
      isUnencoded: token.isUnencoded,
      detachedPayload: token.isDetached ? options.detachedPayload : undefined,
      key: options.key,
      format: options.keyFormat,
    });
    if (!verified.ok) {
      return verified;
    }
    const { verdict, details, warnings } = verified.value;
    const sentence = [verdictTitles[verdict], details.join(' ')].filter((part) => part !== '').join(': ');
    return verdict === 'verified'
      ? ok({
          data: sentence,
          mediaType: 'text/plain',
          notes: [...warnings, ...describeToken(token, options.tolerance)],
        })
      : fail({ code: verdict, message: sentence });
  },
});

const sign = defineOperation({
  id: 'jwt.sign',
  title: 'Sign a JWT',
  takes: 'text',
  accepts: ['application/json', 'text/plain'],
  produces: ['application/jwt'],
  options: v.object({
    header: v.optional(
      v.pipe(v.string(), v.title('Header'), v.description('A JSON object; its alg names the algorithm.')),
      emptyDraft.header,
    ),
    key,
    keyFormat,
  }),
  isSecret: true,
  example: {
    input: '{ "sub": "web-toolbox", "name": "Ada Lovelace", "iat": 1737244800, "exp": 2052604800 }',
    options: { header: '{ "alg": "HS256", "typ": "JWT" }', key: 'web-toolbox-sample-secret-of-32-bytes!' },
    output:
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJ3ZWItdG9vbGJveCIsIm5hbWUiOiJBZGEgTG92ZWxhY2UiLCJpYXQiOjE3MzcyNDQ4MDAsImV4cCI6MjA1MjYwNDgwMH0.60XkDuF9Sr6yEiaTPwN7GtVMQ6Rr6H82aSAp1txAGNY',
  },
  async run(payload, { header, key: signingKey, keyFormat: format }): Promise<Result<OperationOutput>> {
    const signed = await (await loadTasks()).sign({ header, payload, key: signingKey, format });
    return signed.ok
      ? ok({
          data: signed.value.token,
          mediaType: 'application/jwt',
          fileName: 'token.jwt',
          notes: signed.value.warnings,
        })
      : fail(inWords(signed.error));
  },
});

/** A position refers to the input, which is the payload, so a position in the header goes into the message. */
function inWords(error: ToolError): ToolError {
  const { code, message, position } = error;
  return code === 'header' && position !== undefined
    ? { code, message: `Header, ${describePlace(position)}: ${message}` }
    : error;
}

function explainNoPayload({ kind }: DecodedToken): string {
  return kind === 'encrypted'
    ? 'The token is encrypted: its payload can be read only with the recipient’s key.'
    : 'The payload is not in the token (detached, RFC 7515, appendix F).';
}

/**
 * Lists what the screen shows beside the parts: how the token was found, the meaning of its times, and its problems.
 */
function describeToken(
  { notes, warnings, problems, header, payload, bytes }: DecodedToken,
  seconds: number,
): readonly string[] {
  const claims = payload?.members;
  const times = claims && judgeTimes(claims, { now: Date.now(), tolerance: seconds, sources: payload.sources });
  return [
    ...notes,
    ...(times === undefined ? [] : [`${times.summary}.`, ...times.remarks]),
    ...warnings,
    ...header.warnings,
    ...(payload?.warnings ?? []),
    ...problems.map(({ message }) => message),
    ...bytes
      .filter(({ byteLength, hex }) => hex.length < byteLength * 2)
      .map(({ name, hex }) => `Only the first ${countOf(hex.length / 2, 'byte')} of the ${name} are written out.`),
  ];
}

export const operations: readonly AnyOperation[] = [decode, verify, sign];
