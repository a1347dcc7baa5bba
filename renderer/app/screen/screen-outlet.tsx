import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useIsOffered } from '#renderer/state/host/offered.ts';
import { useVisit } from '#renderer/state/screens/recent-tools.ts';
import { findRedirection } from '#renderer/state/screens/start-path.ts';
import { useAppSelector } from '#renderer/state/store/hooks.ts';
import { documentTitle } from '#tools/document-title.ts';
import { readParameters } from '#tools/screen-address.ts';
import { findScreen, homeRoute, type Screen } from '#tools/screens.ts';
import { ScreenHeader } from '../screen-header/screen-header.tsx';
import { KeptScreens } from './kept-screens.tsx';
import { NotOffered } from './not-offered.tsx';

/**
 * Shows the screen of the current address. An empty one leads to the start screen, an unknown one to Home, and a hidden
 * one to an explanation.
 */
export function ScreenOutlet() {
  const { pathname } = useLocation();
  const screen = findScreen(pathname);
  const isOffered = useIsOffered();
  if (screen === undefined) {
    return <Navigate to={findRedirection(pathname) ?? homeRoute} replace />;
  }
  if (!isOffered(screen)) {
    return <NotOffered screen={screen} />;
  }
  const parameters = readParameters(screen, pathname);
  const title = documentTitle(screen.entry, parameters[(screen.parameters?.length ?? 0) - 1]);
  return <ScreenFrame screen={screen} parameters={parameters} title={title} />;
}

interface FrameProps {
  readonly screen: Screen;
  readonly parameters: readonly string[];
  readonly title: string;
}

function ScreenFrame({ screen, parameters, title }: FrameProps) {
  useVisit(screen.toolId);
  const restarts = useAppSelector((state) => state.textInputs.restarts);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <ScreenHeader screen={screen} />
      <KeptScreens key={restarts} screen={screen} parameters={parameters} />
    </>
  );
}
