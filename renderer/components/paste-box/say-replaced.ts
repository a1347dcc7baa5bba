export { pastedContentEdited, replacePastedContent } from '#renderer/state/inputs/replace-pasted-content.ts';
export { toastShown } from '#renderer/state/messages/toaster.ts';
