import { namesOf } from '@longhaul/domain/entries.ts'
import { passwordCases } from '@longhaul/domain/accounts/input-cases.ts'
import { isCommonPassword } from '@longhaul/domain/accounts/common-password.ts'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { SHOPPER_PASSWORD } from './calls.ts'
import { eventually } from './eventually.ts'
import { type PublicWalk, cookieOf, hasFocus } from './public-walk.ts'
import { sees } from './scene.ts'
import { newShopper } from './shoppers.ts'

/* Logging in and registering, up to sending the form (docs/rules/storefront.md). */

const DAY_SECONDS = 86_400

export async function walkLoginFields(walk: PublicWalk): Promise<void> {
  const { page } = await walk.sit()
  const { login, shell } = walk.words.shop
  const { passwordText } = walk.words.ui
  await walk.open(page, '/user/login')
  const email = page.getByLabel(login.email, { exact: true })
  const password = page.getByLabel(login.password, { exact: true })
  expect(await email.getAttribute('autocomplete')).toBe('username')
  expect(await password.getAttribute('autocomplete')).toBe('current-password')
  expect(await takesPaste(password)).toBe(true)

  for (const field of [email, password]) {
    await field.focus()
    await field.press('Tab')
    await saysOf(field, field === email ? shell.checks.emailNeeded : login.passwordNeeded)
  }
  await email.fill('mei@nowhere')
  await email.press('Tab')
  await saysOf(email, shell.checks.email)
  await email.pressSequentially('.com')
  await saysOf(email, null)

  await password.fill('geheim7')
  const eye = page.getByRole('button', { name: passwordText.showPassword })
  await eye.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => password.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: passwordText.hidePassword }).press(' ')
  await expect.poll(() => password.getAttribute('type')).toBe('password')
  await expect.poll(() => password.inputValue()).toBe('geheim7')

  const main = page.getByRole('main')
  for (const [name, path] of [
    [login.register, '/user/register'],
    [login.forgot, '/user/findPassword'],
  ] as const)
    expect(await main.getByRole('link', { name }).getAttribute('href')).toBe(path)
}

/** The reply does not reveal whether an address has an account. */
export async function walkWrongLogin(walk: PublicWalk): Promise<void> {
  const { page } = await walk.sit()
  const { login } = walk.words.shop
  const { email: known } = await newShopper(walk.url)
  const texts: string[] = []
  for (const address of [known, `unknown-${known}`]) {
    await walk.open(page, '/user/login')
    const email = page.getByLabel(login.email, { exact: true })
    await email.fill(address)
    await page.getByLabel(login.password, { exact: true }).fill('wrong123')
    await page.getByRole('button', { name: login.submit, exact: true }).click()
    const form = page.getByRole('main').locator('form')
    await sees(form.getByText(walk.words.errors.reasons.bad_credentials))
    texts.push(await form.innerText())
    await expect.poll(() => email.inputValue()).toBe(address)
  }
  expect(texts[1]).toBe(texts[0])
}

export async function walkLoginReturns(walk: PublicWalk): Promise<void> {
  const { page } = await walk.sit()
  const { login, shell } = walk.words.shop
  const { email } = await newShopper(walk.url)
  const asked = `/productdetail?url=${encodeURIComponent('https://shop.example.com/p?id=1&from=x')}`
  await walk.open(page, asked)
  await page.getByRole('banner').getByRole('link', { name: shell.login, exact: true }).click()
  await page.getByLabel(login.email, { exact: true }).fill(email)
  await page.getByLabel(login.password, { exact: true }).fill(SHOPPER_PASSWORD)
  await page.getByRole('button', { name: login.submit, exact: true }).click()
  await page.waitForURL(walk.url + asked)
  for (const name of ['token', 'isLogin']) {
    const left = (await cookieOf(page, name))!.expires - Date.now() / 1000
    expect(left / DAY_SECONDS).toBeCloseTo(2, 2)
  }
  await page.goto('/user/login')
  await page.waitForURL(`${walk.url}/`)
}

/**
 * The boundaries of docs/rules/accounts.md: each password is typed, left, and judged with the right sentence,
 * its rules ticked meanwhile.
 */
export async function walkPasswordEdges(walk: PublicWalk): Promise<void> {
  const { page } = await walk.sit()
  const { register } = walk.words.shop.accounts
  await walk.open(page, '/user/register')
  const field = page.getByLabel(register.newPassword, { exact: true })
  const rules = page.getByRole('list').filter({ hasText: register.rules.length })
  for (const rule of Object.values(register.rules)) await sees(rules.getByText(rule))
  for (const [password, broken] of passwordCases) {
    await field.fill(password)
    const ticked = await rules
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.filter((item) => item.hasAttribute('data-met')).map((item) => item.textContent),
      )
    const met = namesOf(register.rules).filter((rule) => password !== '' && !broken.includes(rule))
    expect(ticked.length, password).toBe(met.length)
    for (const rule of met) expect(ticked.join()).toContain(register.rules[rule])
    await field.press('Tab')
    await saysOf(field, broken.length > 0 ? register.passwordWrong : null)
    const warned = broken.length === 0 && isCommonPassword(password, '')
    await expect.poll(() => page.getByText(register.passwordCommon).count()).toBe(warned ? 1 : 0)
  }
}

export async function walkRegisterForm(walk: PublicWalk): Promise<void> {
  const { page } = await walk.sit()
  const { register } = walk.words.shop.accounts
  const { login, shell } = walk.words.shop
  const { fieldText, summaryText } = walk.words.ui
  await walk.open(page, '/user/register')
  const email = page.getByLabel(login.email, { exact: true })
  const password = page.getByLabel(register.newPassword, { exact: true })
  const repeat = page.getByLabel(register.repeat, { exact: true })
  const form = page.getByRole('main').locator('form')
  expect(await form.getByText(fieldText.required, { exact: true }).count()).toBe(3)
  expect(await form.getByText(fieldText.optional, { exact: true }).count()).toBe(1)
  for (const field of [password, repeat]) expect(await takesPaste(field)).toBe(true)

  await password.fill('dohle7grau')
  await repeat.fill('dohle7grae')
  await repeat.press('Tab')
  await saysOf(repeat, register.mismatch)
  await page.getByLabel(register.nickname).fill('林梅')
  await page.getByRole('button', { name: register.submit, exact: true }).click()
  const summary = page.getByRole('alert').filter({ hasText: summaryText.problemTitle })
  await eventually(async () => expect(await hasFocus(summary)).toBe(true))
  for (const [sentence, field] of [
    [shell.checks.emailNeeded, email],
    [register.mismatch, repeat],
  ] as const) {
    await summary.getByRole('link', { name: sentence }).click()
    await expect.poll(() => hasFocus(field)).toBe(true)
  }
  await expect.poll(() => password.inputValue()).toBe('dohle7grau')
  await expect.poll(() => page.getByLabel(register.nickname).inputValue()).toBe('林梅')

  // A reload, as after a change of language, keeps what may be kept: never a password.
  await email.fill('half@example.com')
  await page.reload()
  await eventually(async () => expect(await email.inputValue()).toBe('half@example.com'))
  await expect.poll(() => password.inputValue()).toBe('')
}

/** Waits until this is the field's only message; null: it has none. */
async function saysOf(field: Locator, sentence: string | null): Promise<void> {
  await eventually(async () => {
    const message = await field.evaluate((input) =>
      `${input.getAttribute('aria-describedby') ?? ''} ${input.getAttribute('aria-errormessage') ?? ''}`
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join('\n'),
    )
    expect(await field.getAttribute('aria-invalid')).toBe(sentence === null ? null : 'true')
    if (sentence) expect(message).toContain(sentence)
  })
}

/** Whether pasting into a field is not prevented. */
const takesPaste = (field: Locator): Promise<boolean> =>
  field.evaluate((input) =>
    input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
  )
