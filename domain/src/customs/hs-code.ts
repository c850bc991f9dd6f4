import { foldWords, tidyCode } from '../texts/tidy.ts'

/**
 * The problem with a tariff number, null if it has six digits and its chapter exists. The Harmonized System
 * reserves chapter 77, and 98 and 99 are for national use. `tidyHsCode` removes the spaces and dots that
 * printed tariffs contain.
 */
export function whyNotHsCode(code: string): 'format' | 'unknown' | null {
  if (!/^\d{6}$/.test(code)) return 'format'
  const chapter = Number(code.slice(0, 2))
  return chapter === 0 || chapter === 77 || chapter > 97 ? 'unknown' : null
}

/** Reduces a number as printed or typed, such as `6109.10` or `６１０９１０`, to plain digits. */
export const tidyHsCode = (typed: string): string => tidyCode(typed).replaceAll(/[ .-]/g, '')

/**
 * Whether customs of a destination return packages without tariff numbers: the European Union, Norway and
 * Switzerland, since 1 March 2023 (carriers' notes). Elsewhere the number only speeds up clearance.
 */
export const needsHsCode = (country: string): boolean =>
  EU.has(country) || country === 'NO' || country === 'CH'

/** How many declared lines lack a tariff number that customs of the destination require. */
export const codesMissing = (
  country: string,
  declared: readonly { readonly hs_code?: string | undefined }[],
): number => (needsHsCode(country) ? declared.filter((entry) => !entry.hs_code).length : 0)

/** Members of the European Union's customs union that have their own postal service. */
export const EU: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' '),
)

/**
 * Descriptions that customs reject as too vague (modelled on the European Commission's list of stop words).
 */
const VAGUE = new Set(
  'accessories,article,articles,belongings,clothes,clothing,consumer goods,electronics,equipment,gift,gifts,goods,item,items,merchandise,misc,miscellaneous,parcel,parts,personal,personal effects,present,product,products,sample,samples,stuff,test,things,various'.split(
    ',',
  ),
)

/** Whether a description is so vague that customs may query it or return the package. */
export const isVague = (description: string): boolean =>
  VAGUE.has(
    foldWords(description)
      .replaceAll(/[^a-z ]+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
