import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import { LANGUAGES, type Lang } from '@longhaul/domain/languages.ts'
import { pagesIn } from '@longhaul/text/storefront/shell/pages.ts'
import type { FastifyReply } from 'fastify'
import { AROUND, type Bundle } from './bundle.ts'
import { escape } from './page-document.ts'
import type { Visitor } from './visit.ts'

type Status = 429 | 500 | 503
/** The reader, who determines the language and theme of the page. */
type Reader = Pick<Visitor, 'lang' | 'theme'>

/**
 * Sends the page for a server fault or for too many requests: status code, message, the number to quote (docs/rules/storefront.md). It depends on nothing that
 * may be at fault except the style sheet and a picture, and works without both while the shop is not built. If it fails all the same, it sends the prescribed
 * last sentence and a link to the home page.
 */
export async function sendErrorPage(
  reply: FastifyReply,
  status: Status,
  reader: Reader,
  reference: string,
  bundles: Record<Lang, Bundle> | undefined,
): Promise<FastifyReply> {
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store')
  try {
    return await reply.send(await errorDocument(status, reader, reference, bundles?.[reader.lang]))
  } catch {
    return await reply.send(lastDocument(reader))
  }
}

async function errorDocument(
  status: Status,
  reader: Reader,
  reference: string,
  bundle: Bundle | undefined,
): Promise<string> {
  const { lang } = reader
  const words = pagesIn(lang)
  const title = {
    429: errorsIn(lang).reasons.too_many_requests,
    500: words.unknownMiddleware,
    503: words.notBuilt,
  }[status]
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
<p class="code">${status}</p>
<h1>${escape(title)}</h1>
<p class="state-words">${escape(words.tryAgain)}</p>
<p class="state-action"><a class="btn" data-type="primary" data-size="normal" href="/"><span class="btn-face">${escape(words.home)}</span></a></p>
<p class="state-reference">${escape(words.reference)} <span class="code">${escape(reference)}</span></p>
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
<body><h1>${escape(words.errorPageFailed)}</h1><p><a href="/">${escape(words.home)}</a></p></body>
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
<title>${escape(title)}</title>`

/** The style sheets of pages shown in place of a screen, which include the styles of the picture. */
function sheetsOf(bundle: Bundle): string[] {
  if (!bundle.styles) throw new Error('there is no style sheet')
  return bundle.files([AROUND]).styles.public
}
