import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import { LANGUAGES, type Lang } from '@longhaul/domain/languages.ts'
import { pagesIn } from '@longhaul/text/storefront/shell/pages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { asRefusal, reportError, retryAfter } from '../platform/http/http.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { escapeHtml } from '../platform/http/escape-html.ts'
import type { Bundle } from './bundle.ts'
import type { Visitor } from './visit.ts'

/** Why a visitor gets this page instead of the requested one. */
export type Trouble = keyof typeof STATUS
const STATUS = { too_many: 429, fault: 500, away: 503, unbuilt: 503 } as const
/**
 * The reader, who determines the language and theme of the page, and where its button leads; to the shop's
 * home page unless it says otherwise.
 */
type Reader = Pick<Visitor, 'lang' | 'theme'> & { home?: string }

/**
 * Answers the request for a page with the page for its error, by the rules by which calls are answered
 * (`answerError`): too many requests, the database away, or our own fault, which is logged and reported.
 */
export async function answerPageError(
  { world, request, reply }: { world: World; request: FastifyRequest; reply: FastifyReply },
  error: unknown,
  reader: Reader,
  bundles: Record<Lang, Bundle> | undefined,
): Promise<FastifyReply> {
  world.condition.saw(error)
  const refusal = asRefusal(error)
  const trouble = refusal ? (TROUBLES[refusal.code] ?? 'fault') : 'fault'
  if (trouble === 'fault') reportError(error, request)
  else if (refusal) reply.header('retry-after', retryAfter(refusal))
  return await sendErrorPage(reply, trouble, reader, request.id, bundles)
}

const TROUBLES: { readonly [code in Refusal['code']]?: Trouble } = {
  too_many_requests: 'too_many',
  try_again: 'away',
}

/** Sends the page for a shop that is not built yet. */
export async function sendUnbuiltPage(
  reply: FastifyReply,
  reader: Reader,
  reference: string,
): Promise<FastifyReply> {
  reply.header('retry-after', retryAfter(new Refusal('try_again')))
  return await sendErrorPage(reply, 'unbuilt', reader, reference, undefined)
}

/**
 * Sends the page for a trouble: status code, message, the number to quote (docs/rules/storefront.md). It
 * depends on nothing that may be at fault except the style sheet and a picture, and works without both while
 * the shop is not built. If it fails all the same, it sends the prescribed last sentence and a link to the
 * home page.
 */
export async function sendErrorPage(
  reply: FastifyReply,
  trouble: Trouble,
  reader: Reader,
  reference: string,
  bundles: Record<Lang, Bundle> | undefined,
): Promise<FastifyReply> {
  reply.code(STATUS[trouble]).type('text/html; charset=utf-8').header('cache-control', 'no-store')
  try {
    return await reply.send(await errorDocument(trouble, reader, reference, bundles?.[reader.lang]))
  } catch {
    return await reply.send(lastDocument(reader))
  }
}

async function errorDocument(
  trouble: Trouble,
  reader: Reader,
  reference: string,
  bundle: Bundle | undefined,
): Promise<string> {
  const { lang } = reader
  const words = pagesIn(lang)
  const title = {
    too_many: errorsIn(lang).reasons.too_many_requests,
    fault: words.unknownMiddleware,
    away: words.away,
    unbuilt: words.notBuilt,
  }[trouble]
  return `${head(reader, title)}
${
  bundle
    ? sheetsOf(bundle)
        .map((href) => `<link rel="stylesheet" href="${href}">`)
        .join('')
    : ''
}
</head>
<body>
<main class="wrap page">
<div class="state">
${(await bundle?.errorPicture()) ?? ''}
<p class="code">${STATUS[trouble]}</p>
<h1>${escapeHtml(title)}</h1>
<p class="state-words">${escapeHtml(words.tryAgain)}</p>
<p class="state-action"><a class="btn" data-type="primary" data-size="normal" href="${reader.home ?? '/'}"><span class="btn-face">${escapeHtml(words.home)}</span></a></p>
<p class="state-reference">${escapeHtml(words.reference)} <span class="code">${escapeHtml(reference)}</span></p>
</div>
</main>
</body>
</html>`
}

/** The document to send if the error page itself fails (docs/rules/storefront.md). */
function lastDocument(reader: Reader): string {
  const words = pagesIn(reader.lang)
  return `${head(reader, words.errorPageFailed)}
</head>
<body><h1>${escapeHtml(words.errorPageFailed)}</h1><p><a href="/">${escapeHtml(words.home)}</a></p></body>
</html>`
}

/** The browser's colour schemes, used while our style sheet has not loaded. */
const SCHEMES: Record<Visitor['theme'], string> = { light: 'light', dark: 'dark', system: 'light dark' }

const head = ({ lang, theme }: Reader, title: string): string => `<!doctype html>
<html lang="${LANGUAGES[lang].html}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="${SCHEMES[theme]}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>`

/** The style sheets that every page has, which include the styles of the picture. */
function sheetsOf(bundle: Bundle): string[] {
  if (!bundle.styles) throw new Error('there is no style sheet')
  return bundle.files(undefined).styles.public
}
