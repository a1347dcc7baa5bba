/** What a Markdown text shows: a text, or an element with its attributes, as React names them, and what is in it. */
export type MarkdownNode =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, unknown>>, children: readonly MarkdownNode[]];
