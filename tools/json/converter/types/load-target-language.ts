import type { TargetLanguage } from 'quicktype-core/dist/esm/TargetLanguage.js';
import type { TypeTargetId } from '../targets.ts';

/** Each language is a chunk of its own, loaded when first chosen. */
const loaders: Record<TypeTargetId, () => Promise<TargetLanguage>> = {
  cjson: async () => new (await import('quicktype-core/dist/esm/language/CJSON/index.js')).CJSONTargetLanguage(),
  cpp: async () => new (await import('quicktype-core/dist/esm/language/CPlusPlus/index.js')).CPlusPlusTargetLanguage(),
  crystal: async () => new (await import('quicktype-core/dist/esm/language/Crystal/index.js')).CrystalTargetLanguage(),
  csharp: async () => new (await import('quicktype-core/dist/esm/language/CSharp/index.js')).CSharpTargetLanguage(),
  dart: async () => new (await import('quicktype-core/dist/esm/language/Dart/index.js')).DartTargetLanguage(),
  elixir: async () => new (await import('quicktype-core/dist/esm/language/Elixir/index.js')).ElixirTargetLanguage(),
  elm: async () => new (await import('quicktype-core/dist/esm/language/Elm/index.js')).ElmTargetLanguage(),
  flow: async () => new (await import('quicktype-core/dist/esm/language/TypeScriptFlow/index.js')).FlowTargetLanguage(),
  go: async () => new (await import('quicktype-core/dist/esm/language/Golang/index.js')).GoTargetLanguage(),
  haskell: async () => new (await import('quicktype-core/dist/esm/language/Haskell/index.js')).HaskellTargetLanguage(),
  java: async () => new (await import('quicktype-core/dist/esm/language/Java/index.js')).JavaTargetLanguage(),
  javascript: async () =>
    new (await import('quicktype-core/dist/esm/language/JavaScript/index.js')).JavaScriptTargetLanguage(),
  'javascript-prop-types': async () =>
    new (
      await import('quicktype-core/dist/esm/language/JavaScriptPropTypes/index.js')
    ).JavaScriptPropTypesTargetLanguage(),
  schema: async () =>
    new (await import('quicktype-core/dist/esm/language/JSONSchema/index.js')).JSONSchemaTargetLanguage(),
  kotlin: async () => new (await import('quicktype-core/dist/esm/language/Kotlin/index.js')).KotlinTargetLanguage(),
  objc: async () => new (await import('./objective-c.ts')).ObjectiveC(),
  php: async () => new (await import('quicktype-core/dist/esm/language/Php/index.js')).PhpTargetLanguage(),
  pike: async () => new (await import('quicktype-core/dist/esm/language/Pike/index.js')).PikeTargetLanguage(),
  python: async () => new (await import('quicktype-core/dist/esm/language/Python/index.js')).PythonTargetLanguage(),
  ruby: async () => new (await import('quicktype-core/dist/esm/language/Ruby/index.js')).RubyTargetLanguage(),
  rust: async () => new (await import('quicktype-core/dist/esm/language/Rust/index.js')).RustTargetLanguage(),
  scala3: async () => new (await import('quicktype-core/dist/esm/language/Scala3/index.js')).Scala3TargetLanguage(),
  smithy4a: async () => new (await import('quicktype-core/dist/esm/language/Smithy4s/index.js')).SmithyTargetLanguage(),
  swift: async () => new (await import('quicktype-core/dist/esm/language/Swift/index.js')).SwiftTargetLanguage(),
  typescript: async () =>
    new (await import('quicktype-core/dist/esm/language/TypeScriptFlow/index.js')).TypeScriptTargetLanguage(),
  'typescript-effect-schema': async () => new (await import('./effect-schema.ts')).EffectSchema(),
  'typescript-zod': async () =>
    new (await import('quicktype-core/dist/esm/language/TypeScriptZod/index.js')).TypeScriptZodTargetLanguage(),
};

const loaded = new Map<TypeTargetId, Promise<TargetLanguage>>();

/** @returns quicktype's renderer of a language */
export function loadTargetLanguage(id: TypeTargetId): Promise<TargetLanguage> {
  const known = loaded.get(id);
  if (known !== undefined) {
    return known;
  }
  const language = loaders[id]();
  loaded.set(id, language);
  // A language that failed to load is requested again the next time.
  language.catch(() => loaded.delete(id));
  return language;
}
