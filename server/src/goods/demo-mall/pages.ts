import type { FastifyInstance } from 'fastify'
import { found } from '../../platform/refusal.ts'
import type { World } from '../../platform/world.ts'
import { DEMO_PRODUCTS, findDemoProduct } from './catalogue.ts'
import { mallPage, productPage } from './html.ts'
import { MALL_CSS } from './mall-css.ts'
import { SPECIMENS, drawSpecimen } from './specimens.ts'

type ItemParams = { Params: { platform: string; itemId: string } }
type PictureParams = { Params: { platform: string; itemId: string; file: string } }

/** The demo mall's pages, as a shop of another company would serve them: HTML with JSON-LD. They exist in demo mode only. */
export function serveDemoMall(app: FastifyInstance, world: World): void {
  if (!world.env.demo) return
  app.get('/demo-mall', (_request, reply) => reply.redirect('/demo-mall/', 301))
  app.get('/demo-mall/', (_request, reply) => reply.type(HTML).send(mallPage(DEMO_PRODUCTS)))
  app.get('/demo-mall/mall.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(MALL_CSS))
  app.get<ItemParams>('/demo-mall/:platform/:itemId', (request, reply) => {
    const product = found(findDemoProduct(request.params.platform, request.params.itemId))
    return reply.type(HTML).send(productPage(product, world.env.publicUrl))
  })
  app.get<PictureParams>('/demo-mall/:platform/:itemId/:file', async (request, reply) => {
    const product = found(findDemoProduct(request.params.platform, request.params.itemId))
    const number = found(/^([1-9])\.png$/.exec(request.params.file)?.[1])
    if (Number(number) > SPECIMENS) return reply.callNotFound()
    const picture = await drawSpecimen(product, Number(number) - 1)
    return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(picture)
  })
}

const HTML = 'text/html; charset=utf-8'
