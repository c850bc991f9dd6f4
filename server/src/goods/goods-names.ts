import type { GoodsNames, StaffGoodsNames } from '@longhaul/contract/goods/names.ts'
import { gloss, glossOptions, glossTitle } from '@longhaul/domain/goods/gloss.ts'
import type { Db } from '../platform/database/db.ts'
import { listProductWords } from './sql.ts'

/** As long as the columns take (migration 0052). */
const TITLE_LATIN_MAX = 300
export const OPTIONS_LATIN_MAX = 600

type Named = {
  title_latin: string | null
  options_latin?: string | null | undefined
  own_name?: string | null | undefined
  machine_named?: boolean | null | undefined
}

/** What a row says of its names beside the seller's words; nothing where it says nothing. */
export function namesOf(row: Named): { names?: GoodsNames } {
  const { title_latin: title, options_latin: options, own_name: own, machine_named: byMachine } = row
  return title || options || own
    ? {
        names: {
          title: title ?? '',
          options: options ?? '',
          own: own ?? '',
          ...(byMachine ? { by_machine: true } : {}),
        },
      }
    : {}
}

/** The same for staff. */
export function staffNamesOf(row: Pick<Named, 'title_latin' | 'options_latin'>): {
  names?: StaffGoodsNames
} {
  const { title_latin: title, options_latin: options } = row
  return title || options ? { names: { title: title ?? '', options: options ?? '' } } : {}
}

/**
 * What a notice says of goods: their names, of which its reader's language chooses. Not the shopper's own: staff read notices as well, and a mail
 * stays as it was sent.
 */
export const noticeNames = (row: { title: string; title_latin: string | null }) => ({
  title: row.title,
  ...(row.title_latin ? { title_latin: row.title_latin } : {}),
})

/**
 * A title in Latin letters: as the product's own page says it, where it is this product's title, else by the dictionary of the trade; empty where
 * it needs none or none is known.
 */
export async function latinTitle(
  db: Db,
  { platform, item_id: itemId, title }: { platform: string; item_id: string; title: string },
): Promise<string> {
  if (!HAN.test(title)) return ''
  const pages = itemId === '' ? [] : await listProductWords(db, [itemId])
  const page = pages.find((entry) => entry.platform === platform && entry.title.trim() === title.trim())
  return helperOf(title, page?.helper_title ?? '').slice(0, TITLE_LATIN_MAX)
}

/** The title beside another: the seller's own, or what the dictionary makes of it. */
export const helperOf = (title: string, helper: string): string =>
  helper !== '' && !HAN.test(helper) ? helper : glossTitle(title)

/** Chosen options in Latin letters; empty where they need none or nothing is known. */
export const latinOptions = (optionsText: string): string =>
  glossOptions(optionsText).slice(0, OPTIONS_LATIN_MAX)

/** A word of a product's page in Latin letters, or as it is. */
export const latinWord = (word: string): string => gloss(word) || word

const HAN = /\p{Script=Han}/u
