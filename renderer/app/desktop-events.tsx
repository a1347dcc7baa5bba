import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { desktopBridge } from '#renderer/platform/index.ts';
import { announceFiles } from '#renderer/state/announced-files.ts';
import { setDesktopInfo } from '#renderer/state/desktop-info.ts';
import { useAppDispatch } from '#renderer/state/hooks.ts';
import { toasterReplaced } from '#renderer/state/toaster.ts';

/** Feeds what the desktop shell sends to the router and the toaster; says nothing on the website. */
export function DesktopEvents() {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  // The router's function changes with each address; the announcement must be made once.
  const open = useEffectEvent((path: string) => void navigate(path));
  useEffect(() => {
    if (desktopBridge === undefined) {
      return;
    }
    const subscriptions = [
      desktopBridge.onAppStarted(setDesktopInfo),
      desktopBridge.onNavigateTo((path) => open(path)),
      desktopBridge.onOpenFiles(announceFiles),
      desktopBridge.onDisplayAlertMessage((toaster) => dispatch(toasterReplaced(toaster))),
    ];
    desktopBridge.rendererAppStarted();
    return () => {
      for (const unsubscribe of subscriptions) {
        unsubscribe();
      }
    };
  }, [dispatch]);
  return null;
}
