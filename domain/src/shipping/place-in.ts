import type { Lang, Texts } from '../languages.ts'
import { foldWords } from '../texts/tidy.ts'

/**
 * The name of a place on a package's route in a language. Carriers spell the town of our warehouse in their
 * own ways, so it is replaced by the warehouse's name in that language; every other place stays as the
 * carrier wrote it.
 */
export function placeIn(place: string, warehouseName: Texts, lang: Lang): string {
  const wanted = foldWords(place)
  const isWarehouse = wanted !== '' && Object.values(warehouseName).some((name) => foldWords(name) === wanted)
  return isWarehouse ? warehouseName[lang] : place
}
