import { protocol } from 'electron';
import type { Policies } from '#shared/security-policy.ts';
import { answerRequest } from './app-files.ts';
import type { OpenedFiles } from './opened-files.ts';
import { appScheme, appSchemeRegistration } from './page-address.ts';

/** Only possible before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([appSchemeRegistration]);
}

/**
 * @param folder the built renderer: all that `app://web-toolbox/` serves, but for what the user opens
 * @param policies what the page may do
 * @param opened the files that the user gave to the app
 */
export function serveRenderer(folder: string, policies: Policies, opened: OpenedFiles): void {
  protocol.handle(appScheme, (request) => opened.answer(request, policies) ?? answerRequest(folder, request, policies));
}
