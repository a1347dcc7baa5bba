import type { Plugin } from 'vite';
import type { EmbeddedWork, Notice } from '#build/licences/work-definition.ts';

/** What a tool needs of the build of the page. Its folder has it as `build`, in a file `build.ts`. */
export interface ToolBuild {
  /**
   * Creates the plugins that adapt packages which are not written for bundlers, or load all of their data. The page has
   * them, and each of its workers has its own.
   */
  readonly plugins?: () => readonly Plugin[];
  /** The packages whose files other packages include, plugins copy, or files kept with the source are made from. */
  readonly packages?: readonly string[];
  /** The works inside its packages. */
  readonly works?: readonly EmbeddedWork[];
  /** The notices of its packages that do not ship the text of their licence, by their names. */
  readonly notices?: Readonly<Record<string, Notice>>;
  /** The files that its engines need besides their code, each as an import names it. They ship with the page. */
  readonly engineFiles?: readonly string[];
  /** The module below `renderer` of a screen that most people open: the code that screens share is split for it. */
  readonly mostOpened?: string;
  /** The files that the packages of its workers are split into. */
  readonly workerGroups?: readonly WorkerGroup[];
  /** How the names of scripts begin that work only with larger files: nobody gets them on a first visit. */
  readonly largeEngine?: string;
}

/** A group of modules for rolldown's `output.codeSplitting`. */
interface WorkerGroup {
  readonly name: string;
  readonly test: RegExp;
}
