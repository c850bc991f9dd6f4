import type { Lang, Texts } from '../languages.ts'

/**
 * What a place on a package's way is called in a language: carriers write the town of our warehouse in letters of their own, and there it has
 * the warehouse's name in that language; every other place stands as the carrier wrote it.
 */
export function placeIn(place: string, warehouseName: Texts, lang: Lang): string {
  const wanted = place.trim().toLowerCase()
  const isWarehouse =
    wanted !== '' && Object.values(warehouseName).some((name) => name.toLowerCase() === wanted)
  return isWarehouse ? warehouseName[lang] : place
}
