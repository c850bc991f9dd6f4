import { optionsWith, wordsForMachine } from '@longhaul/domain/goods/machine-words.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import type { World } from '../../platform/world.ts'
import { OPTIONS_LATIN_MAX, latinOptions, latinTitle } from '../goods-names.ts'
import { findTranslations } from './sql.ts'
import { chosenTranslator } from './translators.ts'

type Goods = { platform: string; item_id: string; title: string; options_text: string }

/** The stored names in Latin letters, in addition to the seller's words. */
export type LatinNames = { title_latin: string; options_latin: string; machine_named: boolean }

/**
 * The names of goods in Latin letters: from the product's own page, otherwise from the dictionary of the
 * trade, otherwise from an earlier machine translation of the same words. If some words have no name yet and
 * the shop has chosen a translator, a job requests it, so that adding goods never waits for a translator.
 */
export async function nameGoods(
  work: Pick<UnitOfWork, 'enqueue'> & { tx: Tx; world: World },
  shopperId: string,
  goods: Goods,
): Promise<LatinNames> {
  const title_latin = await latinTitle(work.tx, goods)
  const words = { title: title_latin === '' ? goods.title : '', optionsText: goods.options_text }
  const wanted = wordsForMachine(words)
  const plain = { title_latin, options_latin: latinOptions(goods.options_text), machine_named: false }
  if (wanted.length === 0) return plain
  const known = await findTranslations(work.tx, wanted)
  if (known.size < wanted.length && (await chosenTranslator(work.world, work.tx)))
    await work.enqueue('translate-goods', { shopperId, ...words, times: 1 })
  if (known.size === 0) return plain
  const titleByMachine = words.title === '' ? undefined : known.get(words.title.trim())
  return {
    title_latin: titleByMachine ?? title_latin,
    options_latin: optionsWith(goods.options_text, known).slice(0, OPTIONS_LATIN_MAX),
    machine_named: true,
  }
}
