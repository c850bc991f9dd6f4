import type { Call } from '@longhaul/contract/client.ts'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { cartItem } from './orders.ts'
import { fits, letThrough, settled } from './page-faults.ts'
import { type Scene, sees, starting } from './scene.ts'
import { newShopper } from './shoppers.ts'
import { unfoldAll } from './unfold-all.ts'

/** Refusals that the walk provokes deliberately. */
const EXPECTED = /409 .*\/(cart\/items|orders)/

const TEAPOT = 'Teapot'
const CUPS = 'Four cups'
const FAN = 'Folding fan'

/** The cart by shop, its quantities, removing and undoing; the confirmation up to the order. */
export async function walkCart(scene: Scene): Promise<void> {
  const { email, call } = await newShopper(scene.url)
  const page = await guestThenEmpty(scene, email)
  for (const [title, seller_name, price] of [
    [TEAPOT, '茶铺', 5_000],
    [CUPS, '茶铺', 2_000],
    [FAN, '扇庄', 1_800],
  ] as const)
    await call('POST /cart/items', {
      body: {
        ...cartItem(title, price),
        seller_name,
        sold_out_choice: 'alternative',
        alternative: 'the blue one',
        tolerance_percent: 5,
      },
    })
  await choose(scene, page)
  await quantities(scene, page, call)
  await refused(scene, page)
  await removeAndUndo(scene, page, call)
  await nothingHidden(scene, page)
  await confirm(scene, page, call)
  expect(scene.complaints().filter((complaint) => !EXPECTED.test(complaint))).toEqual([])
}

/** A guest is sent to the log-in and back; an empty cart offers the paste box. */
async function guestThenEmpty(scene: Scene, email: string): Promise<Page> {
  const { cart, login } = scene.words.shop
  const guest = await scene.shopper()
  await guest.goto('/cart')
  await guest.waitForURL((address) => address.pathname === '/user/login')
  await sees(guest.getByLabel(login.email, { exact: true }))
  const page = await scene.shopperAs(email)
  await page.goto('/cart')
  await sees(page.getByText(cart.empty.title))
  await sees(page.getByRole('main').getByRole('textbox'))
  await sees(page.getByRole('link', { name: scene.words.shop.shell.cart, exact: true }))
  expect(await axeFaults(page)).toEqual([])
  await fits(page)
  // The prescribed sentence for an address without items.
  await page.goto('/confirmOrder')
  await page.waitForURL((address) => address.pathname === '/cart')
  await sees(page.getByText(scene.words.errors.reasons.no_product_selected))
  return page
}

/** Selects all, a shop, an item, and a mixture; with nothing selected the button does not navigate. */
async function choose(scene: Scene, page: Page): Promise<void> {
  const { words } = scene
  const { cart, orderWords, shell } = words.shop
  await page.goto('/cart')
  await settled(page)
  const shop = page.getByRole('region', { name: '茶铺' })
  expect(await shop.getByRole('listitem').count()).toBe(2)
  expect(await page.getByRole('region', { name: '扇庄' }).getByRole('listitem').count()).toBe(1)
  await sees(page.getByRole('link', { name: shell.cartOf(3) }))
  await sees(page.getByText(orderWords.ifSoldOut('the blue one')))
  await sees(page.getByText(orderWords.tolerance(5)))

  const all = page.getByRole('checkbox', { name: cart.selectAll(3) })
  const ofShop = page.getByRole('checkbox', { name: cart.selectShop('茶铺') })
  const cups = page.getByRole('checkbox', { name: cart.selectItem(CUPS) })
  await expect.poll(() => stateOf(all)).toBe('all')
  await cups.uncheck()
  await expect.poll(async () => [await stateOf(all), await stateOf(ofShop)]).toEqual(['some', 'some'])
  await ofShop.click()
  await expect
    .poll(async () => [await stateOf(all), await stateOf(ofShop), await cups.isChecked()])
    .toEqual(['all', 'all', true])
  await all.uncheck()
  await expect
    .poll(async () => [await stateOf(all), await stateOf(ofShop), await cups.isChecked()])
    .toEqual(['none', 'none', false])
  await checkOut(scene, page)
  await sees(page.getByText(words.errors.reasons.no_product_selected))
  expect(new URL(page.url()).pathname).toBe('/cart')
  await all.check()
}

/**
 * Changes quantities with buttons, typing and arrow keys; invalid ones are clamped; the total follows and is
 * announced once.
 */
async function quantities({ words, say }: Scene, page: Page, call: Call): Promise<void> {
  const { cart } = words.shop
  const { quantityText } = words.ui
  const name = cart.quantityOf(TEAPOT)
  const quantity = page.getByRole('textbox', { name, exact: true })
  for (const [typed, becomes] of [
    ['0', '1'],
    ['', '1'],
    ['1000', '999'],
    ['2', '2'],
  ] as const) {
    await quantity.fill(typed)
    await quantity.press('Enter')
    await expect.poll(() => quantity.inputValue(), { message: `typed ${typed}` }).toBe(becomes)
  }
  await quantity.press('ArrowUp')
  await expect.poll(() => quantity.inputValue()).toBe('3')
  await page.getByRole('button', { name: quantityText.decrease(name) }).click()
  await expect.poll(() => quantity.inputValue()).toBe('2')
  // 2 × 50 + 20 + 18, 5 %
  await sees(page.getByText(say.moneyWithCode(14_490)))
  // The debounced change has been sent.
  await expect
    .poll(async () =>
      (await call('GET /cart')).groups.flatMap(({ items }) => items.map((item) => item.quantity)),
    )
    .toContain(2)
}

/** A new quantity is shown immediately; if the server refuses it, the old one returns, with a message. */
async function refused({ words }: Scene, page: Page): Promise<void> {
  const { cart } = words.shop
  const message = 'Refused for this walk'
  let refuse: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (refuse = resolve))
  await page.route('**/api/v1/cart/items/*', async (route) => {
    await gate
    await route.fulfill({
      status: 409,
      json: { code: 409, message, data: { error: 'transition_not_allowed' } },
    })
  })
  const quantity = page.getByRole('textbox', { name: cart.quantityOf(FAN), exact: true })
  await page.getByRole('button', { name: words.ui.quantityText.increase(cart.quantityOf(FAN)) }).click()
  await expect.poll(() => quantity.inputValue()).toBe('2')
  refuse()
  await sees(page.getByText(message))
  await expect.poll(() => quantity.inputValue()).toBe('1')
  await letThrough(page)
}

/** What is removed can be had back, with all that was written about it; the badge follows. */
async function removeAndUndo({ words }: Scene, page: Page, call: Call): Promise<void> {
  const { cart, shell } = words.shop
  const before = (await call('GET /cart')).groups.flatMap((group) => group.items)
  await page.getByRole('button', { name: cart.removeItem(FAN) }).click()
  await sees(page.getByText(cart.removed(1)))
  await sees(page.getByRole('link', { name: shell.cartOf(2) }))
  expect((await call('GET /cart')).groups).toHaveLength(1)
  await page.getByRole('button', { name: cart.undo }).click()
  await sees(page.getByRole('link', { name: shell.cartOf(3) }))
  await sees(page.getByRole('region', { name: '扇庄' }))
  const after = (await call('GET /cart')).groups.flatMap((group) => group.items)
  const listed = (items: typeof after) =>
    items
      .map(({ id: _id, created_at: _at, ...rest }) => rest)
      .toSorted((a, b) => (a.title < b.title ? -1 : 1))
  expect(listed(after)).toEqual(listed(before))
}

/** At the end of the page, nothing is covered by fixed elements. */
async function nothingHidden(_: Scene, page: Page): Promise<void> {
  await fits(page)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const hidden = await page.evaluate(() => {
    const bar = [...document.querySelectorAll('[data-bottom-bar]')].find(
      (entry) => entry.getClientRects().length > 0,
    )
    // Folded content has a position but is invisible.
    const last = [...document.querySelectorAll('main li')].findLast((entry) => entry.checkVisibility())
    return bar && last ? last.getBoundingClientRect().bottom - bar.getBoundingClientRect().top : 0
  })
  expect(hidden).toBeLessThanOrEqual(0)
}

/**
 * The confirmation: a changed price must be accepted first, Back keeps what was typed, and two clicks place
 * one order.
 */
async function confirm(scene: Scene, page: Page, call: Call): Promise<void> {
  const { words, say } = scene
  const { orders, orderWords } = words.shop
  const { confirm: form } = orders
  await checkOut(scene, page)
  await page.waitForURL((address) => address.pathname === '/confirmOrder')
  await settled(page)
  await sees(page.getByText(TEAPOT).filter({ visible: true }))
  await unfoldAll(page)
  for (const text of [form.noAddress, orderWords.amounts.service, form.services])
    await sees(page.getByText(text).filter({ visible: true }))
  expect(await page.getByRole('textbox', { name: starting(form.contact) }).inputValue()).toMatch(
    /@demo\.example$/,
  )

  const submit = page.getByRole('button', { name: form.submit })
  // The balance is empty: the shortfall is shown, and links to the recharge and back.
  await sees(page.getByText(form.missing(say.money(await missing(page, call)))))
  const recharge = page.getByRole('link', { name: form.recharge })
  expect(await recharge.getAttribute('href')).toContain(encodeURIComponent('/confirmOrder'))

  const remark = page.getByRole('textbox', { name: starting(form.remark) })
  await remark.fill('Before Friday, please')
  await recharge.click()
  await page.waitForURL((address) => address.pathname === '/payment/recharge')
  await page.goBack()
  await settled(page)
  await expect.poll(() => remark.inputValue()).toBe('Before Friday, please')
  await fits(page)

  await submit.click()
  await sees(page.getByText(form.termsError))
  await page.getByRole('checkbox', { name: form.terms }).check()
  await changed(scene, page, call)
  let sent = 0
  page.on(
    'request',
    (request) => (sent += Number(request.url().endsWith('/api/v1/orders') && request.method() === 'POST')),
  )
  await submit.click({ clickCount: 2, delay: 20 })
  await page.waitForURL((address) => address.pathname === '/payment')
  expect(sent).toBe(1)
  expect((await call('GET /orders')).counts).toEqual({ pending_payment: 2 })
  await sees(page.getByRole('link', { name: words.shop.shell.cart, exact: true }))
}

/** What is still to be paid for the order: a new shopper's coupon is deducted, and the balance is empty. */
async function missing(page: Page, call: Call): Promise<number> {
  const cart_item_ids = new URL(page.url()).searchParams.get('items')!.split(',')
  const { amounts } = await call('POST /orders/preview', { body: { cart_item_ids, suggest_coupons: true } })
  return amounts.total_fen
}

/**
 * A price changed in another tab: the difference is shown, and must be accepted before anything is placed.
 */
async function changed({ words, say }: Scene, page: Page, call: Call): Promise<void> {
  const { confirm: form } = words.shop.orders
  const submit = page.getByRole('button', { name: form.submit })
  const lines = (await call('GET /cart')).groups.flatMap((group) => group.items)
  const { id } = lines.find((item) => item.title === CUPS)!
  await call('PATCH /cart/items/{id}', { params: { id }, body: { unit_price_fen: 3_000 } })
  // 10 more, and 5 % of them.
  await sees(page.getByText(form.changed.text(say.money(14_490), say.moneyWithCode(15_540))))
  await expect.poll(() => submit.getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('button', { name: form.changed.accept }).click()
}

const checkOut = ({ words }: Scene, page: Page): Promise<void> =>
  page
    .getByRole('button', { name: words.shop.cart.summary.checkout })
    .filter({ visible: true })
    .first()
    .click()

/** Whether a checkbox is checked, unchecked or mixed. */
async function stateOf(box: Locator): Promise<'all' | 'some' | 'none'> {
  if (await box.evaluate((input) => (input as HTMLInputElement).indeterminate)) return 'some'
  return (await box.isChecked()) ? 'all' : 'none'
}
