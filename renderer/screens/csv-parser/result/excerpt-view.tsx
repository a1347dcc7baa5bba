import { useEffect, useState } from 'react';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import type { EditorLanguage } from '#renderer/components/code-editor/languages/languages.ts';
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

/** The rows as they would be saved in a format; if there are many, only the first ones. */
export function ExcerptView({ table: { runner }, view, format, settings, onExcerpt }: Props) {
  const [text, setText] = useState('');
  useEffect(() => {
    let isCurrent = true;
    // The worker takes the excerpt from its current view, so another view needs a new one.
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
