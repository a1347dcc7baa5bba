/** Made by build/vite/markdown.ts. */
declare module '*.md?markdown' {
  export const nodes: readonly import('#shared/markdown.ts').MarkdownNode[];
}
