/** The extension of files that hold a screen, without its dot. */
export const stateExtension = 'webtoolbox';

/** Whether it is one of ours, by its name: the code that reads it comes later. */
export const isScreenFile = ({ name }: { readonly name: string }): boolean =>
  name.toLowerCase().endsWith(`.${stateExtension}`);
