import { acceptOf } from '#tools/accept-of.ts';
import { useThisScreen } from '../screens/this-screen.ts';

/** The file types that this screen's file dialogs show, as the `accept` attribute of a file input. */
export function useAccept(): string {
  return acceptOf(useThisScreen());
}
