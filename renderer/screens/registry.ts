import type { ComponentType } from 'react';
import type { ScreenProps } from '#renderer/state/screens/screen-props.ts';
import type { AppStore } from '#renderer/state/store/store.ts';
import type { OperationScreenId, ScreenId } from '#tools/screens.ts';

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

type OwnScreenId = Exclude<ScreenId, OperationScreenId>;

/** The views of all screens in the catalogue that name no operation: a mismatch between the two does not compile. */
const registry: Record<OwnScreenId, LoadScreen> = {
  Home: () => import('./home/index.tsx'),
  URLParser: () => import('./url/parser/index.tsx'),
  URLEncoder: () => import('./url/encoder/index.tsx'),
  CURLConverter: () => import('./url/curl-converter/index.tsx'),
  Base64Encoder: () => import('./base64/string/index.tsx'),
  Base64FileEncoder: () => import('./base64/file/index.tsx'),
  JSONFormatter: () => import('./json/formatter/index.tsx'),
  JSONConverter: () => import('./json/converter/index.tsx'),
  JSONRepair: () => import('./json/repair/index.tsx'),
  DiffCompare: () => import('./diff/compare/index.tsx'),
  DiffApply: () => import('./diff/apply/index.tsx'),
  ColorPicker: () => import('./colors/picker/index.tsx'),
  NamedColors: () => import('./colors/named/index.tsx'),
  RegExTester: () => import('./regex-tester/index.tsx'),
  UUIDGenerator: () => import('./uuid-generator/index.tsx'),
  MaskSecrets: () => import('./safe-to-share/mask/index.tsx'),
  PutSecretsBack: () => import('./safe-to-share/put-back/index.tsx'),
  JWTDecoder: () => import('./jwt-decoder/index.tsx'),
  QRCodeGenerator: () => import('./qr-code-generator/index.tsx'),
  ImageOCR: () => import('./image-ocr/index.tsx'),
  CommonLists: () => import('./common-lists/index.tsx'),
  GithubUserProjects: () => import('./github-user-projects/index.tsx'),
  DateConverter: () => import('./date-converter/index.tsx'),
  CSVParser: () => import('./csv-parser/index.tsx'),
  PokerPlanning: () => import('./poker-planning/index.tsx'),
  VR3DViewer: () => import('./vr-3d-viewer/index.tsx'),
  Preferences: () => import('./preferences/index.tsx'),
  About: () => import('./about/index.tsx'),
  PrivacyPolicy: () => import('./privacy-policy/index.tsx'),
  Licences: () => import('./licences/index.tsx'),
};

/** The view derived from an operation, shared by all screens that name one. */
const operationView: LoadScreen = () => import('./operation/index.tsx');

const hasOwn = (id: ScreenId): id is OwnScreenId => Object.hasOwn(registry, id);

/** @returns a function that loads the code of a screen */
export function viewOf(id: ScreenId): LoadScreen {
  return hasOwn(id) ? registry[id] : operationView;
}
