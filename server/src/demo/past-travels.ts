import type { Insertable } from 'kysely'
import { inTransaction } from '../platform/database/db.ts'
import type { EarlierTravels } from '../platform/database/tables.ts'
import type { World } from '../platform/world.ts'
import { listLinesTo } from '../shipping/public.ts'
import { insertTravels } from './sql-past.ts'

const DAY_MS = 86_400_000
const PAST_DAYS = 340
/** The countries to which the demo's shop shipped most, with the number of parcels per shipping line. */
const SENT: Readonly<Record<string, number>> = {
  DE: 60,
  GB: 55,
  US: 70,
  FR: 30,
  AU: 30,
  CA: 25,
  SG: 20,
  JP: 20,
}

/**
 * Inserts parcels from the year before the story begins, before the shop kept records: most arrived as
 * promised, some late, more of these around Christmas. The same every time.
 */
export async function seedPastTravels({ db }: World, end: Date, step: () => void): Promise<void> {
  const chance = chanceOf(18)
  const rows: Insertable<EarlierTravels>[] = []
  for (const [country, count] of Object.entries(SENT))
    for (const line of await listLinesTo(db, country, end)) {
      if (!line.rate) continue
      const { transitMinDays: min, transitMaxDays: max } = line.rate
      for (let at = 0; at < count; at += 1) {
        const shipped = new Date(end.getTime() - DAY_MS * (50 + PAST_DAYS * chance()))
        const isLate = chance() < (shipped.getUTCMonth() === 11 ? 0.3 : 0.07)
        const days = isLate ? max * (1.05 + 0.5 * chance()) : min + (max - min) * (chance() + chance()) * 0.5
        rows.push({
          country,
          line_id: line.id,
          shipped_at: shipped,
          delivered_at: new Date(shipped.getTime() + DAY_MS * days),
          promised_min: Math.min(min, max),
          promised_max: max,
        })
      }
    }
  await inTransaction(db, async (tx) => {
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await insertTravels(tx, rows.slice(at, at + ROWS_AT_ONCE))
      step()
    }
  })
}

const ROWS_AT_ONCE = 1_000

/** A generator of pseudo-random numbers between 0 and 1. */
function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
