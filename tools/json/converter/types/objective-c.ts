import { ObjectiveCTargetLanguage } from 'quicktype-core/dist/esm/language/Objective-C/index.js';

type Prototype = (name: unknown, isAligned?: boolean) => unknown;

/** Declarations that quicktype aligns with longer ones. */
const aligned = ['topLevelToDataPrototype', 'topLevelToJSONPrototype'];

/**
 * Objective-C as quicktype writes it, with one fix: quicktype 26 throws if the name of a list, such as `QTRoot`, is too
 * short to be aligned with `NSString` (docs/decisions/upstream-reports.md). In that case, the declarations are not
 * aligned.
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
