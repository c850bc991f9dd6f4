import type { Reason } from '../refusals.ts'

/** The most addresses a shopper may keep (docs/rules/accounts.md). */
export const ADDRESSES_MAX = 20

/** Null when another address may be added to this many, else why not. */
export const whyNotAddAddress = (count: number): Reason | null =>
  count >= ADDRESSES_MAX ? 'address_limit' : null

/** Null when an address may be deleted, else why not: the default one stays (docs/rules/accounts.md). */
export const whyNotDeleteAddress = (address: { readonly isDefault: boolean }): Reason | null =>
  address.isDefault ? 'default_address_undeletable' : null

/**
 * Whether an address is the default one after it was saved. The first always is, and the default stays so until another takes its
 * place: a book that is not empty always has exactly one.
 */
export const isDefaultAfterSave = (saved: {
  readonly wanted: boolean
  readonly wasDefault: boolean
  readonly othersCount: number
}): boolean => saved.wanted || saved.wasDefault || saved.othersCount === 0
