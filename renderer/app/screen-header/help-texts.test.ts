import { expect, it } from 'vitest';
import { homeRoute, screens } from '#tools/screens.ts';
import { helpOf } from './help-texts.ts';

it('has help for each screen of a tool but Home, and for no page of the app', () => {
  for (const { id, path, toolId } of screens) {
    expect(helpOf(id).length > 0, id).toBe(toolId !== undefined && path !== homeRoute);
  }
});
