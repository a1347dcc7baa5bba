import type { CodeLanguage } from '#shared/formats/code-language.ts';

/** The target of a conversion: a language and the library or program that makes the request. */
export interface Target {
  /** The stored identifier: the name of curlconverter's function, without its `to`. */
  readonly name: TargetName;
  readonly label: string;
  /** The language for syntax highlighting: that of the result, or the closest one. */
  readonly language: CodeLanguage;
  /** The extension of saved files, without the dot. */
  readonly extension: string;
}

function target<Name extends string>(name: Name, label: string, language: CodeLanguage, extension: string) {
  return { name, label, language, extension } as const;
}

/**
 * All curlconverter targets, in list order, except for the aliases (`toBrowser`, `toNodeFetch`) and `toJsonObject`,
 * which is JsonString before serialisation.
 */
const definitions = [
  target('Ansible', 'Ansible', 'yaml', 'yml'),
  target('C', 'C (libcurl)', 'c', 'c'),
  target('CSharp', 'C# (HttpClient)', 'csharp', 'cs'),
  target('Clojure', 'Clojure (clj-http)', 'clojure', 'clj'),
  target('CFML', 'ColdFusion (CFML)', 'javascript', 'cfm'),
  target('Dart', 'Dart (http)', 'dart', 'dart'),
  target('Elixir', 'Elixir (HTTPoison)', 'ruby', 'exs'),
  target('Go', 'Go (net/http)', 'go', 'go'),
  target('HarString', 'HAR', 'json', 'har'),
  target('HTTP', 'HTTP', 'http', 'http'),
  target('Httpie', 'HTTPie', 'shell', 'sh'),
  target('Java', 'Java (HttpClient)', 'java', 'java'),
  target('JavaHttpUrlConnection', 'Java (HttpURLConnection)', 'java', 'java'),
  target('JavaJsoup', 'Java (jsoup)', 'java', 'java'),
  target('JavaOkHttp', 'Java (OkHttp)', 'java', 'java'),
  target('JavaScript', 'JavaScript (fetch)', 'javascript', 'js'),
  target('JavaScriptJquery', 'JavaScript (jQuery)', 'javascript', 'js'),
  target('JavaScriptXHR', 'JavaScript (XMLHttpRequest)', 'javascript', 'js'),
  target('JsonString', 'JSON', 'json', 'json'),
  target('Julia', 'Julia (HTTP.jl)', 'julia', 'jl'),
  target('Kotlin', 'Kotlin (OkHttp)', 'kotlin', 'kt'),
  target('Lua', 'Lua (LuaSocket)', 'lua', 'lua'),
  target('MATLAB', 'MATLAB', 'octave', 'm'),
  target('Node', 'Node.js (node-fetch)', 'javascript', 'mjs'),
  target('NodeAxios', 'Node.js (axios)', 'javascript', 'mjs'),
  target('NodeGot', 'Node.js (Got)', 'javascript', 'mjs'),
  target('NodeHttp', 'Node.js (http)', 'javascript', 'mjs'),
  target('NodeKy', 'Node.js (Ky)', 'javascript', 'mjs'),
  target('NodeRequest', 'Node.js (request)', 'javascript', 'js'),
  target('NodeSuperAgent', 'Node.js (SuperAgent)', 'javascript', 'mjs'),
  target('ObjectiveC', 'Objective-C (NSURLSession)', 'objectiveC', 'm'),
  target('OCaml', 'OCaml (Cohttp)', 'ocaml', 'ml'),
  target('Perl', 'Perl (LWP)', 'perl', 'pl'),
  target('Php', 'PHP (cURL)', 'php', 'php'),
  target('PhpGuzzle', 'PHP (Guzzle)', 'php', 'php'),
  target('PhpRequests', 'PHP (Requests)', 'php', 'php'),
  target('PowershellRestMethod', 'PowerShell (Invoke-RestMethod)', 'powershell', 'ps1'),
  target('PowershellWebRequest', 'PowerShell (Invoke-WebRequest)', 'powershell', 'ps1'),
  target('Python', 'Python (Requests)', 'python', 'py'),
  target('PythonHttp', 'Python (http.client)', 'python', 'py'),
  target('R', 'R (httr)', 'r', 'R'),
  target('RHttr2', 'R (httr2)', 'r', 'R'),
  target('Ruby', 'Ruby (Net::HTTP)', 'ruby', 'rb'),
  target('RubyHttparty', 'Ruby (HTTParty)', 'ruby', 'rb'),
  target('Rust', 'Rust (reqwest)', 'rust', 'rs'),
  target('Swift', 'Swift (URLSession)', 'swift', 'swift'),
  target('Wget', 'Wget', 'shell', 'sh'),
];

export type TargetName = (typeof definitions)[number]['name'];

export const curlTargets: readonly Target[] = definitions;

/**
 * Finds the target for a stored value: `Javascript` as well as `JavaScript`, and the labels in the list. Unknown values
 * yield JavaScript.
 * @example findCurlTarget('Javascript').label // 'JavaScript (fetch)'
 */
export function findCurlTarget(value: string): Target {
  const wanted = value.toLowerCase();
  const isNamed = ({ name, label }: Target) => name.toLowerCase() === wanted || label.toLowerCase() === wanted;
  return curlTargets.find(isNamed) ?? (curlTargets.find(({ name }) => name === 'JavaScript') as Target);
}
