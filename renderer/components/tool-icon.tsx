import JsonIcon from '@mui/icons-material/DataObjectOutlined';
import LicencesIcon from '@mui/icons-material/GavelOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import AboutIcon from '@mui/icons-material/InfoOutlined';
import PreferencesIcon from '@mui/icons-material/SettingsOutlined';
import PrivacyIcon from '@mui/icons-material/ShieldOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { IconName } from '#shared/catalogue.ts';

const icons: Record<IconName, ComponentType<SvgIconProps>> = {
  about: AboutIcon,
  home: HomeIcon,
  json: JsonIcon,
  licences: LicencesIcon,
  preferences: PreferencesIcon,
  privacy: PrivacyIcon,
};

/** The icon that a catalogue entry names; decoration, so hidden from assistive technology. */
export function ToolIcon({ name, ...props }: SvgIconProps & { name: IconName }) {
  const Icon = icons[name];
  return <Icon aria-hidden {...props} />;
}
