import { useLayoutEffect } from 'react';
import type { Editor } from './editor.ts';
import type { CodeEditorProps } from './editor-props.ts';
import { loadLanguage, readLanguage } from './languages/languages.ts';

/** Gives an editor its language, once that has loaded. */
export function useEditorLanguage(
  editor: Editor | undefined,
  language: NonNullable<CodeEditorProps['language']>,
): void {
  useLayoutEffect(() => {
    const known = readLanguage(language);
    if (known !== undefined) {
      editor?.setLanguage(known);
      return undefined;
    }
    let isCurrent = true;
    loadLanguage(language).then((support) => {
      if (isCurrent) {
        editor?.setLanguage(support);
      }
      // Without its language, the text is complete but has no colours.
    }, console.error);
    return () => {
      isCurrent = false;
    };
  }, [editor, language]);
}
