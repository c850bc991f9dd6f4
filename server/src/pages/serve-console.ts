import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGS } from '@longhaul/text/lang.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { consoleDist } from './dist.ts'
import { readVisitor } from './visit.ts'

/** `/console` and below: the console's files of each language, kept for ever, and its one document for every address of its own. */
export async function serveConsole(app: FastifyInstance, dist: string = consoleDist()): Promise<void> {
  for (const lang of LANGS) {
    const root = join(dist, lang, 'assets')
    if (!existsSync(root)) continue
    await app.register(fastifyStatic, {
      root,
      prefix: `/console/${lang}/assets/`,
      decorateReply: false,
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
    })
  }
  for (const url of ['/console', '/console/*']) {
    app.get(url, { compress: false }, async (request, reply) => {
      const { lang } = readVisitor(request, new URLSearchParams())
      const file = join(dist, lang, 'index.html')
      // What has an ending and is not there is no page either.
      if (/\.\w+$/.test(request.url.split('?')[0] ?? '') || !existsSync(file)) return reply.callNotFound()
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(await readFile(file))
    })
  }
}
