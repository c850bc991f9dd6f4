import { invalidateSite } from '../../src/platform/database/site-memory.ts'
import { START } from '../start-time.ts'
import type { TestWorld } from '../world.ts'
import type { Crew, Helper } from './ring.ts'

/** Nobody, each role, and any two people: one of each kind of pair, as colleagues of one role are alike. */
export const COLLUSIONS: readonly (readonly Helper[])[] = [
  [],
  ['finance'],
  ['support'],
  ['buyer'],
  ['admin'],
  ['finance', 'finance2'],
  ['admin', 'admin2'],
  ['finance', 'support'],
  ['finance', 'buyer'],
  ['finance', 'admin'],
  ['support', 'buyer'],
  ['support', 'admin'],
  ['buyer', 'admin'],
]

/**
 * Begins a life as if nobody had lived before, so that a seed alone repeats it: at the same moment, with the
 * prices and limits of the first day, and with staff who have done nothing yet. `life` makes their names
 * unique.
 */
export async function aFreshShop(world: TestWorld, life: number): Promise<Crew> {
  const { db } = world
  await db.deleteFrom('sessions').execute()
  await db.deleteFrom('staff_sessions').execute()
  world.clock.set(new Date(START))
  await db.deleteFrom('exchange_rates').where('entered_by', 'is not', null).execute()
  await db.deleteFrom('policy_limits').execute()
  await db.deleteFrom('settings').where('name', '=', 'exchangeMarginPerMille').execute()
  await db.deleteFrom('proposals').execute()
  invalidateSite(db)
  const crew = {
    finance: await world.staff(`finance${life}`, ['finance']),
    finance2: await world.staff(`finance2-${life}`, ['finance']),
    support: await world.staff(`support${life}`, ['support']),
    buyer: await world.staff(`buyer${life}`, ['buyer']),
    admin: await world.staff(`admin${life}`, ['admin']),
    admin2: await world.staff(`admin2-${life}`, ['admin']),
    packer: await world.staff(`packer${life}`, ['warehouse', 'support']),
  }
  await db
    .updateTable('staff')
    .where(
      'id',
      'not in',
      Object.values(crew).map(({ id }) => id),
    )
    .set({ disabled_at: world.clock.now() })
    .execute()
  return crew
}
