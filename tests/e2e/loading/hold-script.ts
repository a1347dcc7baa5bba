import type { Page } from '@playwright/test';

/**
 * Holds a script back.
 * @param script the name of its file
 * @returns a function that lets the request for it continue or fail
 */
export async function holdScript(page: Page, script: string): Promise<(how?: 'let-go' | 'fail') => void> {
  let end: (how: 'let-go' | 'fail') => void = () => {};
  const isOver = new Promise<'let-go' | 'fail'>((resolve) => {
    end = resolve;
  });
  await page.route(`**/${script}`, async (route) => {
    await ((await isOver) === 'fail' ? route.abort() : route.continue());
  });
  return (how = 'let-go') => end(how);
}
