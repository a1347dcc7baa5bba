import { protocol } from 'electron';
import type { Policies } from '#shared/security-policy.ts';
import { appScheme, appSchemeRegistration } from './page-address.ts';
import { serveBuiltFile } from './serve-built-file.ts';

/** Must be called before the app is ready: Electron does not accept schemes later. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([appSchemeRegistration]);
}

/** Answers a request with one of the user's files; undefined if its address does not name one. */
type AnswerWithUserFile = (request: Request, policies: Policies) => Promise<Response> | undefined;

/**
 * Serves everything under `app://web-toolbox/`: the built page, and the files that the user gave to the app.
 * @param folder the built renderer
 * @param policies the policies of the page
 */
export function serveRenderer(folder: string, policies: Policies, answerWithUserFile: AnswerWithUserFile): void {
  protocol.handle(
    appScheme,
    (request) => answerWithUserFile(request, policies) ?? serveBuiltFile(folder, request, policies),
  );
}
