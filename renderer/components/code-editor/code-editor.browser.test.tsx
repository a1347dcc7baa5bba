import { ThemeProvider } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createAppTheme } from '#renderer/app/theme.ts';
import { CodeEditor } from './code-editor.tsx';

function show(element: ReactElement) {
  return render(
    <ThemeProvider theme={createAppTheme(false)}>
      <div style={{ height: 400 }}>{element}</div>
    </ThemeProvider>,
  );
}

const editor = (name = 'JSON Content') => page.getByRole('textbox', { name });

test('shows the value under its label', async () => {
  await show(<CodeEditor label="JSON Content" value={'{\n  "a": 1\n}'} language="json" />);
  await expect.element(editor()).toHaveTextContent('{ "a": 1}');
});

test('reports what is typed', async () => {
  const onChange = vi.fn();
  await show(<CodeEditor label="JSON Content" value="" onChange={onChange} />);
  await editor().click();
  await userEvent.keyboard('ab');
  expect(onChange.mock.calls).toEqual([['a'], ['ab']]);
});
