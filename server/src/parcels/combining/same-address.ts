import { namesOf } from '@longhaul/domain/entries.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { AddressSnapshot } from '@longhaul/contract/parcels/parcels.ts'

/**
 * Refuses with `address_changed` if an address is no longer what the shopper saw: it may have been edited in
 * another tab after the quote, and a package must not go to an address that the shopper has not seen.
 */
export function requireSameAddress(seen: AddressSnapshot, now: AddressSnapshot): void {
  const fields = namesOf(now)
  const changed = fields.filter((field) => field in seen && seen[field] !== now[field])
  if (changed.length > 0) throw new Refusal('address_changed', { changed })
}
