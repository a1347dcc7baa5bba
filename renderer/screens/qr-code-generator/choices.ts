import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept-value.ts';
import { templateOptions } from '#tools/qr-code-generator/templates/templates.ts';

/** How much of the code's width a logo may take. */
export const logoShares = [0.15, 0.2, 0.25, 0.3, 0.4, 0.5];

const templateNames = templateOptions.map(({ value }) => value);
const formSchema = v.fallback(v.record(v.string(), v.string()), {});

/** What is chosen on this screen. The text of the code and the options as JSON are text inputs. */
export const choices = createKeptValue(
  'QRCodeGenerator',
  1,
  v.object({
    mode: v.fallback(v.picklist(['make', 'read']), 'make'),
    template: v.fallback(v.picklist(templateNames), 'text'),
    /** What is typed in the form of each template, where one was begun. */
    forms: v.fallback(v.record(v.string(), formSchema), {}),
    logoShare: v.fallback(v.picklist(logoShares), 0.2),
    /** As the browser calls it; it is turned on by a click only. */
    camera: v.fallback(v.nullable(v.string()), null),
  }),
);

/**
 * What a template has written last, and the text whose place that took, to be put back. Apart from the other choices,
 * which a long text must not keep from being stored.
 */
export const replacedText = createKeptValue(
  'QRCodeReplacedText',
  1,
  v.object({ written: v.fallback(v.nullable(v.object({ text: v.string(), before: v.string() })), null) }),
);
