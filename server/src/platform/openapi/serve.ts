import { getOpenApi } from '@longhaul/contract/file-routes.ts'
import type { Route } from '@longhaul/contract/route.ts'
import type { FastifyInstance } from 'fastify'
import type { World } from '../world.ts'
import { openApiDocument } from './document.ts'
import { docsPage, STYLE } from './page.ts'

/** Serves the document at /openapi.json below the API. It is built on the first request. */
export function serveOpenApi(api: FastifyInstance, world: World, routes: readonly Route[]): void {
  let document: string | undefined
  api.get(getOpenApi.path, (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(routes, world.env.publicUrl, VERSION))
    return reply.type('application/json; charset=utf-8').send(document)
  })
}

/** Serves the API reference page and its style sheet. */
export function serveApiDocs(app: FastifyInstance, routes: readonly Route[]): void {
  let page: string | undefined
  app.get('/api/docs', (_request, reply) => {
    page ??= docsPage(routes)
    return reply.type('text/html; charset=utf-8').send(page)
  })
  app.get('/api/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
}

const VERSION = '0.2.0'
