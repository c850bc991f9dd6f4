import { createHash } from 'node:crypto'
import { type Lang, FIRST_LANG, LANGUAGES, inEachLanguage } from '@longhaul/domain/languages.ts'
import { pagesIn } from '@longhaul/text/storefront/shell/pages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { STAFF_AUDIENCE } from '../platform/events.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { answerError } from '../platform/http/http.ts'
import type { World } from '../platform/world.ts'
import { limitPages } from './limit-pages.ts'
import { otherLoopback, pageAddress } from './page-address.ts'
import { Answers } from './answers.ts'
import { type Bundle, loadBundles } from './bundle.ts'
import { storefrontDist, serveAssets } from './static-files.ts'
import { sendClosedPage } from './closed-page.ts'
import { admitVisitor } from './doorkeeper.ts'
import { answerPageError, sendUnbuiltPage } from './error-page.ts'
import { PageCache, type Page } from './page-cache.ts'
import { writeDocument, sharedPicture } from './page-document.ts'
import { answerTo } from './answer-to.ts'
import type { Need, PageState } from './page-plan.ts'
import { serveConsole } from './serve-console.ts'
import { oembedUrl, serveListCards } from './serve-list-cards.ts'
import { serveForRobots } from './serve-for-robots.ts'
import { serveInstallable } from './serve-installable.ts'
import { unbuiltBundles } from './unbuilt.ts'
import { type Look, serveBrand, SiteLook } from './site-look.ts'
import { structuredData } from './structured-data.ts'
import { addressOf, readReader, readVisitor, type Visitor } from './visit.ts'

/**
 * Serves everything that a browser opens: the shop's pages with their files, the console, and the files for
 * robots and installation. Every address that no other feature serves is a page of the shop, or its 404.
 */
export async function servePages(
  app: FastifyInstance,
  world: World,
  dist: string = storefrontDist(),
): Promise<void> {
  const { frontEndsUrl } = world.env
  const bundles = frontEndsUrl ? unbuiltBundles(frontEndsUrl) : loadBundles(dist)
  if (!bundles) world.log.warn('the pages are not built: npm run build')
  serveAssets(app, dist)
  const looks = new SiteLook(world)
  serveConsole(app, world, looks, bundles)
  serveBrand(app, looks)
  const answers = new Answers(app)
  const cache = new PageCache()
  serveForRobots(app, world, looks)
  serveListCards(app, world, looks)
  serveInstallable(app, world, looks)
  // Changes by staff take effect with the next request, in every process.
  const unsubscribe = world.events.listen(STAFF_AUDIENCE, (topic) => {
    if (topic !== 'site') return
    looks.clear()
    answers.clear()
    cache.clear()
  })
  app.addHook('onClose', async () => unsubscribe())

  app.get('/*', { compress: false, onRequest: limitPages(world, bundles) }, async (request, reply) => {
    const goal = otherLoopback(request.headers.host, request.url, world.env.publicUrl)
    // Only for browsers: programs may use any of the names.
    if (goal && request.headers['sec-fetch-mode'] === 'navigate') return reply.redirect(goal)
    const url = addressOf(request)
    let visitor = readReader(request)
    try {
      const look = await looks.get()
      visitor = readVisitor(request, url.searchParams, look.languages)
      const { lang } = visitor
      const admission = await admitVisitor(world, request, reply, url)
      if (admission === 'in') return reply.header('cache-control', 'no-store').redirect('/')
      if (admission === 'closed') return await sendClosedPage(world, reply, visitor, bundles?.[lang])
      if (!bundles) return await sendUnbuiltPage(reply, visitor, request.id)
      const key = [url.pathname, url.search, ...Object.values(visitor)].join('\n')
      const page = await cache.get(key, () =>
        makePage(bundles[lang], url, visitor, look, (needs) =>
          answers.ask(needs, { ...visitor, address: request.ip }),
        ),
      )
      return await sendPage(request, reply, page, lang)
    } catch (error) {
      return await answerPageError({ world, request, reply }, error, visitor, bundles)
    }
  })
  app.setNotFoundHandler((request, reply) => answerError(new Refusal('not_found'), request, reply))
}

type Ask = (needs: readonly Need[]) => Promise<Pick<PageState, 'answers' | 'missing'>>

async function makePage(shop: Bundle, url: URL, visitor: Visitor, look: Look, ask: Ask): Promise<Page> {
  const plan = await shop.plan(url.pathname, url.search, visitor.loggedIn)
  const asked = await ask(plan.needs)
  const visit = { loggedIn: visitor.loggedIn, currency: visitor.currency }
  const found = plan.known && !asked.missing
  const files = shop.files(found ? plan.screen : undefined)
  const state: PageState = { visit, ...asked }
  const { html, head } = await shop.render(url.pathname + url.search, state)
  const site = siteOf(asked.answers)
  const gone =
    answerTo(asked.answers, 'GET /public_lists/{code}')?.list === null ||
    answerTo(asked.answers, 'GET /creators/{code}')?.creator === null
  const indexed =
    found && !gone && plan.rendered && !url.pathname.startsWith('/user/') && !url.searchParams.has('q')
  const path = head?.canonical ?? url.pathname
  const paths = head?.alternates ?? inEachLanguage(() => path)
  const address = indexed ? pageAddress(paths, visitor.lang, look.languages) : null
  const document = writeDocument({
    lang: visitor.lang,
    theme: visitor.theme,
    head: head ?? { title: site.name },
    address,
    site,
    look,
    picture: sharedPicture(url.pathname),
    about: address ? structuredData(url.pathname, address.canonical, asked.answers) : undefined,
    embed: address && url.pathname.startsWith('/list/') ? oembedUrl(url.pathname) : undefined,
    files,
    styles: plan.publicStyles ? files.styles.public : files.styles.all,
    html,
    state,
  })
  return { status: gone ? 410 : found ? 200 : 404, document, tag: `W/"${hash(document)}"` }
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  lang: Lang,
): Promise<FastifyReply> {
  reply.code(page.status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': LANGUAGES[lang].html,
    // Language, log-in and currency come from cookies, so shared caches must not store it; the browser
    // revalidates it.
    'cache-control': 'private, no-cache',
    vary: 'cookie, accept-language, accept-encoding',
    etag: page.tag,
  })
  if (page.status === 200 && request.headers['if-none-match'] === page.tag) return reply.code(304).send()
  const { encoding, body } = await PageCache.encoded(page, request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body)
}

/** The configured name and icon of the site. */
function siteOf(answers: PageState['answers']): { name: string; icon: string } {
  const found = answerTo(answers, 'GET /configurations')
  return {
    name: found?.WEBSITE_NAME || pagesIn(FIRST_LANG).siteName,
    icon: found?.icon_path || '/favicon.svg',
  }
}

const hash = (text: string): string => createHash('sha1').update(text).digest('base64url')
