import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { FieldError } from '#renderer/components/fields/field-error.tsx';
import { type IdKind, idKinds, isNameBased } from '#tools/uuid-generator/id-kinds.ts';
import { largestNanoIdSize } from '#tools/uuid-generator/id-request.ts';
import { customNamespace, type NamespaceChoice, namespaces } from '#tools/uuid-generator/namespaces.ts';
import { largestQuantity, parseCount } from '#tools/uuid-generator/parse-count.ts';
import { CodeLine } from './code-line.tsx';
import type { Generator } from './use-generator.ts';

/** The settings from which identifiers are generated. */
export function GeneratorForm({ generator }: { generator: Generator }) {
  const { form, change, task } = generator;
  const errorOf = (code: string) => (task.error?.code === code ? task.error : undefined);
  return (
    <>
      <Row>
        <TextField
          select
          size="small"
          label="Version"
          value={form.kind}
          onChange={({ target }) => change({ kind: target.value as IdKind })}
          sx={{ flex: '1 1 140px' }}
        >
          {idKinds.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        {!isNameBased(form.kind) && (
          <CountField
            label="Quantity"
            value={form.quantity}
            largest={largestQuantity}
            onChange={(next) => change({ quantity: next })}
          />
        )}
        {form.kind === 'nanoid' && (
          <CountField
            label="Length"
            value={form.size}
            largest={largestNanoIdSize}
            onChange={(next) => change({ size: next })}
          />
        )}
        {isNameBased(form.kind) && (
          <TextField
            select
            size="small"
            label="Namespace"
            value={form.namespace}
            onChange={({ target }) => change({ namespace: target.value as NamespaceChoice })}
            sx={{ flex: '1 1 140px' }}
          >
            {namespaces.map(({ value, label }) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
            <MenuItem value={customNamespace}>Another UUID</MenuItem>
          </TextField>
        )}
      </Row>
      {isNameBased(form.kind) && form.namespace === customNamespace && (
        <CodeLine
          label="Namespace UUID"
          value={form.customNamespace}
          error={errorOf('invalid-namespace')}
          onChange={(next) => change({ customNamespace: next })}
        />
      )}
      {isNameBased(form.kind) && (
        <Box sx={{ height: 120, border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
          <CodeEditor label="Names, one a line" value={form.names} onChange={(names) => change({ names })} />
        </Box>
      )}
      {form.kind === 'nanoid' && (
        <CodeLine
          label="Alphabet"
          value={form.alphabet}
          placeholder="A–Z a–z 0–9 _ -"
          error={errorOf('invalid-alphabet')}
          onChange={(next) => change({ alphabet: next })}
        />
      )}
    </>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 0.5 }}>{children}</Box>;
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function CountField({ label, value, largest, onChange }: FieldProps & { readonly largest: number }) {
  const count = parseCount(value, largest);
  return (
    <TextField
      size="small"
      type="number"
      label={label}
      value={value}
      error={!count.ok}
      helperText={!count.ok && <FieldError>{count.error.message}</FieldError>}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { min: 1, max: largest, step: 1 } }}
      sx={{ flex: '1 1 100px' }}
    />
  );
}
