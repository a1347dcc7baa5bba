import { expect, it } from 'vitest';
import { recognise } from './recognise.ts';

const look = (text: string) => recognise({ text, size: text.length });

it.each([
  ['WIFI:S:Office;T:WPA;P:secret;;', 0.95, 'Wi-Fi “Office”'],
  ['WIFI:T:WPA;S:A\\;B;P:x;;', 0.95, 'Wi-Fi “A;B”'],
  ['wifi:S:Café;;', 0.95, 'Wi-Fi “Café”'],
  [`WIFI:S:${'x'.repeat(39)}💡;;`, 0.95, `Wi-Fi “${'x'.repeat(39)}…”`],
  ['MECARD:N:Lovelace,Ada;TEL:123;;', 0.95, 'contact Lovelace,Ada'],
  ['BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Lovelace\r\nEND:VCARD', 0.7, 'contact Ada Lovelace'],
  ['BEGIN:VEVENT\nSUMMARY:Lunch\nEND:VEVENT', 0.6, 'event Lunch'],
  ['SMSTO:+4912345:Hello', 0.9, 'message to +4912345'],
  ['MATMSG:TO:a@example.org;SUB:x;BODY:y;;', 0.95, 'mail to a@example.org'],
  ['otpauth://totp/Example:ada?secret=JBSWY3DPEHPK3PXP', 0.7, 'one-time passwords of Example:ada'],
  ['tel:+49-123-45', 0.5, 'call +49-123-45'],
  ['geo:48.85,2.35?q=here', 0.6, 'place 48.85,2.35'],
])('%s', (text, confidence, what) => {
  expect(look(text)).toMatchObject({ confidence, preview: `${what}, to scan as a QR code`, operation: 'qr.make' });
});

it.each([
  '',
  ' ',
  'hello',
  'https://example.org/',
  'WIFI: the best cafés',
  'WIFI:T:WPA;P:secret;;',
  'BEGIN:VCARD',
  'tel:me more',
  'geo:metry',
  'mailto:a@example.org',
  '{"wifi":"S:a;"}',
  '1737244800',
  '\ud800',
  `WIFI:S:${'\\'.repeat(2000)}`,
  `WIFI:${'S:'.repeat(1400)}`,
  '['.repeat(100_000),
])('is nothing of this tool: %.40s', (text) => {
  expect(look(text)).toBeUndefined();
});
