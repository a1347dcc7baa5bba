import { acceptOf } from '#tools/accept-of.ts';
import { useThisScreen } from './this-screen.ts';

/** What the file dialogs of this screen show, as the `accept` attribute of a file input. */
export function useAccept(): string {
  return acceptOf(useThisScreen());
}
