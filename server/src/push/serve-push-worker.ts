import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { serverFolder } from '../platform/folders.ts'

/**
 * `/push-worker.js`, the browser's worker for notifications. It is at the root, so that its scope is every
 * page, and revalidated, so that changes arrive.
 */
export function servePushWorker(app: FastifyInstance): void {
  let script: Promise<Buffer> | undefined
  app.get('/push-worker.js', async (_request, reply) => {
    script ??= readFile(new URL('push-worker.js', serverFolder('workers')))
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await script)
  })
}
