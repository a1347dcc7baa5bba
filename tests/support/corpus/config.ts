import type { LabelledSample } from './labelled-sample.ts';

/** YAML, TOML and texts that look like them. */
export const config: readonly LabelledSample[] = [
  {
    text: 'apiVersion: v1\nkind: Pod\nmetadata:\n  name: web\nspec:\n  containers:\n    - name: web\n      image: nginx:1.27',
    means: ['JSONConverter'],
  },
  { text: 'version: "3"\nservices:\n  web:\n    image: nginx\n    ports:\n      - "80:80"', means: ['JSONConverter'] },
  { text: '---\nname: Ada\nborn: 1815', means: ['JSONConverter'] },
  {
    text: 'name: CI\non:\n  push:\n    branches: [main]\njobs:\n  test:\n    runs-on: ubuntu-latest',
    means: ['JSONConverter'],
  },
  { text: '- name: Ada\n  born: 1815\n- name: Alan\n  born: 1912', means: ['JSONConverter'] },
  {
    text: '[package]\nname = "demo"\nversion = "0.1.0"\nedition = "2021"\n\n[dependencies]\nserde = "1.0"',
    means: ['JSONConverter'],
  },
  { text: 'title = "TOML"\n\n[owner]\nname = "Tom"\ndob = 1979-05-27T07:32:00Z', means: ['JSONConverter'] },
  { text: '[tool.poetry]\nname = "demo"\n[tool.poetry.dependencies]\npython = "^3.12"', means: ['JSONConverter'] },
  { text: 'openapi: 3.1.0\ninfo:\n  title: API\n  version: "1"\npaths: {}', means: ['JSONConverter'] },
  { text: 'server:\n  port: 8080\n  host: localhost\nlogging:\n  level: debug', means: ['JSONConverter'] },
  { text: '# comment\nkey: value\nlist:\n  - a\n  - b', means: ['JSONConverter'] },
  { text: 'fruits:\n  - apple\n  - pear', means: ['JSONConverter'] },
  { text: 'branches:\n  - main\n  - dev', means: ['JSONConverter'] },
  {
    text: 'Things to do:\n  - buy milk\n  - call Ada',
    means: ['nothing'],
    note: 'A note, which has the form of YAML.',
  },
  { text: '```yaml\na: 1\nb:\n  c: 2\n```', means: ['JSONConverter'] },
];
