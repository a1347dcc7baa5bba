import { ErrorReply } from 'redis';
import { expect, test } from 'vitest';
import { readRefusal } from './redis-refusal.ts';

test.each([
  ["OOM command not allowed when used memory > 'maxmemory'. script: 1a2b, on @user_script:5.", 'OOM', 'full'],
  ["READONLY You can't write against a read only replica. script: 1a2b, on @user_script:5.", 'READONLY', 'elsewhere'],
  [
    "ERR Error running script (call to f_1a2b): @user_script:5: @user_script: 5: -READONLY You can't write",
    'READONLY',
    'elsewhere',
  ],
  ['LOADING Redis is loading the dataset in memory', 'LOADING', 'elsewhere'],
  ['MOVED 3999 127.0.0.1:6381', 'MOVED', 'elsewhere'],
  ['CLUSTERDOWN Hash slot not served', 'CLUSTERDOWN', 'elsewhere'],
  ['MISCONF Redis is configured to save RDB snapshots, but it is unable to persist on disk.', 'MISCONF', 'all'],
  ["NOPERM User default has no permissions to run the 'evalsha' command", 'NOPERM', 'all'],
  ["ERR The user executing the script can't run this command or subcommand script: 1a2b", 'NOPERM', 'all'],
  ['NOREPLICAS Not enough good replicas to write.', 'NOREPLICAS', 'all'],
  ['WRONGTYPE Operation against a key holding the wrong kind of value', 'WRONGTYPE', 'one-key'],
  ["ERR Error compiling script (new function): user_script:1: unexpected symbol near '#'", 'ERR', 'unflagged'],
])('%s', (message, code, kind) => {
  expect(readRefusal(new ErrorReply(message))).toEqual({ code, kind });
});

test('a connection that broke has refused nothing', () => {
  expect(readRefusal(new Error('Socket closed unexpectedly'))).toBeUndefined();
});
