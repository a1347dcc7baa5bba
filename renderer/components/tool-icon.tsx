import type { SvgIconProps } from '@mui/material/SvgIcon';
import { type ComponentType, createContext, useContext } from 'react';

/** The pictures of tools and pages, by the names that the catalogue gives them. */
export type IconPictures = Readonly<Record<string, ComponentType<SvgIconProps>>>;

/** They lie with the screens, which this part knows nothing of: the app hands them over. */
export const ToolIcons = createContext<IconPictures>({});

/** The icon that a catalogue entry names; decoration, so hidden from assistive technology. */
export function ToolIcon({ name, ...props }: SvgIconProps & { name: string }) {
  const Icon = useContext(ToolIcons)[name];
  return Icon && <Icon aria-hidden {...props} />;
}
