import type { LabelledSample } from '#tests/support/corpus/labelled-sample.ts';

/** What people paste that is meant for this tool, and what looks alike. */
export const samples: readonly LabelledSample[] = [
  { text: 'WIFI:S:Office;T:WPA;P:secret;;', means: ['QRCodeGenerator'] },
  { text: 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Lovelace\r\nEND:VCARD', means: ['QRCodeGenerator'] },
  { text: 'MECARD:N:Lovelace,Ada;TEL:123;;', means: ['QRCodeGenerator'] },
  { text: 'SMSTO:+4912345:Hello', means: ['QRCodeGenerator'] },
  { text: 'MATMSG:TO:a@example.org;SUB:x;BODY:y;;', means: ['QRCodeGenerator'] },
  { text: '+49 30 901820', means: ['QRCodeGenerator'] },
  { text: '+1 (555) 123-4567', means: ['QRCodeGenerator'] },
  { text: '(555) 123-4567', means: ['QRCodeGenerator'] },
  { text: '555-123-4567', means: ['QRCodeGenerator'] },
  { text: '+44 20 7946 0958', means: ['QRCodeGenerator'] },
  { text: 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Lunch\nEND:VEVENT\nEND:VCALENDAR', means: ['QRCodeGenerator'] },
];
