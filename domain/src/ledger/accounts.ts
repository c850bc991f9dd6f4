/**
 * The kinds of accounts in the books. A shopper has one of each of the first four; the rest are the
 * house's.
 */
export const ACCOUNT_KINDS = [
  'available',
  'frozen',
  'withdrawing',
  'shortfall',
  'clearing',
  'exchange',
  'supplier',
  'carrier',
  'revenue',
  'payout',
  'adjustment',
  'marketing',
  'taxes',
  'creator',
] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

/** The kinds of our own income. */
export const REVENUE_KINDS = [
  'service',
  'photos',
  'packing',
  'insurance',
  'storage',
  'payment_fee',
  'repacking',
  'returns',
  'plans',
] as const
export type RevenueKind = (typeof REVENUE_KINDS)[number]

/** What we give away, by kind: what coupons pay, and what creators earn. */
export const MARKETING_KINDS = ['coupon', 'creators'] as const
export type MarketingKind = (typeof MARKETING_KINDS)[number]

/**
 * One account of the books: a kind, an owner (a shopper's id, a provider's or method's name, a kind of
 * revenue; empty where there is only one account) and its currency.
 */
export type Account = { readonly kind: AccountKind; readonly owner: string; readonly currency: string }

const cny = (kind: AccountKind, owner = ''): Account => ({ kind, owner, currency: 'CNY' })

/** A shopper's available balance. */
export const available = (shopperId: string): Account => cny('available', shopperId)
/** A shopper's money on hold for current orders and packages. */
export const frozen = (shopperId: string): Account => cny('frozen', shopperId)
/** A shopper's money in withdrawals that are not yet paid out. */
export const withdrawing = (shopperId: string): Account => cny('withdrawing', shopperId)
/**
 * A shopper's debt, as an amount at or below zero: money that a provider took back after it was spent, and
 * return freight. Whatever is on the balance pays it first; the database does that itself at the end of
 * the transaction (`collect_shortfall`).
 */
export const shortfall = (shopperId: string): Account => cny('shortfall', shopperId)
/** What a payment provider owes us, in the currency it collects. */
export const clearing = (provider: string, currency: string): Account => ({
  kind: 'clearing',
  owner: provider,
  currency,
})
/** The account through which currencies are exchanged; its balances are our exchange position. */
export const exchange = (currency: string): Account => ({ kind: 'exchange', owner: '', currency })
/** Money paid to sellers. */
export const supplier: Account = cny('supplier')
/** Money paid to a carrier. */
export const carrier = (line: string): Account => cny('carrier', line)
/** Our income by kind. */
export const revenue = (kind: RevenueKind, currency = 'CNY'): Account => ({
  kind: 'revenue',
  owner: kind,
  currency,
})
/**
 * What we collected for states under one of our registrations: a debt to them, never our income. Paying it
 * to an authority is not booked here, like the payments to carriers and sellers.
 */
export const taxes = (scheme: string): Account => cny('taxes', scheme)
/** Marketing cost: money that we give away, by kind. */
export const marketing = (kind: MarketingKind): Account => cny('marketing', kind)
/**
 * What a creator has earned and not yet got, by the creator's own id: our debt to them, and below zero
 * theirs to us, after a share was paid out and taken back.
 */
export const creator = (creatorId: string): Account => cny('creator', creatorId)
/** Compensation cost: our payments for damage and loss in transit, until the carrier reimburses them. */
export const compensation: Account = cny('adjustment', 'claims')
/** Manual corrections of balances by finance. */
export const correction: Account = cny('adjustment', 'corrections')
/** Our cost of small differences between what shoppers paid and what sellers asked. */
export const smallDifferences: Account = cny('adjustment', 'small_differences')
/** Our cost of the return freight of packages, until a shopper who caused the return owes it. */
export const wayBack: Account = cny('adjustment', 'return_freight')
/**
 * The opening balances imported from an agency's earlier books: in total, what those owed to shoppers less
 * what they had already bought.
 */
export const opening: Account = cny('adjustment', 'opening')
/** Money paid out to shoppers. */
export const payout: Account = cny('payout')
