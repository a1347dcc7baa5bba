import { describe, expect, it } from 'vitest';
import { recognise as recognisePhone } from './recognise-phone.ts';
import { answer, recognise as recognisePicture } from './recognise-picture.ts';

describe('a telephone number', () => {
  it.each([
    ['+49 30 901820', 0.85, 'tel:+4930901820'],
    ['(555) 123-4567', 0.7, 'tel:5551234567'],
    ['030 901820', 0.7, 'tel:030901820'],
    ['01 02 03 04 05', 0.7, 'tel:0102030405'],
    ['0251-123456', 0.7, 'tel:0251123456'],
    ['+44 (0)20 7946 0958', 0.85, 'tel:+442079460958'],
    ['+49 (0) 30 901820', 0.85, 'tel:+4930901820'],
    ['+353(0)1 234 5678', 0.85, 'tel:+35312345678'],
    ['+39 (0)6 6982 1234', 0.85, 'tel:+390669821234'],
    ['+378 (0)549 882 914', 0.85, 'tel:+3780549882914'],
    ['+1 (555) 123-4567', 0.85, 'tel:+15551234567'],
    ['5551234567', 0.25, 'tel:5551234567'],
  ])('%s', (text, confidence, part) => {
    expect(recognisePhone({ text, size: text.length })).toMatchObject({ confidence, text: part });
  });

  it.each([
    '03-11-2026',
    '08-30',
    '08/30',
    '2026-11-03',
    '12.05.2024',
    '03/2026',
    '03 11 2026',
    '03-31-26',
    '0999-12-31',
  ])('is not the date %s', (text) => {
    expect(recognisePhone({ text, size: text.length })).toBeUndefined();
  });

  it.each(['', '42', '12345', '2025-01-19', '192.168.0.1', '1,234,567', '+', '+1', '1234567890123456', '\ud800'])(
    'is not %s',
    (text) => {
      expect(recognisePhone({ text, size: text.length })).toBeUndefined();
    },
  );
});

describe('a picture', () => {
  const picture = { width: 9, height: 9, codes: ['first\nline', 'second'] };

  it('says what its codes say', () => {
    expect(recognisePicture({ size: 9, picture })).toMatchObject({ preview: '“first line”, and 1 more' });
    expect(answer({ size: 9, picture, text: '' }, { confidence: 1, preview: '', screenId: 'QRCodeGenerator' })).toBe(
      'first\nline\nsecond',
    );
  });

  it('says nothing without a code', () => {
    expect(recognisePicture({ size: 9, picture: { ...picture, codes: [] } })).toBeUndefined();
    expect(recognisePicture({ size: 9, text: 'a' })).toBeUndefined();
  });
});
