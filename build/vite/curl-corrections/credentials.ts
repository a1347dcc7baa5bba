import type { Correction } from './correction.ts';

/** The credentials that curl sends, where those of code from curlconverter 4.12.0 are others. */
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
];
