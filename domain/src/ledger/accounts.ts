/** What kinds of accounts the books have. A shopper has one of each of the first four; the rest are the house's. */
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
] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

/** What our own income is for. */
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

/**
 * One account of the books: a kind, whose it is (a shopper's id, a provider's or method's name, a kind of revenue; empty where there
 * is only one) and the currency it is kept in.
 */
export type Account = { readonly kind: AccountKind; readonly owner: string; readonly currency: string }

const cny = (kind: AccountKind, owner = ''): Account => ({ kind, owner, currency: 'CNY' })

/** What a shopper may spend. */
export const available = (shopperId: string): Account => cny('available', shopperId)
/** What is set aside for a shopper's orders and packages under way. */
export const frozen = (shopperId: string): Account => cny('frozen', shopperId)
/** What a shopper asked to have paid out. */
export const withdrawing = (shopperId: string): Account => cny('withdrawing', shopperId)
/**
 * What a shopper owes, as an amount at or below zero: what went back from a provider after it was spent. Whatever comes onto the balance pays it
 * first; the database does that itself when the transaction ends (migration 0035).
 */
export const shortfall = (shopperId: string): Account => cny('shortfall', shopperId)
/** What a payment provider owes us, in the currency it collects. */
export const clearing = (provider: string, currency: string): Account => ({
  kind: 'clearing',
  owner: provider,
  currency,
})
/** Where one currency is turned into another; its balances are our exchange position. */
export const exchange = (currency: string): Account => ({ kind: 'exchange', owner: '', currency })
/** What went to sellers. */
export const supplier: Account = cny('supplier')
/** What went to a carrier. */
export const carrier = (line: string): Account => cny('carrier', line)
/** Our income, by what it is for. */
export const revenue = (kind: RevenueKind, currency = 'CNY'): Account => ({
  kind: 'revenue',
  owner: kind,
  currency,
})
/** Marketing cost: what we give away, by kind. */
export const marketing = (kind: 'coupon'): Account => cny('marketing', kind)
/** Compensation cost: what we pay for damage and loss in transit, until the carrier reimburses it. */
export const compensation: Account = cny('adjustment', 'claims')
/** What finance put onto balances and took from them by hand. */
export const correction: Account = cny('adjustment', 'corrections')
/** What packages that came back cost us on their way, until a shopper who caused it has paid. */
export const wayBack: Account = cny('adjustment', 'return_freight')
/** What was brought along from the books that an agency kept before these: at the end of it, what those owed to shoppers less what they had bought already. */
export const opening: Account = cny('adjustment', 'opening')
/** What was paid out to shoppers. */
export const payout: Account = cny('payout')
