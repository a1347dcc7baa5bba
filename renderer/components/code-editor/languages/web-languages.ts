import { c, cpp, csharp, dart, java, kotlin, objectiveC, scala } from '@codemirror/legacy-modes/mode/clike';
import { http } from '@codemirror/legacy-modes/mode/http';
import { javascript, typescript } from '@codemirror/legacy-modes/mode/javascript';
import { python } from '@codemirror/legacy-modes/mode/python';
import { shell } from '@codemirror/legacy-modes/mode/shell';
import { xml } from '@codemirror/legacy-modes/mode/xml';
import { yaml } from '@codemirror/legacy-modes/mode/yaml';

/** The line-by-line parsers of the languages that web developers read most, a few kB each, in one file. */
export const webLanguages = {
  c,
  cpp,
  csharp,
  dart,
  http,
  java,
  javascript,
  kotlin,
  objectiveC,
  python,
  scala,
  shell,
  typescript,
  xml,
  yaml,
};
