import type { Reason } from '../refusals.ts'

/** The state in which a thing of a returned package is found. */
export const RETURNED_CONDITIONS = ['good', 'damaged'] as const
export type ReturnedCondition = (typeof RETURNED_CONDITIONS)[number]

/** What goods show of their last return: the state in which they came, or that they were not in the box. */
export const RETURN_FINDINGS = [...RETURNED_CONDITIONS, 'missing'] as const
export type ReturnFinding = (typeof RETURN_FINDINGS)[number]

/**
 * Why a thing was not in a package that came back. `opened`: the box was opened or torn on the way.
 * `not_packed`: weight or film show that it never was in it. `unknown`: nothing tells.
 */
export const RETURN_MISSING_CAUSES = ['opened', 'not_packed', 'unknown'] as const
export type ReturnMissingCause = (typeof RETURN_MISSING_CAUSES)[number]

/**
 * Null when every thing of the package is told once, as found or as missing, else why the return cannot be
 * booked: goods are in stock again on a shelf, and what is missing is looked for by a colleague.
 */
export function whyNotTakeBackIn(
  listed: readonly string[],
  found: readonly string[],
  missing: readonly string[] = [],
): Reason | null {
  const told = [...found, ...missing]
  if (new Set(told).size < told.length || told.some((id) => !listed.includes(id)))
    return 'not_in_this_package'
  return told.length < listed.length ? 'things_not_found' : null
}
