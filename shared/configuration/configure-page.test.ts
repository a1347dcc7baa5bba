import { describe, expect, test } from 'vitest';
import { type CheckedConfiguration, emptyConfiguration } from './configuration.ts';
import { configurePage, hiddenPathsOf, offerOf } from './configure-page.ts';

const page = `<html lang="en">
<head><title>Web Toolbox</title></head>
<body><template id="headers"><div data-path="/notes/editor" data-tool="/Notes"><header>Editor</header></div><div data-path="/notes" data-tool="/Notes"><header>Editor</header></div><div data-path="/chess" data-tool="/Chess" data-calls-out="poker"><header>Chess</header></div><div data-path="/about" data-tool=""><header>About</header></div><div data-path="not-offered" data-tool=""><header>Not here</header></div></template>
<div data-shell><p class="css-1" data-home-text=""></p></div></body></html>`;

const checked = (changes: Partial<CheckedConfiguration['configuration']>): CheckedConfiguration => ({
  configuration: { ...emptyConfiguration, ...changes },
  problems: [],
});

const metaOf = (html: string) =>
  JSON.parse(/<meta name="configuration" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '');

test('the built page says what can be configured', () => {
  const offer = { toolRoutes: ['/Home', '/Notes', '/Chess'] };
  expect(offerOf(page)).toMatchObject(offer);
  expect(offerOf(page).screenPaths).toEqual(['/home', '/notes/editor', '/notes', '/chess', '/about']);
  // A server can show what the build has hidden.
  expect(offerOf(configurePage(page, checked({ hiddenTools: ['Notes'] }), false))).toMatchObject(offer);
});

describe('a configured page', () => {
  test('hides the entries of a tool, and has another header at each of its addresses', () => {
    const html = configurePage(page, checked({ hiddenTools: ['Notes'] }), true);
    expect(html).toContain('[data-shell] li:has(>a[href="#/Notes"]){display:none}');
    for (const path of ['/notes/editor', '/notes']) {
      const [first] = html.match(new RegExp(`<div data-path="${path}"[^>]*>.*?</header>`, 'u')) ?? [];
      expect(first).toContain('Not here');
    }
    expect(html.match(/data-path="\/chess"/gu)).toHaveLength(1);
    expect(metaOf(html)).toMatchObject({ isFinal: true, configuration: { hiddenTools: ['Notes'] } });
  });

  test('hides what does nothing without that which is switched off', () => {
    const { configuration } = checked({ switchedOff: ['poker'] });
    expect([...hiddenPathsOf(page, configuration)]).toEqual(['/chess']);
  });

  test('has the default preferences where the first script looks for them', () => {
    const preferences = { theme: 'dark', density: 'compact', codeFontSize: 14, startPath: '/"Notes"' } as const;
    const html = configurePage(page, checked({ preferences }), true);
    expect(html).toContain(
      '<html lang="en" data-density="compact" data-codefontsize="14" data-startpath="/&quot;Notes&quot;" data-theme="true">',
    );
    expect(configurePage(page, checked({ preferences: { theme: 'system' } }), true)).toContain('<html lang="en">');
  });

  test('shows the text of Home as text', () => {
    const homeText = '<script>alert("$&")</script> & $1';
    const html = configurePage(page, checked({ homeText }), true);
    expect(html).toContain('data-home-text="">&lt;script&gt;alert(&quot;$&amp;&quot;)&lt;/script&gt; &amp; $1</p>');
    expect(html).not.toContain('<script>');
  });

  test('is as if it had not been configured before', () => {
    const first = checked({ hiddenTools: ['Notes'], homeText: 'Before', preferences: { density: 'compact' } });
    const second = checked({ switchedOff: ['poker'], homeText: 'After' });
    expect(configurePage(configurePage(page, first, false), second, true)).toBe(configurePage(page, second, true));
  });
});
