import { describe, expect, it } from 'vitest';
import { hostileTexts } from '#tests/support/inputs/hostile-texts.ts';
import { findSecret, pieceLength } from './find-secret.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const base64 = (text: string) => btoa(Array.from(utf8(text), (byte) => String.fromCharCode(byte)).join(''));
/** Joins the parts of fake secrets, so that no repository scanner mistakes them for real ones. */
const of = (...parts: readonly string[]) => parts.join('');
const many = (characters: string, length: number) =>
  characters.repeat(Math.ceil(length / characters.length)).slice(0, length);
const mixed = (length: number) => many('a8Xk2Lq9ZwB4nT7v', length);
const jwt = `${base64('{"alg":"HS256","typ":"JWT"}').replace(/=+$/, '')}.${base64('{"sub":"1"}').replace(/=+$/, '')}.${mixed(43)}`;

const secrets: readonly (readonly [what: string, text: string])[] = [
  // Tokens
  ['a JWT', jwt],
  ['a JWT in a sentence', `The token ${jwt} has expired.`],
  ['a JWT cut off', jwt.slice(0, 60)],
  ['a JWT whose header is indented', `${base64('{\n  "alg": "none"\n}').replace(/=+$/, '')}.${mixed(20)}.`],
  [
    'a JWE',
    `${base64('{"alg":"RSA-OAEP","enc":"A256GCM"}').replace(/=+$/, '')}.${mixed(40)}.${mixed(16)}.${mixed(40)}.${mixed(22)}`,
  ],
  ['a token of GitHub', of('ghp_', mixed(36))],
  ['a fine-grained token of GitHub', of('github_pat_', many('11ABCDEFG0', 22), '_', mixed(59))],
  ['a token of GitLab', of('glpat-', mixed(20))],
  ['a key of AWS', of('AKIA', 'IOSFODNN7EXAMPLE')],
  ['a key of Google', of('AIza', mixed(35))],
  ['a key of Stripe', of('sk_live_', mixed(24))],
  ['a key of OpenAI', of('sk-proj-', mixed(48))],
  ['a token of Slack', of('xoxb-', '123456789012-', mixed(24))],
  ['a webhook of Slack', of('https://hooks.slack.com/services/', 'T00000000/B00000000/', mixed(24))],
  ['a token of npm', of('npm_', mixed(36))],
  ['a token of PyPI', of('pypi-', mixed(60))],
  ['a bot of Telegram', of('123456789:AA', mixed(33))],
  ['a token of Vault', of('hvs.', mixed(24))],
  ['a key of SendGrid', of('SG.', mixed(22), '.', mixed(43))],
  ['a key of Databricks', of('dapi', many('0a1b2c3d', 32))],
  ['a key by itself', 'q7GhT2-kPz9_LmW4xRb8Vn3'],
  ['a password by itself', 'Tr0ub4dor&3!x-9Qz$'],
  ['32 random bytes in Base64', 'k3J9x0QmZ2vT8yN5bW7sR1dF4gH6jK0lP3oI9uY2tE4='],
  ['32 digits of hexadecimal, which may be a key', '9f86d081884c7d659a2feaa0c55ad015'],
  // Keys
  ['a private key in PEM', `-----BEGIN PRIVATE KEY-----\n${mixed(64)}\n-----END PRIVATE KEY-----`],
  ['a private key of OpenSSH', `-----BEGIN OPENSSH PRIVATE KEY-----\n${mixed(64)}`],
  ['a private key of PGP', `-----BEGIN PGP PRIVATE KEY BLOCK-----\n\n${mixed(64)}`],
  ['a private key of PuTTY', 'PuTTY-User-Key-File-3: ssh-ed25519'],
  ['a private key in JSON', JSON.stringify({ private_key: `-----BEGIN RSA PRIVATE KEY-----\n${mixed(40)}` })],
  ['a symmetric JWK', `{"kty":"oct","k":"${mixed(43)}"}`],
  ['a private JWK', `{"kty":"EC","crv":"P-256","x":"${mixed(43)}","y":"${mixed(43)}","d":"${mixed(43)}"}`],
  ['a private JWK that begins with it', `{"d":"${mixed(43)}","kty":"OKP"}`],
  ['an age key', of('AGE-SECRET-KEY-1', many('QPZRY9X8', 58))],
  ['otpauth', 'otpauth://totp/Ada?secret=JBSWY3DPEHPK3PXP&issuer=Web'],
  // Headers
  ['Authorization: Bearer', 'Authorization: Bearer abc123'],
  ['Authorization: Basic', 'authorization: Basic YWRhOmxvdmVsYWNl'],
  ['Authorization of an own scheme', 'Authorization: ApiKey x9'],
  ['Proxy-Authorization', 'Proxy-Authorization: Basic YTpi'],
  ['AWS signatures', 'AWS4-HMAC-SHA256 Credential=AKID/20250101/eu/s3/aws4_request'],
  ['a header in JSON', '{"headers":{"Authorization":"token 0123"}}'],
  ['a header in a string of JSON', String.raw`{"body":"{\"authorization\":\"Bearer 0123456789\"}"}`],
  ['a header in a list of JSON', '[{"name":"Authorization","value":"x1"}]'],
  ['X-Api-Key', 'X-Api-Key: 7a8b9c'],
  ['X-Auth-Token', 'x-auth-token: 7a8b9c'],
  ['bearer by itself', 'Bearer 0123456789abcdef'],
  ['Cookie', 'Cookie: theme=dark; SID=31d4d96e407aad42'],
  ['Set-Cookie', 'Set-Cookie: id=a3fWa; Secure; HttpOnly'],
  ['a cookie in JSON', '{"cookie":"id=a3fWa"}'],
  ['document.cookie', 'document.cookie = "id=a3fWa"'],
  ['a file of cookies', '# Netscape HTTP Cookie File\nexample.com\tFALSE\t/\tFALSE\t0\tid\tx'],
  ['a whole request', 'GET / HTTP/1.1\r\nHost: example.com\r\nCookie: a=b\r\n\r\n'],
  // Passwords
  ['password=', 'user=ada&password=lovelace'],
  ['a short password', 'password=x'],
  ['a password in YAML', 'database:\n  user: ada\n  password: lovelace\n'],
  ['a password in JSON', '{"user":"ada","password":"lovelace"}'],
  ['a password in camel case', '{"dbPassword": "lovelace"}'],
  ['a password that begins with a sign', '{"password":"#lovelace"}'],
  ['a password on the next line', '"password":\n    "lovelace"'],
  ['a password in XML', '<user><password>lovelace</password></user>'],
  ['a password in attributes', '<add key="DbPassword" value="lovelace" />'],
  ['a password in a query in capitals', 'https://example.com/?PASSWD=lovelace'],
  ['a password in an environment', 'DB_PASSWORD=lovelace'],
  ['a password by another name', 'PGPASS_PW=lovelace\nMYSQL_PASS=lovelace'],
  ['a password in PHP', "$config['password'] = 'lovelace';"],
  ['a password in Ruby', "config = { :password => 'lovelace' }"],
  ['a password in a connection string', 'Server=db;User Id=ada;Password=lovelace;'],
  ['a password in German', 'Benutzer: ada, Passwort: lovelace'],
  ['a password in HTML entities', '{&quot;password&quot;:&quot;lovelace&quot;}'],
  ['a password in a table', 'user,password\nada,lovelace\n'],
  ['a passphrase', 'passphrase: correct horse battery staple'],
  ['a file of netrc', 'machine example.com login ada password lovelace'],
  ['a sum of bcrypt', '$2b$12$R9h/cIPz0gi.URNNX3kh2OPST9/PgBkqquzi.Ss7KIUgO2t0jWMUW'],
  ['a line of a shadow file', 'ada:$6$rounds=5000$saltsalt$abcdefghijklmnopqrstuvwx:18000:0:99999:7:::'],
  ['the QR code of a network', 'WIFI:T:WPA;S:Home;P:lovelace;;'],
  // Names of other secrets
  ['client_secret', 'client_id=web&client_secret=abcdef'],
  ['an API key', 'apiKey: "abcdef123"'],
  ['an API key in a link', 'https://example.com/v1?api_key=abcdef123'],
  ['access_token', '{"access_token":"abcdef","token_type":"Bearer","expires_in":3600}'],
  ['refreshToken', "refreshToken: 'abcdef'"],
  ['a token in a link', 'https://example.com/reset?token=8f3a9c1b2d'],
  ['an account key', 'AccountName=a;AccountKey=abcdefgh==;'],
  ['a signed address of Azure', 'https://a.blob.core.windows.net/c/f?sv=2022&sig=abcdefghijkl%3D'],
  ['a signed address of S3', 'https://b.s3.amazonaws.com/f?X-Amz-Signature=0123456789abcdef'],
  ['a session', 'JSESSIONID=0123456789ABCDEF'],
  ['an environment', 'export SECRET_KEY_BASE="lovelace"'],
  ['a variable of CI', 'DEPLOY_TOKEN=abcd-efgh'],
  // Addresses and commands
  ['an address with a password', 'postgres://ada:lovelace@db.example.com/app'],
  ['an address without a name', 'redis://:lovelace@localhost:6379'],
  ['an address of a repository', 'git clone https://ada:lovelace@example.com/a.git'],
  ['curl -u', 'curl -u ada:lovelace https://example.com'],
  ['curl --user', "curl https://example.com --user 'ada:lovelace'"],
  ['curl -H', "curl -H 'Authorization: Bearer x' https://example.com"],
  ['curl -b', "curl https://example.com -b 'id=a3fWa'"],
  ['curl --cookie', 'curl --cookie id=a3fWa https://example.com'],
  ['curl with a form', "curl -d 'user=ada&password=lovelace' https://example.com/login"],
  ['curl with JSON', String.raw`curl --data "{\"password\":\"lovelace\"}" https://example.com`],
  ['curl --oauth2-bearer', 'curl --oauth2-bearer abcdef https://example.com'],
  ['mysql -p', 'mysql -u root -plovelace app'],
  ['sshpass', 'sshpass -p lovelace ssh ada@example.com'],
  ['--password', 'docker login --username ada --password lovelace'],
  ['--token', 'gh auth login --token abcdefgh'],
  // Encoded
  ['percent-encoded', 'body=user%3Dada%26password%3Dlovelace'],
  ['percent-encoded twice', 'to=%252Flogin%253Fpassword%253Dlovelace'],
  ['JSON in a link', 'https://example.com/?q=%7B%22password%22%3A%22lovelace%22%7D'],
  ['Base64 of JSON', base64('{"user":"ada","password":"lovelace"}')],
  ['Base64 in JSON', `{"data":"${base64('password=lovelace&user=ada')}"}`],
  ['Base64 twice', base64(base64('{"user":"ada","password":"lovelace"}'))],
  ['base64url', base64('{"ü":"??>>","password":"lovelace"}').replaceAll('+', '-').replaceAll('/', '_')],
  ['Base64 over lines', (base64(`${'words '.repeat(20)}password=lovelace`).match(/.{1,76}/g) ?? []).join('\r\n')],
  ['a secret of Kubernetes', `kind: ConfigMap\ndata:\n  file: ${base64('aws_secret_access_key = abcdefgh')}\n`],
  ['a data URI', `data:text/plain;base64,${base64('Cookie: sid=0123456789')}`],
  ['UTF-16 in Base64', btoa([...'$password = "lovelace"'].map((character) => `${character}\0`).join(''))],
  ['hexadecimal', Array.from(utf8('password=lovelace'), (byte) => byte.toString(16).padStart(2, '0')).join('')],
  ['escapes of JSON', String.raw`{"a":"password\u003dlovelace"}`],
  ['behind a million harmless characters', `${'Lorem ipsum dolor sit amet. '.repeat(37_000)}password=lovelace`],
  [
    'in the middle of Base64 of a megabyte',
    base64(`${'{"a":"words"},'.repeat(70_001)}{"password":"lovelace"}${'{"a":1},'.repeat(90_000)}`),
  ],
  ['across two pieces', `${'x '.repeat(pieceLength / 2 - 4)}password=lovelace ${'y '.repeat(100)}`],
];

const harmless: readonly (readonly [what: string, text: string])[] = [
  ['nothing', ''],
  ['words', 'Hello, Web Toolbox! 👋 Ünïcödé is welcome.'],
  ['a long text', 'The quick brown fox jumps over the lazy dog. '.repeat(2000)],
  ['words about passwords', 'Your password must have at least 12 characters, and no spaces.'],
  ['words about tokens', 'The parser met an unexpected token; the next token is a comma.'],
  ['words about keys', 'Each key of the object is a string. Press any key to continue.'],
  ['words about cookies', 'We use no cookies: nothing is stored.'],
  ['words about Authorization', 'Requests without authorization are refused.'],
  ['JSON', '{"name":"Ada","tags":["maths","engines"],"address":{"city":"London","zip":null}}'],
  ['JSON with a key called key', '{"key":"colour","value":"red"}'],
  ['JSON with an empty password', '{"user":"ada","password":""}'],
  ['JSON with no password', '{"user":"ada","password":null}'],
  ['a schema', '{"properties":{"password":{"type":"string","minLength":8}}}'],
  ['a type', 'interface User { name: string; password: string; token: Token }'],
  ['a form', '<label for="password">Password</label><input type="password" name="password">'],
  ['a reference to the environment', of('password: $', '{DB_PASSWORD}\ntoken: $', '{{ secrets.TOKEN }}')],
  ['a reference of a shell', 'curl -u "$USER:$PASSWORD" -H "Authorization: $AUTH" https://example.com'],
  ['stars', '{"password":"********"}'],
  ['dots', 'password: …'],
  ['an expression that looks for passwords', String.raw`/password=(\w+)/gi`],
  ['another expression', '/password=.*/'],
  ['the working directory', 'HOME=/home/ada\nPWD=/home/ada/projects\nSHELL=/bin/sh'],
  ['the number of tokens', '{"max_tokens":4096,"usage":{"prompt_tokens":12345678}}'],
  ['an expression', String.raw`/([A-Z]+-\d+)/g`],
  ['an address', 'https://example.com/path/to/page?query=words&page=2#section'],
  ['an address with a port', 'https://example.com:8443/a@b'],
  ['an address with a name only', 'ssh://git@example.com/a.git'],
  ['an address of mail', 'ada.lovelace@example.com'],
  ['a curl command', "curl -X POST -H 'Content-Type: application/json' -d '{\"a\":1}' https://example.com"],
  ['a curl command that sorts', 'curl -s https://example.com | sort -u | head -n 5'],
  ['a UUID', '0198c2f4-7b1e-7cc3-98c4-dc0c0c07398f'],
  ['a ULID', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
  ['an epoch', '1737244800000'],
  ['a date', '2025-01-19T08:30:00.000Z'],
  ['a number', '123456789012345678901234567890'],
  ['a number in hexadecimal', '0xCAFE_BABE_DEAD_BEEF'],
  ['a colour', '#bf3a2b'],
  ['CSV', 'id,name,city\n1,Ada,London\n2,Grace,New York\n'],
  ['a certificate', '-----BEGIN CERTIFICATE-----\nMIIBszCCAVmgAwIBAgIUQk9QcXJz\n-----END CERTIFICATE-----'],
  ['a public key', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl ada@example.com'],
  ['a public JWK', '{"kty":"EC","crv":"P-256","x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU"}'],
  ['Base64 of words', base64('Hello, Web Toolbox, how are you today?')],
  ['Base64 of JSON', base64('{"name":"Ada","city":"London"}')],
  ['percent-encoded words', 'caf%C3%A9%20au%20lait%20%26%20croissant'],
  ['half a percent', '100% of 5% is %zz'],
  ['a name of code', 'useTextInputAfterReload2'],
  ['a slug', 'how-to-keep-a-history-in-2025'],
  ['a path', '/usr/local/share/web-toolbox/README.md'],
  ['a version', '1.21.1-beta.3+exp.sha.5114f85'],
  ['a host', 'db-01.eu-west-1.internal.example.com'],
  ['code', 'const tokens = text.split(" ").map((token) => token.trim());\nif (key === "Enter") { submit(); }'],
  ['a log', '2025-01-19 08:30:00 INFO  User 42 has signed in from 192.0.2.7 in 35 ms'],
  ['a card', 'BEGIN:VCARD\nVERSION:4.0\nFN:Ada Lovelace\nEMAIL:ada@example.com\nEND:VCARD'],
  ['a network without a password', 'WIFI:T:nopass;S:Guests;;'],
];

describe('a secret is', () => {
  it.each(secrets)('%s', (_what, text) => {
    expect(findSecret(text)).toBeDefined();
  });
});

describe('no secret is', () => {
  it.each(harmless)('%s', (_what, text) => {
    expect(findSecret(text)).toBeUndefined();
  });
});

it('is looked for in texts that no reader of a format likes, to the end', () => {
  for (const [, text] of hostileTexts) {
    expect(() => findSecret(text)).not.toThrow();
  }
  for (const piece of [
    'password',
    'authorization:',
    'a-',
    '"kty":',
    'WIFI:',
    'curl ',
    '_',
    '%25',
    'name="',
    'x-',
    'https://a:',
    '{"d":"',
  ]) {
    expect(() => findSecret(piece.repeat(Math.ceil(200_000 / piece.length)))).not.toThrow();
  }
});
