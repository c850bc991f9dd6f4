import type { Lang } from '@longhaul/domain/languages.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { caller } from './calls.ts'

/* What public pages say (docs/rules/storefront.md): one language, a title of their own that begins with their subject. */

/** Names, codes and addresses that stay what they are in Chinese. */
const SAME_IN_CHINESE =
  /Longhaul|English|[\w.]+@[\w.]+|(?:https?:|\w+\.taobao\.com\/)\S+|\b(?:[A-Z]{2,4}|Vip|JavaScript|Taobao|Tmall|Weidian|PayPal|cm|kg|ml|sha256|yuan|ePacket|Wise)\b/g

/** What shoppers wrote, which stays as they wrote it. */
export async function writtenByShoppers(url: string): Promise<string[]> {
  const { items: reviews } = await caller(url)('GET /reviews', { query: { limit: 3 } })
  return reviews.map(({ body }) => body.trim())
}

/** Holds that a page which speaks with our words alone has one language, and a title that begins with its subject. Returns the title. */
export async function expectOwnWords(page: Page, lang: Lang, written: readonly string[]): Promise<string> {
  const texts = (await wordsOn(page)).filter((text) => !written.includes(text))
  const foreign =
    lang === 'zh'
      ? texts.filter((text) => /[A-Za-z]{2,}/.test(text.replaceAll(SAME_IN_CHINESE, '')))
      : texts.filter((text) => /\p{Script=Han}/u.test(text))
  expect.soft(foreign, 'texts of another language').toEqual([])
  const { pathname } = new URL(page.url())
  const [heading = ''] = await page.getByRole('heading', { level: 1 }).allInnerTexts()
  // The door of the shop is called by what it is for; everywhere else the subject is the heading. It comes with the page's effects.
  const begins = pathname === '/' ? '' : heading.trim()
  await expect
    .poll(async () => (await page.title()).startsWith(begins), { message: `the title begins with ${begins}` })
    .toBe(true)
  if (pathname.startsWith('/user/')) await expectLoginLayout(page)
  return await page.title()
}

/** Logo, page, copyright line, nothing else. */
async function expectLoginLayout(page: Page): Promise<void> {
  expect(await page.getByRole('banner').locator('a, button, input').count(), page.url()).toBe(1)
  expect(await page.getByRole('navigation').or(page.getByRole('search')).count()).toBe(0)
  expect((await page.getByRole('contentinfo').innerText()).trim()).toMatch(/^© \d{4} \S+$/)
}

/** Every text that is on the page in the page's own language: also what is only spoken, and the hints in empty fields. */
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
