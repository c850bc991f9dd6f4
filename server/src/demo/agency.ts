/** The browser of the people in the story, so that their devices have a name on the security page. */
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
import type { Lang } from '@longhaul/domain/languages.ts'
import { type Call, createClient } from '@longhaul/contract/client.ts'
import type { FastifyInstance } from 'fastify'
import type { FixedClock } from '../platform/clock.ts'
import {
  DEMO_PASSWORD,
  DEMO_STAFF_PASSWORD,
  SHOPPERS,
  STAFF,
  type ShopperName,
  type StaffName,
} from './people.ts'

/**
 * Acts for the people of the demo through the same calls that clients use, so that everything the demo shows
 * is permitted by the product's own rules. Runs on the story's clock; sessions expire as usual, so people log
 * in again when time has passed.
 */
export class Agency {
  readonly #origin: string
  readonly #clock: FixedClock
  readonly #end: Date
  readonly #runJobs: () => Promise<void>
  readonly #seedDemoRates: () => Promise<unknown>
  readonly #step: () => void
  readonly #logins = new Map<string, { token: string; at: number }>()

  constructor(
    app: FastifyInstance,
    clock: FixedClock,
    end: Date,
    behind: { runJobs: () => Promise<void>; seedDemoRates: () => Promise<unknown>; step: () => void },
  ) {
    const address = app.server.address()
    if (address === null || typeof address === 'string') throw new Error('the server does not listen')
    this.#origin = `http://127.0.0.1:${address.port}`
    this.#clock = clock
    this.#end = end
    this.#runJobs = behind.runJobs
    this.#seedDemoRates = behind.seedDemoRates
    this.#step = behind.step
  }

  /** Sets the story's clock to a number of days (and hours) before now. It never goes back. */
  at(daysAgo: number, hoursAgo = 0): void {
    const moment = new Date(this.#end.getTime() - daysAgo * 86_400_000 - hoursAgo * 3_600_000)
    if (moment >= this.#clock.now()) this.#clock.set(moment)
  }

  /** The current day in the story. */
  today = (): string => this.#clock.now().toISOString().slice(0, 10)

  runJobs = (): Promise<void> => this.#runJobs()

  /** Adds the exchange rates of the day before. */
  readRates = async (): Promise<void> => void (await this.#seedDemoRates())

  async shopper(name: ShopperName): Promise<Call> {
    const { email, lang } = SHOPPERS[name]
    return this.#caller(
      await this.#login(
        name,
        async () => (await this.#caller()('POST /login', { body: { email, password: DEMO_PASSWORD } })).token,
      ),
      lang,
    )
  }

  /** A guest: not logged in. */
  guest = (lang: Lang = 'en'): Call => this.#caller(undefined, lang)

  async staff(name: StaffName): Promise<Call> {
    const { email, lang } = STAFF[name]
    const body = { email, password: DEMO_STAFF_PASSWORD }
    return this.#caller(
      await this.#login(name, async () => (await this.#caller()('POST /staff/login', { body })).staff_token),
      lang,
    )
  }

  /** One member of staff proposes a call of the policy, another approves it (docs/rules/policy.md). */
  async agree(
    first: StaffName,
    second: StaffName,
    call: string,
    input: Record<string, unknown>,
  ): Promise<void> {
    const propose = await this.staff(first)
    const { id } = await propose('POST /staff/proposals', {
      body: { call, params: {}, body: input, reason: 'Agreed.' },
    })
    const approve = await this.staff(second)
    await approve('POST /staff/proposals/{id}/approve', { params: { id }, body: { figure: null } })
  }

  /** Approves or declines a payment on the sandbox provider's own page. */
  async decideCheckout(providerUrl: string, decision: 'approve' | 'decline'): Promise<void> {
    const { pathname } = new URL(providerUrl)
    const response = await fetch(`${this.#origin}${pathname}/${decision}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
    })
    if (response.status !== 303) throw new Error(`the sandbox answered ${response.status}`)
    await this.#runJobs()
  }

  async #login(name: string, logIn: () => Promise<string>): Promise<string> {
    const known = this.#logins.get(name)
    const now = this.#clock.now().getTime()
    if (known && now - known.at < 6 * 3_600_000) return known.token
    const token = await logIn()
    this.#logins.set(name, { token, at: now })
    return token
  }

  #caller(token?: string, lang: Lang = 'en'): Call {
    return createClient({
      base: `${this.#origin}/api/v1`,
      token: () => token,
      lang: () => lang,
      fetch: (url, init) => {
        this.#step()
        return fetch(url, {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init.headers)), 'user-agent': BROWSER },
        })
      },
    })
  }
}
