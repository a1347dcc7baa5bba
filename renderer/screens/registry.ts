import type { LoadScreen, Views } from '#renderer/state/screens/screen-module.ts';
import type { ScreenId } from '#tools/screens.ts';

/** The views of Home and of the app's own screens. */
const ofApp: Views = {
  Home: () => import('./home/index.tsx'),
  Preferences: () => import('./preferences/index.tsx'),
  About: () => import('./about/index.tsx'),
  PrivacyPolicy: () => import('./privacy-policy/index.tsx'),
  Licences: () => import('./licences/index.tsx'),
};

/** The views of all screens that name no operation, by their ids: `registry.test.ts` compares them with the catalogue. */
export const registry: Views = Object.assign(
  ofApp,
  ...Object.values(import.meta.glob<Views>('./*/views.ts', { eager: true, import: 'views' })),
);

/** The view derived from an operation, shared by all screens that name one. */
const operationView: LoadScreen = () => import('./operation/index.tsx');

/** @returns a function that loads the code of a screen */
export function viewOf(id: ScreenId): LoadScreen {
  return registry[id] ?? operationView;
}
