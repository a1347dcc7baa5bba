import { protocol } from 'electron';
import type { Policies } from '#shared/security-policy.ts';
import { answerRequest } from './app-files.ts';
import { appScheme, appSchemeRegistration } from './page-address.ts';

/** Only possible before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([appSchemeRegistration]);
}

/**
 * @param folder the built renderer: all that `app://web-toolbox/` serves
 * @param policies what the page may do
 */
export function serveRenderer(folder: string, policies: Policies): void {
  protocol.handle(appScheme, (request) => answerRequest(folder, request, policies));
}
