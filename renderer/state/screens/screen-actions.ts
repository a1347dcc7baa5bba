import { createContext, use, useEffect, useLayoutEffect, useRef } from 'react';

/** What the keyboard can ask of a screen with a dedicated key. */
export type ActionRole =
  /** Runs the screen's main action, if that does not happen while typing. */
  | 'run'
  /** Copies the result. */
  | 'copy'
  /** Makes the result the input. */
  | 'back'
  /** Reverses the direction of a tool that has two, using the result as the input. */
  | 'swap';

export interface ScreenAction {
  /** The name of its button. */
  readonly label: string;
  /** The name of the pane that its button is in. */
  readonly pane: string | undefined;
  /** Whether it concerns the whole result. */
  readonly isOfResult: boolean;
  readonly role: ActionRole | undefined;
  readonly run: () => void;
}

/** The name of the pane whose toolbar holds the control. */
export const PaneOfControls = createContext<string | undefined>(undefined);

/** Whether the content shows a tool's result; undefined outside of panes. */
export const ShowsResult = createContext<boolean | undefined>(undefined);

const actions = new Set<() => ScreenAction | undefined>();

/** The actions that are available on the visible screen now. */
export function readScreenActions(): readonly ScreenAction[] {
  const seen = new Set<string>();
  return [...actions].flatMap((read) => {
    const action = read();
    const name = `${action?.pane}: ${action?.label}`;
    // A toolbar renders the controls that it has folded away a second time.
    if (action === undefined || seen.has(name)) {
      return [];
    }
    seen.add(name);
    return [action];
  });
}

/** The action that has a role; one that concerns the result comes before any other. */
export function findScreenAction(role: ActionRole): ScreenAction | undefined {
  const ofRole = readScreenActions().filter((action) => action.role === role);
  return ofRole.find(({ isOfResult }) => isOfResult) ?? (role === 'back' ? undefined : ofRole[0]);
}

interface Description {
  readonly label: string;
  readonly role?: ActionRole;
  readonly isDisabled?: boolean;
  /** Whether it concerns the whole result. By default, a control in the result's toolbar does. */
  readonly isOfResult?: boolean | undefined;
  readonly run: () => void;
}

/** Describes what a button does, so that the keyboard and the command search can do the same while its screen shows. */
export function useScreenAction(description: Description): void {
  const { label, role, isDisabled = false, run } = description;
  const pane = use(PaneOfControls);
  const isInToolbarOfResult = use(ShowsResult) === true && pane !== undefined;
  const isOfResult = description.isOfResult ?? isInToolbarOfResult;
  const current = useRef<ScreenAction>(undefined);
  // A layout effect keeps this in step with what is visible: a key pressed in between would copy the previous result.
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
