import type { CodeLanguage } from '#shared/formats/code-language.ts';

interface TargetDefinition {
  readonly label: string;
  /** The extension of its files, without the dot. */
  readonly extension: string;
  readonly language: CodeLanguage;
  /** Other names that quicktype has for it, which may have been stored. */
  readonly aliases?: readonly string[];
}

/** The data itself, in another notation. */
const dataTargets = {
  json: { label: 'JSON', extension: 'json', language: 'json' },
  jsObject: { label: 'JavaScript object', extension: 'js', language: 'javascript' },
  yaml: { label: 'YAML', extension: 'yaml', language: 'yaml' },
  toml: { label: 'TOML', extension: 'toml', language: 'toml' },
  csv: { label: 'CSV', extension: 'csv', language: 'text' },
} as const satisfies Record<string, TargetDefinition>;

/** Types for the data: every language of quicktype, which a test compares with quicktype's own list. */
const typeTargets = {
  cjson: { label: 'C (cJSON)', extension: 'h', language: 'c', aliases: ['cJSON'] },
  cpp: { label: 'C++', extension: 'cpp', language: 'cpp', aliases: ['c++', 'cplusplus'] },
  crystal: { label: 'Crystal', extension: 'cr', language: 'crystal', aliases: ['cr', 'crystallang'] },
  csharp: { label: 'C#', extension: 'cs', language: 'csharp', aliases: ['cs'] },
  dart: { label: 'Dart', extension: 'dart', language: 'dart' },
  elixir: { label: 'Elixir', extension: 'ex', language: 'ruby' },
  elm: { label: 'Elm', extension: 'elm', language: 'elm' },
  flow: { label: 'Flow', extension: 'js', language: 'typescript' },
  go: { label: 'Go', extension: 'go', language: 'go', aliases: ['golang'] },
  haskell: { label: 'Haskell', extension: 'hs', language: 'haskell' },
  java: { label: 'Java', extension: 'java', language: 'java' },
  javascript: { label: 'JavaScript', extension: 'js', language: 'javascript', aliases: ['js', 'jsx'] },
  'javascript-prop-types': { label: 'JavaScript PropTypes', extension: 'js', language: 'javascript' },
  schema: { label: 'JSON Schema', extension: 'schema.json', language: 'json', aliases: ['json-schema'] },
  kotlin: { label: 'Kotlin', extension: 'kt', language: 'kotlin' },
  objc: { label: 'Objective-C', extension: 'm', language: 'objectiveC', aliases: ['objective-c', 'objectivec'] },
  php: { label: 'PHP', extension: 'php', language: 'php' },
  pike: { label: 'Pike', extension: 'pmod', language: 'c', aliases: ['pikelang'] },
  python: { label: 'Python', extension: 'py', language: 'python', aliases: ['py'] },
  ruby: { label: 'Ruby', extension: 'rb', language: 'ruby' },
  rust: { label: 'Rust', extension: 'rs', language: 'rust', aliases: ['rs', 'rustlang'] },
  scala3: { label: 'Scala 3', extension: 'scala', language: 'scala' },
  smithy4a: { label: 'Smithy', extension: 'smithy', language: 'text' },
  swift: { label: 'Swift', extension: 'swift', language: 'swift', aliases: ['swift4'] },
  typescript: { label: 'TypeScript', extension: 'ts', language: 'typescript', aliases: ['ts', 'tsx'] },
  'typescript-effect-schema': { label: 'TypeScript Effect Schema', extension: 'ts', language: 'typescript' },
  'typescript-zod': { label: 'TypeScript Zod', extension: 'ts', language: 'typescript' },
} as const satisfies Record<string, TargetDefinition>;

export type DataTargetId = keyof typeof dataTargets;
export type TypeTargetId = keyof typeof typeTargets;
export type TargetId = DataTargetId | TypeTargetId;

export interface Target extends TargetDefinition {
  readonly id: TargetId;
}

const definitions: Readonly<Record<TargetId, TargetDefinition>> = { ...dataTargets, ...typeTargets };

/** Data notations first, then the languages by name. */
export const targets: readonly Target[] = (Object.keys(definitions) as TargetId[]).map((id) => ({
  id,
  ...definitions[id],
}));

/** Whether the result is the types that describe the data, rather than the data itself. */
export function isTypeTarget(id: TargetId): id is TypeTargetId {
  return id in typeTargets;
}

/** Whether the result names its top value, as types and the constant that holds an object do. */
export function usesRootName(id: TargetId): boolean {
  return isTypeTarget(id) || id === 'jsObject';
}

/**
 * Finds the target for a stored name.
 * @returns C# for an unknown name
 * @example findTarget('cs').id // 'csharp'
 */
export function findTarget(name: string): Target {
  return (
    targets.find(({ id, aliases }) => id === name || aliases?.includes(name)) ?? {
      id: 'csharp',
      ...definitions.csharp,
    }
  );
}

export const sources = [
  { value: 'json', label: 'JSON' },
  { value: 'jsObject', label: 'JavaScript object' },
  { value: 'yaml', label: 'YAML' },
  { value: 'toml', label: 'TOML' },
  { value: 'markdown', label: 'Markdown table' },
  { value: 'sql', label: 'SQL' },
] as const;

export type SourceId = (typeof sources)[number]['value'];
