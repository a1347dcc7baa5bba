import type { Correction } from './correction.ts';

/** Corrections where curlconverter 4.12.0 writes another request line, other headers or another message than curl. */
export const requestCorrections: readonly Correction[] = [
  {
    // The length of a body is in bytes.
    file: /\/curlconverter\/dist\/src\/generators\/http\.js$/,
    found: 'request.data.toString().length.toString()',
    replacement: 'new TextEncoder().encode(request.data.toString()).length.toString()',
  },
  {
    file: /\/curlconverter\/dist\/src\/generators\/c\.js$/,
    found: 'request.data.length.toString()',
    replacement: 'new TextEncoder().encode(request.data.toString()).length.toString()',
  },
  {
    // A request line has a slash before the query, also if the address has no path, and no segments `.` and `..`, which
    // curl removes (RFC 3986, section 5.2.4).
    file: /\/curlconverter\/dist\/src\/generators\/http\.js$/,
    found: 'urlObj.path.toString() + urlObj.query.toString()',
    replacement: `((path) => {
        if (request.pathAsIs) {
            return path;
        }
        const kept = [];
        const segments = path.split('/').slice(1);
        for (const [index, segment] of segments.entries()) {
            const isDots = segment === '.' || segment === '..';
            if (segment === '..') {
                kept.pop();
            }
            if (!isDots) {
                kept.push(segment);
            } else if (index === segments.length - 1) {
                kept.push('');
            }
        }
        return '/' + kept.join('/');
    })(urlObj.path.toString() || '/') + urlObj.query.toString()`,
  },
  {
    file: /\/curlconverter\/dist\/src\/generators\/http\.js$/,
    found: '"upload-file",',
    replacement: '"upload-file",\n    "path-as-is",',
  },
  {
    // A body has the content of a file, not its name, and the value of a header has no quotation marks.
    file: /\/curlconverter\/dist\/src\/generators\/http\.js$/,
    found: 's += f.contentFile.toString();',
    replacement: `s += contentsOf(f.contentFile);
                warnings.push(["upload-file", "need to read data from file: " + JSON.stringify(f.contentFile.toString())]);`,
  },
  {
    file: /\/curlconverter\/dist\/src\/generators\/http\.js$/,
    found: 's += request.urls[0].uploadFile.toString();',
    replacement: 's += contentsOf(request.urls[0].uploadFile);',
  },
  {
    file: /\/curlconverter\/dist\/src\/generators\/http\.js$/,
    found: 'export function _toHTTP(',
    replacement: `const contentsOf = (file) => file.toString() === '-' ? '<contents of the standard input>' : \`<contents of \${file}>\`;
export function _toHTTP(`,
  },
  {
    file: /\/curlconverter\/dist\/src\/generators\/http\.js$/,
    found: `'\\nContent-Type: "' + f.contentType.toString() + '"'`,
    replacement: "'\\nContent-Type: ' + f.contentType.toString()",
  },
  {
    // -H 'Accept:' removes the header, which the generator would add again. The body of a form needs its type.
    file: /\/curlconverter\/dist\/src\/Headers\.js$/,
    found: /(?<==== null\) \{\n +)this\.headers\.splice\(i, 1\);/u,
    replacement:
      '(this.removed ??= new Set()).add(this.headers[i][0].toLowerCase().toString());\n                this.headers.splice(i, 1);',
  },
  {
    file: /\/curlconverter\/dist\/src\/generators\/http\.js$/,
    found: 'if (headerValue === null) {',
    replacement: `const lowerName = headerName.toString().toLowerCase();
        if (headerValue === null || (lowerName !== "content-type" && request.headers.removed?.has(lowerName))) {`,
  },
  {
    file: /\/curlconverter\/dist\/src\/generators\/python\/http\.js$/,
    found: 'mergeWords(request.urls[0].urlObj.path, request.urls[0].urlObj.query)',
    replacement:
      "mergeWords(request.urls[0].urlObj.path.toBool() ? request.urls[0].urlObj.path : '/', request.urls[0].urlObj.query)",
  },
  {
    file: /\/curlconverter\/dist\/src\/generators\/javascript\/http\.js$/,
    found: 'mergeWords(urlObj.path, urlObj.query)',
    replacement: "mergeWords(urlObj.path.toBool() ? urlObj.path : '/', urlObj.query)",
  },
  {
    // The address as typed may lack its scheme and the parameters of -G, and may have credentials that are a header too.
    file: /\/curlconverter\/dist\/src\/generators\/lua\.js$/,
    found: /(?<=urls\[0\]\.)originalUrl/gu,
    replacement: 'url',
  },
  {
    // The arguments of a call are divided by a comma.
    file: /\/curlconverter\/dist\/src\/generators\/lua\.js$/,
    found: /(?<=code \+= "\\t" \+ repr\(request\.urls\[0\]\.\w+\) \+ ")(?=\\n")/u,
    replacement: ',',
  },
  {
    // A value of --cookie without an equals sign is the name of a file, which is not a cookie, though it was found apart.
    file: /\/curlconverter\/dist\/src\/Request\.js$/,
    found: 'joinWords(config.cookie, "; ")',
    replacement: 'joinWords(cookieStrings, "; ")',
  },
];
