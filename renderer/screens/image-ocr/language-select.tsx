import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { controlHeight } from '#renderer/components/density.ts';
import { type LanguageCode, languageName, ocrLanguages } from '#tools/image-ocr/languages.ts';

interface Props {
  readonly value: readonly LanguageCode[];
  readonly onChange: (value: readonly LanguageCode[]) => void;
}

/** The languages of the text; several can be chosen. At least one stays chosen. */
export function LanguageSelect({ value, onChange }: Props) {
  return (
    <Select<LanguageCode[]>
      multiple
      size="small"
      value={[...value]}
      onChange={({ target }) => {
        const chosen = ocrLanguages.map(({ code }) => code).filter((code) => target.value.includes(code));
        if (chosen.length > 0) {
          onChange(chosen);
        }
      }}
      renderValue={(codes) => codes.map(languageName).join(', ')}
      slotProps={{ input: { 'aria-label': 'Image language' } }}
      sx={{ height: controlHeight, fontSize: 14, maxWidth: 220 }}
      MenuProps={{ slotProps: { paper: { sx: { maxHeight: 400 } } } }}
    >
      {ocrLanguages.map(({ code, name }) => (
        <MenuItem key={code} value={code} dense sx={{ pl: 0.5 }}>
          <Checkbox size="small" checked={value.includes(code)} tabIndex={-1} disableRipple sx={{ p: 0.75 }} />
          {name} ({code})
        </MenuItem>
      ))}
    </Select>
  );
}
