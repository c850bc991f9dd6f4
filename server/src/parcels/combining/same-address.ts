import { namesOf } from '@longhaul/domain/entries.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { AddressSnapshot } from '@longhaul/contract/parcels/parcels.ts'

/**
 * Refuses `address_changed` where an address is no longer what the shopper saw: it was edited in another tab after the quote, and a package
 * must not go to an unseen address.
 */
export function requireSameAddress(seen: AddressSnapshot, now: AddressSnapshot): void {
  const fields = namesOf(now)
  const changed = fields.filter((field) => field in seen && seen[field] !== now[field])
  if (changed.length > 0) throw new Refusal('address_changed', { changed })
}
