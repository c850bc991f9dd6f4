import type { Reason } from '../refusals.ts'

/** The most addresses a shopper may keep (docs/rules/accounts.md). */
export const ADDRESSES_MAX = 20

/** Null when a shopper with this many addresses may add another, else why not. */
export const whyNotAddAddress = (count: number): Reason | null =>
  count >= ADDRESSES_MAX ? 'address_limit' : null

/**
 * Null when an address may be deleted, else why not: the default address cannot be deleted
 * (docs/rules/accounts.md).
 */
export const whyNotDeleteAddress = (address: { readonly isDefault: boolean }): Reason | null =>
  address.isDefault ? 'default_address_undeletable' : null

/**
 * Whether an address is the default after it has been saved. The first address always is, and a default
 * remains until another replaces it: an address book that is not empty always has exactly one default.
 */
export const isDefaultAfterSave = (saved: {
  readonly wanted: boolean
  readonly wasDefault: boolean
  readonly othersCount: number
}): boolean => saved.wanted || saved.wasDefault || saved.othersCount === 0
