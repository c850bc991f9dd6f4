import { join } from 'node:path'
import { LANGS } from '@longhaul/domain/languages.ts'
import type { FastifyInstance } from 'fastify'
import { serveFiles } from './static-files.ts'

/** The shop's files, whose names carry a hash of their content, and the pictures of its public pages, whose names stay. */
export async function serveAssets(app: FastifyInstance, dist: string): Promise<void> {
  for (const lang of LANGS) await serveFiles(app, `/assets/${lang}/`, join(dist, lang))
  await serveFiles(app, '/pictures/', join(dist, 'pictures'), 'public, max-age=86400')
  // Within the wildcard of the pages, a file or a call that is not there is not a page.
  app.get('/assets/*', (_request, reply) => reply.callNotFound())
  app.get('/api/*', (_request, reply) => reply.callNotFound())
}
