import type { Db, Tx } from '../platform/database/db.ts'
import { lockShopperAccounts, readBalances } from './sql.ts'

/** A shopper's available balance, amount on hold, amount being paid out and debt. In fen, never negative. */
export type Balances = { availableFen: number; frozenFen: number; withdrawingFen: number; owedFen: number }

/**
 * The balances that a transaction has locked: no one else can change them, and the transaction itself changes
 * them only by posting.
 */
const locked = new WeakMap<Db, Map<string, Balances>>()

/**
 * Locks a shopper's money until the transaction ends. This is the first statement of every money operation.
 */
export async function lockShopper(tx: Tx, shopperId: string): Promise<Balances> {
  const known = locked.get(tx)?.get(shopperId)
  return known ?? hold(tx, shopperId, await lockShopperAccounts(tx, shopperId))
}

/** Call this on every posting: it changes the balances, so they must be read again. */
export const invalidateBalances = (tx: Tx): boolean => locked.delete(tx)

/** The balances for display. They are not locked, so they must not be used for decisions. */
export async function balancesOf(db: Db, shopperId: string): Promise<Balances> {
  return toBalances(await readBalances(db, shopperId))
}

function hold(tx: Tx, shopperId: string, accounts: Parameters<typeof toBalances>[0]): Balances {
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
