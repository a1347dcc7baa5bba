/** Whether a dialog is open that keeps the user from the screen: what is pasted or dropped is not meant for that. */
export const isBehindDialog = (): boolean => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;
