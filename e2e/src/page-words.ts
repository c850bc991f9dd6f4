import type { Lang } from '@longhaul/domain/languages.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { caller } from './calls.ts'

/*
 * The words of public pages (docs/rules/storefront.md): a single language, and a unique title that begins
 * with the page's subject.
 */

/** Names, codes and addresses that are the same in Chinese. */
const SAME_IN_CHINESE =
  /Longhaul|English|[\w.]+@[\w.]+|(?:https?:|\w+\.taobao\.com\/)\S+|\b(?:[A-Z]{2,4}|Vip|JavaScript|Taobao|Tmall|Weidian|PayPal|cm|kg|ml|sha256|yuan|ePacket|Wise)\b/g

/** Texts by shoppers, which are shown as they were written. */
export async function writtenByShoppers(url: string): Promise<string[]> {
  const { items: reviews } = await caller(url)('GET /reviews', { query: { limit: 3 } })
  return reviews.map(({ body }) => body.trim())
}

/**
 * Checks that a page with only our own words is in one language, and that its title begins with its subject.
 * Returns the title.
 */
export async function expectOwnWords(page: Page, lang: Lang, written: readonly string[]): Promise<string> {
  const texts = (await wordsOn(page)).filter((text) => !written.includes(text))
  const foreign =
    lang === 'zh'
      ? texts.filter((text) => /[A-Za-z]{2,}/.test(text.replaceAll(SAME_IN_CHINESE, '')))
      : texts.filter((text) => /\p{Script=Han}/u.test(text))
  expect.soft(foreign, 'texts of another language').toEqual([])
  const { pathname } = new URL(page.url())
  const [heading = ''] = await page.getByRole('heading', { level: 1 }).allInnerTexts()
  // The home page's title says what the shop is for; everywhere else the subject is the heading. An effect of
  // the page sets the title.
  const begins = pathname === '/' ? '' : heading.trim()
  await expect
    .poll(async () => (await page.title()).startsWith(begins), { message: `the title begins with ${begins}` })
    .toBe(true)
  if (pathname.startsWith('/user/')) await expectLoginLayout(page)
  return await page.title()
}

/** Checks that there is nothing but logo, choice of language, page and copyright line. */
async function expectLoginLayout(page: Page): Promise<void> {
  const inBanner = page.getByRole('banner').locator('a, button, input').filter({ visible: true })
  expect(await inBanner.count(), page.url()).toBe(2)
  expect(await page.getByRole('navigation').or(page.getByRole('search')).count()).toBe(0)
  expect((await page.getByRole('contentinfo').innerText()).trim()).toMatch(/^© \d{4} \S+$/)
}

/**
 * All texts of the page that are in its own language, including those only for screen readers and the
 * placeholders of empty fields.
 */
const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = document.documentElement.lang.slice(0, 2)
    const isOwn = (element: Element | null) =>
      (element?.closest('[lang]')?.getAttribute('lang') ?? '').startsWith(own) &&
      !element?.closest('script, style, noscript, .code')
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (node.textContent?.trim() && isOwn(node.parentElement)) found.add(node.textContent.trim())
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isOwn(element)) found.add(element.getAttribute(name) ?? '')
    return [...found]
  })
