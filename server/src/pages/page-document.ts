import { LANGUAGES, type Lang } from '@longhaul/domain/languages.ts'
import { pagesIn } from '@longhaul/text/storefront/shell/pages.ts'
import { INLINE_SCRIPT } from '../platform/http/inline-script.ts'
import { escapeHtml } from '../platform/http/escape-html.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import type { Address } from './page-address.ts'
import type { PageFiles } from './bundle.ts'
import type { Head, PageState } from './page-plan.ts'
import type { Look } from './site-look.ts'

export type PageParts = {
  lang: Lang
  theme: string
  head: Head
  /**
   * The address for search engines, and those in other languages; null for pages that must not be indexed.
   */
  address: Address | null
  site: { name: string; icon: string }
  look: Look
  /** The picture that other sites show with a link to the page. */
  picture: { url: string; width: number; height: number }
  /** The address of the page's oEmbed answer, for sites that show it as a card. */
  embed?: string | undefined
  /** Structured data about the page for search engines (structured-data.ts). */
  about: object | undefined
  files: PageFiles
  styles: string[]
  html: string
  state: PageState
}

/** Text in the monospaced font: numbers and codes (ui/src/frame.css), and what says so by a utility. */
const MONO = /<code\b|class="[^"]*(?<![\w-])(?:code|font-mono)(?![\w-])/

/**
 * The complete HTML of a page. Besides data only one script is inline: the policy allows no other, and no
 * inline styles (platform/http/headers.ts).
 */
export function writeDocument(page: PageParts): string {
  const { lang, head, files, site, look } = page
  const title = escapeHtml(head.title)
  const description = head.description ? escapeHtml(head.description) : ''
  // A font that the style sheet alone names is fetched a round trip later, once the page is laid out.
  const fonts = [files.fonts.text, MONO.test(page.html) && files.fonts.mono]
  const links = [
    ...fonts.map(
      (href) => href && `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    ...page.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    // The text is in the document already, so styles and the font go before scripts.
    ...files.modules.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
    // After our style sheets, whose values it overrides.
    look.style && `<link rel="stylesheet" href="${escapeHtml(look.style)}">`,
    ...files.scripts.map((src) => `<script type="module" src="${src}"></script>`),
    ...addressLinks(page),
    page.embed &&
      `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(page.embed)}" title="${title}">`,
    `<link rel="icon" href="${escapeHtml(site.icon)}">`,
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    '<link rel="manifest" href="/site.webmanifest">',
  ]
  return [
    '<!doctype html>',
    `<html lang="${LANGUAGES[lang].html}" data-theme="${page.theme}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title}</title>`,
    ...(description ? [`<meta name="description" content="${description}">`] : []),
    ...links.filter(Boolean),
    `<meta name="theme-color" content="${look.themeColour}">`,
    `<meta property="og:type" content="${head.alternates ? 'article' : 'website'}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:site_name" content="${escapeHtml(site.name)}">`,
    ...(description ? [`<meta property="og:description" content="${description}">`] : []),
    '<meta name="format-detection" content="telephone=no">',
    ...(page.about
      ? [
          `<script type="application/ld+json">${JSON.stringify(page.about).replaceAll('<', '\\u003c')}</script>`,
        ]
      : []),
    '</head>',
    '<body>',
    unloadedWords(lang),
    `<div id="root">${page.html}</div>`,
    `<noscript><p class="wrap">${escapeHtml(pagesIn(lang).noScript)}</p></noscript>`,
    `<script type="application/json" id="page">${JSON.stringify(page.state).replaceAll('<', '\\u003c')}</script>`,
    '</body>',
    '</html>',
  ].join('\n')
}

/**
 * Hidden words at the top of a document, and the script that shows them: the page's own scripts could not be
 * loaded, so nothing else can say so. They need no file, and make sense without a style sheet.
 */
export function unloadedWords(lang: Lang): string {
  const { unloaded, unloadedAdvice, reload } = pagesIn(lang)
  return [
    '<div id="unloaded" role="alert" hidden>',
    '<div class="state">',
    `<p class="state-title">${escapeHtml(unloaded)}</p>`,
    `<p class="state-words">${escapeHtml(unloadedAdvice)}</p>`,
    // An empty address is that of the page itself.
    `<p class="state-action"><a class="btn" data-type="primary" data-size="normal" href=""><span class="btn-face">${escapeHtml(reload)}</span></a></p>`,
    '</div>',
    '</div>',
    `<script>${INLINE_SCRIPT}</script>`,
  ].join('')
}

/** The canonical address and the page in each of its languages, or `noindex`. */
function addressLinks({ address, lang, picture }: PageParts): string[] {
  if (address === null) return ['<meta name="robots" content="noindex">']
  const { canonical, alternates } = address
  const link = (hreflang: string, url: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(url)}">`
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...(alternates.length > 2 ? alternates.map(([code, url]) => link(code, url)) : []),
    `<meta property="og:url" content="${escapeHtml(canonical)}">`,
    `<meta property="og:image" content="${escapeHtml(picture.url)}">`,
    '<meta property="og:image:type" content="image/jpeg">',
    `<meta property="og:image:width" content="${picture.width}">`,
    `<meta property="og:image:height" content="${picture.height}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta property="og:locale" content="${LANGUAGES[lang].locale.replace('-', '_')}">`,
  ]
}

/** Pages with their own picture, by the start of their path; all others have that of the home page. */
const PAGES_WITH_PICTURE = [
  ['/faq', 'help'],
  ['/article', 'articles'],
  ['/shippingEstimate', 'estimate'],
  ['/fulfilment', 'fulfilment'],
] as const

/**
 * The picture that other sites show with a link to a page: drawn at build time (tools/draw-pictures.ts), the
 * same in every language.
 */
export function sharedPicture(path: string): { url: string; width: number; height: number } {
  const name =
    PAGES_WITH_PICTURE.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1] ?? 'home'
  return { url: publicUrl(`/pictures/shared-${name}.jpg`), width: 1_200, height: 630 }
}
