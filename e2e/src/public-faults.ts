import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { eventually } from './eventually.ts'
import { settled } from './page-faults.ts'
import { type PublicWalk, countCalls } from './public-walk.ts'
import { MEI } from './routes.ts'
import { countLoads, sees } from './scene.ts'

/* Slow, broken and missing networks (docs/rules/storefront.md). */

/**
 * The delay before skeletons are shown (docs/rules/storefront.md), and the minimum time that a skeleton stays
 * visible.
 */
const SKELETON_MS = 200
/** How long a toast is shown, in milliseconds: the clock is advanced manually, so it is exact to one step. */
const TOAST_MS = [3_800, 4_200] as const
const STEP_MS = 20

/**
 * A slow reply shows the skeleton after 200 ms without layout shifts. A quick one shows no skeleton at all.
 */
export async function walkSkeleton(walk: PublicWalk): Promise<void> {
  const { page } = await walk.sit(MEI)
  await page.addInitScript(watchSkeleton)
  let answer: { status: number; body: string } | undefined
  // Opened once, for all pending and later calls: the page may send two requests, the first before the server
  // replied.
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/v1/cart', async (route) => {
    if (answer) return await route.fulfill({ ...answer, contentType: 'application/json' })
    const response = await route.fetch()
    await released
    answer = { status: response.status(), body: await response.text() }
    await route.fulfill({ response })
  })
  await page.goto('/cart')
  await sees(page.locator('main .skeleton'))
  release()
  await settled(page)
  const slow = await watched(page)
  expect(slow.seenAfter).toBeGreaterThanOrEqual(SKELETON_MS - 20)
  expect(slow.shift).toBeLessThanOrEqual(0.02)

  // On a busy machine a reply may be slow although nothing delays it: then it does not count as quick, and
  // the page is loaded again.
  await eventually(async () => {
    await page.goto('/cart')
    await settled(page)
    expect((await watched(page)).seenAfter).toBeNull()
  })
}

type Watched = { seenAfter: number | null; shift: number }
const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as typeof window & { watched: Watched }).watched)

/**
 * Runs in the page: measures how long after its insertion a skeleton became visible, and the layout shift
 * (CLS).
 */
function watchSkeleton(): void {
  const found: { seenAfter: number | null; shift: number } = { seenAfter: null, shift: 0 }
  Object.assign(window, { watched: found })
  let since: number | undefined
  const find = () => document.querySelector('main .skeleton')
  // The clock of animations, which stands still within a frame however long that takes.
  const now = () => Number(document.timeline.currentTime)
  // An observer notices the insertion immediately; a frame on a busy machine would notice it late, and the
  // delay would seem too short.
  new MutationObserver(() => {
    since = find() ? (since ?? now()) : undefined
  }).observe(document, { childList: true, subtree: true })
  const look = () => {
    if (since !== undefined && find()?.checkVisibility({ visibilityProperty: true }))
      found.seenAfter ??= now() - since
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) found.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The region says that it could not load, and loads when retried. */
export async function walkApiDown(walk: PublicWalk): Promise<void> {
  const { page, complaints } = await walk.sit(MEI)
  const { stateText } = walk.words.ui
  await page.clock.install()
  await page.route('**/api/v1/cart', (route) => route.abort())
  await page.goto('/cart')
  const region = page.getByRole('main').getByRole('alert')
  await giveUp(page, region.getByText(stateText.couldNotLoad, { exact: true }))
  await sees(region.getByText(walk.words.shop.shell.unreachable))
  // Header and footer stay.
  await sees(page.getByRole('contentinfo'))
  await page.unroute('**/api/v1/cart')
  await region.getByRole('button', { name: stateText.tryAgain }).click()
  await region.waitFor({ state: 'detached' })
  await settled(page)
  forget(complaints, /ERR_FAILED/)
}

/**
 * A refusal is a toast for 4 seconds; a server fault is not a toast, but is shown at the form with its
 * reference.
 */
export async function walkToast(walk: PublicWalk): Promise<void> {
  const { page, complaints } = await walk.sit()
  const { login } = walk.words.shop
  await page.clock.install()
  await walk.open(page, '/user/login')
  await page.getByLabel(login.email, { exact: true }).fill(`unknown-${Date.now()}@demo.example`)
  await page.getByLabel(login.password, { exact: true }).fill('wrong123')
  const submit = page.getByRole('button', { name: login.submit, exact: true })
  const toast = page.locator('.toast')
  // The region for toasts is there once the page is hydrated.
  await page.locator('.toasts').waitFor({ state: 'attached' })
  await page.clock.pauseAt(Date.now() + 60_000)
  await submit.click()
  await eventually(async () => {
    await page.clock.runFor(STEP_MS)
    expect(await toast.count()).toBe(1)
  })
  expect(await toast.innerText()).toContain(walk.words.errors.reasons.bad_credentials)
  await page.clock.runFor(TOAST_MS[0] - STEP_MS)
  expect(await toast.count()).toBe(1)
  await page.clock.runFor(TOAST_MS[1] - TOAST_MS[0] + STEP_MS)
  expect(await toast.count()).toBe(0)
  await page.clock.resume()

  await page.route('**/api/v1/login', (route) =>
    route.fulfill({
      status: 500,
      json: { code: 500, message: walk.words.errors.internal, data: { error: 'internal', id: 'fault-17' } },
    }),
  )
  await submit.click()
  await sees(page.getByRole('main').getByText(/fault-17/))
  expect(await toast.count()).toBe(0)
  forget(complaints, /status of 500/)
}

/** A chunk that fails to load: one reload, then a panel; typed input is restored on return. */
export async function walkChunkFault(walk: PublicWalk): Promise<void> {
  const { page, complaints } = await walk.sit()
  const { login, shell } = walk.words.shop
  await page.route(/FindPasswordScreen-[^/]*\.js/, (route) => route.abort())
  await walk.open(page, '/user/login')
  const email = page.getByLabel(login.email, { exact: true })
  await email.fill('half@example.com')
  const loads = countLoads(page)
  await page.getByRole('main').getByRole('link', { name: login.forgot }).click()
  const panel = page.getByRole('alert').filter({ hasText: shell.updateNeeded.title })
  await sees(panel.getByRole('button', { name: shell.reload }))
  expect(loads()).toBe(1)
  await page.goBack()
  await eventually(async () => expect(await email.inputValue()).toBe('half@example.com'))

  await page.unroute(/FindPasswordScreen-[^/]*\.js/)
  await page.getByRole('main').getByRole('link', { name: login.forgot }).click()
  await panel.getByRole('button', { name: shell.reload }).click()
  await sees(page.getByRole('heading', { level: 1, name: walk.words.shop.accounts.findPassword.title }))
  // 422: React re-renders in the browser what the fault interrupted.
  forget(complaints, /ERR_FAILED|could not be loaded|React error #422/)
}

/**
 * Without a network: a note while it lasts, calls that fail immediately with a message, and no endless
 * skeleton.
 */
export async function walkOffline(walk: PublicWalk): Promise<void> {
  const { page, context, complaints } = await walk.sit()
  const { shell } = walk.words.shop
  await page.clock.install()
  await walk.open(page, '/')
  const choose = await chooserOfWeights(walk, page)
  await choose()
  await page.locator('#prices').getByRole('table').first().waitFor()
  await context.setOffline(true)
  const note = page.getByText(shell.offline)
  await sees(note)
  const box = (await note.boundingBox())!
  // It is above the bar of tabs and does not cover it.
  const tabs = await page.locator('#tab-bar').boundingBox()
  expect(box.y + box.height).toBeLessThanOrEqual(tabs?.y ?? walk.way.height)
  await choose()
  await giveUp(page, page.locator('#prices').getByRole('alert').getByText(shell.unreachable))
  expect(await page.locator('.skeleton').count()).toBe(0)
  await context.setOffline(false)
  await note.waitFor({ state: 'detached' })
  await page.locator('#prices').getByRole('table').first().waitFor()
  forget(complaints, /ERR_INTERNET_DISCONNECTED/)
}

/**
 * Selects one weight after another until prices are requested: a selection before hydration is lost, and
 * prices requested before are cached. Run once with a network, so that the code is loaded when the network is
 * gone.
 */
async function chooserOfWeights({ words }: PublicWalk, page: Page): Promise<() => Promise<void>> {
  const asked = countCalls(page, 'GET /shipping/prices')
  const weight = page.locator('#prices').getByLabel(words.shop.home.below.prices.weight)
  const known = await weight
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''))
  let next = 0
  return async () => {
    const before = asked()
    await eventually(async () => {
      await weight.selectOption(known[next++ % known.length]!)
      expect(asked()).toBeGreaterThan(before)
    })
  }
}

/** Advances the clock over the page's retry delays until it stops retrying. */
async function giveUp(page: Page, message: Locator): Promise<void> {
  await eventually(async () => {
    await page.clock.fastForward(2_000)
    expect(await message.isVisible()).toBe(true)
  })
}

/** Removes the complaints that the fault caused deliberately. */
function forget(complaints: string[], expected: RegExp): void {
  const others = complaints.filter((complaint) => !expected.test(complaint))
  complaints.splice(0, complaints.length, ...others)
}
