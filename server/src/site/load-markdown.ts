/** Markdown, with the first article that is asked for. */
export const loadMarkdown = () => import('./markdown.ts')
