import { HS_CLOTHES } from './hs-clothes.ts'
import type { HsEntry } from './hs-entry.ts'
import { HS_THINGS } from './hs-things.ts'

/**
 * What parcels of shopping agents really hold, by six-digit subheading: chosen by hand from the World Customs Organization's nomenclature
 * in its edition of 2022, whose list of codes is open (github.com/datasets/harmonized-system, public domain). The words, in both languages, are ours. A
 * help to find a code, not the whole tariff: the person declaring confirms it, and any other six-digit code may be typed.
 */
export const HS_CODES: readonly HsEntry[] = [...HS_CLOTHES, ...HS_THINGS]

/** The entry of a code, if it is listed. */
export const findHsCode = (code: string): HsEntry | undefined => HS_CODES.find((entry) => entry.code === code)
