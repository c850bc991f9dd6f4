import type { Kysely } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { rootOf } from '../platform/database/root.ts'
import type { DB } from '../platform/database/tables.ts'
import { takeOrderNumbers } from './sql.ts'

/** How many numbers to reserve at a time. */
const AHEAD = 20

const taken = new WeakMap<Kysely<DB>, number[]>()

/** The running number of the next order: gaps are allowed, repeats are not. The numbers that a server has reserved but not used when it stops are lost. */
export async function nextOrderNumber(tx: Db): Promise<number> {
  const root = rootOf(tx)
  const ahead = taken.get(root) ?? []
  taken.set(root, ahead)
  for (;;) {
    const next = ahead.shift()
    if (next !== undefined) return next
    ahead.push(...(await takeOrderNumbers(tx, AHEAD)))
  }
}
