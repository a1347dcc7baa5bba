import { describe, expect, it } from 'vitest';
import type { Product } from '#shared/product.ts';
import { projectLinks, sharedAddress } from './project-links.ts';

const product: Product = {
  name: 'web-toolbox',
  version: '3.0.0',
  versionDate: '2025-01-19',
  description: 'Utilities',
  license: 'MIT',
  author: 'Somebody',
};
const homepage = 'https://example.org/';
const repository = 'https://code.example.org/toolbox';

describe('projectLinks', () => {
  it.each<[Partial<Product>, string[]]>([
    [{}, []],
    [{ homepage }, [`Project ${homepage}`]],
    [{ homepage, repository }, [`Project ${homepage}`, `Source code ${repository}`]],
    [{ homepage: repository, repository }, [`Project ${repository}`]],
    [{ contact: 'a@example.org' }, ['Contact mailto:a@example.org']],
  ])('of %j', (said, rows) => {
    expect(projectLinks({ ...product, ...said }).map(({ name, address }) => `${name} ${address}`)).toEqual(rows);
  });
});

describe('sharedAddress', () => {
  it.each<[page: string, said: Partial<Product>, address: string | undefined]>([
    ['https://example.com/tools/#/about', { homepage }, 'https://example.com/tools/'],
    ['http://127.0.0.1:8080/index.html?a=1#/about', {}, 'http://127.0.0.1:8080/'],
    ['app://web-toolbox/#/about', { homepage }, homepage],
    ['app://web-toolbox/#/about', {}, undefined],
    ['file:///home/me/index.html', {}, undefined],
  ])('on %s, of %j', (page, said, address) => {
    expect(sharedAddress({ ...product, ...said }, page)).toBe(address);
  });
});
