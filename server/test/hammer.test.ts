import { CallError, createClient } from '@longhaul/contract/client.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { isLong } from '@longhaul/domain/form.test-support.ts'
import type { MoneyAction } from './money-action.ts'
import { MONEY_ACTIONS, newKey } from './money-actions.ts'
import { type Crew, aCrew } from './money-states.ts'
import { listening, request } from './sockets.ts'
import { type Person, testWorld } from './world.ts'

/*
 * The shoppers' money actions over real connections: each request is sent except for its last byte, then all
 * last bytes are sent together, so that every layer (sockets, parsing, keys, transactions) handles the
 * requests at the same instant. `parallel-money.test.ts` checks the rows that are written; this test checks
 * which calls succeed, and that the books balance at the end. The long form is hammer.long.test.ts;
 * HAMMER_AT_ONCE sets the number of requests and HAMMER_ROUNDS the number of rounds.
 */

const AT_ONCE = Number(process.env['HAMMER_AT_ONCE'] ?? (isLong ? 64 : 16))
const ROUNDS = Number(process.env['HAMMER_ROUNDS'] ?? (isLong ? 20 : 1))

const world = testWorld({ manyAtOnce: true })
const wire = listening(world)
let crew: Crew
let people = 0

beforeAll(async () => {
  crew = await aCrew(world)
})

const shoppers = MONEY_ACTIONS.filter(({ route }) => route && !route.includes('/staff/'))

test('there is something to hammer', () => expect(shoppers.length).toBeGreaterThan(20))

describe.each(Array.from({ length: ROUNDS }, (_, round) => round))('round %i', (round) => {
  // Half of the actions come from independent clients and half share one key; the next round swaps them.
  test.each(shoppers.map((shopper, at) => [shopper.name, shopper, (at + round) % 2 === 0] as const))(
    `to %s, ${AT_ONCE} times concurrently`,
    async (_, action, hasKey) => {
      const answers = await hammer(action, hasKey || action.repeats === 'another' ? newKey() : undefined)
      const yes = answers.filter((answer) => answer.status === 'fulfilled')
      for (const answer of answers) if (answer.status === 'rejected') expectRefused(answer.reason)
      if (!hasKey && action.repeats !== 'another') return expect(yes).toHaveLength(1)
      expect(yes).toHaveLength(AT_ONCE)
      expect(new Set(yes.map(({ value }) => JSON.stringify(value))).size).toBe(1)
    },
  )
})

async function hammer(action: MoneyAction, key: ReturnType<typeof newKey> | undefined) {
  const who = await world.shopper(`h${++people}`)
  const gate = new Gate()
  const attempt = await action.prepare({ ...crew, who: overTheWire(who, gate) })
  gate.gather(AT_ONCE)
  return await Promise.allSettled(Array.from({ length: AT_ONCE }, () => retryWhileBusy(() => attempt(key))))
}

/**
 * Retries a call that was refused with `try_again`: a shortage of database connections says nothing about the
 * money.
 */
async function retryWhileBusy(attempt: () => Promise<unknown>): Promise<unknown> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof CallError && error.error === 'try_again')) throw error
    }
  }
}

/** Expects a refusal: there was an answer, and nothing broke. */
function expectRefused(error: unknown): void {
  if (!(error instanceof CallError)) throw error
  expect(error.status, error.message).toBeGreaterThanOrEqual(400)
  expect(error.status, error.message).toBeLessThan(500)
}

/** The same person, each of whose calls uses its own socket. */
const overTheWire = (who: Person, gate: Gate): Person => ({
  ...who,
  call: createClient({
    base: '/api/v1',
    token: () => who.token,
    lang: () => 'en',
    fetch: async (url, { method, headers, body }) => {
      const held = await wire.hold(request(`${method} ${url}`, Object(headers), String(body ?? '')))
      await gate.pass()
      const { status, text } = await held.rest()
      return new Response(text, { status })
    },
  }),
})

/**
 * Lets every call pass until `gather`; after that, `count` calls wait for each other and proceed together.
 */
class Gate {
  #missing = 0
  #opened: Promise<void> = Promise.resolve()
  #open: () => void = () => {}

  gather(count: number): void {
    this.#missing = count
    this.#opened = new Promise((resolve) => (this.#open = resolve))
  }

  pass(): Promise<void> {
    this.#missing -= 1
    if (this.#missing === 0) this.#open()
    return this.#opened
  }
}
