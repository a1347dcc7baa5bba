import { choosePicture, type ListVisits } from '../visit.ts';

export const listVisits: ListVisits = ({ plain }) => [
  {
    ...plain('/ImageOCR', 'image-ocr worker', 'tesseract-core-relaxedsimd-lstm'),
    act: async (page) => {
      await choosePicture('Drop or paste images here')(page);
      await page.getByRole('button', { name: 'Run' }).click();
    },
  },
];
