import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { controlHeight } from '#renderer/components/density.ts';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { countOf } from '#shared/formats/words/count-of.ts';
import {
  batchSizes,
  type ExportFormat,
  type ExportOptions,
  exportDelimiters,
  largestBatch,
  sqlDialects,
} from '#tools/csv-parser/export/export-options.ts';
import { nameDelimiter } from '#tools/csv-parser/name-delimiter.ts';

interface Props {
  readonly format: ExportFormat;
  readonly settings: ExportOptions;
  readonly onChange: (change: Partial<ExportOptions>) => void;
}

/** The options of an export format. */
export function ExportBar({ format, settings, onChange }: Props) {
  if (format !== 'csv' && format !== 'tsv' && format !== 'sql') {
    return null;
  }
  return (
    <Box
      role="group"
      aria-label="Export options"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 1,
        px: 1.5,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {format === 'sql' ? (
        <SqlOptions settings={settings} onChange={onChange} />
      ) : (
        <>
          {format === 'csv' && (
            <CompactSelect
              label="Delimiter of the export"
              value={settings.delimiter}
              onChange={(delimiter) => onChange({ delimiter })}
              options={exportDelimiters.map((value) => ({ value, label: nameDelimiter(value) }))}
            />
          )}
          <CompactSelect
            label="Quotes"
            value={settings.quotes}
            onChange={(quotes) => onChange({ quotes })}
            options={[
              { value: 'needed', label: 'Quotes where needed' },
              { value: 'all', label: 'Quotes around all' },
            ]}
          />
          <CompactSelect
            label="Line break"
            value={settings.lineBreak}
            onChange={(lineBreak) => onChange({ lineBreak })}
            options={[
              { value: '\r\n', label: 'CR LF (RFC 4180)' },
              { value: '\n', label: 'LF' },
            ]}
          />
          <Option label="Header" isOn={settings.hasHeader} onChange={(hasHeader) => onChange({ hasHeader })} />
          <Option
            label="Byte order mark (for Excel)"
            isOn={settings.hasByteOrderMark}
            onChange={(hasByteOrderMark) => onChange({ hasByteOrderMark })}
          />
          <Option
            label="Disarm formulas"
            isOn={settings.escapeFormulae}
            onChange={(escapeFormulae) => onChange({ escapeFormulae })}
          />
        </>
      )}
    </Box>
  );
}

function SqlOptions({ settings, onChange }: Omit<Props, 'format'>) {
  return (
    <>
      <CompactSelect
        label="SQL dialect"
        value={settings.dialect}
        onChange={(dialect) => onChange({ dialect, batchSize: Math.min(settings.batchSize, largestBatch(dialect)) })}
        options={sqlDialects}
      />
      <TextField
        size="small"
        label="Table name"
        value={settings.tableName}
        onChange={({ target }) => onChange({ tableName: target.value })}
        slotProps={{ htmlInput: { spellCheck: false } }}
        sx={{ width: 150 }}
      />
      <BatchSize settings={settings} onChange={onChange} />
      <Option
        label="Empty cells are NULL"
        isOn={settings.isEmptyNull}
        onChange={(isEmptyNull) => onChange({ isEmptyNull })}
      />
    </>
  );
}

function BatchSize({ settings, onChange }: Omit<Props, 'format'>) {
  const sizes = batchSizes.filter((size) => size <= largestBatch(settings.dialect));
  return (
    <CompactSelect
      label="Rows of each INSERT"
      value={settings.batchSize}
      onChange={(batchSize) => onChange({ batchSize })}
      options={sizes.map((value) => ({
        value,
        label: countOf(value, 'row an INSERT', 'rows an INSERT'),
      }))}
    />
  );
}

interface OptionProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Option({ label, isOn, onChange }: OptionProps) {
  return (
    <FormControlLabel
      control={<Switch size="small" checked={isOn} onChange={(_, next) => onChange(next)} sx={{ mr: 0.5 }} />}
      label={label}
      slotProps={{ typography: { sx: { fontSize: 13 } } }}
      sx={{ m: 0, minHeight: controlHeight }}
    />
  );
}
