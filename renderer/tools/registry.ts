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
  URLParser: () => import('./url/parser/index.tsx'),
  URLEncoder: () => import('./url/encoder/index.tsx'),
  CURLConverter: () => import('./url/curl-converter/index.tsx'),
  Base64Encoder: () => import('./base64/string/index.tsx'),
  Base64FileEncoder: () => import('./base64/file/index.tsx'),
  JSONFormatter: () => import('./json/formatter/index.tsx'),
  JSONConverter: () => import('./json/converter/index.tsx'),
  JSONRepair: () => import('./json/repair/index.tsx'),
  ColorPicker: () => import('./colors/picker/index.tsx'),
  NamedColors: () => import('./colors/named/index.tsx'),
  RegExTester: () => import('./regex-tester/index.tsx'),
  UUIDGenerator: () => import('./uuid-generator/index.tsx'),
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
