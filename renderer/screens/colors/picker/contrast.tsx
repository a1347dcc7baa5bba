import PassIcon from '@mui/icons-material/CheckCircleOutlined';
import FailIcon from '@mui/icons-material/HighlightOffOutlined';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type Color, fromBytes, toHex } from '#tools/colors/color.ts';
import { parseColor } from '#tools/colors/parse-color.ts';
import { explainContrast } from '#tools/colors/picker/explain-contrast.ts';
import { formatRatio, judgeContrast, measureContrast, type Verdict } from '#tools/colors/picker/measure-contrast.ts';
import { ColorField } from '../color-field.tsx';
import { colorSession } from '../color-session.ts';

const white = fromBytes([255, 255, 255]);
const black = fromBytes([0, 0, 0]);

/** The colour as text on white, on black and on a second colour, with its rating by WCAG. */
export function Contrast({ color, secondText }: { color: Color; secondText: string }) {
  const headingId = useId();
  const parsed = parseColor(secondText);
  const second = parsed.ok ? parsed.value.color : undefined;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h3" id={headingId} sx={{ mb: 1 }}>
        Contrast
      </Typography>
      <Table size="small" aria-label="Contrast" sx={{ mb: 2, '& th, & td': { px: 1, fontSize: 13 } }}>
        <TableHead>
          <TableRow>
            <TableCell>On</TableCell>
            <TableCell>Ratio</TableCell>
            <TableCell>Normal text</TableCell>
            <TableCell>Large text</TableCell>
            <TableCell>UI parts</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <ContrastRow name="White" color={color} background={white} />
          <ContrastRow name="Black" color={color} background={black} />
          {second && <ContrastRow name="Second" color={color} background={second} />}
        </TableBody>
      </Table>
      <ColorField
        label="Second color"
        value={secondText}
        onChange={colorSession.setSecondText}
        parsed={parsed}
        hint="The background of the third line."
      />
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        WCAG 2.2. Large text is at least 24 px, or 18.66 px if it is bold. {explainContrast(color, second)}
      </Typography>
    </Box>
  );
}

function ContrastRow({ name, color, background }: { name: string; color: Color; background: Color }) {
  const contrast = measureContrast(color, background);
  const css = { color: toHex(fromBytes(contrast.text)), background: toHex(fromBytes(contrast.background)) };
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box
            component="span"
            aria-hidden
            // An illustration of the contrast, which may be too low, and not text that has to be read.
            sx={{
              px: 0.75,
              py: 0.25,
              borderRadius: '4px',
              border: 1,
              borderColor: 'divider',
              fontWeight: 600,
              '&::before': { content: '"Aa"' },
              forcedColorAdjust: 'none',
            }}
            style={css}
          />
          {name}
        </Box>
      </TableCell>
      <TableCell sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>{formatRatio(contrast.ratio)}</TableCell>
      {(['normal', 'large', 'interface'] as const).map((use) => (
        <TableCell key={use}>
          <VerdictMark verdict={judgeContrast(contrast.ratio, use)} />
        </TableCell>
      ))}
    </TableRow>
  );
}

function VerdictMark({ verdict }: { verdict: Verdict }) {
  const Icon = verdict === 'Fails' ? FailIcon : PassIcon;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Icon aria-hidden color={verdict === 'Fails' ? 'error' : 'success'} sx={{ fontSize: 16 }} />
      {verdict}
    </Box>
  );
}
