import { isBlankOrObjectLike } from '#shared/text-checks.ts';
import { defineTool } from '#tools/define-tool.ts';

export const qrCodeGenerator = defineTool({
  kind: 'single',
  id: 'QRCodeGenerator',
  route: '/QRCodeGenerator',
  folder: 'qr-code-generator',
  menuLabel: 'QR Code generator',
  accelerator: 'CommandOrControl+Alt+Q',
  heading: 'QR Code generator',
  title: 'QR Code generator',
  detail: 'Make QR codes for texts, URLs, Wi-Fi access, contacts and more, and read them from images or the camera.',
  keywords: ['barcode', 'scan', 'wifi', 'vcard', 'read', 'decode', 'camera', 'svg'],
  takesFiles: { purpose: 'Read the QR code in the picture.', offeredFor: { image: 2 } },
  inputs: {
    text: { name: 'lastQRCodeTextValue', default: 'Scan me: Web Toolbox made this code.' },
    options: { name: 'lastQRCodeOptions', default: '', isChoice: true, isValid: isBlankOrObjectLike },
  },
  keptValues: { replacedText: 'QRCodeReplacedText' },
  typedChoices: ['forms'],
  ownChoices: ['camera', 'written'],
  takesText: 'text',
  forAnyText: 'Make a QR code',
});
