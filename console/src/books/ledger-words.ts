import type { Reply } from '@longhaul/contract/routes.ts'
import { ledgerText } from '@longhaul/text/console/books/ledger.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { to } from '../links.ts'
import { labelOf } from '../shared/label-of.ts'

export type LedgerTransaction = Reply<'GET /staff/ledger'>['items'][number]
type Account = LedgerTransaction['postings'][number]['from']
type Cause = LedgerTransaction['cause']

/** An account's name: kind, owner, and currency unless it is CNY. */
export function accountName({ kind, owner, currency }: Account): string {
  const owners = { ...financeText.providers, ...ledgerText.owners }
  const parts = [ledgerText.accountKinds[kind], labelOf(owners, owner), currency === 'CNY' ? '' : currency]
  return parts.filter(Boolean).join(' · ')
}

/** An account as a value in the address. */
export const accountKey = ({ kind, owner, currency }: Account): string => `${kind}/${owner}/${currency}`

export const eventName = (kind: string): string => labelOf(ledgerText.kinds, kind)

/** The page of a transaction's cause; null if there is none. */
export function causeLink({ kind, id, number, stage }: Cause): string | null {
  if (kind === 'parcel') return to.package(id)
  if (kind === 'adjustment') return to.adjustment(id, stage ?? '')
  if (kind === 'recharge' && number) return to.recharges(number)
  if (kind === 'remittance') return to.remittance(id, stage ?? '')
  if (kind === 'withdrawal') return to.withdrawal(id, stage ?? '')
  if (kind === 'refund_case') return to.refundCase(id, stage ?? '')
  if (kind === 'stock_item' && number) return to.stockOf(number)
  return null
}
