import type { ComponentType } from 'react';
import type { ScreenId } from '#shared/catalogue.ts';

/** The code of a screen, loaded when it is first shown. */
export interface ScreenModule {
  readonly Screen: ComponentType;
}

export type ScreenView = () => Promise<ScreenModule>;

/** The view of each screen in the catalogue: one without the other does not compile. */
export const registry: Record<ScreenId, ScreenView> = {
  Home: () => import('./home/index.tsx'),
  JSONFormatter: () => import('./json/formatter/index.tsx'),
  JSONRepair: () => import('./json/repair/index.tsx'),
  Preferences: () => import('./preferences/index.tsx'),
  About: () => import('./about/index.tsx'),
  PrivacyPolicy: () => import('./privacy-policy/index.tsx'),
  Licences: () => import('./licences/index.tsx'),
};
