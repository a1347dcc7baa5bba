/**
 * Whether a key belongs to the composition of a text, as Enter does that takes a conversion of Japanese, and Escape that
 * cancels it. Safari ends the composition before the key that did so, whose code is then 229 (UI Events, section 7.3.1).
 * @example isComposing(event.nativeEvent)
 */
export const isComposing = ({ isComposing: isUnderWay, keyCode }: KeyboardEvent): boolean =>
  isUnderWay || keyCode === 229;
