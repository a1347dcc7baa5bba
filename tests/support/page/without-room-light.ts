import type { Page } from '@playwright/test';

/**
 * The content of local storage for a 3D viewer without room lighting: rendering it takes seconds in software, and few
 * scenarios are about light.
 */
export const withoutRoomLight = { 'choices:VR3DViewer': '{"version":1,"value":{"environment":false}}' } as const;

/** Switches the room lighting off in a page that is open already, and has not shown the 3D viewer yet. */
export const switchOffRoomLight = (page: Page) =>
  page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) {
      localStorage.setItem(key, value);
    }
  }, withoutRoomLight);
