import type { StylisElement } from '@emotion/cache';

/** The declarations that some browser of the last years knows only with a prefix. */
const prefixed =
  /^(?:user-select|text-decoration|print-color-adjust|backdrop-filter|hyphens|box-decoration-break|mask[\w-]*):/;

/** Selectors of browsers that are gone; MUI writes them beside those of the others. */
const foreign = /:-(?:moz|ms)-/;

/**
 * Adapts a declaration or the selectors of a rule to browsers of the last years: a plugin for stylis, used instead of
 * Emotion's own. That one adds the prefixes of browsers of ten years ago, and a rule with a selector that the browser
 * does not know is an exception, which takes four times as long as inserting a rule.
 * @see https://github.com/thysultan/stylis#middleware
 */
export function adaptRule(element: StylisElement): void {
  const { type, value, props } = element;
  if (type === 'decl' && prefixed.test(value)) {
    element.return = `-webkit-${value}${value}`;
  } else if (type === 'rule' && Array.isArray(props)) {
    element.props = props.flatMap((selector) =>
      foreign.test(selector) ? [] : selector.replace('::-webkit-input-placeholder', '::placeholder'),
    );
    if (element.props.length === 0) {
      element.type = 'comm';
    }
  }
}
