import { allRoutes } from '@longhaul/contract/routes.ts'
import { someOf } from '@longhaul/domain/form.test-support.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGLISH_AT_1190, type Seat, launch, sitDown } from './src/browser.ts'
import { logInAt, logInStaffAt } from './src/log-in.ts'
import { settled } from './src/page-faults.ts'
import { waitedFor } from './src/requests.ts'
import { MEI, shopRoutes, thingsOfMei } from './src/routes.ts'
import { shop } from './src/shop.ts'
import { wordsIn } from './src/words.ts'

/*
 * Every button of the shop and of the console, pressed five times in a row: whatever it does, it sends at
 * most once (docs/rules/storefront.md). The server would refuse a second call in most cases; here each call
 * that changes something is refused before it reaches the server, so that the demo stays as it is and the
 * button remains to be pressed. `npm test` presses those of some pages, `npm run test:long` of all.
 */

const { url } = await shop()
const browser = await launch()
const things = await thingsOfMei(url)
const sections = Object.keys(wordsIn('en').desk.shell.sections).map((section) =>
  section === 'home' ? '/console' : `/console/${section}`,
)

/** The calls that change something; other calls with a body only calculate. */
const CHANGING = allRoutes
  .filter(({ method, changes, shows }) => method !== 'GET' && ((changes?.length ?? 0) > 0 || !shows))
  .map(({ method, path }) => ({
    method: method as string,
    path: new RegExp(`^/api/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))

/** Of a table, those of the first row: the others do the same. */
const BUTTONS = 'button:not(tbody tr:nth-child(n + 2) *)'

const REFUSAL = {
  status: 409,
  json: { code: 409, message: 'Refused by the test', data: { error: 'transition_not_allowed' } },
}

/**
 * The hold that a panel takes when it opens: no button sends it, and on a slow machine it comes between
 * presses.
 */
const isPanelHold = (path: string, body: string | null) =>
  path.startsWith('/api/v1/staff/holds') && !body?.includes('take_over')

/** A reader's page whose changing calls are refused, and the calls since the last look. */
async function refusedPage(logIn?: (seat: Seat) => Promise<void>) {
  const seat = await sitDown(browser, url, ENGLISH_AT_1190)
  await logIn?.(seat)
  const sent: string[] = []
  await seat.page.route('**/api/v1/**', async (route) => {
    const method = route.request().method()
    const { pathname } = new URL(route.request().url())
    if (!CHANGING.some((call) => call.method === method && call.path.test(pathname)))
      return await route.continue()
    if (!isPanelHold(pathname, route.request().postData())) sent.push(`${method} ${pathname}`)
    return await route.fulfill(REFUSAL)
  })
  return { ...seat, sent }
}

type Refused = Awaited<ReturnType<typeof refusedPage>>

/**
 * Presses each button in the page five times, and then those of a dialog that one of them opens. Returns what
 * was sent more than once, by button.
 */
async function faultsAt({ page, sent }: Refused, path: string): Promise<string[]> {
  const faults: string[] = []
  const open = async () => {
    await page.goto(path)
    await settled(page)
  }
  await open()
  const address = page.url()
  const press = async (scope: string, place: number) => {
    sent.length = 0
    const name = await page.evaluate(pressFiveTimes, { buttons: `${scope} ${BUTTONS}`, place })
    await expect.poll(() => waitedFor(page), { message: `${page.url()} is still fetching` }).toEqual([])
    const twice = sent.filter((call, at) => sent.indexOf(call) !== at)
    if (twice.length > 0) faults.push(`${path}: ${name} sends ${twice.join(', ')} more than once`)
  }
  const count = await page.locator(`main ${BUTTONS}`).count()
  for (let place = 0; place < count; place++) {
    await press('main', place)
    if (await page.locator('dialog[open]').count()) await press('dialog[open]', -1)
    if (page.url() !== address || (await page.locator('dialog[open]').count())) await open()
  }
  return faults
}

/**
 * In the page: presses what is at the place of a button five times, as a hand does that does not see what the
 * first press opened. The last, if it is -1.
 */
async function pressFiveTimes({ buttons, place }: { buttons: string; place: number }): Promise<string> {
  const button = [...document.querySelectorAll<HTMLButtonElement>(buttons)].at(place)
  if (!button?.checkVisibility({ visibilityProperty: true })) return ''
  const name = button.getAttribute('aria-label') ?? button.textContent
  button.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = button.getBoundingClientRect()
  for (let press = 0; press < 5; press++) {
    const there = document.elementFromPoint(x + width / 2, y + height / 2)
    if (there instanceof HTMLElement && there.closest('button')) there.click()
    await new Promise((rendered) => setTimeout(rendered))
  }
  return name
}

describe('the shop', () => {
  let guest: Refused
  let mei: Refused
  beforeAll(async () => {
    guest = await refusedPage()
    mei = await refusedPage((seat) => logInAt(seat, url, MEI))
  })
  afterAll(async () => {
    await guest?.context.close()
    await mei?.context.close()
  })

  test.each(someOf(shopRoutes, 8, 1))('$name', async ({ path, guarded }) => {
    expect(await faultsAt(guarded ? mei : guest, path(things))).toEqual([])
  })
})

describe('the console', () => {
  let ada: Refused
  beforeAll(async () => {
    ada = await refusedPage((seat) => logInStaffAt(seat, url, 'admin'))
  })
  afterAll(() => ada?.context.close())

  test.each(someOf(sections, 18, 1))('%s', async (path) => {
    expect(await faultsAt(ada, path)).toEqual([])
  })
})
