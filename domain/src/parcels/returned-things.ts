import type { Reason } from '../refusals.ts'

/** The state in which a thing of a returned package is found. */
export const RETURNED_CONDITIONS = ['good', 'damaged'] as const
export type ReturnedCondition = (typeof RETURNED_CONDITIONS)[number]

/**
 * Null when what was found is exactly what the package held, each thing once, else why the return cannot be
 * booked: goods are in stock again only on a shelf, and a thing that is missing is a matter of claims.
 */
export function whyNotTakeBackIn(listed: readonly string[], found: readonly string[]): Reason | null {
  if (new Set(found).size < found.length || found.some((id) => !listed.includes(id)))
    return 'not_in_this_package'
  return found.length < listed.length ? 'things_not_found' : null
}
