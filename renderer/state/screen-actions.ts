import { createContext, use, useEffect, useLayoutEffect, useRef } from 'react';

/** What the keyboard can ask of a screen by a key of its own. */
export type ActionRole =
  /** Does what the screen is for, where that is not done while one types. */
  | 'run'
  /** Copies. */
  | 'copy'
  /** Makes the result the input. */
  | 'back'
  /** Turns the direction of a tool that has two, with the result as input. */
  | 'swap';

export interface ScreenAction {
  /** As its button is named. */
  readonly label: string;
  /** The name of the pane that it is in. */
  readonly pane: string | undefined;
  /** Whether it is about all of the result. */
  readonly isOfResult: boolean;
  readonly role: ActionRole | undefined;
  readonly run: () => void;
}

/** The pane that a control stands in the toolbar of. */
export const PaneOfControls = createContext<string | undefined>(undefined);

/** Whether what is inside shows the result of a tool; undefined outside of panes. */
export const ShowsResult = createContext<boolean | undefined>(undefined);

const actions = new Set<() => ScreenAction | undefined>();

/** What can be done on the screen that shows, now. */
export function readScreenActions(): readonly ScreenAction[] {
  const seen = new Set<string>();
  return [...actions].flatMap((read) => {
    const action = read();
    const name = `${action?.pane}: ${action?.label}`;
    // A toolbar draws what it has folded away a second time.
    if (action === undefined || seen.has(name)) {
      return [];
    }
    seen.add(name);
    return [action];
  });
}

/** The action that has a role: one of the result before any other. */
export function findScreenAction(role: ActionRole): ScreenAction | undefined {
  const ofRole = readScreenActions().filter((action) => action.role === role);
  return ofRole.find(({ isOfResult }) => isOfResult) ?? (role === 'back' ? undefined : ofRole[0]);
}

interface Description {
  readonly label: string;
  readonly role?: ActionRole;
  readonly isDisabled?: boolean;
  /** Whether it is about all of the result; left out: what stands in the toolbar of the result is. */
  readonly isOfResult?: boolean | undefined;
  readonly run: () => void;
}

/** Says what a button does, so that the keyboard and the search for commands can do it too while its screen shows. */
export function useScreenAction(description: Description): void {
  const { label, role, isDisabled = false, run } = description;
  const pane = use(PaneOfControls);
  const isInToolbarOfResult = use(ShowsResult) === true && pane !== undefined;
  const isOfResult = description.isOfResult ?? isInToolbarOfResult;
  const current = useRef<ScreenAction>(undefined);
  // With what shows, not after it: the key may come in between, and would copy the result before.
  useLayoutEffect(() => {
    current.current = isDisabled ? undefined : { label, pane, isOfResult, role, run };
  });
  useEffect(() => {
    const read = () => current.current;
    actions.add(read);
    return () => {
      actions.delete(read);
    };
  }, []);
}
