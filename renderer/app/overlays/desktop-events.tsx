import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { desktopBridge } from '#renderer/platform/index.ts';
import { passFiles } from '#renderer/state/files/handed-files.ts';
import { setDesktopInfo } from '#renderer/state/host/desktop-info.ts';
import { adoptNeverUseNetwork } from '#renderer/state/host/network.ts';
import { shellMessageReceived, toastShown } from '#renderer/state/messages/toaster.ts';
import { tellTheme } from '#renderer/state/preferences/tell-theme.ts';
import { useAppDispatch } from '#renderer/state/store/hooks.ts';
import type { Payload } from '#shared/ipc.ts';

/** Passes messages from the desktop shell to the router and the toaster; does nothing on the website. */
export function DesktopEvents() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  // The router's function changes with each address, but the app must report to the shell only once.
  const open = useEffectEvent((path: string) => void navigate(path));
  /** Handles what was put into the quick box as if it had been put into Home's box. */
  const takePasted = useEffectEvent(async (pasted: Payload<'takePasted'>) => {
    const { openPastedHere } = await import('../quick-box/open-pasted-here.ts');
    const opened = await dispatch(openPastedHere(pasted));
    if ('problem' in opened) {
      dispatch(toastShown({ message: opened.problem, type: 'error' }));
    } else if (opened.path !== pathname) {
      open(opened.path);
    }
  });
  useEffect(() => {
    if (desktopBridge === undefined) {
      return;
    }
    const subscriptions = [
      desktopBridge.onAppStarted((info) => {
        adoptNeverUseNetwork(info.isNetworkRefused);
        setDesktopInfo(info);
      }),
      desktopBridge.onNavigateTo((path) => open(path)),
      desktopBridge.onTakePasted((pasted) => void takePasted(pasted).catch(console.error)),
      desktopBridge.onOpenFiles(passFiles),
      desktopBridge.onDisplayAlertMessage((toaster) => dispatch(shellMessageReceived(toaster))),
    ];
    desktopBridge.rendererAppStarted();
    tellTheme();
    return () => {
      for (const unsubscribe of subscriptions) {
        unsubscribe();
      }
    };
  }, [dispatch]);
  return null;
}
