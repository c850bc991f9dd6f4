import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { SHOPPER_PASSWORD, staff } from './calls.ts'
import { eventually } from './eventually.ts'
import { type PublicWalk, countCalls, hasFocus } from './public-walk.ts'
import { MEI } from './routes.ts'
import { sees } from './scene.ts'
import { mailedAddress, newShopper } from './shoppers.ts'

/* The pages that mails link to: registration, verification, a new password (docs/rules/storefront.md). */

/** Registering with five fast clicks; the mail in the page's language; its link on another device, twice. */
export async function walkRegistration(walk: PublicWalk): Promise<void> {
  const { page } = await walk.sit()
  const { register, success, result, onward } = walk.words.shop.accounts
  const email = `walk-${walk.way.lang}-${Date.now()}@demo.example`
  const sent = countCalls(page, 'POST /users')
  await fillRegistration(walk, page, email)
  await page.getByRole('button', { name: register.submit, exact: true }).click({ clickCount: 5 })
  await page.waitForURL(`${walk.url}/user/registerSuccess`)
  expect(sent()).toBe(1)
  await sees(page.getByText(success.sentTo(email)))
  const again = page.getByRole('button', { name: success.again })
  await expect.poll(() => again.getAttribute('aria-disabled')).toBe('true')
  await sees(page.getByText(new RegExp(success.wait(12).replace('12', '\\d+'))))
  const main = page.getByRole('main')
  for (const [name, path] of [
    [onward.shop, '/'],
    [onward.account, '/mine/setting'],
  ] as const)
    expect(await main.getByRole('link', { name }).getAttribute('href')).toBe(path)
  expect(await page.locator('a[href="/user/register"]').count()).toBe(1)

  const address = await mailTo(walk, email, 'welcome')
  const other = await walk.sit()
  for (const [title, sentence] of [
    [result.verifiedTitle, result.verified(email)],
    [result.alreadyTitle, result.already(email)],
  ] as const) {
    await other.page.goto(address)
    const heading = other.page.getByRole('heading', { level: 1, name: title })
    await sees(heading)
    await sees(other.page.getByText(sentence))
    await eventually(async () => expect(await hasFocus(heading)).toBe(true))
    await sees(other.page.getByRole('main').getByRole('link', { name: result.login, exact: true }))
  }
}

/** An address that already has an account: the page announces the mail and links to the log-in. */
export async function walkKnownAddress(walk: PublicWalk): Promise<void> {
  const { page } = await walk.sit()
  const { register, success } = walk.words.shop.accounts
  const { email } = await newShopper(walk.url)
  await fillRegistration(walk, page, email, 'another7pass')
  await page.getByRole('button', { name: register.submit, exact: true }).click()
  await sees(page.getByText(success.existing))
  await sees(page.getByText(success.sentTo(email)))
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: register.login, exact: true })
      .getAttribute('href'),
  ).toBe('/user/login')

  const guest = await walk.sit()
  await walk.open(guest.page, '/user/registerSuccess')
  await sees(guest.page.getByRole('heading', { level: 1, name: success.nothingTitle }))
}

/** Known and unknown addresses get the same reply; a logged-in shopper may request a link too. */
export async function walkFindPassword(walk: PublicWalk): Promise<void> {
  const { findPassword } = walk.words.shop.accounts
  const { login, shell } = walk.words.shop
  const { email: known } = await newShopper(walk.url)
  const unknown = `unknown-${known}`
  const texts: string[] = []
  for (const [address, who] of [
    [known, known],
    [unknown, undefined],
  ] as const) {
    const { page } = await walk.sit(who)
    await walk.open(page, '/user/findPassword')
    const field = page.getByLabel(login.email, { exact: true })
    await field.fill('mei@nowhere')
    await field.press('Tab')
    await sees(page.getByText(shell.checks.email))
    await field.fill(address)
    await page.getByRole('button', { name: findPassword.submit, exact: true }).click()
    await sees(page.getByRole('heading', { level: 1, name: findPassword.sentTitle }))
    const again = page.getByRole('button', { name: findPassword.again })
    await expect.poll(() => again.getAttribute('aria-disabled')).toBe('true')
    const text = await page.getByRole('main').innerText()
    texts.push(text.replaceAll(address, '…').replaceAll(/\d+ (s|秒)/g, '…'))
  }
  expect(texts[1]).toBe(texts[0])
  expect(texts[0]).toContain('30')
  expect(await mailTo(walk, known, 'reset_password')).toContain('/user/resetPassword?token=')
}

/** Expired, truncated and forged links: what is wrong, and the next step. */
export async function walkDeadLinks(walk: PublicWalk): Promise<void> {
  const { page } = await walk.sit()
  const { resetPassword, result } = walk.words.shop.accounts
  const { link_expired: expired } = walk.words.errors.reasons
  for (const path of ['/user/resetPassword', '/user/resetPassword?token=%00%F0%9F%98%80x']) {
    await walk.open(page, path)
    await sees(page.getByRole('heading', { level: 1, name: expired }))
    await page.getByRole('link', { name: resetPassword.again }).click()
    await page.waitForURL(`${walk.url}/user/findPassword`)
  }
  for (const path of ['/user/result', '/user/result?link=worn-out']) {
    await walk.open(page, path)
    await sees(page.getByRole('heading', { level: 1, name: result.unknownTitle }))
  }
  for (const who of [undefined, MEI]) {
    const seat = await walk.sit(who)
    await seat.page.route('**/api/v1/active_email', (route) =>
      route.fulfill({ status: 410, json: { code: 410, message: expired, data: { error: 'link_expired' } } }),
    )
    await walk.open(seat.page, '/user/result?link=old')
    const heading = seat.page.getByRole('heading', { level: 1, name: result.expiredTitle })
    await eventually(async () => expect(await hasFocus(heading)).toBe(true))
    const main = seat.page.getByRole('main')
    await sees(
      who
        ? main.getByRole('button', { name: walk.words.shop.accounts.success.again })
        : main.getByRole('link', { name: result.login, exact: true }),
    )
  }
}

async function fillRegistration(
  walk: PublicWalk,
  page: Page,
  email: string,
  password = SHOPPER_PASSWORD,
): Promise<void> {
  const { register } = walk.words.shop.accounts
  await walk.open(page, '/user/register')
  await page.getByLabel(walk.words.shop.login.email, { exact: true }).fill(email)
  await page.getByLabel(register.newPassword, { exact: true }).fill(password)
  await page.getByLabel(register.repeat, { exact: true }).fill(password)
}

/** Waits for a mail of a kind, in the page's language; returns the address in it. */
async function mailTo(walk: PublicWalk, email: string, template: string): Promise<string> {
  const support = await staff(walk.url, 'support')
  await eventually(async () => {
    const { items } = await support('GET /staff/mails', { query: { q: email } })
    expect(items.find((mail) => mail.template === template)?.lang).toBe(walk.way.lang)
  })
  const { pathname, search } = new URL(await mailedAddress(walk.url, email))
  return pathname + search
}
