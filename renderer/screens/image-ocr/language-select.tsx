import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { controlHeight } from '#renderer/components/density.ts';
import { OptionCheck } from '#renderer/components/fields/option-check.tsx';
import { type LanguageCode, languageName, ocrLanguages } from '#tools/image-ocr/languages.ts';

interface Props {
  readonly value: readonly LanguageCode[];
  readonly onChange: (value: readonly LanguageCode[]) => void;
}

const label = 'Image language';

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
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ height: controlHeight, fontSize: 14, maxWidth: 220 }}
      MenuProps={{ slotProps: { list: { 'aria-label': label }, paper: { sx: { maxHeight: 400 } } } }}
    >
      {ocrLanguages.map(({ code, name }) => (
        <MenuItem key={code} value={code} dense sx={{ pl: 0.5 }}>
          <OptionCheck isChosen={value.includes(code)} />
          {name} ({code})
        </MenuItem>
      ))}
    </Select>
  );
}
