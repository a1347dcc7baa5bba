import { defineTool } from '#tools/define-tool.ts';

export const imageOcr = defineTool({
  kind: 'single',
  id: 'ImageOCR',
  route: '/ImageOCR',
  folder: 'image-ocr',
  menuLabel: 'Image OCR',
  accelerator: 'CommandOrControl+Alt+O',
  heading: 'Image OCR (text extraction)',
  title: 'Image OCR (text extraction)',
  detail: 'Read the text in pictures and scans, without sending them anywhere.',
  keywords: [
    'image to text',
    'text from image',
    'text recognition',
    'extract',
    'scan',
    'picture',
    'screenshot',
    'tesseract',
  ],
  takesFiles: {
    purpose: 'Read the text in the picture.',
    offeredFor: { image: 4 },
    several: true,
  },
});
