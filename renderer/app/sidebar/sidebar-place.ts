import { sidebarClosedAttribute } from '#renderer/state/stored-look.ts';

/** Pixels. */
export const drawerWidth = 240;

/** Pixels of the rail of icons that stands for the sidebar where there is no room for it. */
export const railWidth = 64;

/** Windows in which the sidebar stands beside the page: those of the breakpoint `lg` and up. */
export const wideWindow = '@media (min-width:1200px)';

/** Windows that have the rail: between phones and those in which the sidebar stands beside the page. */
export const windowWithRail = '@media (min-width:600px) and (max-width:1199.95px)';

/** For `sx`, in a wide window; the document says it, so that the page is right before the app has started. */
export const whereSidebarIsOpen = `html:not([${sidebarClosedAttribute}]) &`;
export const whereSidebarIsClosed = `html[${sidebarClosedAttribute}] &`;

/** Opens or closes the sidebar where it stands beside the page. */
export function showSidebar(isOpen: boolean): void {
  document.documentElement.toggleAttribute(sidebarClosedAttribute, !isOpen);
}
