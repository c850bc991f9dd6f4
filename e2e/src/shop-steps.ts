import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { Page } from 'playwright-core'
import { SHOPPER_PASSWORD } from './calls.ts'
import { drawPicture } from './picture.ts'
import { type Scene, sees, starting } from './scene.ts'
import { unfoldAll } from './unfold-all.ts'

/*
 * What the shopper does, one function for each step.
 */

/**
 * Goes to the registration page through the log-in, as on a telephone, and fills it in; a link is then mailed
 * to the address.
 */
export async function register({ words, url }: Scene, page: Page, email: string): Promise<void> {
  const { register: form, success } = words.shop.accounts
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: words.shop.shell.login }).click()
  await page.getByRole('main').getByRole('link', { name: words.shop.login.register }).click()
  await sees(page.getByRole('heading', { level: 1, name: form.title }))
  await page.getByLabel(words.shop.login.email, { exact: true }).fill(email)
  await page.getByLabel(form.newPassword, { exact: true }).fill(SHOPPER_PASSWORD)
  await page.getByLabel(form.repeat, { exact: true }).fill(SHOPPER_PASSWORD)
  await page.getByRole('button', { name: form.submit, exact: true }).click()
  await page.waitForURL(`${url}/user/registerSuccess`)
  await sees(page.getByText(success.sentTo(email)))
}

/** Opens the mailed address. */
export async function verify({ words }: Scene, page: Page, address: string, email: string): Promise<void> {
  const { verifiedTitle, verified } = words.shop.accounts.result
  await page.goto(address)
  await sees(page.getByRole('heading', { level: 1, name: verifiedTitle }))
  await sees(page.getByText(verified(email)))
}

export async function logOut({ words, url }: Scene, page: Page): Promise<void> {
  const { account, logout } = words.shop.shell
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: account }).click()
  await page.getByRole('banner').getByRole('button', { name: logout }).click()
  await page.waitForURL(`${url}/`)
  await sees(page.getByRole('banner').getByRole('link', { name: words.shop.shell.login }))
}

/** Fills in the open log-in page. */
export async function logIn({ words }: Scene, page: Page, email: string): Promise<void> {
  const { login } = words.shop
  await page.getByLabel(login.email, { exact: true }).fill(email)
  await page.getByLabel(login.password, { exact: true }).fill(SHOPPER_PASSWORD)
  await page.getByRole('button', { name: login.submit, exact: true }).click()
}

/** Pastes into the paste box of the home page. */
export async function paste({ words }: Scene, page: Page, text: string): Promise<void> {
  const { searchLabel, searchButton } = words.shop.shell
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: searchLabel }).fill(text)
  await main.getByRole('button', { name: searchButton }).click()
  await page.waitForURL((address) => address.pathname === '/productdetail')
}

/** Chooses an option of the seller's page, a quantity, detail photos and what they should show. */
export async function fillOrderForm(
  { words }: Scene,
  page: Page,
  wish: { option: string; pieces: number; photos: number; note: string },
): Promise<void> {
  const { form } = words.shop.goods
  const { increase } = words.ui.quantityText
  await page.getByRole('radio', { name: wish.option }).check()
  for (let more = 1; more < wish.pieces; more++)
    await page.getByRole('button', { name: increase(form.quantity) }).click()
  await unfoldAll(page)
  for (let more = 0; more < wish.photos; more++)
    await page.getByRole('button', { name: increase(form.photos) }).click()
  await page.getByLabel(form.photoNote).fill(wish.note)
}

/** From the cart to the payment page, through the confirmation. */
export async function checkOut({ words, say }: Scene, page: Page, totalFen: Fen): Promise<void> {
  const { cart, orders } = words.shop
  await sees(page.getByText(say.moneyWithCode(totalFen)))
  await page.getByRole('button', { name: cart.summary.checkout }).click()
  await sees(page.getByRole('heading', { level: 1, name: orders.confirm.title }))
  await page.getByRole('checkbox', { name: orders.confirm.terms }).check()
  await declineCoupons(page, words)
  await sees(page.getByText(say.moneyWithCode(totalFen)))
  await page.getByRole('button', { name: orders.confirm.submit }).click()
  await page.waitForURL((address) => address.pathname === '/payment')
}

/**
 * Chooses no coupon for any order of a confirmation: a new shopper's would be applied automatically, and
 * `rewards-walk.long.test.ts` uses it.
 */
export async function declineCoupons(page: Page, { shop }: Scene['words']): Promise<void> {
  await unfoldAll(page)
  for (const none of await page.getByRole('radio', { name: shop.rewards.choice.none }).all())
    await none.click()
}

/** From a payment page with a shortfall to the provider's own page and back. */
export async function rechargeOnTheWay({ words, say }: Scene, page: Page, creditFen: Fen): Promise<void> {
  const { payment } = words.shop
  await page.getByRole('link', { name: payment.rechargeLink }).click()
  await page.getByRole('radio', { name: payment.recharge.own, exact: true }).check()
  await page.getByLabel(payment.recharge.ownAmount).fill(say.plainMoney(creditFen))
  await sees(
    page.getByRole('region', { name: payment.recharge.quote }).getByText(say.moneyWithCode(creditFen)),
  )
  await page.getByRole('button', { name: payment.recharge.submit }).click()
  await sees(page.getByRole('heading', { level: 1, name: words.provider.title }))
  await page.getByRole('button', { name: words.provider.approve }).click()
  await page.waitForURL((address) => address.pathname === '/payment/payResult')
  await sees(page.getByText(payment.recharge.doneText(say.money(creditFen))))
  await page.getByRole('link', { name: payment.recharge.back }).click()
}

/** Pays the amount of the open payment page from the balance. */
export async function payFromBalance({ words, say }: Scene, page: Page, totalFen: Fen): Promise<void> {
  const { payment } = words.shop
  await page.getByRole('radio', { name: starting(payment.balance) }).check()
  await page.getByRole('button', { name: payment.pay(say.moneyWithCode(totalFen)), exact: true }).click()
  await page.waitForURL((address) => address.pathname === '/payment/payResult')
  await sees(page.getByRole('status').getByText(payment.result.succeeded, { exact: true }))
}

/** Ticks an item on the shelf, compares the methods for a country, and continues with one of them. */
export async function buildPackage(
  { words, say }: Scene,
  page: Page,
  wish: { title: string; country: string; line: string; totalFen: Fen },
): Promise<void> {
  const { shelf, builder, confirm } = words.shop.warehouse
  await page.getByRole('checkbox', { name: shelf.pick(wish.title) }).check()
  await sees(page.getByRole('checkbox', { name: shelf.pick(wish.title), checked: true }))
  await page.getByRole('combobox', { name: builder.destination }).selectOption(wish.country)
  const line = page
    .getByRole('radio', { name: wish.line })
    .and(page.getByRole('radio', { name: say.money(wish.totalFen) }))
  await line.click()
  await sees(line.and(page.getByRole('radio', { checked: true })))
  await page.getByRole('button', { name: builder.continue }).click()
  await sees(page.getByRole('heading', { level: 1, name: confirm.title }))
}

/** Unfolds a section, unless it is unfolded. */
export async function unfold(page: Page, title: string): Promise<void> {
  const line = page.locator('summary').filter({ hasText: title })
  await sees(line)
  if (!(await line.evaluate((summary) => summary.parentElement?.hasAttribute('open')))) await line.click()
}

/** Fills in the customs declaration. */
export async function declare(
  { words }: Scene,
  page: Page,
  thing: { title: string; description: string },
): Promise<void> {
  const { confirm } = words.shop.warehouse
  await unfold(page, confirm.steps.contents)
  await unfold(page, thing.title)
  await page.getByRole('textbox', { name: confirm.descriptionOf(thing.title) }).fill(thing.description)
}

/** Accepts the terms of confirm info and continues to the payment. */
export async function acceptTerms({ words }: Scene, page: Page): Promise<void> {
  const { confirm } = words.shop.warehouse
  await page.getByRole('checkbox', { name: confirm.terms.replaceAll(/<[^>]*>/g, '') }).check()
  await page.getByRole('button', { name: confirm.submit }).click()
}

export type Address = {
  country: string
  firstName: string
  lastName: string
  city: string
  street: string
  postcode: string
  phone: string
  email: string
}

/** Fills in the address form of confirm info and saves it. */
export async function addAddress({ words }: Scene, page: Page, address: Address): Promise<void> {
  const { fields, postcode, save } = words.shop.addresses
  await page.getByLabel(fields.country, { exact: true }).selectOption(address.country)
  await page.getByLabel(fields.firstName, { exact: true }).fill(address.firstName)
  await page.getByLabel(fields.lastName, { exact: true }).fill(address.lastName)
  await page.getByLabel(fields.city, { exact: true }).fill(address.city)
  await page.getByLabel(fields.address, { exact: true }).fill(address.street)
  await page.getByLabel(postcode.postal, { exact: true }).fill(address.postcode)
  await page.getByLabel(fields.phone, { exact: true }).fill(address.phone)
  await page.getByLabel(fields.email, { exact: true }).fill(address.email)
  await page.getByRole('button', { name: save }).click()
  await sees(page.getByText(address.street))
}

/** Confirms receipt of the open package and reviews it, with a picture. */
export async function receiveAndReview(
  { words }: Scene,
  page: Page,
  review: { stars: number; text: string },
): Promise<void> {
  const { actions, receipt, review: form } = words.shop.parcels
  const { stars, starNamed } = words.label.starsText
  await page.getByRole('button', { name: actions.confirm }).click()
  await page.getByRole('dialog').getByRole('button', { name: receipt.confirm }).click()
  await page.getByRole('dialog').getByRole('button', { name: receipt.review }).click()
  const chosen = starNamed(stars[review.stars - 1]!, review.stars)
  await page.getByRole('radio', { name: chosen }).check({ force: true })
  await page.getByLabel(form.body).fill(review.text)
  await page
    .getByLabel(form.pictures, { exact: true })
    .setInputFiles({ name: 'unpacked.png', mimeType: 'image/png', buffer: drawPicture(200) })
  await sees(page.getByRole('button', { name: form.removePicture(1) }))
  await page.getByRole('button', { name: form.submit }).click()
  await sees(page.getByRole('heading', { name: form.yours }))
  await sees(page.getByText(review.text))
}
