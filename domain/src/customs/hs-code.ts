/**
 * What is wrong with a tariff number, else null: six digits of a chapter that exists. Chapter 77 is kept free by the Harmonized System, 98
 * and 99 are for nations. Spaces and dots, as tariffs print them, are taken out beforehand by `tidyHsCode`.
 */
export function whyNotHsCode(code: string): 'format' | 'unknown' | null {
  if (!/^\d{6}$/.test(code)) return 'format'
  const chapter = Number(code.slice(0, 2))
  return chapter === 0 || chapter === 77 || chapter > 97 ? 'unknown' : null
}

/** As tariffs print it or as people type it, `6109.10` or `６１０９１０`, as six digits. */
export const tidyHsCode = (typed: string): string => typed.normalize('NFKC').replaceAll(/[\s.\-–]/g, '')

/**
 * Whether customs of a destination send back what has no tariff number: the European Union with Northern Ireland's neighbours Norway and
 * Switzerland, since 1 March 2023 (carriers' notes). Elsewhere it speeds things up.
 */
export const needsHsCode = (country: string): boolean =>
  EU.has(country) || country === 'NO' || country === 'CH'

/** How many declared things lack a tariff number that customs of the destination ask for. */
export const codesMissing = (
  country: string,
  declared: readonly { readonly hs_code?: string | undefined }[],
): number => (needsHsCode(country) ? declared.filter((entry) => !entry.hs_code).length : 0)

/** Members of the European Union's customs union that have a post of their own. */
export const EU: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' '),
)

/** Descriptions that customs send back because they say nothing (the European Commission's list of stop words is the model). */
const VAGUE = new Set(
  'accessories,article,articles,belongings,clothes,clothing,consumer goods,electronics,equipment,gift,gifts,goods,item,items,merchandise,misc,miscellaneous,parcel,parts,personal,personal effects,present,product,products,sample,samples,stuff,test,things,various'.split(
    ',',
  ),
)

/** Whether a description says so little that customs may ask, or send the package back. */
export const isVague = (description: string): boolean =>
  VAGUE.has(
    description
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^a-z ]+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
