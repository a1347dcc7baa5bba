import { apache, type EmbeddedWork, type Notice } from '#build/licences/work-definition.ts';

const packages = ['deu', 'eng', 'fra', 'ita', 'nld', 'pol', 'por', 'spa'].map((language) => ({
  language,
  name: `@tesseract.js-data/${language}`,
}));

export const filesOfTrainedData = packages.map(
  ({ language, name }) => `${name}/4.0.0_best_int/${language}.traineddata.gz`,
);

/**
 * The packages' own licences cover only the few lines of code around the data. Neither the packages nor the data have a
 * copyright line; Tesseract's documentation says that the models of tessdata_best were trained at Google.
 */
export const worksOfTrainedData = packages.map(
  ({ language, name }): EmbeddedWork => ({
    name: `Tesseract’s data of the language ${language}`,
    of: name,
    ...apache,
    copyright: 'Copyright Google Inc. and the authors of tessdata_best',
  }),
);

/** Neither the packages nor their repository have a copyright line. */
export const noticesOfTrainedData: Readonly<Record<string, Notice>> = Object.fromEntries(
  packages.map(({ name }) => [name, { copyright: 'Copyright the authors of tesseract.js', text: 'MIT' }]),
);
