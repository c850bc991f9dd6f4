import { formatter } from '@longhaul/text/format.ts'
import type { Browser, Locator, Page } from 'playwright-core'
import { type Seat, type Way, sitDown } from './browser.ts'
import { logInAt } from './log-in.ts'
import { settled } from './page-faults.ts'
import { type Words, wordsIn } from './words.ts'
import { READERS_ZONE } from './zones.ts'

/**
 * A walk over the public pages in one language and width: a guest's page, and temporarily those of other
 * users.
 */
export class PublicWalk {
  readonly url: string
  readonly way: Way
  readonly words: Words
  readonly say: ReturnType<typeof formatter>
  readonly #browser: Browser
  readonly #seats: Seat[] = []

  constructor(browser: Browser, url: string, way: Way) {
    this.url = url
    this.way = way
    this.words = wordsIn(way.lang)
    this.say = formatter(way.lang, READERS_ZONE)
    this.#browser = browser
  }

  get wide(): boolean {
    return this.way.width > 720
  }

  /** A page for a new user: a guest, or logged in. */
  async sit(email?: string): Promise<Seat> {
    const seat = await sitDown(this.#browser, this.url, { ...this.way, touch: !this.wide })
    this.#seats.push(seat)
    if (email) await logInAt(seat, this.url, email)
    return seat
  }

  /** Closes all pages. Returns the errors that they logged. */
  async end(): Promise<string[]> {
    const seats = this.#seats.splice(0)
    for (const { context } of seats) await context.close()
    return seats.flatMap(({ complaints }) => complaints)
  }

  async open(page: Page, path: string): Promise<void> {
    await page.goto(path)
    await settled(page)
  }

  /** The header's menu for languages, for guests with the currencies. */
  languageMenu(page: Page): Locator {
    return page.getByRole('banner').getByRole('button', { name: this.words.shop.shell.language })
  }
}

/** Counts the calls to the server from now on, such as `POST /login`. */
export function countCalls(page: Page, call: string): () => number {
  const [method, path] = call.split(' ') as [string, string]
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === `/api/v1${path}`) calls += 1
  })
  return () => calls
}

export const hasFocus = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => element === document.activeElement)

export const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)
