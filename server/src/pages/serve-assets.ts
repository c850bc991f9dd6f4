import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LANGS } from '@longhaul/domain/languages.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The shop's files: their names carry a hash of their content, so a browser caches them forever. Compressed when they were built. */
export async function serveAssets(app: FastifyInstance, dist: string): Promise<void> {
  for (const lang of LANGS) {
    const root = join(dist, lang)
    if (!existsSync(root)) continue
    await app.register(fastifyStatic, {
      root,
      prefix: `/assets/${lang}/`,
      decorateReply: false,
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      allowedPath: (path) => !path.endsWith('.json'),
    })
  }
  // Within the wildcard of the pages, a file or a call that is not there is not a page.
  app.get('/assets/*', (_request, reply) => reply.callNotFound())
  app.get('/api/*', (_request, reply) => reply.callNotFound())
}
