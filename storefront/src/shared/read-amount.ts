import { readMinor } from '@longhaul/browser/form/read-minor.ts'

/**
 * Parses a typed amount into minor units of its currency; undefined for empty, non-positive or invalid input.
 */
export const readAmount = (typed: string, currency: string): number | undefined =>
  readMinor(typed, currency) || undefined
