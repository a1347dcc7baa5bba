import { sidebarClosedAttribute } from '#renderer/state/preferences/stored-look.ts';

/** The width of the open sidebar, in pixels. */
export const drawerWidth = 240;

/** The width in pixels of the rail of icons that replaces the sidebar in windows without enough space for it. */
export const railWidth = 64;

/** Windows in which the sidebar is beside the page: those of the breakpoint `lg` and up. */
export const wideWindow = '@media (min-width:1200px)';

/** Windows with the rail: wider than phones, but too narrow for the sidebar beside the page. */
export const windowWithRail = '@media (min-width:600px) and (max-width:1199.95px)';

/** Selectors for `sx`, in wide windows. The document has the attribute: the layout is right before the app starts. */
export const whereSidebarIsOpen = `html:not([${sidebarClosedAttribute}]) &`;
export const whereSidebarIsClosed = `html[${sidebarClosedAttribute}] &`;

/** Opens or closes the sidebar in windows that have it beside the page. */
export function showSidebar(isOpen: boolean): void {
  document.documentElement.toggleAttribute(sidebarClosedAttribute, !isOpen);
}
