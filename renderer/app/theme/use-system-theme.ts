import { useEffect } from 'react';
import { systemTheme, themeFollowed } from '#renderer/state/preferences/preferences.ts';
import { useAppDispatch, useAppSelector } from '#renderer/state/store/hooks.ts';

/** Follows the operating system's theme unless the user has chosen one. */
export function useSystemTheme(): void {
  const dispatch = useAppDispatch();
  const isFollowed = useAppSelector(({ preferences }) => preferences.theme === 'system');
  useEffect(() => {
    if (!isFollowed) {
      return undefined;
    }
    const query = systemTheme();
    const follow = () => void dispatch(themeFollowed('system'));
    // The theme may have changed since the first paint, which precedes this effect.
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [dispatch, isFollowed]);
}
