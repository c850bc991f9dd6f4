import { HS_CLOTHES } from './hs-clothes.ts'
import { hs6 } from './hs-code.ts'
import type { HsEntry } from './hs-entry.ts'
import { HS_THINGS } from './hs-things.ts'

/**
 * The typical contents of shopping agents' parcels by six-digit subheading, selected manually from the 2022
 * edition of the World Customs Organization's nomenclature, whose list of codes is open
 * (github.com/datasets/harmonized-system, public domain). The words, in both languages, are ours. An aid to
 * finding a code, not the whole tariff: the declarant confirms it, and may type any other six-digit code.
 */
export const HS_CODES: readonly HsEntry[] = [...HS_CLOTHES, ...HS_THINGS]

/** The entry for the first six digits of a code, if it is listed. */
export const findHsCode = (code: string): HsEntry | undefined =>
  HS_CODES.find((entry) => entry.code === hs6(code))
