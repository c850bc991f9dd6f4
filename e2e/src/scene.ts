import type { Call } from '@longhaul/contract/client.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import { formatter } from '@longhaul/text/format.ts'
import type { Browser, Locator, Page } from 'playwright-core'
import { type Seat, type Way, keepEvidence, sitDown } from './browser.ts'
import { STAFF_PASSWORD, staff, staffEmail } from './calls.ts'
import { logInAt, logInStaffAt } from './log-in.ts'
import { type Words, wordsIn } from './words.ts'

/** One walk: a shopper and the staff at their screens, all in one language. */
export class Scene {
  readonly url: string
  readonly way: Way
  readonly words: Words
  readonly say: ReturnType<typeof formatter>
  readonly #browser: Browser
  readonly #seats = new Map<string, Seat>()
  readonly #left: [name: string, seat: Seat][] = []

  constructor(browser: Browser, url: string, way: Way) {
    this.#browser = browser
    this.url = url
    this.way = way
    this.words = wordsIn(way.lang)
    this.say = formatter(way.lang)
  }

  /** The shopper's page. */
  shopper(): Promise<Page> {
    return this.#seat('shopper', this.way)
  }

  /** The shopper's page after a log-in, with the cookies that the log-in page would have set. */
  async shopperAs(email: string): Promise<Page> {
    const page = await this.shopper()
    await logInAt(this.#seats.get('shopper')!, this.url, email)
    return page
  }

  /** The page of another shopper, logged in as well, in a browser of their own. */
  async otherAs(email: string): Promise<Page> {
    const page = await this.#seat(email, this.way)
    await logInAt(this.#seats.get(email)!, this.url, email)
    return page
  }

  /**
   * The console for a member of staff with a role, on a desktop screen, with the cookie that the log-in page
   * would have set.
   */
  async desk(role: StaffRole): Promise<Page> {
    if (this.#seats.has(role)) return await this.#seat(role, this.way)
    const page = await this.#seat(role, deskWay(this.way))
    await logInStaffAt(this.#seats.get(role)!, this.url, role)
    await page.goto('/console')
    await page.getByRole('heading', { level: 1, name: this.words.desk.shell.sections.home }).waitFor()
    return page
  }

  /** The same, through the log-in page. */
  async deskByLogIn(role: StaffRole): Promise<Page> {
    if (this.#seats.has(role)) return await this.#seat(role, this.way)
    const page = await this.#seat(role, deskWay(this.way))
    const { email, password, submit } = this.words.desk.shell.login
    await page.goto('/console')
    await page.getByLabel(email, { exact: true }).fill(staffEmail(role))
    await page.getByLabel(password, { exact: true }).fill(STAFF_PASSWORD)
    await page.getByRole('button', { name: submit }).click()
    await page.getByRole('heading', { level: 1, name: this.words.desk.shell.sections.home }).waitFor()
    return page
  }

  /** Closes a member of staff's console, because an open console refetches its lists at every change. */
  async leave(role: StaffRole): Promise<void> {
    const seat = this.#seats.get(role)
    if (!seat) return
    this.#seats.delete(role)
    this.#left.push([role, seat])
    await seat.context.close()
  }

  /** The same users over the API, for steps whose screens are not under test. */
  call = (role: StaffRole): Promise<Call> => staff(this.url, role)

  /** Errors that any page of the walk logged, and refused calls; empty if all went well. */
  complaints(): string[] {
    return [...this.#left, ...this.#seats].flatMap(([name, { complaints, refusals }]) =>
      [...complaints, ...refusals].map((complaint) => `${name}: ${complaint}`),
    )
  }

  /** Runs the walk; if it fails, every page is saved as a screenshot and as a screen reader would read it. */
  async play(walk: (scene: Scene) => Promise<void>): Promise<void> {
    try {
      await walk(this)
    } catch (error) {
      const kept = await Promise.all(
        [...this.#seats].map(([name, { page }]) => keepEvidence(page, `${this.way.lang}-${name}`)),
      )
      const lines = [error instanceof Error ? error.message : String(error), ...this.complaints(), ...kept]
      throw new Error(lines.join('\n'), { cause: error })
    } finally {
      for (const { context } of this.#seats.values()) await context.close()
    }
  }

  async #seat(name: string, way: Pick<Way, 'lang'> & { width: number; height: number }): Promise<Page> {
    let seat = this.#seats.get(name)
    if (!seat) this.#seats.set(name, (seat = await sitDown(this.#browser, this.url, way)))
    return seat.page
  }
}

const deskWay = ({ lang }: Way) => ({ lang, width: 1280, height: 900 })

/** Waits until an element is there and visible. */
export const sees = (what: Locator): Promise<void> => what.first().waitFor()

/** The number of page loads from now on: 0 if the page updated without a reload. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}

/** Matches a name by its beginning, because prices and hints follow it. */
export const starting = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`)
