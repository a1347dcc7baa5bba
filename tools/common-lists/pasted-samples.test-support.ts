import type { LabelledSample } from '#tests/support/corpus/labelled-sample.ts';

/** What people paste that is meant for this tool, and what looks alike. */
export const samples: readonly LabelledSample[] = [
  { text: 'Caf&eacute; &amp; bar', means: ['CommonLists'] },
  { text: '&lt;p&gt;Hello&lt;/p&gt;', means: ['CommonLists'] },
  { text: '&#60;b&#x3E;', means: ['CommonLists'] },
  { text: '&#128075;', means: ['CommonLists'] },
  { text: '&nbsp;&copy; 2025', means: ['CommonLists'] },
  { text: 'Tom &amp; Jerry', means: ['CommonLists'] },
  { text: '&quot;quoted&quot;', means: ['CommonLists'] },
  { text: '&euro; 5', means: ['CommonLists'] },
  { text: 'application/json', means: ['CommonLists'] },
  { text: 'text/html; charset=utf-8', means: ['CommonLists'] },
  { text: 'image/png', means: ['CommonLists'] },
  { text: 'Content-Type: application/json', means: ['CommonLists'] },
  { text: 'application/vnd.ms-excel', means: ['CommonLists'] },
  { text: '.png', means: ['CommonLists'] },
  { text: 'multipart/form-data; boundary=x', means: ['CommonLists'] },
  { text: 'image/svg+xml', means: ['CommonLists'] },
  { text: '"text/css"', means: ['CommonLists'] },
  { text: '&hellip;', means: ['CommonLists'] },
  { text: 'I&#39;m here', means: ['CommonLists'] },
  { text: 'Accept: text/html', means: ['CommonLists'] },
  { text: 'audio/mpeg', means: ['CommonLists'] },
  { text: 'a &lt; b &amp;&amp; c &gt; d', means: ['CommonLists'] },
];
