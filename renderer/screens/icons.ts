import { createSvgIcon } from '@mui/material/utils';
import { createElement } from 'react';
import type { IconPictures } from '#renderer/components/tool-icon.tsx';

const own = import.meta.glob<IconPictures[string]>('./*/icon.ts', { eager: true, import: 'Icon' });

/** A tool without a screen of its own stores its icon in its own folder, as an SVG path in a 24 by 24 box. */
const paths = import.meta.glob<string>('../../tools/*/icon.ts', { eager: true, import: 'iconPath' });

const folderOf = (path: string) => path.split('/').at(-2) ?? '';

/** The icons by name; the name of an `icon.ts` is that of its folder. */
export const icons: IconPictures = Object.fromEntries([
  ...Object.entries(own).map(([path, Icon]) => [folderOf(path), Icon]),
  ...Object.entries(paths).map(([path, d]) => [
    folderOf(path),
    createSvgIcon(createElement('path', { d }), folderOf(path)),
  ]),
]);
