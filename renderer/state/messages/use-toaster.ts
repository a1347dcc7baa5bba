import { useCallback } from 'react';
import { useAppDispatch } from '../store/hooks.ts';
import { type Toast, toastShown } from './toaster.ts';

/** @returns a stable function that shows a message at the top right */
export function useToaster(): (toast: Toast) => void {
  const dispatch = useAppDispatch();
  return useCallback((toast: Toast) => void dispatch(toastShown(toast)), [dispatch]);
}
