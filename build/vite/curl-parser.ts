import type { Plugin } from 'vite';

/** The files of curlconverter that load its parser, the native one or the one for browsers. */
const parserFile = /\/curlconverter\/dist\/src\/shell\/(?:web)?Parser\.js$/;

/**
 * For a page or a worker. The package requests two `.wasm` files from the root of its origin, but in a build they are
 * elsewhere, below a path. With `?url` imports they are part of the build and are addressed relative to the script.
 */
const parserOfPage = `
import Parser from 'web-tree-sitter';
import runtime from 'web-tree-sitter/tree-sitter.wasm?url';
import grammar from '../../tree-sitter-bash.wasm?url';
const address = (path) => new URL(path, import.meta.url).href;
await Parser.init({ locateFile: () => address(runtime) });
const parser = new Parser();
parser.setLanguage(await Parser.Language.load(address(grammar)));
export default parser;
`;

/** For tests in Node: the same parser instead of the native one, which would have to be compiled. */
const parserOfNode = `
import { fileURLToPath } from 'node:url';
import Parser from 'web-tree-sitter';
await Parser.init();
const parser = new Parser();
parser.setLanguage(await Parser.Language.load(fileURLToPath(new URL('../../tree-sitter-bash.wasm', import.meta.url))));
export default parser;
`;

interface Correction {
  readonly file: RegExp;
  readonly found: string | RegExp;
  readonly replacement: string;
}

const javaScriptBodies = /\/curlconverter\/dist\/src\/generators\/javascript\/(?:javascript|ky)\.js$/;

/** Fixes bugs of curlconverter 4.12.0 that produce wrong results. */
const corrections: readonly Correction[] = [
  {
    // Its own function needs `window`, which workers lack, and rejects characters outside of Latin-1.
    file: /\/curlconverter\/dist\/src\/utils\.js$/,
    found: /function btoa\(str\) \{[\s\S]*?\n\}/u,
    replacement:
      "function btoa(str) {\n  return globalThis.btoa(Array.from(UTF8encoder.encode(str), (byte) => String.fromCharCode(byte)).join(''));\n}",
  },
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
    // A comment between the arguments would hide those after it.
    file: /\/curlconverter\/dist\/src\/generators\/python\/http\.js$/,
    found: 'args.push("# " + repr(request.data, osVars, imports));',
    replacement:
      'code = code.slice(0, -"conn.request(".length) + "# " + repr(request.data, osVars, imports) + "\\nconn.request(";',
  },
  {
    // The browser's own function takes Latin-1 only, and curl sends UTF-8.
    file: /\/curlconverter\/dist\/src\/generators\/python\/http\.js$/,
    found: /(?<="Basic " \+ )btoa(?=\()/u,
    replacement:
      "((text) => btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')))",
  },
  {
    file: /\/curlconverter\/dist\/src\/generators\/javascript\/http\.js$/,
    found: 'mergeWords(urlObj.path, urlObj.query)',
    replacement: "mergeWords(urlObj.path.toBool() ? urlObj.path : '/', urlObj.query)",
  },
  {
    // The value of a field is the content of a file, not the file.
    file: /\/curlconverter\/dist\/src\/generators\/php\/php\.js$/,
    found: 'if ("contentFile" in m) {',
    replacement: `if ("contentFile" in m && !m.filename) {
                    requestDataCode += contentsOf(m.contentFile);
                }
                else if ("contentFile" in m) {`,
  },
  {
    // A file in the body is read, wherever it is in the body. curl leaves out line breaks unless it is told not to.
    file: /\/curlconverter\/dist\/src\/generators\/php\/php\.js$/,
    found: /else if \(request\.isDataBinary && [^{]*\{[^}]*\}/u,
    replacement: `else if (request.dataArray?.some((part) => "filename" in part)) {
            requestDataCode = request.dataArray.map((part) => {
                if (!("filename" in part)) {
                    return repr(part);
                }
                const contents = contentsOf(part.filename);
                if (part.filetype === "urlencode") {
                    return (part.name ? repr(part.name.append("=")) + " . " : "") + "urlencode(" + contents + ")";
                }
                return part.filetype === "data" ? 'str_replace(["\\\\r", "\\\\n"], "", ' + contents + ")" : contents;
            }).join(" . ");
        }`,
  },
  {
    file: /\/curlconverter\/dist\/src\/generators\/php\/php\.js$/,
    found: 'export function _toPhp(',
    replacement: `const contentsOf = (file) => "file_get_contents(" + (eq(file, "-") ? "'php://stdin'" : repr(file)) + ")";
export function _toPhp(`,
  },
  {
    file: /\/curlconverter\/dist\/src\/generators\/go\.js$/,
    found: /goCode \+= `\\tfw, err \$\{op\} writer\.CreateFormFile\([^\n]+/u,
    replacement: `goCode += \`\\tfw, err \${op} writer.\` + (m.filename
                    ? \`CreateFormFile(\${repr(m.name, vars, imports)}, filepath.Base(\${repr(m.filename, vars, imports)}))\\n\`
                    : \`CreateFormField(\${repr(m.name, vars, imports)})\\n\`);`,
  },
  {
    file: /\/curlconverter\/dist\/src\/generators\/go\.js$/,
    found: 'imports.add("path/filepath");',
    replacement: 'm.filename && imports.add("path/filepath");',
  },
  {
    // A file has its type and the name that it is to have.
    file: /\/curlconverter\/dist\/src\/generators\/javascript\/javascript\.js$/,
    found: /fetchImports\.add\("fileFromSync"\);\s[^;]*?code \+=\s+"fileFromSync\([^;]+;/u,
    replacement: `const file = reprFetch(m.contentFile, isNode, imports);
                    if (m.filename) {
                        fetchImports.add("fileFromSync");
                        code += "fileFromSync(" + file + (m.contentType ? ", " + reprFetch(m.contentType, isNode, imports) : "") + ")" +
                            (eq(m.filename, m.contentFile) ? "" : ", " + reprFetch(m.filename, isNode, imports));
                    }
                    else {
                        addImport(imports, "* as fs", "fs");
                        code += "fs.readFileSync(" + file + ", 'utf-8')";
                    }`,
  },
  // Several parts are one body: the constructor of ArrayBuffer takes a length only. A file for --data-urlencode is encoded.
  { file: javaScriptBodies, found: 'new ArrayBuffer(', replacement: 'new Blob([' },
  { file: javaScriptBodies, found: /(?<=", ", |let end = )"\)"/u, replacement: '"])"' },
  { file: javaScriptBodies, found: 'end = "\\n  )"', replacement: 'end = "\\n  ])"' },
  {
    file: javaScriptBodies,
    found: /parts\.push\((?:reprFetch\(name, isNode, imports\)|repr\(name, imports\))\)/u,
    replacement: 'parts.push(repr(name.append("="), imports))',
  },
  {
    file: javaScriptBodies,
    found:
      /parts\.push\("fs\.readFileSync\(" \+\s+(?:reprFetch\(filename, isNode, imports\)|repr\(filename, imports\)) \+\s+encoding \+\s+"\)"\)/u,
    replacement: `const contents = "fs.readFileSync(" + repr(filename, imports) + encoding + ")";
                parts.push(filetype === "urlencode" ? "encodeURIComponent(" + contents + ")" : contents)`,
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
];

/** web-tree-sitter also supports Node, and imports Node modules for that. */
const parserPackage = /\/web-tree-sitter\//;
const nodeModules = ['fs', 'path'];
const emptyModule = '\0curl-parser-empty';

/** Removes the version that the dev server adds. */
const pathOf = (id: string) => id.replace(/\?v=\w+$/, '');

/** Makes curlconverter work correctly in workers, below any path, under any scheme and without a network. */
export function curlParser(): Plugin {
  return {
    name: 'curl-parser',
    enforce: 'pre',
    // The dev server must not prebundle the package, which would break its `?url` imports.
    config: () => ({
      optimizeDeps: {
        exclude: ['curlconverter'],
        include: ['web-tree-sitter', 'jsesc', 'yamljs', 'lossless-json'].map((name) => `curlconverter > ${name}`),
      },
    }),
    resolveId(source, importer = '') {
      const isOfPage = this.environment.config.consumer === 'client';
      return isOfPage && nodeModules.includes(source) && parserPackage.test(importer) ? emptyModule : undefined;
    },
    load(id) {
      if (id === emptyModule) {
        return 'export {};';
      }
      if (!parserFile.test(pathOf(id))) {
        return undefined;
      }
      return this.environment.config.consumer === 'server' ? parserOfNode : parserOfPage;
    },
    transform(code, id) {
      const ofFile = corrections.filter(({ file }) => file.test(pathOf(id)));
      if (ofFile.length === 0) {
        return undefined;
      }
      let corrected = code;
      for (const { found, replacement } of ofFile) {
        const before = corrected;
        corrected = before.replace(found, () => replacement);
        if (corrected === before) {
          throw new Error(`${id} has changed: a correction in build/vite/curl-parser.ts is of no use any more.`);
        }
      }
      return { code: corrected, map: null };
    },
    // Its eval() is only for modules that contain JavaScript, which the grammar does not. The security policy forbids
    // eval.
    onLog: (_level, { code, id = '' }) => !(code === 'EVAL' && parserPackage.test(id)),
  };
}
