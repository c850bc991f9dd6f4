import type { Db } from '../platform/database/db.ts'
import { lockShopperAccounts, readBalances } from './sql.ts'

/** What a shopper may spend, what is on hold, what is being paid out, and what the shopper owes. In fen, none below zero. */
export type Balances = { availableFen: number; frozenFen: number; withdrawingFen: number; owedFen: number }

/** What a transaction holds under lock: nobody else can change it, and by itself it changes by a posting alone. */
const locked = new WeakMap<Db, Map<string, Balances>>()

/** Takes the shopper's money under lock until the transaction ends. The first statement of every money operation. */
export async function lockShopper(tx: Db, shopperId: string): Promise<Balances> {
  const held = locked.get(tx) ?? new Map<string, Balances>()
  const known = held.get(shopperId)
  if (known) return known
  const balances = toBalances(await lockShopperAccounts(tx, shopperId))
  locked.set(tx, held.set(shopperId, balances))
  return balances
}

/** A posting changes them: they are read again. */
export const forgetBalances = (tx: Db): boolean => locked.delete(tx)

/** The balances for showing: nothing is locked, so nothing may be decided by them. */
export async function balancesOf(db: Db, shopperId: string): Promise<Balances> {
  return toBalances(await readBalances(db, shopperId))
}

function toBalances(rows: readonly { kind: string; balance_fen: number }[]): Balances {
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance_fen ?? 0
  return {
    availableFen: of('available'),
    frozenFen: of('frozen'),
    withdrawingFen: of('withdrawing'),
    owedFen: Math.abs(of('shortfall')),
  }
}
