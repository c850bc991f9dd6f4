import { HS_CLOTHES } from './hs-clothes.ts'
import type { HsEntry } from './hs-entry.ts'
import { HS_THINGS } from './hs-things.ts'

/**
 * What parcels of shopping agents really hold, by six-digit subheading: chosen by hand from the World Customs Organization's nomenclature
 * in its edition of 2022, whose list of codes is open (github.com/datasets/harmonized-system, public domain). The words, in both languages, are ours. A
 * help to find a code, not the whole tariff: whoever declares confirms it, and any other code of six digits may be typed.
 */
export const HS_CODES: readonly HsEntry[] = [...HS_CLOTHES, ...HS_THINGS]

/** The entry of a code, if it is one of ours. */
export const findHsCode = (code: string): HsEntry | undefined => HS_CODES.find((entry) => entry.code === code)
