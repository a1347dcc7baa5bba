/** This module is named in build/tools/json/build.ts: the package has types for it, but does not export it. */
declare module 'jsonrepair/core' {
  export interface JsonRepairCoreOptions {
    readonly onData: (part: string) => void;
    readonly chunkSize?: number;
    readonly bufferSize?: number;
  }

  export interface JsonRepairCore {
    transform(part: string): void;
    flush(): void;
  }

  export function jsonrepairCore(options: JsonRepairCoreOptions): JsonRepairCore;
}
