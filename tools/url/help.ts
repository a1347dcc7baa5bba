import type { HelpOf } from '#tools/define-tool.ts';
import type { url } from './tool.ts';

export const help: HelpOf<typeof url> = {
  URLParser: [
    'Paste or type a URL: you see what it is made of, exactly as the WHATWG URL standard reads it.',
    'Change, add, move and remove parameters: the URL follows, and all else in it stays as you typed it.',
    'An error in a URL is marked at its place; a missing https:// or http:// is added with a click.',
    'Internationalised hosts show in ASCII and in Unicode, and notes say where this browser departs from the standard.',
  ],
  URLEncoder: [
    'Paste, type or drop a text: it is encoded as you type, or decoded after you choose Dec.',
    'Component encodes what has a meaning in a URL, Whole URL leaves that as it is, Form writes a space as +.',
    'A malformed percent sequence is named and marked; the last good result stays, marked as stale.',
    'Switch data content makes the result the content, and reverses the direction.',
  ],
  CURLConverter: [
    'Paste a curl command, from a terminal or from a browser’s “Copy as cURL”, and choose a language: it becomes code as you type.',
    'Commands of Bash, Windows’ Command Prompt (^) and PowerShell (backticks) are read, also several at once, with or without line-continuation marks.',
    'Options that are unknown or cannot be converted are left out and named in a warning, with their place.',
    'Everything happens on your machine: no header, token or password leaves it.',
  ],
};
