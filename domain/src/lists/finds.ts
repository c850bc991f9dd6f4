import { namesOf } from '../entries.ts'
import type { StaffRole } from '../states/table.ts'
import { LISTS } from './lists.ts'

const EVERYONE: readonly StaffRole[] = ['support', 'buyer', 'warehouse', 'finance']

/**
 * What the one search field of the console finds, and who may find it: whoever may open the page behind it. The server looks for nothing else, so
 * that neither a result nor its absence tells what a role may not read. In the order in which results stand.
 */
export const FINDS = {
  order: EVERYONE,
  parcel: ['support', 'warehouse', 'finance'],
  item: LISTS.items.roles,
  stock_item: LISTS.stock.roles,
  unclaimed: ['support', 'warehouse'],
  shopper: LISTS.shoppers.roles,
  recharge: LISTS.recharges.roles,
  remittance: LISTS.remittances.roles,
  withdrawal: LISTS.withdrawals.roles,
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>

export type FindKind = keyof typeof FINDS
export const FIND_KINDS = namesOf(FINDS)

/** By what a row was found: said beside it, because a tracking number shows a different number as its result. */
export const FOUND_BY = [
  'number',
  'label',
  'tracking',
  'waybill',
  'seller_order',
  'name',
  'email',
  'phone',
] as const
export type FoundBy = (typeof FOUND_BY)[number]

/** The fewest letters that are looked for, and the most. */
export const FIND_MIN = 2
export const FIND_MAX = 100

/** What these roles find. An admin finds everything. */
export const findableBy = (roles: readonly StaffRole[]): FindKind[] =>
  FIND_KINDS.filter(
    (kind) => roles.includes('admin') || FINDS[kind].some((role: StaffRole) => roles.includes(role)),
  )

/** The fewest digits that are a telephone number. */
const PHONE_DIGITS_MIN = 6

/**
 * The digits of a telephone number by which its end is found: without the country's prefix for calls abroad (`+`, `00`) and without the zero of calls
 * inside a country, so that `030 90 18 20` finds `+49 30 901820`. Null for what is none.
 */
export function phoneDigits(text: string): string | null {
  const tidy = text.normalize('NFKC').trim()
  if (!/^[+\d][\d\s().\-/]*$/.test(tidy)) return null
  const digits = tidy.replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.length >= PHONE_DIGITS_MIN ? digits : null
}
