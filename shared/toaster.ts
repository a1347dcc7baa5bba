import * as v from 'valibot';

/** What the toaster shows, and the payload of `displayAlertMessage` (spec 1.4 and 3.1). */
export const toasterSchema = v.strictObject({
  open: v.boolean(),
  message: v.pipe(v.string(), v.maxLength(10_000)),
  type: v.picklist(['success', 'info', 'warning', 'error']),
  /** Milliseconds until the toaster closes by itself. */
  autoHideDuration: v.pipe(v.number(), v.integer(), v.minValue(500), v.maxValue(600_000)),
});

export type ToasterState = v.InferOutput<typeof toasterSchema>;

export const defaultToaster = {
  open: false,
  message: '',
  type: 'success',
  autoHideDuration: 4000,
} as const satisfies ToasterState;
