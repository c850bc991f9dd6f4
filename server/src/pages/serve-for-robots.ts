import type { FastifyInstance } from 'fastify'
import { publicUrl } from '../platform/public-url.ts'
import type { Answers } from './answers.ts'
import { escape } from './page-document.ts'

/** Our mark, in the colours of tokens.css: what a tab shows where the operator has no logo. */
const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#1d4468" d="M2 9.5 16 3l14 6.5v13L16 29 2 22.5z"/><path fill="#163654" d="M16 16v13L2 22.5v-13z"/><path fill="#bf3a22" d="m9 6.25 14 6.5v8l-4 1.9v-8L5 8.1z"/></svg>'

/** Pages that are somebody's own: nothing for an index. */
const PRIVATE = [
  '/api/',
  '/cart',
  '/confirmOrder',
  '/console',
  '/message',
  '/mine/',
  '/payment',
  '/productdetail',
  '/user/',
]

type Configuration = { WEBSITE_NAME: string; WEBSITE_LOGO_PATH: string }
type Articles = { articles: { id: number; is_faq: boolean; updated_at: string }[] }

/** What browsers and search engines look for at fixed places: icon, manifest, robots.txt, sitemap. */
export function serveForRobots(app: FastifyInstance, answers: Answers): void {
  const ask = async <T>(spec: string, args?: object): Promise<T | undefined> => {
    const { answers: found } = await answers.ask([args ? { spec, args } : { spec }], {
      lang: 'en',
      address: '127.0.0.1',
    })
    return found[0]?.[1] as T | undefined
  }

  for (const url of ['/favicon.svg', '/favicon.ico']) {
    app.get(url, (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON),
    )
  }

  app.get('/site.webmanifest', async (_request, reply) => {
    const site = await ask<Configuration>('GET /configurations')
    const name = site?.WEBSITE_NAME ?? 'Longhaul'
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send({
        name,
        short_name: name,
        start_url: '/',
        display: 'browser',
        background_color: '#fbf9f5',
        theme_color: '#1d4468',
        icons: [{ src: site?.WEBSITE_LOGO_PATH || '/favicon.svg', sizes: 'any' }],
      })
  })

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...PRIVATE.map((path) => `Disallow: ${path}`),
          `Sitemap: ${publicUrl('/sitemap.xml')}`,
          '',
        ].join('\n'),
      ),
  )

  app.get('/sitemap.xml', async (_request, reply) => {
    const found = await ask<Articles>('GET /article', { query: {} })
    const articles = found?.articles.map(({ id, is_faq, updated_at }) => ({
      path: is_faq ? `/faq/${id}` : `/article/${id}`,
      changed: updated_at.slice(0, 10),
    }))
    const pages = [{ path: '/' }, { path: '/faq' }, { path: '/fulfilment' }, ...(articles ?? [])]
    const urls = pages.map(
      (page) =>
        `<url><loc>${escape(publicUrl(page.path))}</loc>${'changed' in page ? `<lastmod>${page.changed}</lastmod>` : ''}</url>`,
    )
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      )
  })
}
