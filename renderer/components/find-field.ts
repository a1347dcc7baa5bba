/** A list to choose from is not for writing: its screen has another field for that. */
const isChoice = '[role="combobox"]';

const fields = [
  'textarea:not([readonly])',
  '.cm-content[contenteditable="true"]:not([aria-readonly="true"])',
  `input:is([type="text"], [type="search"], [type="url"], :not([type])):not([readonly], ${isChoice})`,
]
  .map((field) => `${field}:not([aria-hidden="true"]):not(:disabled)`)
  .join(', ');

/** The first visible text field in an element. */
export function findField(root: ParentNode): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>(fields)].find(
    (field) => field.checkVisibility({ visibilityProperty: true }) && field.closest('[inert]') === null,
  );
}
