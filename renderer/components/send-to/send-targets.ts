import type { TextInputName } from '#renderer/state/text-input-definitions.ts';
import { findScreen, type Screen } from '#shared/catalogue.ts';

export interface SendTarget {
  readonly path: string;
  readonly input: TextInputName;
}

/** The screens that go on with a text of another, and the input that it becomes there. */
export const sendTargets: readonly SendTarget[] = [
  { path: '/URL/URLParser', input: 'lastUrlParserValue' },
  { path: '/URL/URLEncoder', input: 'lastUrlEncoderValue' },
  { path: '/Base64/Base64Encoder', input: 'lastBase64EncoderValue' },
  { path: '/JSON/JSONFormatter', input: 'lastJSONFormatterValue' },
  { path: '/JSON/JSONConverter', input: 'lastJSON2Convert' },
  { path: '/JSON/JSONRepair', input: 'lastJSONRepairedValue' },
  { path: '/RegExTester', input: 'lastRegExTextSample' },
  { path: '/JWTDecoder', input: 'lastJWT' },
  { path: '/QRCodeGenerator', input: 'lastQRCodeTextValue' },
];

/** Where the text of a screen can go: every target but the screen itself. */
export function targetsFrom(path: string): { readonly target: SendTarget; readonly screen: Screen }[] {
  const here = findScreen(path)?.id;
  return sendTargets.flatMap((target) => {
    const screen = findScreen(target.path);
    return screen === undefined || screen.id === here ? [] : [{ target, screen }];
  });
}
