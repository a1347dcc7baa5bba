import { choosePicture, type ListVisits } from '../visit.ts';

export const listVisits: ListVisits = ({ plain }) => [
  plain('/QRCodeGenerator', 'qr-code-generator worker', 'prepare-reader', 'check-code'),
  {
    ...plain('/QRCodeGenerator', 'read-file'),
    act: async (page) => {
      await page.getByRole('button', { name: 'Read', exact: true }).click();
      await choosePicture('Drop an image of the code')(page);
    },
  },
];
