import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { appCode } from './authenticator.ts'
import { axeFaults } from './axe.ts'
import { login } from './calls.ts'
import { eventually } from './eventually.ts'
import { settled } from './page-faults.ts'
import { type Scene, sees } from './scene.ts'
import { logOut } from './shop-steps.ts'
import { mailedAddress, newShopper } from './shoppers.ts'

const NEW_PASSWORD = 'grau7dohle'
/** Refusals that the walk provokes deliberately. */
const EXPECTED = /410 POST .*check_reset_password_link|40[01] POST .*\/login$/

/** A forgotten password, logging out a device from another one, and two-step login. */
export async function walkAccount(scene: Scene): Promise<void> {
  const page = await scene.shopper()
  const { email } = await newShopper(scene.url)
  await resetPassword(scene, page, email)
  await logIn(scene, page, email)
  await sees(page.getByRole('banner').getByRole('button', { name: scene.words.shop.shell.account }))
  await signOutElsewhere(scene, page, email)
  const recoveryCode = await switchOn(scene, page)
  await logOut(scene, page)
  await logInByTwoSteps(scene, page, email, recoveryCode)
  expect(scene.complaints().filter((complaint) => !EXPECTED.test(complaint))).toEqual([])
}

async function resetPassword({ words, url }: Scene, page: Page, email: string): Promise<void> {
  const { findPassword, resetPassword: form, passwordResult } = words.shop.accounts
  await page.goto('/user/login')
  await settled(page)
  await page.getByRole('link', { name: words.shop.login.forgot }).click()
  await sees(page.getByRole('heading', { level: 1, name: findPassword.title }))
  await page.getByLabel(words.shop.login.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: findPassword.submit, exact: true }).click()
  await sees(page.getByText(findPassword.sent(email)))
  expect(await axeFaults(page)).toEqual([])

  const address = await eventually(async () => {
    const found = await mailedAddress(url, email)
    if (!found.includes('resetPassword')) throw new Error(`the newest mail holds ${found}`)
    return found
  })
  await page.goto(new URL(address).pathname + new URL(address).search)
  await sees(page.getByRole('heading', { level: 1, name: form.title }))
  expect(page.url()).not.toContain('token')
  await page.getByLabel(form.newPassword, { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel(form.repeat, { exact: true }).fill(NEW_PASSWORD)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: form.submit, exact: true }).click()
  await sees(page.getByRole('heading', { level: 1, name: passwordResult.title }))

  await page.goto(new URL(address).pathname + new URL(address).search)
  await sees(page.getByRole('heading', { level: 1, name: words.errors.reasons.link_expired }))
}

async function logIn({ words }: Scene, page: Page, email: string): Promise<void> {
  await page.goto('/user/login')
  await settled(page)
  await page.getByLabel(words.shop.login.email, { exact: true }).fill(email)
  await page.getByLabel(words.shop.login.password, { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: words.shop.login.submit, exact: true }).click()
}

async function signOutElsewhere({ words, url }: Scene, page: Page, email: string): Promise<void> {
  const { devices, title } = words.shop.security
  const other = await login(url, email, NEW_PASSWORD)
  await page.goto('/mine/secure')
  await sees(page.getByRole('heading', { level: 1, name: title }))
  const list = page.getByRole('region', { name: devices.title })
  await sees(list.getByText(devices.here))
  await list
    .getByRole('button', { name: devices.endNamed(devices.name(null, null)) })
    .first()
    .click()
  await sees(list.getByText(devices.alone))
  await expect(other('GET /users/info')).rejects.toMatchObject({ error: 'login_required' })
}

/** Sets up two-step login with the key to be typed; returns a recovery code. */
async function switchOn({ words }: Scene, page: Page): Promise<string> {
  const { twoFactor, password } = words.shop.security
  const card = page.getByRole('region', { name: twoFactor.title, exact: true })
  await card.getByRole('button', { name: twoFactor.switchOn }).click()
  const asking = page.getByRole('dialog', { name: twoFactor.startTitle })
  await asking.getByLabel(password, { exact: true }).fill(NEW_PASSWORD)
  await asking.getByRole('button', { name: twoFactor.startSubmit }).click()

  await sees(page.getByRole('img', { name: twoFactor.qr }))
  expect(await axeFaults(page)).toEqual([])
  const secret = await page.locator('dialog .code').first().innerText()
  await page.getByLabel(twoFactor.appCode, { exact: true }).fill(appCode(secret, Date.now()))
  const setup = page.getByRole('dialog', { name: twoFactor.setupTitle })
  await setup.getByRole('button', { name: twoFactor.confirm, exact: true }).click()

  const codes = page.getByRole('dialog', { name: twoFactor.codesTitle })
  const code = await codes.getByRole('listitem').first().innerText()
  await codes.getByRole('button', { name: twoFactor.kept }).click()
  await sees(card.getByText(twoFactor.on, { exact: true }))
  return code
}

async function logInByTwoSteps(scene: Scene, page: Page, email: string, recoveryCode: string): Promise<void> {
  const { words } = scene
  const { code } = words.shop.accounts
  const submit = page.getByRole('button', { name: words.shop.login.submit, exact: true })
  await logIn(scene, page, email)
  const field = page.getByLabel(code.label, { exact: true })
  await field.fill('000000')
  await submit.click()
  await sees(page.getByText(words.errors.fields.wrong_code))
  expect(await axeFaults(page)).toEqual([])
  await field.fill(recoveryCode)
  await submit.click()
  await sees(page.getByRole('banner').getByRole('button', { name: words.shop.shell.account }))
}
