import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppTheme } from '#renderer/app/theme/app-theme.tsx';
import { DiffView } from './diff-view.tsx';
import { comparedLength, useComparison } from './use-comparison.ts';

interface Props {
  readonly a: string;
  readonly b: string;
}

function Compared({ a, b }: Props) {
  const comparison = useComparison(a, b);
  const [isCollapsed, setIsCollapsed] = useState(true);
  return comparison.status === 'compared' ? (
    <DiffView
      texts={comparison.texts}
      labelA="Before"
      labelB="After"
      language="json"
      isCollapsed={isCollapsed}
      onCollapsedChange={setIsCollapsed}
    />
  ) : (
    <p>{comparison.status}</p>
  );
}

/** Renders as on a screen, where a bug would show in the error boundary. */
function Framed(props: Props) {
  return (
    <AppTheme>
      <ErrorBoundary fallback={<p>broken</p>}>
        <div style={{ height: 500 }}>
          <Compared {...props} />
        </div>
      </ErrorBoundary>
    </AppTheme>
  );
}

const show = (props: Props) => render(<Framed {...props} />);

const before = page.getByRole('textbox', { name: 'Before', exact: true });
const after = page.getByRole('textbox', { name: 'After', exact: true });
const rows = (count: number) => Array.from({ length: count }, (_, index) => `row ${index}`).join('\n');

beforeEach(() => page.viewport(1200, 700));

test('shows both texts side by side, with what was removed and what was added', async () => {
  await show({ a: "{'a': 1,}", b: '{"a": 1}' });
  await expect.element(before).toHaveTextContent("{'a': 1,}");
  await expect.element(after).toHaveTextContent('{"a": 1}');
  await expect.element(page.getByRole('status')).toHaveTextContent('2 changes');
  const marked = (editor: typeof before) =>
    [...editor.element().querySelectorAll('.cm-changedText')].map((element) => element.textContent);
  expect(marked(before)).toEqual(["'a'", ',']);
  expect(marked(after)).toEqual(['"a"']);
});

test('takes no typing', async () => {
  await show({ a: '[1,]', b: '[1]' });
  await after.click();
  await userEvent.keyboard('x{Backspace}{Enter}');
  await expect.element(after).toHaveTextContent('[1]');
  await expect.element(after).toHaveAttribute('aria-readonly', 'true');
});

test('shows one text with the changes in it where it is narrow', async () => {
  await page.viewport(400, 700);
  await show({ a: "{'a': 1,}", b: '{"a": 1}' });
  const unified = page.getByRole('textbox', { name: 'After, with what was changed in Before' });
  await expect.element(unified).toBeVisible();
  await expect.element(before).not.toBeInTheDocument();
  await page.viewport(1200, 700);
  await expect.element(before).toBeVisible();
});

test('goes from change to change, and around', async () => {
  const text = rows(400);
  await show({ a: text, b: text.replace('row 20\n', 'line 20\n').replace('row 380\n', 'line 380\n') });
  const status = page.getByRole('status');
  const next = page.getByRole('button', { name: 'Next change' });
  await expect.element(status).toHaveTextContent('2 changes');
  await next.click();
  await expect.element(status).toHaveTextContent('Change 1 of 2');
  await next.click();
  await expect.element(status).toHaveTextContent('Change 2 of 2');
  await expect.element(after).toHaveTextContent('line 380');
  await next.click();
  await expect.element(status).toHaveTextContent('Change 1 of 2');
  await page.getByRole('button', { name: 'Previous change' }).click();
  await expect.element(status).toHaveTextContent('Change 2 of 2');
});

test('folds unchanged lines away until asked for', async () => {
  const text = rows(60);
  await show({ a: text, b: text.replace('row 50', 'line 50') });
  await expect.element(before).toHaveTextContent('47 unchanged lines');
  await expect.element(before).not.toHaveTextContent('row 30');
  await page.getByRole('button', { name: 'Show only changed lines' }).click();
  await expect.element(before).toHaveTextContent('row 1');
  await expect.element(before).not.toHaveTextContent('unchanged lines');
});

test('lines rows up where every line changed and wraps differently', async () => {
  const line = (index: number) => `"k${index}": "${'word '.repeat(index % 23)}"`;
  const b = Array.from({ length: 60 }, (_, index) => line(index)).join(',\n');
  await page.viewport(700, 700);
  await show({ a: b.replaceAll(/"(k\d+)": "/gu, '"$1" /* is */ : "'), b });
  await after.click();
  const topOf = (editor: typeof before, key: string) =>
    [...editor.element().querySelectorAll('.cm-line')]
      .find((element) => element.textContent?.startsWith(`"${key}"`))
      ?.getBoundingClientRect().top;
  await page.getByRole('button', { name: 'Previous change' }).click();
  await expect.poll(() => topOf(before, 'k58')).toBeDefined();
  await expect.poll(() => Math.abs((topOf(before, 'k58') ?? 0) - (topOf(after, 'k58') ?? 99))).toBeLessThan(2);
  await expect.poll(() => Math.abs((topOf(before, 'k59') ?? 0) - (topOf(after, 'k59') ?? 99))).toBeLessThan(2);
});

test('takes line breaks of every kind as the same', async () => {
  await show({ a: '[\r\n1,\r2,\n]', b: '[\n1,\n2\n]' });
  await expect.element(page.getByRole('status')).toHaveTextContent('1 change');
});

test('does not compare what is too long or has too many changes', async () => {
  const { rerender } = await show({ a: 'a'.repeat(comparedLength + 1), b: 'b' });
  await expect.element(page.getByText('too-long')).toBeVisible();
  const many = Array.from({ length: 12_000 }, (_, index) => `'${index}0'`).join('\n');
  await rerender(<Framed a={many} b={many.replaceAll("'", '"')} />);
  await expect.element(page.getByText('too-many')).toBeVisible();
});
