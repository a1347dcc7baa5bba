import type { Page } from '@playwright/test';

/**
 * Has WebGL draw nothing in the pages that load from now on: without a graphics card the light of the 3D viewer's room
 * alone takes seconds of drawing. Everything else happens as usual. It is for scenarios that look at the controls, and
 * not at the picture.
 */
export const withoutDrawing = (page: Page) =>
  page.addInitScript(() => {
    const nothing = () => undefined;
    Object.assign(WebGL2RenderingContext.prototype, {
      drawArrays: nothing,
      drawArraysInstanced: nothing,
      drawElements: nothing,
      drawElementsInstanced: nothing,
    });
  });
