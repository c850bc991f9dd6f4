import { settingIn } from '@longhaul/domain/configuration/settings.ts'
import { LANGS, LANGUAGES, type Lang } from '@longhaul/domain/languages.ts'
import { closedPageIn } from '@longhaul/text/documents/closed-page.ts'
import type { FastifyReply } from 'fastify'
import { readOpening } from '../platform/opening.ts'
import type { World } from '../platform/world.ts'
import { type Settings, readSettings } from '../site/public.ts'
import { escapeHtml } from '../platform/http/escape-html.ts'
import type { Bundle } from './bundle.ts'
import type { Visitor } from './visit.ts'

/**
 * The page that strangers get while the shop is not open: its name, that it is not open yet or temporarily
 * closed, and how to contact it, in every language, the reader's first. It is not indexed by search engines.
 */
export async function sendClosedPage(
  world: World,
  reply: FastifyReply,
  { lang, theme }: Pick<Visitor, 'lang' | 'theme'>,
  bundle: Bundle | undefined,
): Promise<FastifyReply> {
  const settings = await readSettings(world.db)
  const { openedAt } = await readOpening(world.db)
  const langs = [lang, ...LANGS.filter((other) => other !== lang)]
  const style = bundle?.styles?.public
  return reply
    .code(200)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', vary: 'cookie, accept-language' }).send(`<!doctype html>
<html lang="${LANGUAGES[lang].html}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(nameIn(settings, lang))}</title>
${style ? `<link rel="stylesheet" href="${style}">` : ''}
</head>
<body>
<main class="grid min-h-dvh content-center justify-items-center gap-8 p-6 text-center">
${(await bundle?.mark(settings.websiteLogoPath, nameIn(settings, lang))) ?? ''}
${langs.map((each, at) => section(settings, each, { wasOpen: openedAt !== null, isFirst: at === 0 })).join('\n')}
</main>
</body>
</html>`)
}

/** The text in one language, with a link to the log-in for those who already have an account. */
function section(
  settings: Settings,
  lang: Lang,
  { wasOpen, isFirst }: { wasOpen: boolean; isFirst: boolean },
): string {
  const words = closedPageIn(lang)
  const name = nameIn(settings, lang)
  const mail = escapeHtml(settings.contactEmail)
  const title = escapeHtml(wasOpen ? words.closed(name) : words.soon(name))
  return `<section lang="${LANGUAGES[lang].html}"${isFirst ? '' : ' class="border-t pt-8"'}>
${isFirst ? `<h1>${title}</h1>` : `<h2>${title}</h2>`}
<p class="state-words">${escapeHtml(wasOpen ? words.closedWhy : words.soonWhy)}</p>
${mail ? `<p class="state-words">${escapeHtml(words.write)}<a href="mailto:${mail}">${mail}</a></p>` : ''}
${wasOpen ? `<p class="state-action"><a class="btn" data-type="primary" data-size="normal" href="/user/login"><span class="btn-face">${escapeHtml(words.login)}</span></a></p>` : ''}
</section>`
}

const nameIn = (settings: Settings, lang: Lang): string => settings[settingIn('websiteName', lang)]
