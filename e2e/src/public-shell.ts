import { LANGS, LANGUAGES } from '@longhaul/domain/languages.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { caller } from './calls.ts'
import { type PublicWalk, cookieOf, hasFocus } from './public-walk.ts'
import { MEI } from './routes.ts'
import { sees } from './scene.ts'
import { unfoldAll } from './unfold-all.ts'

/* Shell and layout (docs/rules/storefront.md). */

/** Public pages that speak with our words alone; articles are the operator's. */
const PAGES = [
  '/',
  '/user/login',
  '/user/register',
  '/user/registerSuccess',
  '/user/findPassword',
  '/user/result?of=password',
  '/fulfilment',
  '/faq',
  '/productdetail',
  '/no/such/page',
]

/** Names, codes and addresses that stay what they are in Chinese. */
const SAME_IN_CHINESE =
  /Longhaul|English|[\w.]+@[\w.]+|(?:https?:|\w+\.taobao\.com\/)\S+|\b(?:[A-Z]{2,4}|Vip|JavaScript|Taobao|Tmall|Weidian|PayPal|cm|kg|ml|sha256|yuan|ePacket|Wise)\b/g

export async function walkTitles(walk: PublicWalk): Promise<void> {
  const { page } = await walk.sit()
  // What shoppers wrote stays as they wrote it.
  const { items: reviews } = await caller(walk.url)('GET /reviews', { query: { limit: 3 } })
  const written = reviews.map(({ body }) => body.trim())
  const titles: string[] = []
  const foreign: string[] = []
  for (const path of PAGES) {
    await walk.open(page, path)
    titles.push(await page.title())
    if (path.startsWith('/user/')) await expectLoginLayout(page)
    const texts = (await wordsOn(page)).filter((text) => !written.includes(text))
    const strange =
      walk.way.lang === 'zh'
        ? texts.filter((text) => /[A-Za-z]{2,}/.test(text.replaceAll(SAME_IN_CHINESE, '')))
        : texts.filter((text) => /\p{Script=Han}/u.test(text))
    foreign.push(...strange.map((text) => `${path}: ${text}`))
    const [heading] = await page.getByRole('heading', { level: 1 }).allInnerTexts()
    // The door of the shop is called by what it is for; everywhere else the subject is the heading.
    if (path !== '/')
      expect.soft(titles.at(-1)!.startsWith(heading!.trim()), `${titles.at(-1)} | ${heading}`).toBe(true)
  }
  expect(foreign).toEqual([])
  expect(new Set(titles).size, titles.join(', ')).toBe(titles.length)
}

/** Logo, page, copyright line, nothing else (docs/rules/storefront.md). */
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

export async function walkLanguageMenu(walk: PublicWalk): Promise<void> {
  const { page } = await walk.sit()
  const { goods } = walk.words.shop
  const other = LANGS.find((lang) => lang !== walk.way.lang)!
  const path = `/productdetail?url=${encodeURIComponent('https://shop.example.com/an item?a=1&b=2')}`
  await walk.open(page, path)
  await sees(page.getByText(goods.sections.extras))
  await unfoldAll(page)
  const remark = page.getByRole('main').getByLabel(goods.form.remark)
  await remark.fill('Newest batch 最新')
  await walk.languageMenu(page).click()
  const loaded = page.waitForEvent('load')
  await page.getByRole('banner').getByRole('button', { name: LANGUAGES[other].name }).click()
  await loaded
  expect((await cookieOf(page, 'lang'))?.value).toBe(other)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
  expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGES[other].html)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('textarea')].some((box) => box.value === 'Newest batch 最新'),
  )
}

export async function walkGuestHeader(walk: PublicWalk): Promise<void> {
  const { page } = await walk.sit()
  const { shell } = walk.words.shop
  await walk.open(page, '/faq')
  const banner = page.getByRole('banner')
  for (const name of [shell.login, shell.register])
    await sees(banner.getByRole('link', { name, exact: true }))
  expect(await banner.getByRole('button', { name: shell.account }).count()).toBe(0)
}

export async function walkUserMenu(walk: PublicWalk): Promise<void> {
  const { page } = await walk.sit(MEI)
  const { shell } = walk.words.shop
  await walk.open(page, '/faq')
  const banner = page.getByRole('banner')
  const opener = banner.getByRole('button', { name: shell.accountOf('Mei Lin') })
  const orders = banner.getByRole('link', { name: shell.orders })
  const closed = async () => {
    await page.keyboard.press('Escape')
    await orders.waitFor({ state: 'hidden' })
  }
  if (walk.wide) {
    await opener.hover()
    await sees(orders)
    await page.mouse.move(5, 700)
    await orders.waitFor({ state: 'hidden' })
    await opener.click()
  } else await opener.tap()
  await sees(orders)
  await closed()
  await opener.focus()
  await page.keyboard.press('Enter')
  for (const name of [shell.orders, shell.settings]) await sees(banner.getByRole('link', { name }))
  await sees(banner.getByRole('button', { name: shell.logout }))
  await sees(banner.getByRole('button', { name: /^EUR/ }))
  await closed()
  await expect.poll(() => hasFocus(opener)).toBe(true)
}

export async function walkLogOut(walk: PublicWalk): Promise<void> {
  const { page } = await walk.sit(MEI)
  const { shell } = walk.words.shop
  await walk.open(page, '/cart')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: shell.accountOf('Mei Lin') }).click()
  await banner.getByRole('button', { name: shell.logout }).click()
  await page.waitForURL(`${walk.url}/`)
  await sees(banner.getByRole('link', { name: shell.login, exact: true }))
  for (const name of ['token', 'isLogin']) expect(await cookieOf(page, name)).toBeUndefined()
}

export async function walkCurrency(walk: PublicWalk): Promise<void> {
  const { page } = await walk.sit()
  const approx = page.locator('#prices').getByText(/^≈/)
  const choose = async (code: string) => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await walk.languageMenu(page).click()
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${code}`) })
      .click()
    await page.keyboard.press('Escape')
  }
  await walk.open(page, '/')
  await sees(approx)
  await choose('EUR')
  await page.waitForFunction(() => /≈ €/.test(document.querySelector('#prices')?.textContent ?? ''))
  const inEuro = await approx.allInnerTexts()
  expect(inEuro.every((text) => text.startsWith('≈ €'))).toBe(true)
  await page.reload()
  await walk.open(page, '/')
  await page.waitForFunction(() => /≈ €/.test(document.querySelector('#prices')?.textContent ?? ''))
  expect(await approx.allInnerTexts()).toEqual(inEuro)
  // In yuan there is no need for a second figure.
  await choose('CNY')
  await page.waitForFunction(() => !/≈/.test(document.querySelector('#prices')?.textContent ?? ''))
}
