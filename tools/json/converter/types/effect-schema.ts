import { TypeScriptEffectSchemaTargetLanguage } from 'quicktype-core/dist/esm/language/TypeScriptEffectSchema/index.js';
import type { Name } from 'quicktype-core/dist/esm/Naming.js';
import type { Type } from 'quicktype-core/dist/esm/Type/index.js';

type Source = string | Name | readonly Source[];

/** The text that quicktype writes before the name of a class that is defined later. */
const laterClass = 'S.suspend(() => ';

/**
 * Effect Schema as quicktype writes it, with fixes for recursive data such as a tree. For such a class, quicktype 26
 * recurses until the stack overflows, and refers to the class inside its own definition, before it exists; and
 * TypeScript needs a type annotation on the suspended schema.
 * https://effect.website/docs/schema/classes/#recursive-schemas
 */
export class EffectSchema extends TypeScriptEffectSchemaTargetLanguage {
  protected override makeRenderer(...parameters: Parameters<TypeScriptEffectSchemaTargetLanguage['makeRenderer']>) {
    const renderer = super.makeRenderer(...parameters);
    const nameOf = (type: Type): Name => Reflect.get(renderer, 'nameForNamedType').call(renderer, type);
    Reflect.set(renderer, 'walkObjectNames', (first: Type) => namesWithin(first, nameOf));
    let written: Name | undefined;
    const writeClass: (name: Name, type: Type) => void = Reflect.get(renderer, 'emitObject').bind(renderer);
    Reflect.set(renderer, 'emitObject', (name: Name, type: Type) => {
      written = name;
      writeClass(name, type);
      written = undefined;
    });
    const write: (type: Type, required?: boolean) => Source = Reflect.get(renderer, 'typeMapTypeFor').bind(renderer);
    Reflect.set(renderer, 'typeMapTypeFor', (type: Type, required?: boolean) => {
      const source = write(type, required);
      const name = isClass(type) ? nameOf(type) : undefined;
      const isLater = Array.isArray(source) && source[0] === laterClass;
      return name !== undefined && (isLater || name === written)
        ? ['S.suspend((): S.Schema<', name, '> => ', name, ')']
        : source;
    });
    return renderer;
  }
}

const isClass = ({ kind }: Type) => kind === 'class' || kind === 'object';

/** The names of all classes nested in a class, each once, without its own name. */
function namesWithin(first: Type, nameOf: (type: Type) => Name): Name[] {
  const seen = new Set<Type>([first]);
  const left = [...first.getChildren()];
  for (let type = left.pop(); type !== undefined; type = left.pop()) {
    if (!seen.has(type)) {
      seen.add(type);
      left.push(...type.getChildren());
    }
  }
  seen.delete(first);
  return [...seen].filter(isClass).map(nameOf);
}
