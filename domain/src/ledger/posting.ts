import { type Fen, isFen } from '../money/fen.ts'
import type { Account } from './accounts.ts'
import type { Thing } from './thing.ts'

/**
 * A posting moves an amount, in minor units of one currency, from one account to another. There is one number, so debit and credit
 * cannot disagree; a transaction is a list of postings and balances by its shape. `about` names the thing it is paid for, or goes back for, where
 * that is not what the whole event is about.
 */
export type Posting = {
  readonly from: Account
  readonly to: Account
  readonly amount: Fen
  readonly about?: Thing
}

/** A posting, or none for an amount of zero. Throws on an amount that is not whole and positive, or across currencies. */
export function move(from: Account, to: Account, amount: Fen, about?: Thing): Posting[] {
  if (!isFen(amount)) throw new RangeError(`not an amount: ${amount}`)
  if (from.currency !== to.currency)
    throw new RangeError(`${from.currency} does not become ${to.currency} by posting`)
  return amount === 0 ? [] : [{ from, to, amount, ...(about ? { about } : {}) }]
}
