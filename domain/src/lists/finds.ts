import { tidyCode } from '../texts/tidy.ts'
import { namesOf } from '../entries.ts'
import type { StaffRole } from '../states/table.ts'
import { LISTS } from './lists.ts'

const EVERYONE: readonly StaffRole[] = ['support', 'buyer', 'warehouse', 'finance']

/**
 * What the console's global search finds, and which roles may find it: those that may open the page of the
 * result. The server searches nothing else, so that neither a result nor its absence reveals what a role may
 * not read. In the order of the results.
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

/**
 * What a row was found by. Shown next to it, because a search by tracking number displays a different number
 * as its result.
 */
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

/** The minimum and maximum length of a search text. */
export const FIND_MIN = 2
export const FIND_MAX = 100

/** What these roles may find. An admin finds everything. */
export const findableBy = (roles: readonly StaffRole[]): FindKind[] =>
  FIND_KINDS.filter(
    (kind) => roles.includes('admin') || FINDS[kind].some((role: StaffRole) => roles.includes(role)),
  )

/** The minimum number of digits in a telephone number. */
const PHONE_DIGITS_MIN = 6

/**
 * The digits by which a telephone number is found by its ending: without the international prefix (`+`, `00`)
 * and without the trunk prefix zero of national calls, so that `030 90 18 20` finds `+49 30 901820`. Null if
 * the text is not a telephone number.
 */
export function phoneDigits(text: string): string | null {
  const tidy = tidyCode(text)
  if (!/^[+\d][\d\s().\-/]*$/.test(tidy)) return null
  const digits = tidy.replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.length >= PHONE_DIGITS_MIN ? digits : null
}
