import type { Place } from './rule.ts'

/**
 * The place whose rules apply to an address: a part of a country with rules of its own, told by its postcode
 * or province (Canary Islands, Northern Ireland), otherwise the country; null if we hold no rules for it.
 */
export function placeFor(
  address: { readonly country: string; readonly province: string | null; readonly postcode: string | null },
  places: ReadonlyMap<string, Place>,
): Place | null {
  const postcode = (address.postcode ?? '').replaceAll(/[\s-]/g, '').toUpperCase()
  const part = [...places.values()].find(
    ({ territory }) =>
      territory?.country === address.country &&
      (territory.postcodes.some((beginning) => postcode.startsWith(beginning)) ||
        (address.province !== null && territory.provinces.includes(address.province))),
  )
  return part ?? places.get(address.country) ?? null
}
