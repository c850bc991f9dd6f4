/** Loads the Markdown renderer when the first article is requested. */
export const loadMarkdown = () => import('./markdown.ts')
