import { articleSlug } from '@longhaul/domain/content/articles.ts'
import { type Lang, inEachLanguage } from '@longhaul/domain/languages.ts'
import type { FastifyInstance } from 'fastify'
import { isOpen } from '@longhaul/domain/setup/readiness.ts'
import { readOpening } from '../platform/opening.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import { readCodes, readCreatorCodes } from '../goods-lists/public.ts'
import type { World } from '../platform/world.ts'
import { fillFigures, listArticleNames, readSettings } from '../site/public.ts'
import { escapeHtml } from '../platform/http/escape-html.ts'
import { type Address, pageAddress } from './page-address.ts'
import type { SiteLook } from './site-look.ts'

/** Pages that must not be indexed: personal ones, and those that calculate something for the visitor. */
const PRIVATE = [
  '/api/',
  '/cart',
  '/confirmOrder',
  '/console',
  '/goods/',
  '/message',
  '/mine/',
  '/oauth/',
  '/payment',
  '/productdetail',
  '/search',
  '/user/',
]

/** Public pages other than articles, by path. */
const PAGES = ['/', '/faq', '/article', '/fulfilment', '/howRight']

/** Serves robots.txt and the sitemap for search engines. */
export function serveForRobots(app: FastifyInstance, world: World, look: SiteLook): void {
  app.get('/robots.txt', async (_request, reply) => {
    const open = isOpen(await readOpening(world.db))
    const rules = open
      ? [...PRIVATE.map((path) => `Disallow: ${path}`), `Sitemap: ${publicUrl('/sitemap.xml')}`]
      : // Pages of a closed shop say noindex, which robots can only see if they may read them.
        ['Disallow: /api/', 'Disallow: /console']
    return reply.type('text/plain; charset=utf-8').send(['User-agent: *', ...rules, ''].join('\n'))
  })

  app.get('/sitemap.xml', async (_request, reply) => {
    if (!isOpen(await readOpening(world.db))) return reply.callNotFound()
    const { languages } = await look.get()
    const pages = [
      ...PAGES.map((path) => ({ paths: inEachLanguage(() => path), changed: undefined })),
      ...(await articlePages(world)),
      ...(await listPages(world)),
    ]
    const urls = pages.flatMap(({ paths, changed }) =>
      languages.open
        .filter((lang) => paths[lang] !== null)
        .map((lang) => {
          const address = pageAddress(paths, lang, languages)
          return address ? urlElement(address, changed?.[lang]) : ''
        }),
    )
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`,
      )
  })
}

/** Every published article: its path in each of its languages, and the time of its last change. */
async function articlePages(world: World) {
  const settings = await readSettings(world.db)
  const pages = new Map<
    number,
    { paths: Record<Lang, string | null>; changed: Partial<Record<Lang, string>> }
  >()
  for (const row of await listArticleNames(world.db)) {
    const page = pages.get(row.id) ?? { paths: inEachLanguage((): string | null => null), changed: {} }
    const slug = articleSlug(fillFigures(row.article_name, settings, row.lang))
    page.paths[row.lang] = `/${row.is_faq ? 'faq' : 'article'}/${row.id}/${slug}`
    page.changed[row.lang] = row.updated_at.toISOString().slice(0, 10)
    pages.set(row.id, page)
  }
  return [...pages.values()]
}

/**
 * The public lists of shoppers, except those that somebody reported and staff have not decided about, and
 * the pages of creators who show one.
 */
async function listPages({ db }: World) {
  const [lists, creators] = [await readCodes(db), await readCreatorCodes(db)]
  return [
    ...lists.map((list) => ({ ...list, path: `/list/${list.code}` })),
    ...creators.map((creator) => ({ ...creator, path: `/c/${creator.code}` })),
  ].map(({ path, updated_at: at }) => ({
    paths: inEachLanguage(() => path),
    changed: inEachLanguage(() => at.toISOString().slice(0, 10)),
  }))
}

function urlElement({ canonical, alternates }: Address, changed: string | undefined): string {
  const links =
    alternates.length > 2
      ? alternates.map(
          ([code, url]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(url)}"/>`,
        )
      : []
  return `<url><loc>${escapeHtml(canonical)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${links.join('')}</url>`
}
