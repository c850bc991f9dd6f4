import { DELIVERY_OPTIONS } from '@longhaul/domain/shipping/fee.ts'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { caller, login } from './calls.ts'
import { eventually } from './eventually.ts'
import { type PublicWalk, hasFocus } from './public-walk.ts'
import { BACKPACK, MEI } from './routes.ts'
import { sees, starting } from './scene.ts'
import { unfoldAll } from './unfold-all.ts'

/* The home page (docs/rules/storefront.md). */

const SHARE_TEXT = '【淘宝】https://m.tb.cn/h.gabc123 CZ0001 「复古帆布双肩包」 点击链接直接打开'

export async function walkPasteBox(walk: PublicWalk): Promise<void> {
  const { page } = await walk.sit()
  const { searchLabel, searchButton } = walk.words.shop.shell
  await walk.open(page, '/')
  const main = page.getByRole('main')
  const box = main.getByRole('textbox', { name: searchLabel, exact: true })
  // The last control of the header, and one step further.
  await focusHeaderEnd(page)
  await page.keyboard.press('Tab')
  await expect.poll(() => hasFocus(box)).toBe(true)

  for (const text of [SHARE_TEXT, `  ${BACKPACK} `]) {
    await walk.open(page, '/')
    await box.fill(text)
    await box.press('Enter')
    await page.waitForURL((address) => address.pathname === '/productdetail')
    expect(new URL(page.url()).searchParams.get('url')).toBe(text.trim())
  }
  await walk.open(page, '/')
  await box.fill('   ')
  await main.getByRole('button', { name: searchButton }).click()
  expect(new URL(page.url()).pathname).toBe('/')

  // Before any script has run, the form sends itself.
  const early = (await walk.sit()).page
  await early.route(/\/assets\/.*\.js$/, () => undefined)
  await early.goto('/', { waitUntil: 'commit' })
  const sentBox = early.getByRole('main').getByRole('textbox', { name: searchLabel, exact: true })
  await sentBox.fill(`  ${BACKPACK} `)
  await sentBox.press('Enter', { noWaitAfter: true })
  await early.waitForURL((address) => address.pathname === '/productdetail', { waitUntil: 'commit' })
  expect(new URL(early.url()).searchParams.get('url')?.trim()).toBe(BACKPACK)
  await early.unrouteAll({ behavior: 'ignoreErrors' })
  await walk.open(early, early.url())
  await sees(early.getByRole('heading', { level: 1 }))
}

/** Focuses the last visible control of the header. */
const focusHeaderEnd = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('header :is(a[href], button)')].filter((entry) =>
      entry.checkVisibility({ visibilityProperty: true }),
    )
    shown.at(-1)?.focus()
  })

export async function walkPrices(walk: PublicWalk): Promise<void> {
  const { page } = await walk.sit()
  const { prices } = walk.words.shop.home.below
  await walk.open(page, '/')
  const part = page.locator('#prices')
  const table = part.getByRole('table').first()
  const weight = part.getByLabel(prices.weight)
  const country = part.getByLabel(prices.country)
  await country.focus()
  await eventually(async () => expect(await country.locator('option').count()).toBeGreaterThan(100))
  for (const [code, grams] of [
    ['DE', 500],
    ['US', 2000],
  ] as const) {
    const { options } = await caller(
      walk.url,
      undefined,
      walk.way.lang,
    )('GET /shipping/prices', {
      query: { country: code, weight_grams: grams },
    })
    await country.selectOption(code)
    await weight.selectOption(String(grams))
    const caption = prices.caption(walk.say.country(code), walk.say.weight(grams))
    await part.getByRole('status').filter({ hasText: caption }).waitFor({ state: 'attached' })
    expect(options.map(({ option }) => option)).toEqual([...DELIVERY_OPTIONS])
    for (const quote of options) {
      const name = page.getByRole('rowheader', { name: starting(prices.options[quote.option]) })
      const row = table.getByRole('row').filter({ has: name })
      const text = await row.innerText()
      if (quote.total_fen === null) {
        expect(text).toContain(quote.refusal ?? prices.none)
        continue
      }
      for (const fen of [quote.first_price_fen, quote.step_price_fen, quote.customs_fee_fen, quote.total_fen])
        expect(text, quote.option).toContain(walk.say.money(fen!))
      expect(text).toContain(prices.days(quote.min_days!, quote.max_days!))
      // First weight, each started further step, the customs fee: the rule of docs/rules/shipping-prices.md,
      // calculated independently.
      const further = Math.max(0, Math.ceil((grams - quote.first_grams!) / quote.step_grams!))
      const least = quote.first_price_fen! + further * quote.step_price_fen! + quote.customs_fee_fen!
      const [before, after] = prices.billedAs('|').split('|') as [string, string]
      const billed = text.includes(before.trim()) && text.includes(after.trim())
      if ((before + after).trim() !== '' && billed) expect(quote.total_fen).toBeGreaterThan(least)
      else expect(quote.total_fen, quote.option).toBe(least)
    }
  }
}

export async function walkPromises(walk: PublicWalk): Promise<void> {
  const { page } = await walk.sit()
  const site = await caller(walk.url, undefined, walk.way.lang)('GET /configurations')
  const { home } = walk.words.shop
  const { free_storage_days: days, review_hours_min: min, review_hours_max: max } = site
  expect([days, min, max]).toEqual([30, 3, 5])
  await walk.open(page, '/')
  const main = page.getByRole('main')
  await sees(main.getByText(home.lead(days), { exact: true }))
  await unfoldAll(page)
  for (const step of home.below.steps.list(`${min}–${max}`, days))
    await sees(main.getByText(step.when, { exact: true }))
  for (const option of DELIVERY_OPTIONS)
    await sees(
      page.locator('#prices').getByRole('rowheader', { name: starting(home.below.prices.options[option]) }),
    )
}

export async function walkExpiring(walk: PublicWalk): Promise<void> {
  const { page } = await walk.sit(MEI)
  const { items } = await (await login(walk.url, MEI))('GET /stock_items', { query: { stage: 'in_stock' } })
  const soon = items.filter(({ days_left: left }) => left !== null && left <= 7)
  expect(soon.length).toBeGreaterThan(0)
  const { desk } = walk.words.shop
  await walk.open(page, '/')
  const shelf = page.getByRole('region', { name: desk.shelf, exact: true })
  for (const item of soon.slice(0, 4)) {
    const line = shelf
      .getByRole('listitem')
      .filter({ hasText: walk.way.lang === 'zh' ? item.title : item.names?.title || item.title })
    const text = await line.innerText()
    expect(text).toContain(walk.say.dayAndMonth(item.free_until!))
    expect(text).toContain(desk.daysLeft(item.days_left!))
  }
}

/** On a telephone, promise, box and button are above the bar of tabs. The table never needs scrolling. */
export async function walkFold(walk: PublicWalk): Promise<void> {
  const { page } = await walk.sit()
  const { searchLabel, searchButton } = walk.words.shop.shell
  const main = page.getByRole('main')
  await walk.open(page, '/')
  const fold = walk.wide ? walk.way.height : await bottomOf(page.locator('#tab-bar'), 'y')
  for (const part of [
    main.getByRole('heading', { level: 1 }),
    main.getByRole('textbox', { name: searchLabel, exact: true }),
    main.getByRole('button', { name: searchButton }),
  ])
    expect(await bottomOf(part)).toBeLessThanOrEqual(fold)
  const table = page.locator('#prices').getByRole('table')
  await table.scrollIntoViewIfNeeded()
  const isWider = await table.evaluate((box) => box.getBoundingClientRect().right > innerWidth)
  expect(isWider).toBe(false)
}

async function bottomOf(what: Locator, side: 'y' | 'end' = 'end'): Promise<number> {
  const box = await what.boundingBox()
  if (!box) throw new Error('the element is not visible')
  return side === 'y' ? box.y : box.y + box.height
}
