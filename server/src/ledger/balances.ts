import type { Db } from '../platform/database/db.ts'
import { lockShopperAccounts, lockShopperAccountsAnd, readBalances } from './sql.ts'

/** What a shopper may spend, what is on hold, what is being paid out, and what the shopper owes. In fen, none below zero. */
export type Balances = { availableFen: number; frozenFen: number; withdrawingFen: number; owedFen: number }

/** What a transaction holds under lock: nobody else can change it, and by itself it changes by a posting alone. */
const locked = new WeakMap<Db, Map<string, Balances>>()

/** Takes the shopper's money under lock until the transaction ends. The first statement of every money operation. */
export async function lockShopper(tx: Db, shopperId: string): Promise<Balances> {
  const known = locked.get(tx)?.get(shopperId)
  return known ?? hold(tx, shopperId, await lockShopperAccounts(tx, shopperId))
}

/** The same with what is read under the lock, on one way to the database. `read` runs again where the shopper had no money before. */
export async function lockShopperAnd<Read>(
  tx: Db,
  shopperId: string,
  read: () => Promise<Read>,
): Promise<[Balances, Read]> {
  if (locked.get(tx)?.has(shopperId)) return [await lockShopper(tx, shopperId), await read()]
  const [accounts, under] = await lockShopperAccountsAnd(tx, shopperId, read)
  return [hold(tx, shopperId, accounts), under]
}

/** A posting changes them: they are read again. */
export const forgetBalances = (tx: Db): boolean => locked.delete(tx)

/** The balances for showing: nothing is locked, so nothing may be decided by them. */
export async function balancesOf(db: Db, shopperId: string): Promise<Balances> {
  return toBalances(await readBalances(db, shopperId))
}

function hold(tx: Db, shopperId: string, accounts: Parameters<typeof toBalances>[0]): Balances {
  const balances = toBalances(accounts)
  locked.set(tx, (locked.get(tx) ?? new Map<string, Balances>()).set(shopperId, balances))
  return balances
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
