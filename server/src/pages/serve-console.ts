import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Lang, LANGS } from '@longhaul/domain/languages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { World } from '../platform/world.ts'
import type { Bundle } from './bundle.ts'
import { consoleDist, serveFiles } from './static-files.ts'
import { answerPageError } from './error-page.ts'
import { limitPages } from './limit-pages.ts'
import { unloadedWords } from './page-document.ts'
import type { SiteLook } from './site-look.ts'
import { unbuiltConsole } from './unbuilt.ts'
import { readReader, readVisitor } from './visit.ts'

/**
 * Serves `/console` and everything below it: one document for every address of the console, in the language
 * of the cookie, and its files at `/console/<language>/assets/`, whose names contain a hash of their content.
 */
export function serveConsole(
  app: FastifyInstance,
  world: World,
  look: SiteLook,
  bundles: Record<Lang, Bundle> | undefined,
): void {
  const dist = consoleDist()
  for (const lang of LANGS) serveFiles(app, `/console/${lang}/assets/`, join(dist, lang, 'assets'))
  const { frontEndsUrl } = world.env
  const document = frontEndsUrl
    ? (lang: Lang) => unbuiltConsole(frontEndsUrl, lang)
    : (lang: Lang) => readFile(join(dist, lang, 'index.html'), 'utf8').catch(() => undefined)
  const onRequest = limitPages(world, bundles)
  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    answerPageError({ world, request, reply }, error, { ...readReader(request), home: '/console' }, bundles)
  for (const url of ['/console', '/console/*']) {
    app.get(url, { onRequest, errorHandler }, async (request, reply) => {
      // Staff may use any language, even if it is closed in the shop.
      const { languages, style } = await look.get()
      const { lang } = readVisitor(request, new URLSearchParams(), { ...languages, open: LANGS })
      // A missing file (its address has an extension) is not answered with a page.
      const page = /\.\w+$/.test(request.url.split('?')[0] ?? '') ? undefined : await document(lang)
      if (page === undefined) return reply.callNotFound()
      return reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'private, no-cache', vary: 'cookie, accept-language' })
        .send(branded(page, style).replace('<body>', () => `<body>${unloadedWords(lang)}`))
    })
  }
}

/** Adds the operator's colours after ours. */
const branded = (document: string, style: string | undefined): string =>
  style ? document.replace('</head>', `<link rel="stylesheet" href="${style}"></head>`) : document
