import { base64, base64url, checkedToken, jwt, of, pem, random } from './make-values.ts';
import { markedCases } from './read-marked.ts';

/**
 * These texts were written from the published formats before there was a detector, and have never been used to improve
 * it: their figures show what to expect of unseen texts. Failures here do not lead to individual new rules.
 */
export const heldOut = markedCases([
  // Tokens of services, as documented by them.
  [
    'a classic token of GitHub in a remote',
    `git clone https://oauth2:«password:${checkedToken('ghp_', 71)}»@github.com/ada/engine.git`,
  ],
  [
    'an installation token in a log',
    `2026-01-04T08:11:02Z INFO refreshed «token:${checkedToken('ghs_', 72)}» for installation 4711`,
  ],
  [
    'a fine-grained token',
    `GH_TOKEN=«token:${of('github', '_pat_', random('base62', 22, 73), '_', random('base62', 59, 73))}» gh repo list`,
  ],
  ['a token of GitLab CI', `CI_JOB_TOKEN: «token:${of('gl', 'cbt-64_', random('base64url', 20, 74))}»`],
  [
    'a runner token',
    `gitlab-runner register --token «token:${of('gl', 'rt-', random('base62', 20, 75))}» --url https://gitlab.example.com`,
  ],
  [
    'AWS keys in a file',
    `[default]\naws_access_key_id = «token:${of('AK', 'IA', random('base32', 16, 76))}»\naws_secret_access_key = «secret:${random('base64', 40, 76)}»\nregion = eu-west-1\n`,
  ],
  [
    'a temporary key of AWS in JSON',
    `{"AccessKeyId":"«token:${of('AS', 'IA', random('base32', 16, 77))}»","Expiration":"2026-01-01T00:00:00Z"}`,
  ],
  [
    'a key of Google Maps',
    `<script src="https://maps.googleapis.com/maps/api/js?key=«token:${of('AI', 'za', random('base64url', 35, 78))}»&callback=init"></script>`,
  ],
  [
    'a Stripe key in a header',
    `curl https://api.stripe.com/v1/charges -u «token:${of('sk_', 'live_', random('base62', 24, 79))}»:`,
  ],
  [
    'a webhook of Slack',
    `POST https://hooks.slack.com/services/«token:${of('T', random('upper', 8, 80), '/B', random('upper', 8, 80), '/', random('base62', 24, 80))}» 200`,
  ],
  [
    'a bot of Slack',
    `slack: {bot: "«token:${of('xo', 'xb-', random('digits', 12, 81), '-', random('digits', 12, 81), '-', random('base62', 24, 81))}»"}`,
  ],
  ['a key of Anthropic', `x-api-key: «token:${of('sk-', 'ant-api03-', random('base64url', 93, 82), 'AA')}»`],
  ['a key of OpenAI', `openai.api_key = '«token:${of('sk-', 'proj-', random('base62', 48, 83))}»'`],
  ['a token of npm in .npmrc', `//registry.example.com/:_authToken=«token:${checkedToken('npm_', 84)}»`],
  [
    'a token of PyPI',
    `[pypi]\nusername = __token__\npassword = «token:${of('py', 'pi-AgEIcHlwaS5vcmc', random('base64url', 80, 85))}»`,
  ],
  [
    'a key of SendGrid',
    `SENDGRID="«token:${of('S', 'G.', random('base64url', 22, 86), '.', random('base64url', 43, 86))}»"`,
  ],
  ['a key of Twilio', `twilio = Client("AC0", api_key="«token:${of('S', 'K', random('hex', 32, 87))}»")`],
  ['a token of Hugging Face', `huggingface-cli login --token «token:${of('h', 'f_', random('base62', 34, 88))}»`],
  ['a token of Vault', `VAULT_TOKEN=«token:${of('hv', 's.', random('base62', 24, 89))}»`],
  ['a token of DigitalOcean', `doctl auth init -t «token:${of('do', 'p_v1_', random('hex', 64, 90))}»`],
  [
    'a bot of Telegram',
    `https://api.telegram.org/bot«token:${of('123456789', ':AA', random('base64url', 33, 91))}»/getMe`,
  ],
  ['a token of Shopify', `X-Shopify-Access-Token: «token:${of('shp', 'at_', random('hex', 32, 92))}»`],
  ['a JWT in a query', `GET /socket?v=4&access_token=«jwt:${jwt(93)}» HTTP/1.1`],
  ['a JWT over two lines', `The token is\n«jwt:${jwt(94).slice(0, 60)}\n${jwt(94).slice(60)}»\nand it is old.`],
  [
    'a token of GitHub over two lines',
    `token:\n  «token:${checkedToken('ghp_', 95).slice(0, 20)}\n  ${checkedToken('ghp_', 95).slice(20)}»\n`,
  ],
  // Keys.
  ['a private key', `Here:\n«private-key:${pem(of('RSA PRIVATE', ' KEY'))}»\nThanks`],
  ['an encrypted key with CRLF', `«private-key:${pem(of('ENCRYPTED PRIVATE', ' KEY'), 2, '\r\n')}»\r\n`],
  [
    'a service account of Google',
    `{"type":"service_account","private_key":"«private-key:${pem(of('PRIVATE', ' KEY'), 3, '\\n')}\\n»","client_id":"104"}`,
  ],
  [
    'a key that was cut off',
    `«private-key:${pem(of('OPENSSH PRIVATE', ' KEY')).split('\n').slice(0, 3).join('\n')}»\n`,
  ],
  [
    'a private JWK',
    `{"kty":"EC","crv":"P-256","x":"${random('base64url', 43, 96)}","y":"${random('base64url', 43, 97)}","d":"«private-key:${random('base64url', 43, 98)}»"}`,
  ],
  // Headers and cookies.
  ['basic authorization', `> Authorization: Basic «auth:${base64('ada:lovelace')}»\n> Accept: */*`],
  ['an opaque bearer', `authorization: Bearer «auth:${random('base62', 40, 99)}»`],
  ['a digest', 'Authorization: Digest «auth:username="ada", realm="x", nonce="abc", response="6629fae4"»'],
  [
    'curl with a header',
    `curl -H "Authorization: token «token:${checkedToken('gho_', 100)}»" https://api.example.com/user`,
  ],
  ['a cookie', `Cookie: sid=«cookie:${random('base62', 20, 101)}»; lang=«cookie:en»`],
  ['a set cookie', `Set-Cookie: __Host-s=«cookie:${random('hex', 32, 102)}»; Path=/; Secure; HttpOnly`],
  ['a header of HAR', '{"name":"Cookie","value":"a=«cookie:1»; b=«cookie:2»"}'],
  ['an API key header', `X-API-Key: «secret:${random('hex', 24, 103)}»`],
  // Passwords and fields.
  [
    'a password in an address',
    'DATABASE_URL=postgresql://ada:«password:s3cr3t»@db.example.com:5432/app?sslmode=require',
  ],
  ['a password of Mongo', 'mongodb+srv://svc:«password:p%40ss%2Fw»@cluster0.example.net/test'],
  ['a password of Redis', 'REDIS_URL=redis://:«password:hunter2»@cache:6379/0'],
  ['a password in YAML', 'db:\n  host: db1\n  password: «password:correct horse»\n  port: 5432\n'],
  ['a password in quotes with a quote', String.raw`{"password":"«password:a\"b c»","user":"ada"}`],
  ['a password in a form', 'username=ada&password=«password:love%21lace»&remember=1'],
  ['a password in XML', '<connection><user>ada</user><password>«password:lovelace»</password></connection>'],
  ['a password in a connection string', 'Server=tcp:db,1433;User ID=ada;Password=«password:l0v3,lace»;Encrypt=True;'],
  ['a secret of OAuth', `{"client_id":"web","client_secret":"«secret:${random('base64url', 32, 104)}»"}`],
  ['a variable of a shell', `export SESSION_SECRET='«secret:${random('base62', 30, 105)}»'`],
  ['a command', `mysqldump --user=ada --password=«password:lovelace» app > app.sql`],
  ['curl with a user', 'curl -u ada:«password:lovelace» https://example.com/'],
  ['JSON in JSON', String.raw`{"body":"{\"user\":\"ada\",\"password\":\"«password:lovelace»\"}"}`],
  ['Base64 of JSON', `payload=«password:${base64('{"user":"ada","password":"lovelace"}')}» ok`],
  ['base64url of a form', `state=«password:${base64url('next=/home&password=lovelace&x=1')}»`],
  ['a form in an address, encoded', 'https://example.com/?next=%2Flogin%3Fpassword%3D«password:lovelace»%26x%3D1'],
  ['escapes of JSON', String.raw`{"mail":"«email:ada\u0040example.com»"}`],
  // People.
  [
    'an address of mail',
    'From: Ada Lovelace <«email:ada.lovelace+news@mail.example.co.uk»>, to «email:c.babbage@example.org».',
  ],
  ['an address of mail in a link', 'mailto:«email:ada@example.com»?subject=Hi'],
  ['an address of mail, encoded', 'https://example.com/unsubscribe?m=«email:ada%40example.com»&c=1'],
  ['a German number', 'Tel. «phone:+49 30 901820», Fax «phone:+49 (0)30 9018-2100»'],
  ['a number of the US', 'Call «phone:(212) 555-0123» or «phone:+1-212-555-0199».'],
  ['a number in JSON', '{"phone":"«phone:+33612345678»","age":36}'],
  ['a French number in a field', 'Téléphone: «phone:06 12 34 56 78»'],
  ['an IBAN', 'Please pay to «iban:DE89 3704 0044 0532 0130 00» by Friday.'],
  ['an IBAN without spaces', 'iban=«iban:GB82WEST12345698765432»'],
  ['a card', 'Card «card:4111 1111 1111 1111» exp 12/29'],
  ['an American card', '{"pan":"«card:378282246310005»"}'],
  ['a card with hyphens', 'charged «card:5555-5555-5555-4444» at 10:15'],
  ['an address in a log', '«ip:203.0.113.42» - - [04/Jan/2026:10:11:12 +0000] "GET / HTTP/1.1" 200 612'],
  ['an address with a port', 'connect to «ip:10.20.30.40»:8443 failed'],
  ['an IPv6 address', 'listening on [«ip:2001:db8:85a3::8a2e:370:7334»]:443'],
  ['a link-local address', 'inet6 «ip:fe80::1ff:fe23:4567:890a»/64 scope link'],
  // Harmless.
  ['a commit', `commit ${random('hex', 40, 106)}\nAuthor: Ada\n\n    Fix the token parser`],
  ['UUIDs', 'request 7f1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d took 12 ms'],
  ['a lock file', `"integrity": "sha512-${random('base64', 86, 107)}=="`],
  ['sums', `${random('hex', 64, 108)}  web-toolbox.tar.gz`],
  ['versions', 'Upgraded openssl 3.0.11 -> 3.0.13, node v22.14.0, Chrome/120.0.0.0 Safari/537.36'],
  ['times', '2026-01-04 10:11:12.123 +0100 [main] 1767517872123 INFO started in 2.345 s'],
  ['prose about passwords', 'The password must be changed every 90 days; the token is sent by mail.'],
  ['types', 'interface Login { user: string; password: string; accessToken?: string | null }'],
  ['code that reads', 'const password = process.env.DB_PASSWORD ?? readPassword();'],
  ['a template', of('password: $', '{DB_PASSWORD}\nkey: {{ .Values.key }}')],
  ['numbers that are no cards', 'order 1234567890123456, invoice 4111111111111112, ISBN 978-3-16-148410-0'],
  ['an IBAN with a wrong sum', 'DE89 3704 0044 0532 0130 01'],
  ['packages', 'npm install react@19.3.1 @types/node@24.19.2 icon@2x.png'],
  ['local addresses', 'http://127.0.0.1:3000 http://localhost:8080 0.0.0.0 ::1 255.255.255.0'],
  ['C++', 'std::vector<int> a; foo::bar::Baz b; cafe::face();'],
  ['a colour and a hex number', '#bf3a2b 0xDEADBEEF 0x7fff5fbff8c0'],
  ['a token of a parser', 'SyntaxError: Unexpected token } in JSON at position 4211'],
  ['keys of a map', '{"key":"colour","sortKey":"name","primary_key":"id","keyboard":"de","monkey":"yes"}'],
  ['a public key', `ssh-ed25519 ${of('AAAAC3NzaC1lZDI1NTE5AAAAI', random('base64', 43, 109))} build`],
  ['a certificate', pem('CERTIFICATE')],
  ['counts of tokens', '{"usage":{"prompt_tokens":1284,"completion_tokens":932,"max_tokens":4096}}'],
  ['what is masked already', 'password=******** token=[REDACTED] Authorization: Bearer <token>'],
  ['an answer with placeholders', 'Send ⟨EMAIL_1⟩ the password ⟨PASSWORD_2⟩.'],
  ['a path', 'C:\\Users\\Public\\Documents\\keys.txt /etc/ssl/private /var/lib/token-service/data'],
]);
