import type { SvgIconProps } from '@mui/material/SvgIcon';
import { type ComponentType, createContext, useContext } from 'react';

/** The icons of tools and of the app's own screens, by the folders that the catalogue names. */
export type IconPictures = Readonly<Record<string, ComponentType<SvgIconProps>>>;

/** The icons are stored with the screens, which this component does not know: the app provides them. */
export const ToolIcons = createContext<IconPictures>({});

/** The icon of a tool or a page, by the name of its folder. It is decorative, and so hidden from assistive technology. */
export function ToolIcon({ name, ...props }: SvgIconProps & { name: string }) {
  const Icon = useContext(ToolIcons)[name];
  return Icon && <Icon aria-hidden {...props} />;
}
