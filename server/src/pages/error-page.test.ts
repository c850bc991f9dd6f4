import { inBoth } from '@longhaul/domain/languages.test-support.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Bundle } from './bundle.ts'
import { type Trouble, sendErrorPage } from './error-page.ts'
import type { Visitor } from './visit.ts'

const bundleWith = (style: string | undefined): Bundle => ({
  plan: () => {
    throw new Error('at fault')
  },
  render: () => Promise.reject(new Error('at fault')),
  files: (screen) => ({
    scripts: ['/shop.js'],
    modules: [],
    // The sheet with the style of its picture.
    styles: { public: style !== undefined && screen === undefined ? [style] : [], all: [] },
    fonts: { text: undefined, mono: undefined },
  }),
  styles: style === undefined ? undefined : { public: style, all: '/all.css' },
  errorPicture: async () => '<svg class="ill"></svg>',
  mark: async () => '',
})
const both = (bundle: Bundle) => inBoth(bundle, bundle)

/** The error page as a browser receives it. */
async function errorPage(
  trouble: Trouble,
  lang: Lang,
  bundles: Record<Lang, Bundle> | undefined,
  theme: Visitor['theme'] = 'light',
) {
  const app = Fastify()
  app.get('/', (_request, reply) => sendErrorPage(reply, trouble, { lang, theme }, 'req-<7>', bundles))
  const response = await app.inject('/')
  await app.close()
  return response
}

test.each([
  ['en', 'Unknown middleware', 'Return to home'],
  ['zh', '未知的中间件', '返回首页'],
] as const)('%s: status code, message, a number to quote, the way home', async (lang, message, home) => {
  const { statusCode, headers, body } = await errorPage('fault', lang, both(bundleWith('/shop.css')))
  expect(statusCode).toBe(500)
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  for (const part of ['<p class="code">500</p>', `<h1>${message}</h1>`, 'req-&lt;7&gt;', home, 'href="/"'])
    expect(body).toContain(part)
  expect(body).toContain('<link rel="stylesheet" href="/shop.css">')
  expect(body).toContain('class="ill"')
})

test('while the shop is not built, the page says so, without a style sheet', async () => {
  const { statusCode, body } = await errorPage('unbuilt', 'en', undefined)
  expect(statusCode).toBe(503)
  expect(body).toContain('The pages of this shop are being prepared')
  expect(body).not.toContain('stylesheet')
})

test.each([
  ['en', 'An error occurred while showing the error page', 'Return to home'],
  ['zh', '显示错误页面时出错', '返回首页'],
] as const)(
  '%s: if the error page fails, the last sentence and a link home',
  async (lang, sentence, home) => {
    const { statusCode, body } = await errorPage('fault', lang, both(bundleWith(undefined)))
    expect(statusCode).toBe(500)
    expect(body).toContain(`<h1>${sentence}</h1><p><a href="/">${home}</a></p>`)
  },
)

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'light dark'],
] as const)('%s: the page and the last sentence are in the theme of the reader', async (theme, scheme) => {
  for (const style of ['/shop.css', undefined]) {
    const { body } = await errorPage('fault', 'en', both(bundleWith(style)), theme)
    expect(body).toContain(`data-theme="${theme}"`)
    expect(body).toContain(`<meta name="color-scheme" content="${scheme}">`)
  }
})
