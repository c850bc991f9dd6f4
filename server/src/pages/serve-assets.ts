import { join } from 'node:path'
import { LANGS } from '@longhaul/domain/languages.ts'
import type { FastifyInstance } from 'fastify'
import { serveFiles } from './static-files.ts'

/** The shop's files: their names carry a hash of their content. */
export async function serveAssets(app: FastifyInstance, dist: string): Promise<void> {
  for (const lang of LANGS) await serveFiles(app, `/assets/${lang}/`, join(dist, lang))
  // Within the wildcard of the pages, a file or a call that is not there is not a page.
  app.get('/assets/*', (_request, reply) => reply.callNotFound())
  app.get('/api/*', (_request, reply) => reply.callNotFound())
}
