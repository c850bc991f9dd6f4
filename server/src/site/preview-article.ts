import { previewArticle as route } from '@longhaul/contract/site/site.staff.ts'
import { unknownFigures } from '@longhaul/domain/content/articles.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import type { Tx } from '../platform/database/db.ts'
import { knownFigures } from './article-draft.ts'
import { fillFigures } from './figures.ts'
import { loadMarkdown } from './load-markdown.ts'
import { readSettings } from './settings.ts'
import { publishedAmong } from './sql-content.ts'

export const previewArticleAction = writeAction(route, previewArticle)

/** Renders a text with the same function as the site, and lists its unknown figures and dead links. */
async function previewArticle({ tx, body }: WriteCall<typeof route>): Answer<typeof route> {
  const settings = await readSettings(tx)
  const { linkTargets, renderMarkdown } = await loadMarkdown()
  return {
    html: renderMarkdown(fillFigures(body.body, settings, body.lang)).html,
    unknown_figures: unknownFigures(body.body, knownFigures(settings)),
    dead_links: await deadLinks(tx, linkTargets(body.body)),
  }
}

/** The links to articles that are not published. */
async function deadLinks(tx: Tx, targets: readonly string[]): Promise<string[]> {
  const links = targets.flatMap((target) => {
    const id = /^\/(?:faq|article)\/(\d{1,6})(?:[/?#]|$)/.exec(target)?.[1]
    return id ? [{ target, id: Number(id) }] : []
  })
  const there = await publishedAmong(
    tx,
    links.map((link) => link.id),
  )
  return links.filter((link) => !there.has(link.id)).map((link) => link.target)
}
