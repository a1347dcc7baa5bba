/** The content of the toaster; its message schema is in ipc.ts. */
export interface ToasterState {
  readonly open: boolean;
  readonly message: string;
  readonly type: 'success' | 'info' | 'warning' | 'error';
  /** The milliseconds until the toaster closes by itself. */
  readonly autoHideDuration: number;
}

export const defaultToaster = {
  open: false,
  message: '',
  type: 'success',
  autoHideDuration: 4000,
} as const satisfies ToasterState;
