import { htmlLang, type Lang } from '@longhaul/text/lang.ts'
import { pagesIn } from '@longhaul/text/storefront/pages.ts'
import { publicUrl } from '../platform/public-url.ts'
import type { PageFiles } from './bundle.ts'
import type { Head, PageState } from './page-plan.ts'

export type PageParts = {
  lang: Lang
  theme: string
  head: Head
  /** The path and query under which search engines should know the page; null for pages they should not. */
  address: string | null
  site: { name: string; icon: string }
  files: PageFiles
  html: string
  state: PageState
}

/** The whole HTML of a page. Nothing in it is inline but data: the policy allows no script and no style (platform/headers.ts). */
export function writeDocument(page: PageParts): string {
  const { lang, head, files, site } = page
  const title = escape(head.title)
  const description = head.description ? escape(head.description) : ''
  const links = [
    files.font && `<link rel="preload" as="font" type="font/woff2" crossorigin href="${files.font}">`,
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...files.modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${files.script}"></script>`,
    ...addresses(page),
    `<link rel="icon" href="${escape(site.icon)}">`,
    '<link rel="manifest" href="/site.webmanifest">',
  ]
  return [
    '<!doctype html>',
    `<html lang="${htmlLang[lang]}" data-theme="${page.theme}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title}</title>`,
    ...(description ? [`<meta name="description" content="${description}">`] : []),
    ...links.filter(Boolean),
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:site_name" content="${escape(site.name)}">`,
    ...(description ? [`<meta property="og:description" content="${description}">`] : []),
    '<meta name="format-detection" content="telephone=no">',
    '</head>',
    '<body>',
    `<div id="root">${page.html}</div>`,
    `<noscript><p class="wrap">${escape(pagesIn(lang).noScript)}</p></noscript>`,
    `<script type="application/json" id="page">${JSON.stringify(page.state).replaceAll('<', '\\u003c')}</script>`,
    '</body>',
    '</html>',
  ].join('\n')
}

/** Canonical address and the page's other language; or the wish to stay out of the index. */
function addresses({ address, lang }: PageParts): string[] {
  if (address === null) return ['<meta name="robots" content="noindex">']
  const url = (path: string) => escape(publicUrl(path))
  const zh = withLang(address, 'zh')
  return [
    `<link rel="canonical" href="${url(lang === 'zh' ? zh : address)}">`,
    `<link rel="alternate" hreflang="en" href="${url(withLang(address, 'en'))}">`,
    `<link rel="alternate" hreflang="zh-Hans" href="${url(zh)}">`,
    `<link rel="alternate" hreflang="x-default" href="${url(address)}">`,
  ]
}

const withLang = (address: string, lang: Lang): string =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`

/** Text for HTML, between tags and in quotes. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
