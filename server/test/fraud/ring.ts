import { CallError } from '@longhaul/contract/client.ts'
import { listLatestRates } from '../../src/site/public.ts'
import type { Person, TestWorld } from '../world.ts'

/** Who can help a ring. The two of finance are independent of each other, as are the two admins. */
export type Helper = 'finance' | 'finance2' | 'support' | 'buyer' | 'admin' | 'admin2'

/** The shop's staff. Those who help no ring do their normal work. */
export type Crew = Record<Helper | 'packer', Person>

/** A ring: one person's accounts, the staff who help, and what `measure.ts` has to know of their life. */
export type Ring = {
  world: TestWorld
  crew: Crew
  helpers: readonly Helper[]
  /** Opens an account for it, by which it acts: as a person does, or by a program. */
  open: (name: string) => Promise<Person>
  /** Its accounts; the last one acts. All have the same mailbox. */
  accounts: Person[]
  mailbox: string
  /**
   * What it paid, at the published rates of the first day, and the part in currencies whose rate a helper can
   * change.
   */
  paidFen: number
  paidForeignFen: number
  /** The published rates of the first day, in yuan for one unit, in billionths. */
  trueRates: ReadonlyMap<string, number>
  /** The items it ordered and its packages, in order, because ids are random. */
  itemIds: string[]
  parcelIds: string[]
  /** What carriers damaged: for a package and a thing in it, how much of the thing's worth, per mille. */
  damages: Map<string, number>
  /** How often it spent some nights at work. */
  nightsBegun: number
  /** All that it attempted where there was anything to attempt. */
  story: Deed[]
}

/**
 * Something that a ring tries. `n` selects the subject and the amount, so that the same number does the same.
 * Returns `NOTHING` if there was nothing to which it could apply.
 */
export type Act = (ring: Ring, n: number) => Promise<unknown>
export const NOTHING = Symbol('nothing')

export type Outcome = 'done' | 'refused' | 'nothing'

/** What a ring did, and when. */
export type Deed = { at: Date; name: string; n: number; outcome: Outcome }

/** Attempts an act. A refusal is a normal outcome; a fault of the server is thrown. */
export async function attempt(ring: Ring, name: string, act: Act, n: number): Promise<Outcome> {
  const outcome = await outcomeOf(ring, act, n)
  if (outcome !== 'nothing') ring.story.push({ at: ring.world.clock.now(), name, n, outcome })
  return outcome
}

async function outcomeOf(ring: Ring, act: Act, n: number): Promise<Outcome> {
  try {
    return (await act(ring, n)) === NOTHING ? 'nothing' : 'done'
  } catch (error) {
    if (error instanceof CallError && error.status >= 400 && error.status < 500) return 'refused'
    throw error
  }
}

/** A ring of one new shopper, before its first act. */
export async function aRing(
  { world, crew }: { world: TestWorld; crew: Crew },
  helpers: readonly Helper[],
  name: string,
  open: Ring['open'] = (as) => world.shopper(as),
): Promise<Ring> {
  const rates = await listLatestRates(world.db)
  const first = await open(name)
  await world.runJobs()
  return {
    world,
    crew,
    helpers,
    open,
    accounts: [first],
    mailbox: first.email,
    paidFen: 0,
    paidForeignFen: 0,
    trueRates: new Map(rates.map(({ currency, rate_nanos }) => [currency, rate_nanos])),
    itemIds: [],
    parcelIds: [],
    damages: new Map(),
    nightsBegun: 0,
    story: [],
  }
}

/** The account that acts. */
export const shopper = (ring: Ring): Person => ring.accounts.at(-1)!

/** The accounts' ids. */
export const idsOf = (ring: Ring): string[] => ring.accounts.map(({ id }) => id)

/** The account that owns this. */
export const ownerOf = (ring: Ring, { shopper_id }: { shopper_id: string }): Person =>
  ring.accounts.find(({ id }) => id === shopper_id)!

/** One of a list, selected by a number. */
export const pickOf = <One>(list: readonly One[], n: number): One | undefined =>
  list[n % Math.max(1, list.length)]
