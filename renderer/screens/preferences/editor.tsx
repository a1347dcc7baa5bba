import Box from '@mui/material/Box';
import {
  codeFontSize,
  codeLineHeight,
  codeTabWidth,
  codeText,
} from '#renderer/components/code-editor/look/code-metrics.ts';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import {
  changeUserPreferences,
  codeFontSizes,
  codeTabWidths,
  useUserPreferences,
} from '#renderer/state/preferences/user-preferences.ts';
import { ChoiceRow } from './choice-row.tsx';
import { PreferenceRow } from './preference-row.tsx';
import { SwitchRow } from './switch-row.tsx';

const sizes = Array.from({ length: codeFontSizes.most - codeFontSizes.least + 1 }, (_, index) => {
  const value = codeFontSizes.least + index;
  return { value, label: `${value} px` };
});

/**
 * Contains everything that the preferences of the editor affect: the font size, a tab, and a line too long for its box.
 */
const sample = `{
\t"name": "Ada Lovelace",
\t"note": "The Analytical Engine weaves algebraical patterns just as the Jacquard loom weaves flowers and leaves."
}`;

export function FontSizeChoice() {
  const { codeFontSize: size, wrapsLines } = useUserPreferences();
  return (
    <PreferenceRow
      title="Font size"
      detail="The size of code and data in editors."
      control={
        <CompactSelect
          label="Font size"
          value={size}
          options={sizes}
          onChange={(next) => changeUserPreferences({ codeFontSize: next })}
        />
      }
    >
      <Box
        component="pre"
        role="img"
        aria-label="How code looks"
        sx={{
          ...codeText,
          fontSize: codeFontSize,
          lineHeight: codeLineHeight,
          tabSize: codeTabWidth,
          whiteSpace: wrapsLines ? 'pre-wrap' : 'pre',
          overflowWrap: 'anywhere',
          overflow: 'hidden',
          m: 0,
          mt: 1,
          p: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.default',
        }}
      >
        {sample}
      </Box>
    </PreferenceRow>
  );
}

export function TabWidthChoice() {
  const { codeTabWidth: width } = useUserPreferences();
  return (
    <ChoiceRow
      title="Tab width"
      detail="How many spaces a tab takes."
      value={width}
      options={codeTabWidths.map((value) => ({ value, label: String(value) }))}
      onChange={(next) => changeUserPreferences({ codeTabWidth: next })}
    />
  );
}

export function WrapSwitch() {
  const { wrapsLines } = useUserPreferences();
  return (
    <SwitchRow
      title="Wrap long lines"
      detail="Lines break at the edge of every editor. Those for prose, addresses and Base64 wrap anyway."
      isOn={wrapsLines}
      onChange={(next) => changeUserPreferences({ wrapsLines: next })}
    />
  );
}

export function UnusualSwitch() {
  const { marksUnusual } = useUserPreferences();
  return (
    <SwitchRow
      title="Mark unusual characters"
      detail="Every editor marks and counts zero-width characters, direction controls, no-break and other unusual spaces, and letters of another script that look like those around them."
      isOn={marksUnusual}
      onChange={(next) => changeUserPreferences({ marksUnusual: next })}
    />
  );
}
