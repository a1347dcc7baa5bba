import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import { templateOptions } from '#tools/qr-code-generator/templates/templates.ts';
import { qrCodeGenerator } from '#tools/qr-code-generator/tool.ts';

/** The shares of the code's width that a logo may take. */
export const logoShares = [0.15, 0.2, 0.25, 0.3, 0.4, 0.5];

const templateNames = templateOptions.map(({ value }) => value);
const formSchema = v.fallback(v.record(v.string(), v.string()), {});

/** The choices of this screen. The text of the code, and the options as JSON, are text inputs. */
export const choices = createKeptValue(
  qrCodeGenerator.id,
  1,
  v.object({
    mode: v.fallback(v.picklist(['make', 'read']), 'make'),
    template: v.fallback(v.picklist(templateNames), 'text'),
    /** The input typed into the form of each template, if one was started. */
    forms: v.fallback(v.record(v.string(), formSchema), {}),
    logoShare: v.fallback(v.picklist(logoShares), 0.2),
    /** The browser's id of the camera, which is turned on only by a click. */
    camera: v.fallback(v.nullable(v.string()), null),
  }),
);

/**
 * The text that a template wrote last, and the text that it replaced, which can be restored. It is separate from the
 * other choices, so that a long text does not keep those from being stored.
 */
export const replacedText = createKeptValue(
  qrCodeGenerator.keptValues.replacedText,
  1,
  v.object({ written: v.fallback(v.nullable(v.object({ text: v.string(), before: v.string() })), null) }),
);
