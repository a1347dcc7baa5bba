import JsonIcon from '@mui/icons-material/DataObjectOutlined';
import OcrIcon from '@mui/icons-material/DocumentScannerOutlined';
import DatesIcon from '@mui/icons-material/EventOutlined';
import UuidIcon from '@mui/icons-material/FingerprintOutlined';
import LicencesIcon from '@mui/icons-material/GavelOutlined';
import GithubIcon from '@mui/icons-material/GitHub';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import UrlIcon from '@mui/icons-material/HttpOutlined';
import AboutIcon from '@mui/icons-material/InfoOutlined';
import JwtIcon from '@mui/icons-material/KeyOutlined';
import ColorsIcon from '@mui/icons-material/PaletteOutlined';
import QrIcon from '@mui/icons-material/QrCode2Outlined';
import PreferencesIcon from '@mui/icons-material/SettingsOutlined';
import PrivacyIcon from '@mui/icons-material/ShieldOutlined';
import PokerIcon from '@mui/icons-material/StyleOutlined';
import CsvIcon from '@mui/icons-material/TableChartOutlined';
import Base64Icon from '@mui/icons-material/TextFieldsOutlined';
import ListsIcon from '@mui/icons-material/TocOutlined';
import ModelIcon from '@mui/icons-material/ViewInArOutlined';
import RegexIcon from '@mui/icons-material/WrapTextOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { IconName } from '#shared/catalogue.ts';

const icons: Record<IconName, ComponentType<SvgIconProps>> = {
  about: AboutIcon,
  colors: ColorsIcon,
  csv: CsvIcon,
  github: GithubIcon,
  model: ModelIcon,
  ocr: OcrIcon,
  poker: PokerIcon,
  qr: QrIcon,
  base64: Base64Icon,
  dates: DatesIcon,
  home: HomeIcon,
  json: JsonIcon,
  jwt: JwtIcon,
  licences: LicencesIcon,
  lists: ListsIcon,
  preferences: PreferencesIcon,
  privacy: PrivacyIcon,
  regex: RegexIcon,
  url: UrlIcon,
  uuid: UuidIcon,
};

/** The icon that a catalogue entry names; decoration, so hidden from assistive technology. */
export function ToolIcon({ name, ...props }: SvgIconProps & { name: IconName }) {
  const Icon = icons[name];
  return <Icon aria-hidden {...props} />;
}
