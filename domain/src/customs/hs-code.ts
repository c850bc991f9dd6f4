import { foldWords, tidyCode } from '../texts/tidy.ts'

/**
 * The problem with a tariff number, null if it has six to twelve digits and its chapter exists. Six digits
 * are the same everywhere; each country may add its own. The Harmonized System reserves chapter 77, and 98
 * and 99 are for national use. `tidyHsCode` removes the spaces and dots that printed tariffs contain.
 */
export function whyNotHsCode(code: string): 'format' | 'unknown' | null {
  if (!/^\d{6,12}$/.test(code)) return 'format'
  const chapter = Number(code.slice(0, 2))
  return chapter === 0 || chapter === 77 || chapter > 97 ? 'unknown' : null
}

/** Reduces a number as printed or typed, such as `6109.10` or `６１０９１０`, to plain digits. */
export const tidyHsCode = (typed: string): string => tidyCode(typed).replaceAll(/[ .-]/g, '')

/** The six digits of a tariff number that are the same in every country. */
export const hs6 = (code: string): string => code.slice(0, 6)

/** A tariff number with dots, as tariffs print it: `6109.10.00.40`. */
export const printedHsCode = (code: string): string =>
  [code.slice(0, 4), ...(code.slice(4).match(/\d{1,2}/g) ?? [])].join('.')

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
