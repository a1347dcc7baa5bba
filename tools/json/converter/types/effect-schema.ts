import { TypeScriptEffectSchemaTargetLanguage } from 'quicktype-core/dist/esm/language/TypeScriptEffectSchema/index.js';
import type { Name } from 'quicktype-core/dist/esm/Naming.js';
import type { Type } from 'quicktype-core/dist/esm/Type/index.js';

type Source = string | Name | readonly Source[];

/** What quicktype writes before the name of a class that comes later. */
const laterClass = 'S.suspend(() => ';

/**
 * Effect Schema as quicktype writes it, but for data that holds data of its own kind, such as a tree. quicktype 26 walks
 * from such a class to itself until the stack is full; it writes the class within itself before there is one; and
 * TypeScript asks for the type of what is suspended there.
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

/** The names of the classes that are somewhere in one, each once, and not its own. */
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
