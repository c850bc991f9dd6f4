/** HTML that the server made of an article's Markdown, cleaned (server/src/site/markdown.ts). Nothing else may come here. */
export function Html({ html, lang }: { html: string; lang: string }) {
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
