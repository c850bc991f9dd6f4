import * as given from '../given.ts'
import type { Act, Ring } from './ring.ts'

/*
 * Time as a ring uses it: it waits for the moments at which days, months and deadlines end, and profits from
 * a clock that is set back.
 */

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const SHANGHAI_MS = 8 * HOUR_MS

/** The jobs that enforce deadlines. */
const CLOCKWORK = [
  'expire-unpaid',
  'expire-questions',
  'expire-recharges',
  'expire-unpaid-parcels',
  'decide-due-proposals',
] as const

export const TIME_ACTS = {
  hours: (ring, n) => pass(ring, { hours: 1 + (n % 30) }),
  weeks: (ring, n) => pass(ring, { days: 5 + (n % 40) }),
  midnight: (ring) => untilMidnight(ring),
  monthEnd: (ring) => justBefore(ring, nextMonth(ring)),
  clockBack: (ring, n) => pass(ring, n % 2 ? { hours: -1 } : { days: -1 - (n % 3) }),
} satisfies Record<string, Act>

/** Lets time pass, and what is due then happen. */
export async function pass({ world }: Ring, time: Parameters<typeof given.later>[1]): Promise<void> {
  await given.later(world, time)
  for (const name of CLOCKWORK) await world.runJob(name, {})
}

/** Waits until ten seconds before midnight at the warehouse. */
export const untilMidnight = (ring: Ring): Promise<void> => justBefore(ring, nextMidnight(ring))

async function justBefore(ring: Ring, moment: number): Promise<void> {
  ring.world.clock.set(new Date(moment - 10_000))
  await pass(ring, {})
}

/** The first midnight at the warehouse that is more than ten seconds away. */
function nextMidnight({ world }: Ring): number {
  const there = world.clock.now().getTime() + SHANGHAI_MS + 11_000
  return Math.ceil(there / DAY_MS) * DAY_MS - SHANGHAI_MS
}

function nextMonth({ world }: Ring): number {
  const there = new Date(world.clock.now().getTime() + SHANGHAI_MS + 11_000)
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, 1) - SHANGHAI_MS
}
