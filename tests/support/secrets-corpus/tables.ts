import { type MarkedCase, markedCases } from './read-marked.ts';

/** Tables with columns of secrets, and tables that only look like it. */
export const tableCases: readonly MarkedCase[] = markedCases([
  [
    'Markdown',
    '# Logins\n\n| user | Password |\n|------|:--------:|\n| ada | «password:lovelace» |\n| bob | `«password:p w»` |\n\n| a | b |\n',
  ],
  ['Markdown without outer bars', 'name | pwd\n--- | ---\nada | «password:love\\|lace»\n\nIt is | here'],
  [
    'psql',
    ' user |  password  \n------+------------\n ada  | «password:lovelace»\n bob  | «password:a|b»\n(2 rows)\n\nx | y\n',
  ],
  [
    'mysql',
    '+----+-----------+\n| id | passwd    |\n+----+-----------+\n|  1 | «password:lovelace»  |\n| 2 | NULL |\n+----+-----------+\n',
  ],
  [
    'psql, expanded',
    '-[ RECORD 1 ]------\nid       | 1\npassword | «password:lovelace»\n-[ RECORD 2 ]------\npassword | «password:x1»\n',
  ],
  ['a table with box characters', '│ id │ api_key │\n├────┼─────────┤\n│ 1  │ «secret:abc123» │\n'],
  [
    'a table of settings',
    '| Variable | Value |\n|---|---|\n| `DB_PASSWORD` | `«password:lovelace»` |\n| PORT | 80 |\n',
  ],
  ['a file of settings', 'name,value\nDB_PASSWORD,«password:lovelace»\nPORT,80\n'],
  ['short names', 'user,pwd,pass\nada,«password:lovelace»,«password:x»\n'],
  ['capitals', 'USER;PWD\nada;«password:love,lace»\n'],
  ['a cell of several lines', 'user,note,password\nada,"a\nb, ""c""\n",«password:lovelace»\r\nbob,"d",«password:l2»\n'],
  ['a quotation mark within a cell', 'user,size,password\nada,5" disk,«password:lovelace»\nbob,"x,«password:l2»\n'],
  ['an odd row', 'user,password\nada,«password:lovelace»\n# total\nbob,«password:a,b»\neve,«password:x»\n'],
  ['other names', 'email,passphrase,session_id,client-secret\n-,«password:a b»,«secret:s1»,«secret:x y»\n'],
  ['names in quotation marks after a mark', '\ufeff"user","db password"\n"ada","«password:love ""lace»"\n'],
]);

export const harmlessTables: readonly MarkedCase[] = markedCases([
  ['results of tests', 'suite,pass,fail\na,12,0\n| suite | pass | failed |\n|---|---|---|\n| a | 12 | 0 |\n'],
  [
    'fields',
    '| Field | Type | Description |\n|---|---|---|\n| password | string | The password of the user |\n| token | string | x |\n',
  ],
  ['references', '| Name | Value |\n|---|---|\n| DB_PASSWORD | `$DB_PASSWORD` |\n| password_policy | strict |\n'],
  ['names of variables', '| Secret | For |\n|---|---|\n| `CERTIFICATE_FILE`, `CERTIFICATE_PASSWORD` | signing |\n'],
  ['prose', 'My password, my user\nare a secret of mine, as you know, and of ours.\n'],
  ['a pipe', 'cat password | sort\n-----\necho a | b\n'],
  ['translations', 'key,value\npassword_label,Your password\nlogin.title,Log in\n'],
]);
