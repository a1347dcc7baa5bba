import { ObjectiveCTargetLanguage } from 'quicktype-core/dist/esm/language/Objective-C/index.js';

type Prototype = (name: unknown, isAligned?: boolean) => unknown;

/** Declarations that quicktype lines up with longer ones. */
const aligned = ['topLevelToDataPrototype', 'topLevelToJSONPrototype'];

/**
 * Objective-C as quicktype writes it, but for one thing: quicktype 26 throws where the name of a list is too short to
 * be lined up with `NSString`, as `QTRoot` is. There the declarations are not lined up.
 */
export class ObjectiveC extends ObjectiveCTargetLanguage {
  protected override makeRenderer(...parameters: Parameters<ObjectiveCTargetLanguage['makeRenderer']>) {
    const renderer = super.makeRenderer(...parameters);
    for (const method of aligned) {
      const write: Prototype = Reflect.get(renderer, method).bind(renderer);
      Reflect.set(renderer, method, (name: unknown, isAligned?: boolean) => {
        try {
          return write(name, isAligned);
        } catch {
          return write(name);
        }
      });
    }
    return renderer;
  }
}
