import type { ComponentType } from 'react';
import type { AppStore } from '#renderer/state/store/store.ts';
import type { ScreenId } from '#tools/screens.ts';
import type { ScreenProps } from './screen-props.ts';

/** The code of a screen, loaded when it is first shown. */
export interface ScreenModule {
  readonly View: ComponentType<ScreenProps>;
  /**
   * Begins the screen's work on the kept input before it is first rendered on the page.
   * @returns when its first result is there, or cannot be computed
   */
  readonly prepare?: (store: AppStore) => Promise<void>;
}

export type LoadScreen = () => Promise<ScreenModule>;

/** What `views.ts` in a tool's folder of `renderer/screens` lists: those of its screens that name no operation. */
export type Views = Readonly<Partial<Record<ScreenId, LoadScreen>>>;
