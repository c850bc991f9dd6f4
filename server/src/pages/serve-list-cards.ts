import { isPublicCode } from '@longhaul/domain/goods-lists/public-list.ts'
import { settingIn } from '@longhaul/domain/configuration/settings.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { isOpen } from '@longhaul/domain/setup/readiness.ts'
import type { FastifyInstance } from 'fastify'
import { readPublicList } from '../goods-lists/public.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import { readOpening } from '../platform/opening.ts'
import type { World } from '../platform/world.ts'
import { readSettings } from '../site/public.ts'
import { escapeHtml } from '../platform/http/escape-html.ts'
import { limitPages } from './limit-pages.ts'
import { CARD, CARD_POLICY, listCard } from './list-card.ts'
import type { SiteLook } from './site-look.ts'

/**
 * The same for everybody, without cookies; short, so that a list that is withdrawn is soon gone elsewhere
 * too.
 */
const CACHED = 'public, max-age=60'

/** The address of the oEmbed answer for the page at this path. */
export const oembedUrl = (path: string): string =>
  publicUrl(`/oembed?url=${encodeURIComponent(publicUrl(path))}`)

/**
 * Serves public lists for other sites: `/oembed` (oembed.com, JSON), which is linked in the page of a list,
 * and the card that it names, the only page of the shop that others may frame.
 */
export function serveListCards(app: FastifyInstance, world: World, looks: SiteLook): void {
  const options = { onRequest: limitPages(world) }

  app.get<{ Params: { code: string }; Querystring: { lang?: unknown } }>(
    '/list/:code/card',
    options,
    async (request, reply) => {
      const { code } = request.params
      const found = await find(world, code)
      if (!found) return reply.code(found === null ? 410 : 404).send()
      const { open, standard } = (await looks.get()).languages
      const lang = open.find((known) => known === request.query.lang) ?? standard
      reply.removeHeader('x-frame-options').headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': CARD_POLICY,
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': CACHED,
        'x-robots-tag': 'noindex',
      })
      return reply.send(listCard({ code, list: found, site: await siteName(world, lang), lang }))
    },
  )

  app.get<{ Querystring: Record<string, unknown> }>('/oembed', options, async (request, reply) => {
    const { url, format = 'json', maxwidth, maxheight } = request.query
    // oEmbed prescribes these codes: another format is not implemented, another address not found.
    if (format !== 'json') return reply.code(501).send()
    const code = codeIn(url)
    const found = code && (await find(world, code))
    if (!found) return reply.code(404).send()
    const { standard } = (await looks.get()).languages
    const width = bounded(maxwidth, CARD.width)
    const height = bounded(maxheight, CARD.height)
    const src = publicUrl(`/list/${code}/card`)
    const name = await siteName(world, standard)
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', CACHED)
      .send({
        version: '1.0',
        type: 'rich',
        title: found.title,
        author_name: found.shown_name,
        provider_name: name,
        provider_url: publicUrl('/'),
        cache_age: 3600,
        width,
        height,
        html: `<iframe src="${escapeHtml(src)}" width="${width}" height="${height}" title="${escapeHtml(found.title)}" loading="lazy" frameborder="0"></iframe>`,
      })
  })
}

/** A list of an open shop. */
const find = async (world: World, code: string) =>
  isOpen(await readOpening(world.db))
    ? await readPublicList({ db: world.db, world, now: world.clock.now() }, code)
    : undefined

/** The code in the address of one of our lists; undefined for any other address. */
function codeIn(url: unknown): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined
  const { origin, pathname } = new URL(url)
  const [, code = ''] = /^\/list\/([^/]+)\/?$/.exec(pathname) ?? []
  return origin === new URL(publicUrl('/')).origin && isPublicCode(code) ? code : undefined
}

/** A side of the card: at most ours, at least what is still readable. */
function bounded(asked: unknown, most: number): number {
  const wanted = typeof asked === 'string' && /^\d{1,5}$/.test(asked) ? Number(asked) : most
  return Math.min(most, Math.max(200, wanted))
}

const siteName = async (world: World, lang: Lang): Promise<string> =>
  (await readSettings(world.db))[settingIn('websiteName', lang)]
