import { PAGE_KINDS, type PageRef } from '@longhaul/contract/accounts/shoppers.staff.ts'
import type { Static } from 'typebox'

/** The console page of a subject; null if it has none. */
export function toPageRef(
  kind: string | null,
  id: string | null,
  hint: string,
): Static<typeof PageRef> | null {
  const known = PAGE_KINDS.find((pageKind) => pageKind === kind)
  return known && id ? { kind: known, id, hint } : null
}
