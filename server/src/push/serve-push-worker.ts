import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { serverFolder } from '../platform/folders.ts'

/** `/push-worker.js`: what a browser runs for notifications. Below the root, so that it may stand for every page; asked for anew, so that a change arrives. */
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
