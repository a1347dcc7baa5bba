/** The extension of files that hold a screen, without the dot. */
export const stateExtension = 'webtoolbox';

/** Whether it is one of our files, judging by its name: the code that reads it is loaded later. */
export const isScreenFile = ({ name }: { readonly name: string }): boolean =>
  name.toLowerCase().endsWith(`.${stateExtension}`);
