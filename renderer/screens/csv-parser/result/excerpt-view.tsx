import { useEffect, useState } from 'react';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import type { EditorLanguage } from '#renderer/components/code-editor/languages.ts';
import { type ExportFormat, type ExportOptions, labelOfFormat } from '#tools/csv-parser/export/export-options.ts';
import type { CsvTable, RowView } from '../use-csv-table.ts';

interface Props {
  readonly table: CsvTable;
  readonly view: RowView;
  readonly format: ExportFormat;
  readonly settings: ExportOptions;
  readonly onExcerpt: (rowCount: number) => void;
}

const languages: Partial<Record<ExportFormat, EditorLanguage>> = { json: 'json', html: 'xml' };

/** The rows in a format, as they would be saved; of many the first. */
export function ExcerptView({ table: { runner }, view, format, settings, onExcerpt }: Props) {
  const [text, setText] = useState('');
  useEffect(() => {
    let isCurrent = true;
    // What the worker shows is the view: another one has another excerpt.
    if (view.rowCount >= 0) {
      runner.run('excerpt', { format, settings }, { isAlongside: true }).then((outcome) => {
        if (isCurrent && outcome.status === 'done') {
          setText(outcome.value.text);
          onExcerpt(outcome.value.rowCount);
        }
      }, console.error);
    }
    return () => {
      isCurrent = false;
    };
  }, [runner, view, format, settings, onExcerpt]);
  return (
    <CodeEditor
      label={`Parsed rows as ${labelOfFormat(format)}`}
      value={text}
      readOnly
      language={languages[format] ?? 'text'}
    />
  );
}
