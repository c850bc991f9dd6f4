/**
 * HTML that the server rendered from Markdown and sanitised (server/src/site/markdown.ts). Never pass
 * anything else.
 */
export function Html({ html, lang }: { html: string; lang: string }) {
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
