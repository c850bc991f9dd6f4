import { join } from 'node:path'
import { LANGS } from '@longhaul/domain/languages.ts'
import type { FastifyInstance } from 'fastify'
import { serveFiles } from './static-files.ts'

/**
 * Serves the shop's files, whose names contain a hash of their content, and the pictures of its public pages,
 * whose names do not.
 */
export function serveAssets(app: FastifyInstance, dist: string): void {
  for (const lang of LANGS) serveFiles(app, `/assets/${lang}/`, join(dist, lang))
  serveFiles(app, '/pictures/', join(dist, 'pictures'), {
    caching: 'public, max-age=86400',
    embedded: true,
  })
  // The pages' wildcard matches these paths too, but a missing file or an unknown call must not be answered
  // with a page.
  app.get('/assets/*', (_request, reply) => reply.callNotFound())
  app.get('/api/*', (_request, reply) => reply.callNotFound())
}
