import { createSvgIcon } from '@mui/material/utils';
import { createElement } from 'react';
import type { IconPictures } from '#renderer/components/tool-icon.tsx';

const own = import.meta.glob<IconPictures[string]>('./*/icon.ts', { eager: true, import: 'Icon' });

/** A tool without a screen of its own has its picture with itself, as the path of an SVG of 24 by 24. */
const paths = import.meta.glob<string>('../../tools/*/icon.ts', { eager: true, import: 'iconPath' });

const folderOf = (path: string) => path.split('/').at(-2) ?? '';

/** The `icon.ts` of each folder, by its name. */
export const icons: IconPictures = Object.fromEntries([
  ...Object.entries(own).map(([path, Icon]) => [folderOf(path), Icon]),
  ...Object.entries(paths).map(([path, d]) => [
    folderOf(path),
    createSvgIcon(createElement('path', { d }), folderOf(path)),
  ]),
]);
