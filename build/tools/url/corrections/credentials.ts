import type { Correction } from './correction.ts';

/** Code of the library that tells whether a word has characters outside of ASCII. */
const isOutsideAscii = (word: string) => `/[^\\0-\\x7f]/.test(${word}.toString())`;

/** btoa() takes Latin-1: it sends ü as one byte, and throws for €. */
const javaScriptBasic = (repr: string) => `"    'Authorization': 'Basic ' + btoa(" +
                        (${isOutsideAscii('joinWords(urlObj.auth, ":")')}
                            ? "String.fromCharCode(...new TextEncoder().encode(" + ${repr} + "))"
                            : ${repr}) +
                        "),\\n"`;

/** Corrections where the code of curlconverter 4.12.0 sends other credentials than curl does. */
export const credentialCorrections: readonly Correction[] = [
  {
    // Its own function needs `window`, which workers lack, and rejects characters outside of Latin-1.
    file: /\/curlconverter\/dist\/src\/utils\.js$/,
    found: /function btoa\(str\) \{[\s\S]*?\n\}/u,
    replacement:
      "function btoa(str) {\n  return globalThis.btoa(Array.from(UTF8encoder.encode(str), (byte) => String.fromCharCode(byte)).join(''));\n}",
  },
  {
    // The browser's own function takes Latin-1 only, and curl sends UTF-8.
    file: /\/curlconverter\/dist\/src\/generators\/python\/http\.js$/,
    found: /(?<="Basic " \+ )btoa(?=\()/u,
    replacement:
      "((text) => btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')))",
  },
  {
    // curl decodes the credentials of an address, after it has divided them, but not those of -u. What is not UTF-8
    // cannot be written in code: it stays as it is.
    file: /\/curlconverter\/dist\/src\/Request\.js$/,
    found: 'requestUrl.auth = [user, pass || new Word()];',
    replacement: `const decoded = (part) => part.replace(/%[0-7][\\da-f]|%[c-f][\\da-f](?:%[89ab][\\da-f]){1,3}/gi, (bytes) => {
          try {
            return decodeURIComponent(bytes);
          } catch {
            return bytes;
          }
        });
        const parts = [user, pass || new Word()];
        requestUrl.auth = config.user ? parts : parts.map(decoded);`,
  },
  {
    // curl sends the header Authorization, or the token, in place of a user and a password. Most generators send both,
    // or only these. A scheme that answers a challenge is as it was.
    file: /\/curlconverter\/dist\/src\/Request\.js$/,
    found: 'const request = {\n        urls,',
    replacement: `const scheme = config["aws-sigv4"] ? "aws-sigv4" : pickAuth(config.authtype);
    const [header] = [...headers].find(([name]) => name.toLowerCase().toString() === "authorization") ?? [];
    const replacing = header && (scheme === "basic" || scheme === "bearer")
        ? 'the header ' + JSON.stringify(header.toString())
        : scheme === "bearer" ? 'the token of "--oauth2-bearer"' : undefined;
    if (replacing && urls.some((url) => url.auth)) {
        for (const url of urls) {
            delete url.auth;
        }
        warnf(global_, ["replaced-credentials", replacing + " replaces the user and password, which curl leaves out"]);
    }
    const request = {
        urls,`,
  },
  {
    // The header for credentials is not “authentication”.
    file: /\/curlconverter\/dist\/src\/generators\/lua\.js$/,
    found: 'authentication = "Basic "',
    replacement: 'Authorization = "Basic "',
  },
  {
    file: /\/curlconverter\/dist\/src\/generators\/javascript\/javascript\.js$/,
    found: /" {4}'Authorization': 'Basic ' \+ btoa\(" \+[^;]+/u,
    replacement: javaScriptBasic('reprFetch(joinWords(urlObj.auth, ":"), isNode, imports)'),
  },
  {
    file: /\/curlconverter\/dist\/src\/generators\/javascript\/ky\.js$/,
    found: /" {4}'Authorization': 'Basic ' \+ btoa\(" \+[^;]+/u,
    replacement: javaScriptBasic('repr(joinWords(urlObj.auth, ":"), imports)'),
  },
  {
    // Requests encodes a text as Latin-1, and takes bytes as they are. Only Basic takes bytes.
    file: /\/curlconverter\/dist\/src\/generators\/python\/python\.js$/,
    found: /(?<=let auth = "\(" \+\s+)repr\(user, osVars, imports\) \+\s+", " \+\s+repr\(password, osVars, imports\)/u,
    replacement: `[user, password].map((part) => {
                    const text = repr(part, osVars, imports);
                    return request.authType === "basic" && ${isOutsideAscii('part')}
                        ? (part.tokens.length > 1 ? "(" + text + ")" : text) + ".encode()"
                        : text;
                }).join(", ")`,
  },
  {
    // ASCII has a question mark for any other character.
    file: /\/curlconverter\/dist\/src\/generators\/csharp\.js$/,
    found: 'System.Text.ASCIIEncoding.ASCII',
    replacement: 'System.Text.Encoding.UTF8',
  },
  {
    // Before Java 18, the encoding of a text is that of the system.
    file: /\/curlconverter\/dist\/src\/generators\/java\/java\.js$/,
    found: /'String auth = [^;]+;\\n\\n';/u,
    replacement: `'String auth = "Basic " + Base64.getEncoder().encodeToString(credentials.getBytes(StandardCharsets.UTF_8));\\n\\n';
        imports.add("java.nio.charset.StandardCharsets");`,
  },
  {
    // OkHttp encodes credentials as Latin-1 unless it is told otherwise.
    file: /\/curlconverter\/dist\/src\/generators\/java\/okhttp\.js$/,
    found: /(?<=repr\(password, imports\) \+\s+)"\);\\n\\n";/u,
    replacement: `(${isOutsideAscii('(name.toString() + password.toString())')}
                    ? (imports.add("java.nio.charset.StandardCharsets"), ", StandardCharsets.UTF_8")
                    : "") + ");\\n\\n";`,
  },
  {
    file: /\/curlconverter\/dist\/src\/generators\/kotlin\.js$/,
    found: /(?<=repr\(password, imports\) \+\s+)"\);\\n\\n";/u,
    replacement: `(${isOutsideAscii('(name.toString() + password.toString())')} ? ", Charsets.UTF_8" : "") + ");\\n\\n";`,
  },
  {
    // The header is written as it is, but an import without a name came with it, which is a syntax error.
    file: /\/curlconverter\/dist\/src\/generators\/python\/http\.js$/,
    found: 'imports.add("");',
    replacement: '',
  },
];
