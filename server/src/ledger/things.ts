import { type Thing, type ThingAccount, leftOf } from '@longhaul/domain/ledger/thing.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { Db } from '../platform/database/db.ts'
import { listPaidByClaims, listThings } from './sql-things.ts'

/**
 * The amounts ever paid and returned for each of some things. A caller that uses them for a decision must
 * have locked the shopper's money.
 */
export async function readThings(db: Db, things: readonly Thing[]): Promise<(of: Thing) => ThingAccount> {
  const rows = await listThings(db, things)
  const known = new Map(
    rows.map((row) => [
      `${row.thing_kind} ${row.thing_id}`,
      {
        paidFen: row.paid_fen,
        coveredFen: row.covered_fen,
        returnedFen: row.returned_fen,
        compensatedFen: row.compensated_fen,
        heldFen: row.held_fen,
      },
    ]),
  )
  return ({ kind, id }) => known.get(`${kind} ${id}`) ?? NOTHING
}

export const readThing = async (db: Db, thing: Thing): Promise<ThingAccount> =>
  (await readThings(db, [thing]))(thing)

/** What the claims for a package have paid for each of its goods. */
export async function readPaidByClaims(db: Db, parcelId: string): Promise<(of: Thing) => Fen> {
  const rows = await listPaidByClaims(db, parcelId)
  return ({ kind, id }) => rows.find((row) => row.thing_kind === kind && row.thing_id === id)?.paid_fen ?? 0
}

/**
 * The maximum that may still be returned for a thing. Every kind of refund must check it before promising
 * anything.
 */
export const leftFor = async (db: Db, thing: Thing): Promise<Fen> => leftOf(await readThing(db, thing))

const NOTHING: ThingAccount = { paidFen: 0, coveredFen: 0, returnedFen: 0, compensatedFen: 0, heldFen: 0 }
