import { text as EVENTS } from '@longhaul/text/ledger/events.en.ts'
import { sql } from 'kysely'
import { beforeAll } from 'vitest'
import { bookedBy } from '../booked.ts'
import { type Crew, aCrew } from '../money-states.ts'
import { type Person, testWorld } from '../world.ts'

/*
 * What the files here share. They say what each action that moves money writes to the books, to the fen, on
 * both sides: the shopper's accounts and the house's. A shopper notices when their balance is wrong; only
 * these tests notice that the account of our income, a carrier or a provider is wrong. The recipes themselves
 * are tested in domain/src/ledger/recipes.test.ts; the same actions done concurrently, in
 * parallel-money.test.ts.
 */

type Part = 'actions' | 'recharges' | 'orders' | 'packages'

/** The file that tests a kind of event; `actions` if the kind is not listed. */
const TESTED_IN: Readonly<Record<string, Part | 'taxes' | 'creators' | 'migration'>> = {
  recharge_taken_back: 'recharges',
  recharge_given_again: 'recharges',
  shortfall_collected: 'recharges',
  withdrawal_returned: 'recharges',
  tolerance_used: 'orders',
  pieces_given_up: 'orders',
  coupon_taken_back: 'orders',
  compensation_owed: 'packages',
  // server/src/parcels/taxes/taxes.test.ts
  tax_returned: 'taxes',
  // server/src/rewards/creators/creators.test.ts
  share_earned: 'creators',
  share_taken_back: 'creators',
  share_paid: 'creators',
  // Written once, when debts were introduced.
  shortfall_assigned: 'migration',
  return_freight_paid: 'migration',
}

/** A world with staff of each role, for one file of tests of the books. */
export function booksWorld() {
  const world = testWorld()
  let crew: Crew
  let people = 0
  const seen = new Set<string>()

  beforeAll(async () => {
    crew = await aCrew(world)
  })

  return {
    world,
    get crew(): Crew {
      return crew
    },
    newShopper: (): Promise<Person> => world.shopper(`b${++people}`),
    /** What this writes to the books, as lines of `bookedBy`. */
    async booked(run: () => Promise<unknown>): Promise<string[]> {
      const lines = await bookedBy(world, run)
      for (const line of lines) seen.add(line.slice(0, line.indexOf(':')))
      return lines
    },
    /**
     * What this writes to the audit log about stages and money: `reject_withdrawal: requested > rejected,
     * back_fen 6000`.
     */
    async logged(run: () => Promise<unknown>): Promise<string[]> {
      const { rows: last } = await sql<{ id: number }>`
        select coalesce(max(id), 0) as id from audit_log`.execute(world.db)
      await run()
      const acts = await world.db
        .selectFrom('audit_log')
        .where('id', '>', last[0]!.id)
        .orderBy('id')
        .select(['action', 'before', 'after'])
        .execute()
      return acts.map(({ action, before, after }) => `${action}: ${said(before)} > ${said(after)}`)
    },
    /** The kinds of event that this file is to test, and that no test has booked. */
    notBooked: (part: Part): string[] =>
      Object.keys(EVENTS).filter((kind) => (TESTED_IN[kind] ?? 'actions') === part && !seen.has(kind)),
  }
}

/** The stages and amounts in an entry of the audit log, in alphabetical order of their names. */
function said(entry: unknown): string {
  if (typeof entry === 'string') return entry
  if (Array.isArray(entry)) return entry.map(said).filter(Boolean).join(' and ')
  const parts = Object.entries(entry ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return parts
    .flatMap(([name, value]) => {
      if (name === 'stage') return String(value)
      if (name.endsWith('_fen')) return `${name} ${String(value)}`
      return Array.isArray(value) ? said(value) : ''
    })
    .filter(Boolean)
    .join(', ')
}
