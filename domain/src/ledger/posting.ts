import { type Fen, isFen } from '../money/fen.ts'
import type { Account } from './accounts.ts'
import type { Thing } from './thing.ts'

/**
 * A posting moves an amount, in minor units of one currency, from one account to another. It has a single
 * amount, so debit and credit cannot disagree; a transaction is a list of postings and always balances.
 * `about` names the thing that the money is paid or given back for, where it differs from the subject of the
 * whole event.
 */
export type Posting = {
  readonly from: Account
  readonly to: Account
  readonly amount: Fen
  readonly about?: Thing
}

/**
 * A posting, or none for an amount of zero. Throws if the amount is negative or not an integer, or if the
 * currencies differ.
 */
export function move(from: Account, to: Account, amount: Fen, about?: Thing): Posting[] {
  if (!isFen(amount)) throw new RangeError(`not an amount: ${amount}`)
  if (from.currency !== to.currency)
    throw new RangeError(`${from.currency} does not become ${to.currency} by posting`)
  return amount === 0 ? [] : [{ from, to, amount, ...(about ? { about } : {}) }]
}
