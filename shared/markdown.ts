/** The content of a Markdown text: a text, or an element with its attributes under React's names and its children. */
export type MarkdownNode =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, unknown>>, children: readonly MarkdownNode[]];
