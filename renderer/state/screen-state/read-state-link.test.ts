import { expect, it } from 'vitest';
import { readStateLink } from './read-state-link.ts';

it.each([
  ['https://tools.example/#/JWTDecoder?state=q1Y-_', '/JWTDecoder?state=q1Y-_'],
  ['http://localhost:8080/sub/path/#/json/JSONRepair?state=a', '/JSON/JSONRepair?state=a'],
  [' https://tools.example/index.html#/JSON?state=a\n', '/JSON/JSONFormatter?state=a'],
  ['web-toolbox:/JWTDecoder?state=a', '/JWTDecoder?state=a'],
])('%s leads to its screen', (link, address) => {
  expect(readStateLink(link)?.address).toBe(address);
});

it.each([
  '',
  'https://tools.example/#/JWTDecoder',
  'https://tools.example/#/Nowhere?state=a',
  'https://tools.example/#/About?state=a',
  'https://tools.example/?state=a',
  'https://tools.example/#/JWTDecoder?state=<script>',
  'javascript:alert(1)#/JWTDecoder?state=a',
  'see https://tools.example/#/JWTDecoder?state=a',
])('%j is none', (text) => {
  expect(readStateLink(text)).toBeUndefined();
});
