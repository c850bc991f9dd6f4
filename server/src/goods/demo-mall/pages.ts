import type { FastifyInstance, FastifyRequest } from 'fastify'
import { orNotFound } from '../../platform/http/refusal.ts'
import type { World } from '../../platform/world.ts'
import { DEMO_PRODUCTS, findDemoProduct, marketUrl } from './catalogue.ts'
import { fake1688 } from './fake-1688.ts'
import { findOddPage, ODD_PAGES } from './odd-pages.ts'
import { closedPage, gonePage, loginPage } from './html-page.ts'
import { mallPage, productPage } from './html.ts'
import { MALL_CSS } from './mall-css.ts'
import { ODD_PRODUCTS } from './odd-products.ts'
import { openMall } from './reach-mall.ts'
import { SHORT_LINKS } from './short-links.ts'
import { mallAnswer } from './search-mall.ts'
import { drawSpecimen, specimensOf } from './specimens.ts'

type ItemParams = { Params: { platform: string; itemId: string } }
type PictureParams = { Params: { platform: string; itemId: string; file: string } }

/**
 * Serves the demo mall's pages as another company's shop would: HTML with JSON-LD and Open Graph, and the
 * special cases that a shopper meets. They exist in demo mode only.
 */
export function serveDemoMall(app: FastifyInstance, world: World): void {
  if (!world.env.demo) return
  app.addHook('onListen', () => openMall(world, `${ownOrigin(app)}/demo-mall/`))
  app.get('/demo-mall', (_request, reply) => reply.redirect('/demo-mall/', 301))
  app.get('/demo-mall/', (_request, reply) =>
    reply.type(HTML).send(mallPage(DEMO_PRODUCTS, ODD_PRODUCTS, ODD_PAGES)),
  )
  app.get('/demo-mall/mall.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(MALL_CSS))
  app.get('/demo-mall/login', (_request, reply) => reply.type(HTML).send(loginPage()))
  app.get<{ Querystring: Record<string, string> }>('/demo-mall/search', (request) =>
    mallAnswer(request.query, ownOrigin(app)),
  )
  void app.register(async (own) => {
    const asForm = { parseAs: 'string' } as const
    own.addContentTypeParser('application/x-www-form-urlencoded', asForm, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    own.post<{ Params: { '*': string }; Body: URLSearchParams }>('/demo-mall/openapi/*', (request) =>
      fake1688(request.params['*'], request.body, ownOrigin(app)),
    )
  })
  app.get<{ Params: { code: string } }>('/demo-mall/short/:code', (request, reply) => {
    const link = orNotFound(SHORT_LINKS.find(({ code }) => code === request.params.code))
    const product = orNotFound(findDemoProduct(link.platform, link.itemId))
    return reply.redirect(marketUrl(product), 302)
  })
  app.get<ItemParams>('/demo-mall/:platform/:itemId', (request, reply) => {
    const { platform, itemId } = request.params
    switch (findOddPage(platform, itemId)?.kind) {
      case 'login_wall':
        return reply.redirect('/demo-mall/login', 302)
      case 'shop_closed':
        return reply.type(HTML).send(closedPage())
      case 'gone':
        return reply.code(404).type(HTML).send(gonePage())
      case 'silent':
        return reply.code(503).type('text/plain').send('')
      case undefined:
        return reply
          .type(HTML)
          .send(productPage(orNotFound(findDemoProduct(platform, itemId)), originOf(request)))
    }
  })
  app.get<PictureParams>('/demo-mall/:platform/:itemId/:file', async (request, reply) => {
    const product = orNotFound(findDemoProduct(request.params.platform, request.params.itemId))
    const number = orNotFound(/^([1-9])\.jpg$/.exec(request.params.file)?.[1])
    if (Number(number) > specimensOf(product)) return reply.callNotFound()
    const picture = await drawSpecimen(product, Number(number) - 1)
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=86400').send(picture)
  })
}

const HTML = 'text/html; charset=utf-8'

/** The origin under which the server reaches itself, independent of its public name. */
function ownOrigin(app: FastifyInstance): string {
  const address = app.server.address()
  if (address === null || typeof address === 'string') return ''
  const host = address.address === '0.0.0.0' || address.address === '::' ? '127.0.0.1' : address.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}

/** The origin for absolute addresses in a page: the host name of the request, as shops do. */
const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`
