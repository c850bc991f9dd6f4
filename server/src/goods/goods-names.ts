import type { GoodsNames, StaffGoodsNames } from '@longhaul/contract/goods/names.ts'
import { glossOptions, glossTitle } from '@longhaul/domain/goods/gloss.ts'
import type { Db } from '../platform/database/db.ts'
import { listProductWords } from './sql.ts'

/** The lengths of the columns in `cart_items`. */
const TITLE_LATIN_MAX = 300
export const OPTIONS_LATIN_MAX = 600

type Named = {
  title_latin: string | null
  options_latin?: string | null | undefined
  own_name?: string | null | undefined
  machine_named?: boolean | null | undefined
}

/** A row's names other than the seller's own, for a reply; empty if it has none. */
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
 * The names of goods in a notice; the reader's language decides which is shown. Without the shopper's own
 * name, because staff read notices too and an e-mail cannot be changed once sent.
 */
export const noticeNames = (row: { title: string; title_latin: string | null }) => ({
  title: row.title,
  ...(row.title_latin ? { title_latin: row.title_latin } : {}),
})

/**
 * A title in Latin letters: from the product's own page if its title is the same, otherwise from the
 * dictionary of the trade. Empty if none is needed or none is known.
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

/**
 * The helper title for a title: the seller's own if it is in Latin letters, otherwise one from the
 * dictionary.
 */
export const helperOf = (title: string, helper: string): string =>
  helper !== '' && !HAN.test(helper) ? helper : glossTitle(title)

/** Chosen options in Latin letters; empty if none are needed or none are known. */
export const latinOptions = (optionsText: string): string =>
  glossOptions(optionsText).slice(0, OPTIONS_LATIN_MAX)

const HAN = /\p{Script=Han}/u
