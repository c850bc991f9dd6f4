import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { eventually } from './eventually.ts'
import { settled, touch } from './page-faults.ts'
import { type PublicWalk, countCalls } from './public-walk.ts'
import { MEI } from './routes.ts'
import { countLoads, sees } from './scene.ts'

/* Slow, broken and missing networks (docs/rules/storefront.md). */

/** The delay of skeletons (docs/rules/storefront.md), and the least that a skeleton stays once it was seen. */
const SKELETON_MS = 200
/** Milliseconds that a toast is there: the clock is set by hand, so it is exact but for one step of it. */
const TOAST_MS = [3_800, 4_200] as const
const STEP_MS = 20

/** A slow answer: the skeleton after 200 ms, and nothing jumps. A quick one: no skeleton at all. */
export async function walkSkeleton(walk: PublicWalk): Promise<void> {
  const { page } = await walk.sit(MEI)
  await page.addInitScript(watchSkeleton)
  let answer: { status: number; body: string } | undefined
  // Opened once, for every call that waits or comes later: the page may ask twice, and before the server answered.
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

  // On a busy machine an answer may be slow although nothing holds it: then it is no quick one, and another is asked for.
  await eventually(async () => {
    await page.goto('/cart')
    await settled(page)
    expect((await watched(page)).seenAfter).toBeNull()
  })
}

type Watched = { seenAfter: number | null; shift: number }
const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as typeof window & { watched: Watched }).watched)

/** Runs in the page: how long after its coming a skeleton was first in sight, and by how much the page jumped (CLS). */
function watchSkeleton(): void {
  const found: { seenAfter: number | null; shift: number } = { seenAfter: null, shift: 0 }
  Object.assign(window, { watched: found })
  let since: number | undefined
  const find = () => document.querySelector('main .skeleton')
  // The clock by which animations run: it stands still within a frame, however long that takes.
  const now = () => Number(document.timeline.currentTime)
  // When it came is heard at once; a frame of a busy machine would tell it late, and the wait would look too short.
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

/** The region says that it could not load, and does when it is told to try again. */
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

/** A refusal is a toast for 4 seconds; a server fault is not a toast, but stays beside the form with its reference. */
export async function walkToast(walk: PublicWalk): Promise<void> {
  const { page, complaints } = await walk.sit()
  const { login } = walk.words.shop
  await page.clock.install()
  await walk.open(page, '/user/login')
  await page.getByLabel(login.email, { exact: true }).fill(`unknown-${Date.now()}@demo.example`)
  await page.getByLabel(login.password, { exact: true }).fill('wrong123')
  const submit = page.getByRole('button', { name: login.submit, exact: true })
  const toast = page.locator('.toast')
  // The overlays come with the first touch of the page.
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

/** A chunk that does not come: one reload, then a panel; what was typed is there when one goes back. */
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
  await sees(panel.getByRole('button', { name: shell.updateNeeded.reload }))
  expect(loads()).toBe(1)
  await page.goBack()
  await eventually(async () => expect(await email.inputValue()).toBe('half@example.com'))

  await page.unroute(/FindPasswordScreen-[^/]*\.js/)
  await page.getByRole('main').getByRole('link', { name: login.forgot }).click()
  await panel.getByRole('button', { name: shell.updateNeeded.reload }).click()
  await sees(page.getByRole('heading', { level: 1, name: walk.words.shop.accounts.findPassword.title }))
  // 422: React draws anew in the browser what the fault interrupted.
  forget(complaints, /ERR_FAILED|could not be loaded|React error #422/)
}

/** No network: a note for as long as there is none, a call that says so at once, and no endless skeleton. */
export async function walkOffline(walk: PublicWalk): Promise<void> {
  const { page, context, complaints } = await walk.sit()
  const { shell } = walk.words.shop
  await page.clock.install()
  // What is below the hero fetches its code at the first touch: without it nothing could be chosen there.
  const below = page.waitForResponse(/\/below-[^/]*\.js$/)
  await walk.open(page, '/')
  await touch(page)
  await below
  const choose = await chooserOfWeights(walk, page)
  await choose()
  await page.locator('#prices').getByRole('table').first().waitFor()
  await context.setOffline(true)
  const note = page.getByText(shell.offline)
  await sees(note)
  const box = (await note.boundingBox())!
  // It lies above the bar of tabs, not on it.
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
 * Chooses one weight after another until prices are asked for: a choice that is made before its code has come alive is not heard, and what was asked before is
 * known. Done once with a network, so that all of that code is there when there is none.
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

/** Lets the time pass that the page waits before it asks again, until it asks no more. */
async function giveUp(page: Page, said: Locator): Promise<void> {
  await eventually(async () => {
    await page.clock.fastForward(2_000)
    expect(await said.isVisible()).toBe(true)
  })
}

/** Drops the complaints that the fault made on purpose. */
function forget(complaints: string[], expected: RegExp): void {
  const others = complaints.filter((complaint) => !expected.test(complaint))
  complaints.splice(0, complaints.length, ...others)
}
