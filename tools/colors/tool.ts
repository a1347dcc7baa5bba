import { defineTab, defineTool } from '#tools/define-tool.ts';

export const colorPicker = defineTab({
  id: 'ColorPicker',
  path: 'ColorPicker',
  tabLabel: 'Picker',
  menuLabel: 'Color picker',
  accelerator: 'CommandOrControl+Alt+C',
  heading: 'Color picker',
  title: 'Color picker',
  detail: 'Pick a colour from a picker, an image or the screen, and copy it in every CSS format.',
  keywords: ['colour', 'hex', 'rgb', 'hsl', 'oklch', 'lab', 'eyedropper', 'contrast', 'wcag', 'opacity', 'palette'],
  takesFiles: { purpose: 'Pick colors from the picture.', offeredFor: { image: 3 } },
});

export const namedColors = defineTab({
  id: 'NamedColors',
  path: 'NamedColors',
  tabLabel: 'Named colors',
  heading: 'Color categories',
  title: 'Color categories',
  detail: 'The 148 colours that CSS has names for, by family, and the one nearest to any colour.',
  keywords: ['colour', 'css', 'family', 'nearest', 'name'],
  typedChoices: ['filter'],
});

export const colors = defineTool({
  kind: 'tabbed',
  id: 'Colors',
  route: '/Colors',
  folder: 'colors',
  menuLabel: 'Color picker',
  tabs: [colorPicker, namedColors],
});
