import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type Correction, correctCode } from '#build/tools/correct-code.ts';

const examples = new URL('../../../node_modules/three/examples/jsm/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, examples), 'utf8');

/** The part of a source that the first group of a pattern matches. If an update of three moves it, the build fails. */
function extract(source: string, pattern: RegExp, what: string): string {
  const found = pattern.exec(source)?.[1];
  if (found === undefined) {
    throw new Error(`three has changed: ${what} is not where build/tools/vr-3d-viewer/three-decoders.ts looks for it.`);
  }
  return found;
}

/** The worker of DRACOLoader, preceded by the decoder, as three would assemble it at run time. */
function dracoWorker(): string {
  const loader = read('loaders/DRACOLoader.js');
  return [
    read('libs/draco/gltf/draco_wasm_wrapper.js'),
    extract(loader, /\n(function DRACOWorker\(\) \{[\s\S]*?\n\})\n/u, 'the worker of DRACOLoader'),
    'DRACOWorker();',
  ].join('\n');
}

/**
 * The transcoder generates the functions that call its WebAssembly as text and evaluates it, which the security policy
 * forbids. These functions do the same without eval, as Emscripten's own do when built with DYNAMIC_EXECUTION=0.
 */
const transcoderCorrections: readonly (readonly [found: RegExp, replacement: string, what: string])[] = [
  [
    /let\[args,invokerFnBody\]=createJsInvoker\([^)]*\);args\.push\(invokerFnBody\);var invokerFn=newFunc\(Function,args\)\(\.\.\.closureArgs\);/u,
    `var invokerFn = function (...given) {
      if (given.length !== argCount - 2) {
        throwBindingError('function ' + humanName + ' called with ' + given.length + ' arguments, expected ' + (argCount - 2));
      }
      var destructors = needsDestructorStack ? [] : null;
      var wired = isClassMethodFunc ? [argTypes[1]['toWireType'](destructors, this)] : [];
      given.forEach(function (value, index) {
        wired.push(argTypes[index + 2]['toWireType'](destructors, value));
      });
      var rv = cppInvokerFunc(cppTargetFunc, ...wired);
      if (needsDestructorStack) {
        runDestructors(destructors);
      } else {
        wired.forEach(function (value, index) {
          var type = argTypes[index + (isClassMethodFunc ? 1 : 2)];
          if (type.destructorFunction !== null) {
            type.destructorFunction(value);
          }
        });
      }
      return returns ? argTypes[0]['fromWireType'](rv) : undefined;
    };`,
    'the function that calls into WebAssembly',
  ],
  [
    /var functionBody=`return function \(obj, func, destructorsRef, args\)[\s\S]*?var invokerFunction=newFunc\(Function,params\)\(\.\.\.args\);/u,
    `var invokerFunction = function (obj, func, destructorsRef, args) {
      var offset = 0;
      var given = types.map(function (type) {
        var value = type.readValueFromPointer(args + offset);
        offset += type['argPackAdvance'];
        return value;
      });
      var rv = kind === 1 ? Reflect.construct(func, given) : func.apply(obj, given);
      return retType.isVoid ? undefined : emval_returnValue(retType, destructorsRef, rv);
    };`,
    'the function that calls JavaScript',
  ],
];

function transcoder(): string {
  return transcoderCorrections.reduce((code, [found, replacement, what]) => {
    extract(code, new RegExp(`(${found.source})`, 'u'), what);
    return code.replace(found, () => replacement);
  }, read('libs/basis/basis_transcoder.js'));
}

/** The worker of KTX2Loader, with the transcoder and the constants it needs. */
function basisWorker(): string {
  const loader = read('loaders/KTX2Loader.js');
  const constants = ['EngineFormat', 'EngineType', 'TranscoderFormat', 'BasisFormat'].map((name) => {
    const value = extract(loader, new RegExp(`\\nKTX2Loader\\.${name} = (\\{[\\s\\S]*?\\n\\});`, 'u'), name);
    return { name, value };
  });
  const needed = constants
    .filter(({ name }) => name.startsWith('Engine'))
    .flatMap(({ value }) => Array.from(value.matchAll(/: (\w+)/gu), ([, constant]) => constant));
  return [
    `import { ${needed.join(', ')} } from 'three';`,
    ...constants.map(({ name, value }) => `const _${name} = ${value};`),
    transcoder(),
    `(${extract(loader, /\nKTX2Loader\.BasisWorker = (function \(\) \{[\s\S]*?\n\});\n/u, 'the worker of KTX2Loader')})();`,
  ].join('\n');
}

const workers: Record<string, () => string> = {
  'virtual:three-draco-worker': dracoWorker,
  'virtual:three-basis-worker': basisWorker,
};

const emptyModule = '\0three-decoders-empty';

const corrections: readonly Correction[] = [
  {
    // Unused decoder files would become part of the build; the workers include their decoders.
    file: /\/three\/examples\/jsm\/loaders\/(?:DRACO|KTX2)Loader\.js$/,
    found: /new URL\( '\.\.\/libs\/[^']+', import\.meta\.url \)\.toString\(\)/gu,
    replacement: () => "''",
  },
  {
    // The security policy forbids fetching `data:` URLs.
    file: /\/three\/examples\/jsm\/libs\/zstddec\.module\.js$/,
    found: /fetch\("data:application\/wasm;base64,"\+(\w+)\)\.then\(\w+=>\w+\.arrayBuffer\(\)\)/u,
    replacement: (_, base64) => `Promise.resolve(Uint8Array.from(atob(${base64}),(c)=>c.charCodeAt(0)))`,
  },
];

/**
 * Turns the decoders of compressed models into worker files of the build. three creates its workers from text at run
 * time, as `blob:` URLs, which the security policy forbids; their code is the same.
 */
export function threeDecoders(): Plugin {
  return {
    name: 'three-decoders',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source in workers) {
        return `\0${source}`;
      }
      // The decoders also support Node, and import Node modules for that.
      const isOfDecoder = importer.slice(1) in workers;
      return isOfDecoder && (source === 'fs' || source === 'path') ? emptyModule : undefined;
    },
    load(id) {
      return id === emptyModule ? 'export {};' : workers[id.slice(1)]?.();
    },
    transform(code, id) {
      const path = id.replace(/\?.*$/, '');
      const correction = corrections.find(({ file }) => file.test(path));
      return (
        correction && {
          code: correctCode(code, correction, path, 'build/tools/vr-3d-viewer/three-decoders.ts'),
          map: null,
        }
      );
    },
  };
}
