import type { Correction } from './correction.ts';

const javaScriptBodies = /\/curlconverter\/dist\/src\/generators\/javascript\/(?:javascript|ky)\.js$/;

/** A warning of a request that a library refuses, or sends as POST. */
const bodyOfGet = (generator: string, library: string): Correction => ({
  file: new RegExp(String.raw`/curlconverter/dist/src/generators/${generator}\.js$`),
  found: /(?<=const request = getFirst\([^;]+;)/u,
  replacement: `
    {
        const { method, uploadFile } = request.urls[0];
        if (["GET", "HEAD"].includes(method.toString()) && (uploadFile || request.data)) {
            warnings.push(["non-data-method",
                "${library} cannot send a body with the method " + JSON.stringify(method.toString()) + ": choose another one"]);
        }
    }`,
});

/** Corrections where the code of curlconverter 4.12.0 sends another body than curl does. */
export const bodyCorrections: readonly Correction[] = [
  {
    // A comment between the arguments would hide those after it.
    file: /\/curlconverter\/dist\/src\/generators\/python\/http\.js$/,
    found: 'args.push("# " + repr(request.data, osVars, imports));',
    replacement:
      'code = code.slice(0, -"conn.request(".length) + "# " + repr(request.data, osVars, imports) + "\\nconn.request(";',
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
    // A page cannot read a file by its name: code for it has an empty one.
    file: /\/curlconverter\/dist\/src\/generators\/javascript\/javascript\.js$/,
    found: 'let fn = "fetch";',
    replacement: `let fn = "fetch";
    for (const { filename, filetype } of isNode || request.multipartUploads ? [] : request.dataArray ?? []) {
        if (filename) {
            const file = eq(filename, "-") ? "the standard input" : JSON.stringify(filename.toString());
            const encoded = filetype === "urlencode" ? ", percent-encoded" : "";
            warnings.push(["unread-file", "the code lacks the content of " + file + encoded +
                ", which a page cannot read by name: put it in the place of /* contents */"]);
        }
    }`,
  },
  {
    // Generated code throws: fetch() refuses a body for these methods.
    file: /\/curlconverter\/dist\/src\/generators\/javascript\/javascript\.js$/,
    found: 'let optionsCode = "";',
    replacement: `if (["GET", "HEAD"].includes(methodStr.toUpperCase()) &&
            (urlObj.uploadFile || request.data || request.multipartUploads)) {
            warnings.push(["non-data-method",
                "the function fetch() throws if the method " + JSON.stringify(methodStr) + " has a body: choose another one"]);
        }
        let optionsCode = "";`,
  },
  {
    // “in” asks for an index of the list.
    file: /\/curlconverter\/dist\/src\/generators\/javascript\/ky\.js$/,
    found: 'methodStr in nonDataMethods',
    replacement: 'nonDataMethods.includes(methodStr)',
  },
  {
    // http.client sends a text as Latin-1, and throws for other characters. What a variable has is not known.
    file: /\/curlconverter\/dist\/src\/generators\/python\/http\.js$/,
    found: 'args.push(repr(request.data, osVars, imports));',
    replacement: `const text = repr(request.data, osVars, imports);
        args.push(request.data.isString() && !/[^\\0-\\x7f]/.test(request.data.toString())
            ? text
            : (request.data.tokens.length > 1 ? "(" + text + ")" : text) + ".encode()");`,
  },
  bodyOfGet('java/httpurlconnection', 'HttpURLConnection'),
  bodyOfGet('java/okhttp', 'OkHttp'),
  bodyOfGet('kotlin', 'OkHttp'),
  bodyOfGet('dart', 'the function http.get()'),
  bodyOfGet('swift', 'URLSession'),
  bodyOfGet('objectivec', 'NSURLSession'),
];
