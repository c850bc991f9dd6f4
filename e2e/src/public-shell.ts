import { LANGS, LANGUAGES } from '@longhaul/domain/languages.ts'
import { expect } from 'vitest'
import { type PublicWalk, cookieOf, hasFocus } from './public-walk.ts'
import { MEI } from './routes.ts'
import { sees } from './scene.ts'
import { unfoldAll } from './unfold-all.ts'

/* Shell and layout (docs/rules/storefront.md). */

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
  // In yuan no secondary amount is needed.
  await choose('CNY')
  await page.waitForFunction(() => !/≈/.test(document.querySelector('#prices')?.textContent ?? ''))
}
